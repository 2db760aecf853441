import { MOST_COMPARED } from './compare.ts';
import { readSkus, writeSkus } from './sku-list.ts';
import { below, COMPARE_PATH } from '../../core/site/cart-paths.ts';
import { marketKey, page } from '../../browser/page.ts';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';

const KEY = marketKey('compare');

/** The SKUs that the shopper has chosen for the comparison, in this market. */
export const readCompared = (): string[] => readSkus(readStored(KEY) ?? '', MOST_COMPARED);

export function writeCompared(skus: readonly string[]): void {
  if (skus.length === 0) removeStored(KEY);
  else writeStored(KEY, `?sku=${writeSkus(skus)}`);
}

/** The address of the comparison of these SKUs. */
export const comparePath = (skus: readonly string[]): string =>
  below(page, COMPARE_PATH) + (skus.length > 0 ? `?sku=${writeSkus(skus)}` : '');
