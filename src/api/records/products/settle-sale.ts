import type { ProductFields } from '../../../core/product/product-columns.ts';
import { readSale } from '../../../tables/rows/sale-days.ts';
import { productChecksText } from '../../../messages/rooms/product-checks.ts';

/** The price of a row of a seller's table, by the days of its sale. */
interface Settled {
  readonly fields: ProductFields;
  readonly problem?: string;
  readonly advice?: string;
  readonly isOver?: boolean;
}

/** `sale` is undefined for a table whose price is that of the sale. */
export function settleSale(fields: ProductFields, sale: string | undefined, cells: readonly string[]): Settled {
  const take = (price: string) => (sale === undefined ? fields : takeSale(fields, price));
  const [from = '', until = '', days = ''] = cells;
  const lower = sale ?? fields.price ?? '';
  if (lower === '' || cells.every((cell) => cell === '')) return { fields: take(sale ?? '') };
  const { state, unclear = '', needsOrder, until: last } = readSale({ from, until, days });
  const found = JSON.stringify(unclear.slice(0, 40));
  if (state === 'unclear')
    return {
      fields,
      problem: needsOrder === true ? productChecksText.saleOrder({ found }) : productChecksText.saleDays({ found }),
    };
  if (state === 'on')
    return { fields: take(lower), ...(last === undefined ? {} : { advice: productChecksText.saleEnds }) };
  const advice = productChecksText.saleNotNow;
  if (sale !== undefined) return { fields: take(''), advice, isOver: true };
  const { mrp, ...others } = fields;
  return mrp ? { fields: { ...others, price: mrp }, advice } : { fields, problem: productChecksText.saleOver };
}

/** A sale's price is the price, and what the product costs otherwise the MRP, unless the table has one. */
function takeSale(fields: ProductFields, sale: string): ProductFields {
  const before = fields.mrp ?? fields.price;
  if (sale !== '') return { ...fields, price: sale, ...(before === undefined ? {} : { mrp: before }) };
  const { mrp, ...others } = fields;
  return fields.price === undefined && mrp ? { ...others, price: mrp } : fields;
}
