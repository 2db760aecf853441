import { persistentAtom } from '@nanostores/persistent';
import { MOST_COMPARED } from './compare.ts';
import { readSkus, writeSkus } from './sku-list.ts';
import { below, COMPARE_PATH } from '../../core/site/cart-paths.ts';
import { marketKey, page } from '../../browser/page.ts';
import '../../browser/storage.ts';

const $compared = persistentAtom<readonly string[]>(marketKey('compare'), [], {
  encode: (skus) => (skus.length > 0 ? `?sku=${writeSkus(skus)}` : undefined),
  decode: (text) => readSkus(text, MOST_COMPARED),
});

/** The SKUs that the shopper has chosen for the comparison, in this market. */
export const readCompared = (): readonly string[] => $compared.get();

export const writeCompared = (skus: readonly string[]): void => $compared.set(skus);

/** The address of the comparison of these SKUs. */
export const comparePath = (skus: readonly string[]): string =>
  below(page, COMPARE_PATH) + (skus.length > 0 ? `?sku=${writeSkus(skus)}` : '');
