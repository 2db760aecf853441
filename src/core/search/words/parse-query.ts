import { simplify } from './fold.ts';
import { readNumberWords } from './number-words.ts';
import type { PatternKind, SearchRules } from './rules.ts';

/** What a query asks for. */
export interface ParsedQuery {
  /** The words to look for. */
  readonly terms: readonly Term[];
  /** Limits in minor units, inclusive. */
  readonly price?: { readonly minMinor?: number; readonly maxMinor?: number };
  readonly sizes: readonly string[];
  readonly audience: readonly string[];
  /** In years. */
  readonly age?: number;
  /** What may be a SKU: parts of the query with a digit, as `skuKey` writes them. */
  readonly skus: readonly string[];
}

/** A word to look for, simplified. */
export interface Term {
  readonly text: string;
  /** Whether it says what the thing is for or has: "saree" in "necklace to wear with a saree" and in "saree ke liye haar". */
  readonly isGoverned: boolean;
  /** Whether "for", "with" or the like stands before it. */
  readonly isFor: boolean;
}

interface Token {
  text: string;
  /** Whether a currency stands beside it. */
  isMoney: boolean;
}

/** A range with a dash: "₹200-₹400". */
const DASH = /(₹ ?\d+) ?[-–] ?(?=₹? ?\d)/g;
const TOKENS = /[₹<>]|\d+(?:\.\d+)?k?(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}]+/gu;
/** Sizes that need no word before them. */
const PLAIN_SIZE = /^(?:xx*[sl]|\dxl)$/;
/** Smaller numbers are sizes or pieces, unless a currency stands beside them. */
const SMALLEST_PRICE = 20;
const OLDEST_CHILD = 18;
/** How far "around 500" reaches. */
const ABOUT = 0.2;

/** A SKU however it is typed: letters and digits only. */
export const skuKey = (text: string): string => simplify(text).replace(/[^\p{L}\p{N}]+/gu, '');

export function parseQuery(query: string, rules: SearchRules): ParsedQuery {
  const simple = simplify(query)
    .replace(/(?<=\d),(?=\d)/g, '')
    .replace(DASH, '$1 to ');
  const found: Found = { sizes: [], ages: [], min: [], max: [] };
  const rest = takePatterns(listTokens(simple, rules), rules.patterns, found);
  const audience = new Set<string>();
  const terms: Term[] = [];
  let [isAfterBefore, isBesideTerm] = [false, false];
  for (const { text, isMoney } of rest) {
    const isTerm = !isMoney && !PLAIN_SIZE.test(text) && !listAudience(text, rules, audience) && !/^[₹<>]$/.test(text);
    if (isMoney) found.max.push(toAmount(text));
    else if (PLAIN_SIZE.test(text)) found.sizes.push(text);
    else if (rules.before.includes(text)) isAfterBefore = true;
    else if (rules.after.includes(text)) {
      const last = terms.at(-1);
      if (last && isBesideTerm) terms[terms.length - 1] = { ...last, isGoverned: true };
      isAfterBefore = false;
      continue;
    } else if (isTerm && !rules.stop.includes(text))
      terms.push({ text, isGoverned: isAfterBefore, isFor: isAfterBefore });
    isBesideTerm = terms.at(-1)?.text === text;
  }
  const [age] = found.ages;
  return {
    terms,
    price: found.min.length + found.max.length > 0 ? makePrice(found) : undefined,
    sizes: [...new Set(found.sizes)],
    audience: [...audience],
    age,
    skus: listSkus(simple),
  };
}

/** Adds the audiences that a word names; returns whether there is one. */
function listAudience(text: string, { audience }: SearchRules, found: Set<string>): boolean {
  const names = Object.keys(audience).filter((name) => audience[name]?.includes(text));
  for (const name of names) found.add(name);
  return names.length > 0;
}

/** What may be a SKU: a part with letters and figures or many figures, or two parts, "cb 014". */
function listSkus(simple: string): string[] {
  const parts = simple.split(/\s+/).map(skuKey);
  const candidates = parts.length === 2 ? [...parts, parts.join('')] : parts;
  return candidates.filter((key) => (/\d/.test(key) && /\D/.test(key) && key.length >= 4) || /^\d{6,}$/.test(key));
}

interface Found {
  readonly sizes: string[];
  readonly ages: number[];
  readonly min: number[];
  readonly max: number[];
}

const makePrice = ({ min, max }: Found): NonNullable<ParsedQuery['price']> => ({
  minMinor: min.length > 0 ? Math.round(Math.max(...min) * 100) : undefined,
  maxMinor: max.length > 0 ? Math.round(Math.min(...max) * 100) : undefined,
});

const toAmount = (text: string): number => Number.parseFloat(text) * (text.endsWith('k') ? 1000 : 1);
const isAmount = (text: string): boolean => /^\d+(?:\.\d+)?k?$/.test(text);

/** The words and numbers of a simplified query, without currencies. */
function listTokens(simple: string, { currency, numbers, patterns }: SearchRules): Token[] {
  const tokens: Token[] = [];
  let isMoneyNext = false;
  const units = new Set(patterns.filter(([, kind]) => kind === 'age').map(([pattern]) => pattern.split(' ')[1] ?? ''));
  for (const text of readNumberWords(simple.match(TOKENS) ?? [], numbers, units)) {
    const [, before, digits, after] = /^(\D*)(\d+)(\D*)$/.exec(text) ?? [];
    const isJoined = digits !== undefined && (before || after) && currency.includes(`${before}${after}`);
    const last = tokens.at(-1);
    if (currency.includes(text)) {
      if (last && isAmount(last.text)) last.isMoney = true;
      else isMoneyNext = true;
      continue;
    }
    tokens.push({ text: isJoined ? digits : text, isMoney: Boolean(isJoined) || (isMoneyNext && isAmount(text)) });
    isMoneyNext = false;
  }
  return tokens;
}

/** Takes what fits a pattern out of the tokens, from left to right, the longest pattern first. */
function takePatterns(tokens: readonly Token[], patterns: SearchRules['patterns'], found: Found): Token[] {
  const ordered = patterns
    .map(([text, kind]) => ({ words: text.split(' '), kind }))
    .sort((a, b) => b.words.length - a.words.length);
  const rest: Token[] = [];
  for (let index = 0; index < tokens.length; ) {
    const pattern = ordered.find(({ words, kind }) =>
      take(tokens.slice(index, index + words.length), words, kind, found),
    );
    if (!pattern) rest.push(tokens[index] as Token);
    index += pattern?.words.length ?? 1;
  }
  return rest;
}

function take(tokens: readonly Token[], words: readonly string[], kind: PatternKind, found: Found): boolean {
  if (tokens.length < words.length || !words.every((word, index) => word === '#' || word === tokens[index]?.text))
    return false;
  const values = tokens.filter((_token, index) => words[index] === '#');
  const [first, second = first] = values;
  if (!first || !second) return false;
  if (kind === 'size') return isSize(first.text) && found.sizes.push(first.text) > 0;
  if (!values.every(({ text }) => isAmount(text))) return false;
  const [low, high] = [toAmount(first.text), toAmount(second.text)];
  if (kind === 'age') return high <= OLDEST_CHILD && found.ages.push(Math.floor((low + high) / 2)) > 0;
  if (values.some(({ isMoney }) => !isMoney) && high < SMALLEST_PRICE) return false;
  if (kind === 'range' || kind === 'min') found.min.push(low);
  if (kind === 'range' || kind === 'max') found.max.push(high);
  if (kind === 'about') {
    found.min.push(low * (1 - ABOUT));
    found.max.push(low * (1 + ABOUT));
  }
  return true;
}

const isSize = (text: string): boolean => /^(?:\d{1,3}(?:\.5)?|x*[sml]|\dxl|free)$/.test(text);
