import { hash } from 'node:crypto';
import { dictionariesFor } from '../compress/compressed-forms.ts';
import type { MadeMarket } from '../compress/compressed-forms.ts';
import { runAll } from '../files/run-all.ts';
import { FIRST_LANGUAGE } from '../../messages/language.ts';
import type { PageSize, PageType } from './budget.ts';

/** Byte budgets of pages after the first one of a visit, in browsers with compression dictionaries (95th percentile in each language). */
export const FURTHER_BUDGETS = { product: 2_000, listing: 3_500 } as const satisfies Partial<Record<PageType, number>>;
type FurtherType = keyof typeof FURTHER_BUDGETS;
const TYPES = Object.keys(FURTHER_BUDGETS) as FurtherType[];

/**
 * A list in Hindi or Tamil has twenty titles in its own script, with three bytes a letter, beside English addresses: 31 and 34 bytes a card, in
 * English 18 and 21. tests/bench/README.md lists what was tried.
 */
const OF_LANGUAGES: Readonly<Record<string, Partial<Record<FurtherType, number>>>> = {
  hi: { listing: 3_650 },
  ta: { listing: 3_660 },
};

/** The byte budget of a type of further pages in a language. */
export const furtherBudget = (type: FurtherType, language: string): number =>
  OF_LANGUAGES[language]?.[type] ?? FURTHER_BUDGETS[type];

/**
 * Pages measured of each type and language, at 7 ms each. A site always measures the same ones. In the sample, their percentiles are within 2 % of
 * those of all pages.
 */
const MEASURED = 100;

/** Sizes of a type of further pages in one language, compressed with the dictionaries of their markets. */
interface FurtherPages {
  readonly type: FurtherType;
  readonly language: string;
  readonly measured: number;
  /** All pages of the type, measured or not. */
  readonly all: number;
  readonly median: number;
  readonly percentile95: number;
  readonly largest: number;
}

export interface FurtherReport {
  /** Bytes of dictionaries by path, as budgets count them. */
  readonly dictionaries: readonly { readonly path: string; readonly bytes: number }[];
  readonly pages: readonly FurtherPages[];
}

/**
 * Measures further pages and dictionaries.
 * @param measure - compresses a page, given by its address, with a dictionary and returns the bytes
 * @param weigh - the bytes of a dictionary after brotli, with the shop's addresses at a fixed length
 */
export async function measureFurtherPages(
  sizes: readonly PageSize[],
  markets: readonly MadeMarket[],
  measure: (path: string, dictionary: { readonly id: string; readonly content: Buffer }) => Promise<number>,
  weigh: (content: Buffer) => Promise<number>,
): Promise<FurtherReport> {
  const contents = new Map(markets.map(({ current }) => [current.id, current.content]));
  const pages: FurtherPages[] = [];
  for (const type of TYPES) {
    const ofType = sizes.filter((page) => page.type === type);
    const languages = Map.groupBy(ofType, ({ language = FIRST_LANGUAGE }) => language);
    for (const [language, all] of languages) {
      const chosen = all
        .map(({ path }) => ({ path, order: hash('sha1', path) }))
        .sort((one, other) => (one.order < other.order ? -1 : 1))
        .slice(0, MEASURED);
      const bytes: number[] = [];
      await runAll(chosen, 4, async ({ path }) => {
        const [dictionary] = dictionariesFor({ markets }, path, true);
        const content = dictionary && contents.get(dictionary.id);
        if (content) bytes.push(await measure(path, { id: dictionary.id, content }));
      });
      const measured = bytes.length;
      if (measured > 0) pages.push({ type, language, measured, all: all.length, ...percentilesOf(bytes) });
    }
  }
  const dictionaries: { path: string; bytes: number }[] = [];
  for (const { path, content } of markets.map(({ current }) => current))
    dictionaries.push({ path, bytes: await weigh(content) });
  return { dictionaries, pages };
}

function percentilesOf(bytes: readonly number[]): Pick<FurtherPages, 'median' | 'percentile95' | 'largest'> {
  const sorted = bytes.toSorted((a, b) => a - b);
  const at = (percent: number) => sorted[Math.ceil((percent / 100) * sorted.length) - 1] as number;
  return { median: at(50), percentile95: at(95), largest: at(100) };
}

/** Formats the spread of further pages as lines of `npm run budget`. */
export const formatFurther = ({ pages }: FurtherReport): string =>
  pages
    .map(
      ({ type, language, measured, all, median, percentile95, largest }) =>
        `  ${type.padEnd(7)} in ${language}  median ${median}, 95th percentile ${percentile95}, largest ${largest} (${measured} of ${all} pages)`,
    )
    .join('\n');
