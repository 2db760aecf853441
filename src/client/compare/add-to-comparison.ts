import { MOST_COMPARED } from './compare.ts';
import { tell } from '../../browser/notice.ts';
import { make } from '../../browser/make.ts';
import { readProduct } from '../product/read-product.ts';
import { comparePath, readCompared, writeCompared } from './compared.ts';
import '../../browser/status.ts';

/** Adds the product around a button to the comparison, and puts a link to the comparison beside the button. */
export function run(button: HTMLElement): void {
  const product = readProduct(button);
  if (!product) return;
  const known = readCompared();
  const isIn = known.includes(product.sku);
  const isFull = !isIn && known.length === MOST_COMPARED;
  const skus = isIn || isFull ? known : [...known, product.sku];
  writeCompared(skus);
  button.nextElementSibling?.matches('[data-compared]') && button.nextElementSibling.remove();
  const link = make(
    'a',
    { className: 'link-button', href: comparePath(skus) },
    skus.length > 1 ? `Compare all ${skus.length}` : 'See the comparison',
  );
  link.dataset['compared'] = '';
  button.after(link);
  tell(
    isFull
      ? `You can compare ${MOST_COMPARED} products. Remove one first.`
      : `${isIn ? 'Already in' : 'Added to'} the comparison: ${skus.length} of ${MOST_COMPARED}.`,
  );
}
