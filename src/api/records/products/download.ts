import { furtherLanguages } from '../../../catalog/further-languages.ts';
import type { ProductTable } from '../../../contract/products.ts';
import { type ColumnName, type ProductFields, productHeadings } from '../../../core/product/product-columns.ts';
import { UPLOAD_BYTES } from '../../../core/seller/upload-limits.ts';
import { type Background, createBackground } from '../../ground/threads/background.ts';
import { BYTE_ORDER_MARK, writeCsvRow } from '../../../core/text/csv-cell.ts';
import type { Services } from '../../ground/services.ts';
import { readFields } from '../../../core/product/read-fields.ts';
import { keyOfSku } from '../../../core/product/sku-part.ts';
import { type Known, openBase } from './prepare.ts';
import { readKnown } from './keep.ts';
import { listSkus } from './read.ts';
import { MOST_ROWS } from './read-table.ts';

const ROWS_AT_A_TIME = 10;

/** Those of hosts, by their services. */
const known = new WeakMap<Services, Background>();

/**
 * Writes a seller's products as a table that can be uploaded again: those after a SKU. Tables of a host are written one after the other and in
 * pieces, so that requests don't wait for them.
 */
export function downloadTable(services: Services, sellerId: string, after: string): Promise<ProductTable> {
  const background = known.get(services) ?? createBackground();
  known.set(services, background);
  return writeTable(services, background, sellerId, after);
}

/** The products after a SKU, by SKU, as many as an upload may have. Those that only an editor can change are left out. */
async function writeTable(
  services: Services,
  background: Background,
  sellerId: string,
  after: string,
): Promise<ProductTable> {
  const skus = (await listSkus(services, sellerId)).filter((sku) => after === '' || keyOfSku(sku) > keyOfSku(after));
  const headings = productHeadings(furtherLanguages(services.shop().markets.values()));
  let csv = BYTE_ORDER_MARK + writeCsvRow(headings);
  let [bytes, products, leftOut, index] = [Buffer.byteLength(csv), 0, 0, 0];
  while (index < skus.length) {
    const from = index;
    const isFull = await background.run(async () => {
      const some = skus.slice(from, from + ROWS_AT_A_TIME);
      const known = await readKnown(services, sellerId, some);
      for (const sku of some) {
        const row = writeProductRow(sku, known, headings);
        const size = Buffer.byteLength(row ?? '');
        if (row !== undefined && (products === MOST_ROWS || bytes + size > UPLOAD_BYTES.table)) return true;
        if (row === undefined) leftOut++;
        else products++;
        csv += row ?? '';
        bytes += size;
        index++;
      }
      return false;
    });
    if (isFull) break;
  }
  const last = skus[index - 1];
  return { csv, products, leftOut, next: index < skus.length && last !== undefined ? last : undefined };
}

/** A product as it would be changed now; undefined where its seller can't. */
function writeProductRow(sku: string, known: Known, headings: readonly ColumnName[]): string | undefined {
  const base = openBase(sku, known);
  if (typeof base === 'string') return undefined;
  const category = known.shop.categories.get(base.category?.id ?? '');
  if (!category) return undefined;
  const fields: ProductFields = { ...readFields(base.document, category), sku };
  return writeCsvRow(headings.map((name) => fields[name] ?? ''));
}
