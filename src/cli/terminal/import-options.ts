import { commandLine } from '../../command-line.ts';
import { readOptions } from './read-options.ts';

/** The options of the import command, and the files that it reads. */

export const USAGE = `${commandLine('import', 'FILE ... OPTIONS')}    makes product files of what another system exports

It reads exports of Shopify, WooCommerce, Wix, Squarespace, Etsy, Magento, PrestaShop and Odoo, feeds for Google and Meta, sheets of Amazon,
Flipkart and Meesho, JSON-LD, newline-delimited JSON, and any CSV, TSV or XLSX with a row of headings. It shows what it would do, and writes only when it is asked to.

--write            writes products, new categories and sellers, pictures and filters
--yes              takes guessed columns and categories without asking
--name NAME        of this import: its mapping is catalog/imports/NAME.json; else it is found by its columns, or made
--pictures DIR     a folder with the pictures that the source names, or the https address that their names continue
--weight-unit UNIT of weights without one: g, kg, lb or oz
--price COLUMN     the column that is the price, where the command asks
--market ID        the market whose prices the source has; else the shop's first
--seller ID        the seller of products that name none; else the shop's first
--retire           makes drafts of products that are no longer in the source
--overwrite        takes the source's values where an editor has changed a field, too
--part             the source is a part: products that are not in it have not left it
--refused FILE     where refused rows go; else beside the source, when something is written
--all              shows lists to their ends
--no-check         does not check the catalogue after writing`;

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
export const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    ...{ write: flag, yes: flag, retire: flag, overwrite: flag, part: flag, all: flag, 'no-check': flag },
    ...{ name: text, pictures: text, price: text, 'weight-unit': text, market: text, seller: text, refused: text },
  },
});
