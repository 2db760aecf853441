import { type ShopChoices, toJson } from './choices.ts';
import { listTemplate, readTemplateJson } from './template.ts';

/** An entry of a list that only some shops get: those in a market, or whose orders go to WhatsApp or to an e-mail address. */
interface Only {
  readonly only: string;
  readonly text: unknown;
}

const isOnly = (value: unknown): value is Only => typeof value === 'object' && value !== null && 'only' in value;

/** The pages of the catalogue, by path: policies, contact and help for this market and way to order. */
export const makePages = ({ market, phone }: ShopChoices): [path: string, text: string][] => {
  const kinds = [market, phone === undefined ? 'email' : 'whatsapp'];
  return listTemplate('pages').map((path) => [path, toJson(choose(readTemplateJson(path), kinds))]);
};

function choose(value: unknown, kinds: readonly string[]): unknown {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown) => {
      if (!isOnly(entry)) return [choose(entry, kinds)];
      return kinds.includes(entry.only) ? [choose(entry.text, kinds)] : [];
    });
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, choose(entry, kinds)]));
}
