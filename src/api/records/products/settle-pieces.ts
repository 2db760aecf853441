import type { ProductFields } from '../../../core/product/product-columns.ts';
import { readTypedSizes } from '../../../core/size/typed-sizes.ts';
import { productChecksText } from '../../../messages/rooms/product-checks.ts';

/**
 * What is typed, with pieces where they are counted: by size, for a product that has sizes. One number beside several sizes counts none of them;
 * the sentence says so. `shown` is what the product has so far.
 */
export function settlePieces(typed: ProductFields, shown: ProductFields): ProductFields | string {
  const stock = typed.stock?.trim() ?? '';
  const written = typed.sizes ?? shown.sizes ?? '';
  if (stock === '' || (stock === shown.stock && written === shown.sizes)) return typed;
  const { sizes } = readTypedSizes(written);
  const [first, second] = sizes;
  if (first === undefined) return typed;
  if (sizes.every(({ pieces }) => pieces !== undefined)) return { ...typed, stock: '' };
  if (second === undefined) {
    if (!/^\d{1,9}$/.test(stock)) return typed;
    const measured = first.measured === undefined ? '' : ` (${first.measured})`;
    return { ...typed, stock: '', sizes: `${first.name}:${stock}${measured}` };
  }
  return productChecksText.stockOfSizes({
    found: JSON.stringify(stock.slice(0, 40)),
    example: `${first.name}:4, ${second.name}:6`,
  });
}
