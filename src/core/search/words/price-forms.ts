import { isDevanagari, simplify, WORDS } from './fold.ts';
import { parseQuery } from './parse-query.ts';
import type { PatternKind, SearchRules } from './rules.ts';

/**
 * The ways to write a price that the inline script of the search page takes out of a query (client/boot/query.ts). What it takes out is all that
 * the search understands as the price, so that what remains finds what it finds by itself, within that price.
 */

/** Less may be a size, and more may be a SKU. */
const AMOUNT = String.raw`([2-9]\d|[1-9](?:,?\d){2,4})`;
const PRICE = `(?:₹ ?|rs )?${AMOUNT}`;
const DASH = `₹${AMOUNT}-₹${AMOUNT}`;
/** A way to write a price is taken if the search reads each of these amounts in it as it is meant: from 300 to 1000 at most. */
const LOWER = ['300', '₹300', '₹ 300', 'rs 300'];
const UPPER = ['1000', '₹1000', '₹ 1,000', 'rs 1,000'];
const OTHER = 'qxq';
/** So many words for a limit in one script are taken, those that the rules name first: they are in the HTML of the search page. */
const MOST = { range: 2, max: 2, min: 1 };

/** A limit in a query, and the texts around its amounts. */
interface Form {
  readonly kind: PatternKind;
  readonly texts: readonly string[];
}

/**
 * The source of a regular expression with two groups for each way to write a price: the lower limit and the upper one, in major units. Besides
 * Latin letters the words have those of the language.
 */
export function priceForms(rules: SearchRules, language: string): string {
  const forms = rules.patterns
    .filter(([pattern]) => /[a-z]/.test(pattern) || isDevanagari(pattern) === (language === 'hi'))
    .filter(([pattern, kind]) => isPrice(pattern, kind, rules))
    .map(([pattern, kind]): Form => ({ kind, texts: pattern.normalize().split('#') }));
  const dash = isRead('₹300-₹1000', 'range', rules) ? [DASH] : [];
  const sources = [
    ...whereWords(forms, 'range', 1).map((words) => `${PRICE}${words}${PRICE}`),
    ...dash,
    ...whereWords(forms, 'max', 0).map((words) => `()${words}${PRICE}`),
    ...whereWords(forms, 'max', 1).map((words) => `()${PRICE}${words}`),
    ...whereWords(forms, 'min', 0).map((words) => `${words}${PRICE}()`),
  ];
  return `(?:^| )(?:${sources.join('|')})(?= |$)`;
}

/** The words that alone make a limit of a kind, at a position; none or one source. */
function whereWords(forms: readonly Form[], wanted: keyof typeof MOST, position: number): string[] {
  const texts = forms
    .filter(
      ({ kind, texts: own }) => kind === wanted && own.every((text, other) => (text !== '') === (other === position)),
    )
    .map(({ texts: own }) => own[position] as string);
  const taken = [...Map.groupBy(texts, (text) => /[a-z]/.test(text)).values()].flatMap((own) =>
    own.slice(0, MOST[wanted]),
  );
  return taken.length > 1 ? [`(?:${taken.join('|')})`] : taken;
}

/** Whether a pattern is nothing but the limits of its kind, however its amounts are written. */
const isPrice = (pattern: string, kind: PatternKind, rules: SearchRules): boolean =>
  LOWER.every((lower, position) => {
    const upper = UPPER[position] as string;
    return isRead(pattern.replace('#', kind === 'max' ? upper : lower).replace('#', upper), kind, rules);
  });

/** Whether a text is nothing but limits from 300 to 1000, between words. */
function isRead(text: string, kind: PatternKind, rules: SearchRules): boolean {
  const { terms, price, sizes, audience, age, skus } = parseQuery(`${OTHER} ${text} ${OTHER}`, rules);
  return (
    terms.length === 2 &&
    terms.every((term) => term.text === OTHER) &&
    [...sizes, ...audience, ...skus, age ?? []].flat().length === 0 &&
    price?.minMinor === (kind === 'max' ? undefined : 300_00) &&
    price?.maxMinor === (kind === 'min' ? undefined : 1000_00)
  );
}

/** Whether none of the words of a query can be taken for a part of a price beside it. */
export function isApartFromPrices(query: string, { patterns, currency, numbers }: SearchRules): boolean {
  const taken = new Set([...patterns.flatMap(([pattern]) => pattern.split(' ')), ...currency, ...Object.keys(numbers)]);
  return (simplify(query).match(WORDS) ?? []).every((word) => !taken.has(word) && !/\d/.test(word));
}
