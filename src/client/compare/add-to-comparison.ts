import { MOST_COMPARED } from './compare.ts';
import { tell } from '../../browser/notice.ts';
import { make } from '../../browser/make.ts';
import { readProduct } from '../product/read-product.ts';
import { comparePath, readCompared, writeCompared } from './compared.ts';
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
  button.nextElementSibling?.matches('[data-compared]') && button.nextElementSibling.remove();
  const link = make(
    'a',
    { className: 'link-button', href: comparePath(skus) },
    skus.length > 1 ? compareText.all({ count: skus.length }) : compareText.see,
  );
  link.dataset['compared'] = '';
  button.after(link);
  tell(
    isFull
      ? compareText.full({ most: MOST_COMPARED })
      : isIn
        ? compareText.already({ count: skus.length, most: MOST_COMPARED })
        : compareText.added({ count: skus.length, most: MOST_COMPARED }),
  );
}
