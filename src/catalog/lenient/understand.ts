import { z } from 'zod';
import { shorten } from '../../core/text/text.ts';
import { readSizes } from './details-text.ts';
import { fixIssue } from '../problems/schema-fix.ts';

/** What a value that its schema refuses was meant to be. */
interface Understood {
  readonly value: unknown;
  /** Whether nothing is lost, so that `--fix` may write it. */
  readonly isCertain: boolean;
}

/** What exports write for no value. */
const NO_VALUE = /^(?:#?n\/a|nil|null|nan|undefined)$/i;

/** Whether a text is what exports write for nothing: "N/A", "null", "-". */
export const isPlaceholder = (value: unknown): boolean => typeof value === 'string' && NO_VALUE.test(value.trim());

/** Whether a value stands for none at all. */
export const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === 0 ||
  (typeof value === 'string' && (value.trim() === '' || isPlaceholder(value))) ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Shorter texts are names and codes, which say something else when they are cut. */
const LONG_TEXT = 200;

/** Reads a value that has one meaning, though it is not written as the schema wants it. `schema` is that of the value. */
export function understand(
  schema: z.core.$ZodType,
  key: PropertyKey | undefined,
  value: unknown,
  issue: z.core.$ZodIssue,
): Understood | undefined {
  if (saysNothing(value) && value !== 0) return undefined;
  const fits = (candidate: unknown) => candidate !== undefined && z.safeParse(schema, candidate).success;
  const fix = fixIssue(issue, []);
  if (fix?.kind === 'set' && fits(fix.value)) return { value: fix.value, isCertain: true };
  const certain = listCertain(key, value).find(fits);
  if (certain !== undefined) return { value: certain, isCertain: true };
  const rough = listRough(key, value, issue).find(fits);
  return rough === undefined ? undefined : { value: rough, isCertain: false };
}

/** A number is no picture's name. */
const PICTURES = new Set<PropertyKey | undefined>(['images', 'image', 'src', 'mainImage', 'imageUrls']);

function listCertain(key: PropertyKey | undefined, value: unknown): unknown[] {
  if (typeof value === 'number' || typeof value === 'boolean')
    return [
      ...(key === 'draft' || key === 'mainPage' ? [readBoolean(String(value))] : []),
      ...(key === 'availability' ? [readAvailability(String(value))] : []),
      ...(typeof value === 'number' && value !== 0 && !PICTURES.has(key) ? [String(value)] : []),
    ];
  if (Array.isArray(value)) {
    const isPlain = value.every((entry) => typeof entry === 'string' || typeof entry === 'number');
    // A list where a text is expected; features and the like are lists of texts themselves.
    return isPlain && value.length > 0 ? [value.join(', ')] : [];
  }
  if (typeof value === 'object') return [[value]];
  if (typeof value !== 'string') return [];
  const text = value.trim();
  return [
    ...(key === 'sizes' ? [readSizeList(text)] : []),
    ...(key === 'availability' ? [readAvailability(text)] : []),
    ...(key === 'draft' || key === 'mainPage' ? [readBoolean(text)] : []),
    ...(key === 'weight' ? [readWeight(text)] : []),
    // A size that is only its name.
    { name: text },
  ];
}

/** What loses a part of the value, or is at least safe. */
function listRough(key: PropertyKey | undefined, value: unknown, issue: z.core.$ZodIssue): unknown[] {
  if (issue.code === 'too_big') {
    const maximum = Number(issue.maximum);
    if (typeof value === 'string' && maximum >= LONG_TEXT) return [shorten(value, maximum)];
    if (Array.isArray(value)) return [value.slice(0, maximum)];
  }
  // An object has no text that is a number, and may have none at all.
  if (key === 'stock' && typeof value !== 'object') {
    const [, digits] =
      /^(-?\d{1,9}(?:\.\d+)?)(?: ?(?:pcs?\.?|pieces?|nos?\.?|units?))?$/i.exec(String(value).trim()) ?? [];
    // Exports count what is owed to buyers as a negative stock.
    return digits === undefined ? [] : [Math.max(0, Math.floor(Number(digits)))];
  }
  return [];
}

const YES = /^(?:yes|y|true|on|1)$/i;
const NO = /^(?:no|n|false|off|0)$/i;

const readBoolean = (text: string): boolean | undefined => (YES.test(text) ? true : NO.test(text) ? false : undefined);

const IN_STOCK = /^(?:in ?stock|available|onlineonly|limited(?: ?availability| stock)?|few left|yes|true|1)$/;
const SOLD_OUT = /^(?:out ?of ?stock|sold ?out|not available|unavailable|discontinued|no stock|no|false|0)$/;

/** "Out of stock", "InStock", "https://schema.org/OutOfStock", true. */
export function readAvailability(written: string): 'in stock' | 'sold out' | undefined {
  const text = written
    .trim()
    .replace(/^https?:\/\/schema\.org\//i, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  if (IN_STOCK.test(text)) return 'in stock';
  return SOLD_OUT.test(text) ? 'sold out' : undefined;
}

/** "250gm", "1,200 grams", "1.5 Kgs." */
function readWeight(text: string): string | undefined {
  const [, figures = '', unit = ''] =
    /^(\d{1,3}(?:,\d{2,3})*|\d+(?:\.\d+)?)\s*(g|gm|gms|grm|gram|grams|kg|kgs|kilo|kilos|kilogram|kilograms)\.?$/i.exec(
      text,
    ) ?? [];
  return figures === '' ? undefined : `${figures.replaceAll(',', '')} ${/^k/i.test(unit) ? 'kg' : 'g'}`;
}

const readSizeList = (text: string): object[] | undefined => {
  const { sizes = [], unread = [] } = readSizes(text.replace(/[;|\n]/g, ',')) ?? {};
  return unread.length > 0 || sizes.length === 0
    ? undefined
    : sizes.map(({ name, measurements }) => ({
        name,
        ...(Object.keys(measurements).length > 0 ? { measurements } : {}),
      }));
};
