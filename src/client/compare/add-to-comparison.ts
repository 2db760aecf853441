import { MOST_COMPARED } from './compare.ts';
import { tell } from '../../browser/notice.ts';
import { readProduct } from '../items/read-product.ts';
import { readCompared, writeCompared } from './compared.ts';
import { linkToComparison } from './compared-link.ts';
import '../../browser/status.ts';
import { compareText } from '../../messages/rooms/compare.ts';

/** Adds the product around a button to the comparison, and puts a link to the comparison beside the button. */
export function run(button: HTMLElement): void {
  const product = readProduct(button);
  if (!product) return;
  const known = readCompared();
  const isIn = known.includes(product.sku);
  const isFull = !isIn && known.length === MOST_COMPARED;
  const skus = isIn || isFull ? known : [...known, product.sku];
  writeCompared(skus);
  linkToComparison(button, skus);
  tell(
    isFull
      ? compareText.full({ most: MOST_COMPARED })
      : isIn
        ? compareText.already({ count: skus.length, most: MOST_COMPARED })
        : compareText.added({ count: skus.length, most: MOST_COMPARED }),
  );
}
