import type { z } from 'zod';
import type { DeclarationsInput } from '../catalog/schema/declarations.ts';
import type { productInput } from '../catalog/schema/product.ts';

/** A product as its file is written (`weight` is `"250 g"`, not grams). */
export type ProductDocument = z.input<typeof productInput>;

/** The types that the parts of an import share: reading (src/tables/read), guessing, mapping, planning and writing (src/import). */

/** Where a row is in a source, for messages and for the file of refused rows. */
interface RowPosition {
  /** The source's file name, or the path in an archive. */
  readonly file: string;
  /**
   * The line of the file where the row begins, from 1; in a workbook the row of its sheet; in XML and JSON the line of the record, or its number where
   * lines have several. No two rows of a table have the same.
   */
  readonly line: number;
}

/** A row of a source as it was written, one text for each column of its table. Missing cells are empty texts. */
export interface SourceRow extends RowPosition {
  readonly cells: readonly string[];
  /** For a variant within the record of its product: the prefix of the variant's columns, such as `variants.`. The other columns are the product's. */
  readonly within?: string;
}

/** Information about the columns of variants within records. */
export interface NestedColumns {
  /** The prefixes of such columns: `variants.`, `colours.sizes.`. */
  readonly prefixes: ReadonlySet<string>;
  /** Whether all variants have a column and those of one product differ in it, so that it may be an option. */
  isOption(column: string): boolean;
}

/** One table of a source: a CSV file, a sheet of a workbook, the items of a feed. */
export interface SourceTable {
  readonly file: string;
  /** What was detected, as it is shown: `CSV, UTF-16, semicolons, headings in line 3`. */
  readonly detected: string;
  readonly kind: 'csv' | 'xlsx' | 'xml' | 'json-lines' | 'json-ld';
  /** Headings as they are written; empty ones are named by their position (`column 4`). */
  readonly columns: readonly string[];
  /** For records that contain their variants. */
  readonly variants?: NestedColumns;
  /** Reads the table from its start, row by row, in little memory. It may be called more than once. */
  readonly rows: () => AsyncIterable<SourceRow>;
  /** Writes rows in the source's own format with one more column at the end: the file of refused rows. */
  readonly writeRefused: (file: string, rows: AsyncIterable<RefusedRow>) => Promise<void>;
}

/** Why a row, or one value in it, is not taken: where, what was found, what is expected. */
export interface RowProblem {
  readonly position: RowPosition;
  readonly severity: 'refused' | 'left-out' | 'mended' | 'warning';
  /** One of the codes of src/catalog/problems, so that `haat check --explain CODE` explains it. */
  readonly code: string;
  /** The column as the source writes it. */
  readonly column?: string | undefined;
  readonly found?: string | undefined;
  readonly expected: string;
}

export interface RefusedRow {
  readonly row: SourceRow;
  readonly reasons: readonly string[];
}

/** The product that rows were converted to. */
export interface ConvertedProduct {
  /** The product's name in the source (handle, parent SKU, group), by which the next import recognises it. */
  readonly key: string;
  /** All its rows in their order. The first one is the product's; all others are merged into it. */
  readonly rows: readonly SourceRow[];
  /** The id of the category in whose folder its file is. */
  readonly category: string;
  /**
   * Its pictures are addresses, or names of files in the source, which are looked for in archives and in `--pictures`. `seller` and the category are
   * ids of the shop, or ids that the mapping creates.
   */
  readonly product: ProductDocument;
}

/** Rows of one product, converted or refused as a whole or in part. Each row of the source is in exactly one of these. */
export interface Converted {
  readonly converted?: ConvertedProduct | undefined;
  readonly refused: readonly RefusedRow[];
  readonly problems: readonly RowProblem[];
}

/** What guessing and converting need to know about the shop. */
export interface ShopFacts {
  /** The market to which the prices of the source belong. */
  readonly market: string;
  /** The currency of that market, as in ISO 4217. */
  readonly currency: string;
  /** The seller of products that name none, and of sources without sellers. */
  readonly seller: string;
  /** Titles by id. */
  readonly categories: ReadonlyMap<string, string>;
  /** Names by id. */
  readonly sellers: ReadonlyMap<string, string>;
  /** Declarations in the files of sellers by id, which products need not repeat. */
  readonly declared?: ReadonlyMap<string, DeclarationsInput>;
}

export interface MappedColumn {
  readonly column: string;
  /** The field for its values, as in files: `offers.price`, `variants.sku`, `attributes.Fabric`; missing when it is left out. */
  readonly field?: string | undefined;
  /** At most three different cells. Shown, but not kept in the file of the mapping. */
  readonly examples?: readonly string[];
  /** How sure the guess is, from 0 to 1: 1 for a column of a known format. Shown, but not kept. */
  readonly sure?: number;
  /** Why it is left out. Shown, but not kept. */
  readonly why?: string | undefined;
}

/** A category for which the plan makes a file, if the catalogue has none with this id. */
export interface MappedCategory {
  readonly id: string;
  readonly title: string;
  readonly parent?: string | undefined;
}

export interface MappedSeller {
  readonly id: string;
  readonly name: string;
}

/** `catalog/imports/NAME.json`: how a source is read. Editors may change it; what is missing is guessed and added. */
export interface Mapping {
  /**
   * `shopify`, `woocommerce`, `google`, `haat` (tables of `haat export`: export/columns.ts), `table` and so on. Also the name of an import that has no
   * other.
   */
  readonly format: string;
  readonly columns: readonly MappedColumn[];
  /** By the source's path or type of a category, as it is written: `Women > Kurtis`. The empty text means rows without one. */
  readonly categories: Readonly<Record<string, MappedCategory>>;
  /** By the source's name of a seller. Rows without one get that of the empty text, or the shop's. */
  readonly sellers: Readonly<Record<string, MappedSeller>>;
  /** The column that an editor says is the price, where names or amounts make it doubtful. It is not asked about again. */
  readonly price?: string | undefined;
  /** The sign before the decimals of prices: `comma` reads 1.234,50 and 1.234 as 1234.50 and 1234. */
  readonly decimals?: 'point' | 'comma' | undefined;
  /** The address in front of picture names: `https://shop.example/media/` turns `mug.jpg` into an address. */
  readonly pictures?: string | undefined;
  /** The unit of weights that have none: `g`, `kg`, `lb` or `oz`. */
  readonly weightUnit?: string | undefined;
  /** Which number in a date such as 04/05/2026 is the day, if the source itself doesn't tell. */
  readonly dates?: 'day-first' | 'month-first' | undefined;
  /** Declarations for products whose rows have none: of a category, else of a seller, else for all. */
  readonly legal?: {
    readonly all?: DeclarationsInput | undefined;
    readonly sellers?: Readonly<Record<string, DeclarationsInput>> | undefined;
    readonly categories?: Readonly<Record<string, DeclarationsInput>> | undefined;
  };
}

/** Pictures that came with a source, by their path in its archive. */
export interface SourcePicture {
  readonly path: string;
  readonly read: () => Promise<Uint8Array>;
}

/** The content of the named files: their tables, and the pictures of archives. */
export interface Sources {
  readonly tables: readonly SourceTable[];
  readonly pictures: readonly SourcePicture[];
  /** Files of archives that are neither tables nor pictures, or that could not be read, each with the reason. They are reported. */
  readonly leftOut: readonly { readonly file: string; readonly reason: string }[];
  readonly close: () => Promise<void>;
}
