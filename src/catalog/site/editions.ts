import { FIRST_LANGUAGE, inLanguage, languageEnding } from '../../messages/language.ts';
import type { Market } from '../model.ts';
import type { Site } from './site.ts';

/** By site, so that an edition stays the same object, for which results are remembered. */
const known = new WeakMap<Site, readonly Site[]>();

/** The editions of a site: the site itself, in the first language, and one for each further language, with the shop's own pages as the site has them. */
export function editionsOf(site: Site): readonly Site[] {
  const found = known.get(site);
  if (found) return found;
  const editions = [site, ...(site.further ?? []).map((edition) => ({ ...edition, ownPages: site.ownPages }))];
  known.set(site, editions);
  return editions;
}

/** Whether a site is the edition in the first language, which also has the pages that exist once. */
export const isFirst = ({ language }: Site): boolean => language === FIRST_LANGUAGE;

/** The shop's own pages of an edition: those below the prefix of one of its markets, and of the first edition all others. */
export function listOwnPagesOf({ allMarkets, language, ownPages }: Site): (readonly [path: string, file: string])[] {
  const further = [...allMarkets.values()].flatMap(({ languages = [] }) => languages);
  return [...(ownPages ?? [])].filter(([path]) => {
    const [, first] = path.split('/');
    return (further.find(({ prefix }) => prefix === first)?.language ?? FIRST_LANGUAGE) === language;
  });
}

/** Each market of each edition. */
export const listEditionMarkets = (site: Site): { readonly edition: Site; readonly market: Market }[] =>
  editionsOf(site).flatMap((edition) => [...edition.catalog.markets.values()].map((market) => ({ edition, market })));

/** The name of a market in the language of an edition, for what is kept of both: "in", "in.hi". */
export const nameIn = ({ language }: Site, market: Market): string =>
  inLanguage(language, () => `${market.id}${languageEnding()}`);
