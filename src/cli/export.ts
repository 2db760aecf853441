/** `npm run catalog:export`, in a shop `npx haat export`: writes the products as a table, which `haat import` can read again. */
import { quoteText } from '../catalog/problems/quote.ts';
import { commandLine } from '../command-line.ts';
import { EXPORT_FORMATS, type ExportFormat, writeExport } from '../import/export/write-export.ts';
import { countOf } from '../core/text/figures.ts';
import { ImportRefused, readShop } from '../import/plan/shop.ts';
import { findFolders } from '../integration/files/folders.ts';
import { nameCatalog } from '../integration/prepare-site.ts';
import { OutputRefused } from '../write-beside.ts';
import { readOptions } from './terminal/read-options.ts';

const USAGE = `${commandLine('export', 'OPTIONS')}    writes the products as a table

--format FORMAT    csv (the default), xlsx, shopify or jsonl
--to FILE          else standard output; its ending chooses the format where --format does not
--category ID      only products of this category's folder; may be given several times

A table in csv or xlsx can be changed in a spreadsheet and imported again: ${commandLine('import', 'FILE')} writes what was changed.`;

const { values } = readOptions(USAGE, {
  options: { format: { type: 'string' }, to: { type: 'string' }, category: { type: 'string', multiple: true } },
});

// If the reader of the output ends early, as `head` does, there is nothing left to print.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await exportProducts();
} catch (error) {
  if (!(error instanceof ImportRefused || error instanceof OutputRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function exportProducts(): Promise<void> {
  const folders = findFolders();
  const shop = readShop(folders.catalog, nameCatalog(folders));
  const unknown = (values.category ?? []).find((id) => !shop.categories.has(id));
  if (unknown !== undefined)
    throw new ImportRefused(
      `There is no category ${JSON.stringify(unknown)}. There are: ${[...shop.categories.keys()].join(', ')}.`,
    );
  const format = chooseFormat(values.format, values.to);
  const { products, rows, leftOut, shortened } = await writeExport({
    ...{ shop, format, to: values.to },
    categories: values.category,
  });
  console.error(
    `${countOf(products, 'product')} in ${countOf(rows, 'row')}${values.to === undefined ? '' : `: ${values.to}`}.`,
  );
  if (format === 'shopify')
    console.error('Pictures at addresses are in the table. Upload those of catalog/images to Shopify yourself.');
  if (shortened.length > 0)
    console.error(
      `${countOf(shortened.length, 'cell')} too long for a spreadsheet, and left empty: ${quoteText(shortened.slice(0, 5).join(', '), 200)}.`,
    );
  if (leftOut.length > 0) {
    console.error(
      `${countOf(leftOut.length, 'file')} can't be read: ${quoteText(leftOut.slice(0, 5).join(', '), 300)}. ${commandLine('check')} says why.`,
    );
    process.exitCode = 1;
  }
}

function chooseFormat(named: string | undefined, to: string | undefined): ExportFormat {
  const ending = /\.(xlsx|jsonl)$/i.exec(to ?? '')?.[1]?.toLowerCase();
  const wanted = named ?? ending ?? 'csv';
  const format = EXPORT_FORMATS.find((one) => one === wanted);
  if (format) return format;
  throw new ImportRefused(`There is no format ${JSON.stringify(wanted)}. Choose ${EXPORT_FORMATS.join(', ')}.`);
}
