import { readCsvCell } from '../../core/text/csv-cell.ts';
import { type ColumnName, translationOf } from '../../core/product/product-columns.ts';
import { type Document, languagesOf, pathOfColumn } from '../../core/product/read-fields.ts';
import type { ConvertedProduct, SourceTable } from '../../tables/model.ts';
import { exportHeadings, VARIANT_COLUMNS } from './columns.ts';
import { listRows } from './table-rows.ts';
import { isObject } from '../../core/data/is-object.ts';

/** Fields of a file behind columns, where their names differ. A variant's fields are found by its SKU. */
const FIELDS: Readonly<Record<string, string>> = {
  lead_time_days: 'leadTimeDays',
  pictures: 'images',
  picture_texts: 'images',
  generic_name: 'legal.genericName',
  net_quantity: 'legal.netQuantity',
  country_of_origin: 'legal.countryOfOrigin',
  maker: 'legal.maker',
  maker_address: 'legal.maker',
  hsn: 'legal.hsn',
  tax_class: 'legal.taxClass',
  seo_title: 'seo.title',
  seo_description: 'seo.description',
  publish_from: 'publishFrom',
  publish_until: 'publishUntil',
};
/** The fields of a variant behind columns. */
const VARIANT_FIELDS: Readonly<Record<string, string>> = {
  net_quantity: 'netQuantity',
  variant_picture: 'image',
  option1_value: 'options',
  option2_value: 'options',
  option3_value: 'options',
};
const NUMBER = /^\d{1,9}(?:\.\d{1,4})?$/;

/** Whether two cells mean the same: spreadsheets change line ends, and write 499.50 as 499.5. */
function isSameCell(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => readCsvCell(text).replace(/\r\n?/g, '\n').trim()) as [string, string];
  return a === b || (NUMBER.test(a) && NUMBER.test(b) && Number(a) === Number(b));
}

/**
 * For tables of `haat export`: leaves out of a product what is unchanged, which is every field whose cell is as an export of its file would write it
 * now. So a file keeps what no cell can express, and a table that was only opened and saved changes nothing.
 */
export function settleExported(
  tables: readonly SourceTable[],
  marketOf: (category: string) => string,
): (product: ConvertedProduct, file: Document) => Document {
  const columnsOf = new Map(tables.map(({ file, columns }) => [file, columns]));
  const languages = tables.flatMap(({ columns }) => columns.flatMap((column) => translationOf(column)?.language ?? []));
  return (product, file) => {
    const source = product.product as unknown as Document;
    const { category, rows } = product;
    const headings = exportHeadings([...new Set([...languagesOf(file), ...languages])]);
    const now = listRows({ path: '', category, marketId: marketOf(category), document: file }, headings);
    const skuAt = headings.indexOf('sku');
    const bySku = new Map(now.map((cells) => [cells[skuAt], cells]));
    const isVariants = Array.isArray(file['variants']);
    const same = new Set<string>();
    const changed = new Set<string>();
    for (const [index, row] of rows.entries()) {
      const columns = columnsOf.get(row.file) ?? [];
      const cellOf = (heading: string): string => row.cells[columns.indexOf(heading)] ?? '';
      const before = bySku.get(readCsvCell(cellOf('sku')).trim());
      for (const [at, heading] of headings.entries()) {
        const cell = cellOf(heading);
        // As in the seller's table, an empty cell changes nothing. A missing column counts as empty.
        const isSame = cell.trim() === '' || (before !== undefined && isSameCell(cell, before[at] ?? ''));
        for (const field of fieldsOf(heading, isVariants ? cellOf('sku').trim() : undefined, index === 0))
          (isSame ? same : changed).add(field);
      }
    }
    for (const field of changed) same.delete(field);
    return dropFields(source, file, same);
  };
}

/** The fields behind a cell: `title`, `legal.genericName`, `variants/SKU/stock`. */
function fieldsOf(heading: string, variant: string | undefined, isFirst: boolean): string[] {
  if (['sku', 'group', 'category'].includes(heading) || /^option\d_name$/.test(heading)) return [];
  const name = heading === 'price' || heading === 'mrp' ? 'offers' : heading;
  const path = translationOf(name) ? pathOfColumn(name as ColumnName) : FIELDS[name];
  const own = isFirst ? [path ?? name] : [];
  if (variant === undefined) return own;
  // In a variant's row, the cell may also mean the product's own field.
  return VARIANT_COLUMNS.includes(heading) ? [...own, `variants/${variant}/${VARIANT_FIELDS[name] ?? name}`] : own;
}

/** The source's product with the file's values of these unchanged fields. */
function dropFields(source: Document, file: Document, same: ReadonlySet<string>): Document {
  let settled: Document = source;
  for (const field of same) {
    const [list, , name] = field.split('/');
    if (list === 'variants' && name !== undefined) continue;
    settled = takeField(settled, file, field.split('.'));
  }
  const { variants } = settled;
  if (!Array.isArray(variants)) return settled;
  const own = Array.isArray(file['variants']) ? (file['variants'] as Document[]) : [];
  return {
    ...settled,
    variants: (variants as Document[]).map((variant) => {
      const known = own.find(({ sku }) => sku === variant['sku']);
      if (!known) return variant;
      let kept = variant;
      for (const field of same) {
        const start = `variants/${String(variant['sku'])}/`;
        if (field.startsWith(start)) kept = takeField(kept, known, [field.slice(start.length)]);
      }
      return kept;
    }),
  };
}

/** A copy of the document with the other one's value at a path, or without a value if the other has none. */
function takeField(to: Document, from: Document, [step = '', ...rest]: readonly string[]): Document {
  if (rest.length === 0) {
    const { [step]: _, ...others } = to;
    return from[step] === undefined ? others : { ...to, [step]: from[step] };
  }
  const [inner = {}, own = {}] = [to[step], from[step]].map((value) => (isObject(value) ? value : {}));
  const next = takeField(inner, own, rest);
  const { [step]: _, ...others } = to;
  return Object.keys(next).length === 0 ? others : { ...to, [step]: next };
}
