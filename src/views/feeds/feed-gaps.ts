import { describeForFeeds, isIdentified, publicGtin } from './feed-item.ts';
import type { ProductFacts } from './feed-facts.ts';
import { GOOGLE_LIMITS } from './google.ts';

/** The narrowest picture that Meta takes, in pixels. */
const NARROWEST = 500;

/** What can be missing for feeds: what that means, and what fixes it. The first gap leaves an item out. */
export const FEED_GAPS = {
  'no-picture': 'have no picture and are left out of all feeds: add one',
  'small-picture': `have a main picture of less than ${NARROWEST} pixels, which Meta refuses: add a larger one`,
  'no-description': 'have no description, so their features or their title stand for it: write one',
  'no-gtin':
    'have no barcode number that is known outside the shop ("gtin"), and no brand with the maker\'s part number ("mpn"): products that have one are found less often without',
  'no-brand': 'have no "brand": Meta and OpenAI get the name of the seller',
  'long-title': `have a title of more than ${GOOGLE_LIMITS.title} characters, which is cut: shorten it`,
  'long-description': `have a description of more than ${GOOGLE_LIMITS.description} characters, which is cut: shorten it`,
} as const;

export type FeedGap = keyof typeof FEED_GAPS;

export interface GapCount {
  readonly gap: FeedGap;
  readonly items: number;
  /** The first SKUs that have the gap. */
  readonly examples: readonly string[];
}

const EXAMPLES = 3;

/** Counts what is missing for the items of products. */
export class GapCounter {
  readonly #counts = new Map<FeedGap, { items: number; examples: string[] }>();

  add({ product, sold: all }: ProductFacts): void {
    for (const { sold, pictures } of all) {
      const [picture] = pictures;
      const found: Readonly<Record<FeedGap, boolean>> = {
        'no-picture': picture === undefined,
        'small-picture': picture !== undefined && picture.side < NARROWEST,
        'no-description': sold.description === '',
        'no-gtin': !isIdentified({ gtin: publicGtin(sold.gtin), mpn: sold.mpn, brand: product.brand || undefined }),
        'no-brand': !product.brand,
        'long-title': sold.title.length > GOOGLE_LIMITS.title,
        'long-description': describeForFeeds(sold).length > GOOGLE_LIMITS.description,
      };
      for (const gap of Object.keys(found) as FeedGap[]) if (found[gap]) this.#count(gap, sold.sku);
    }
  }

  #count(gap: FeedGap, sku: string): void {
    const count = this.#counts.get(gap) ?? { items: 0, examples: [] };
    this.#counts.set(gap, count);
    count.items++;
    if (count.examples.length < EXAMPLES) count.examples.push(sku);
  }

  /** In the order of `FEED_GAPS`. */
  list(): GapCount[] {
    return (Object.keys(FEED_GAPS) as FeedGap[]).flatMap((gap) => {
      const count = this.#counts.get(gap);
      return count ? [{ gap, ...count }] : [];
    });
  }
}
