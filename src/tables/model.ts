import type { z } from 'zod';
import type { DeclarationsInput } from '../catalog/schema/declarations.ts';
import type { productInput } from '../catalog/schema/product.ts';

/** A product as its file is written (`weight` is `"250 g"`, not grams). */
export type ProductDocument = z.input<typeof productInput>;

/** What the parts of an import hand to each other: reading (`read/`), mapping (`map/`), planning and writing (`plan/`). */

/** Where a row of a source stands, for messages and for the file of refused rows. */
interface RowPosition {
  /** The source's file name, or the path in an archive. */
  readonly file: string;
  /**
   * The line of the file where the row begins, from 1; in a workbook the row of its sheet; in XML and JSON the line of the record, or its number where
   * lines have several. No two rows of a table have the same.
   */
  readonly line: number;
}

/** A row of a source as it was written, one text for each column of its table; cells that are missing are empty texts. */
export interface SourceRow extends RowPosition {
  readonly cells: readonly string[];
  /** Of a variant that was in the record of its product: how the columns of the variant begin, `variants.`. The others are the product's. */
  readonly within?: string;
}

/** What is known of columns that variants within records have. */
export interface NestedColumns {
  /** How they begin: `variants.`, `colours.sizes.`. */
  readonly prefixes: ReadonlySet<string>;
  /** Whether variants of one product differ in a column, and all of them have it: then it may be an option. */
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
  /** Of records that have their variants in them. */
  readonly variants?: NestedColumns;
  /** Reads the table from its start, row by row, in little memory. May be called more than once. */
  readonly rows: () => AsyncIterable<SourceRow>;
  /** Writes rows in the source's own format with one more column at the end: the file of refused rows. */
  readonly writeRefused: (file: string, rows: AsyncIterable<RefusedRow>) => Promise<void>;
}

/** Why a row, or one value of it, is not taken: where, what was found, what is expected. */
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

/** What the rows of one product became. */
export interface ConvertedProduct {
  /** The source's own name of the product (handle, parent SKU, group), by which its next import finds it. */
  readonly key: string;
  /** All rows that it was made of, in their order: the first one is the product's, all others are merged into it. */
  readonly rows: readonly SourceRow[];
  /** The id of the category in whose folder its file is. */
  readonly category: string;
  /**
   * Its pictures are addresses, or the names that the source has for files: they are looked for in archives and in `--pictures`. `seller`
   * and the category are ids of the shop, or those that the mapping makes.
   */
  readonly product: ProductDocument;
}

/** Rows of one product, converted or refused as a whole or in part: each row of the source is in exactly one of these. */
export interface Converted {
  readonly converted?: ConvertedProduct | undefined;
  readonly refused: readonly RefusedRow[];
  readonly problems: readonly RowProblem[];
}

/** What is known of the shop when columns are guessed and rows are converted. */
export interface ShopFacts {
  /** The market whose prices the source has. */
  readonly market: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The seller of products that name none, and of sources without sellers. */
  readonly seller: string;
  /** By id: title. */
  readonly categories: ReadonlyMap<string, string>;
  /** By id: name. */
  readonly sellers: ReadonlyMap<string, string>;
  /** By id: declarations in the file of a seller, which its products need not repeat. */
  readonly declared?: ReadonlyMap<string, DeclarationsInput>;
}

export interface MappedColumn {
  readonly column: string;
  /** Where its values go, as in files: `offers.price`, `variants.sku`, `attributes.Fabric`; missing when it is left out. */
  readonly field?: string | undefined;
  /** At most three different ones. Shown, not kept in the file of the mapping. */
  readonly examples?: readonly string[];
  /** How sure the guess is, from 0 to 1: 1 for a column of a known format. Shown, not kept. */
  readonly sure?: number;
  /** Why it is left out. Shown, not kept. */
  readonly why?: string | undefined;
}

/** What the plan makes a file of, where the catalogue has none with this id. */
export interface MappedCategory {
  readonly id: string;
  readonly title: string;
  readonly parent?: string | undefined;
}

export interface MappedSeller {
  readonly id: string;
  readonly name: string;
}

/** `catalog/imports/NAME.json`: how a source is read. Editors may change it; what it does not say yet is guessed and added. */
export interface Mapping {
  /** `shopify`, `woocommerce`, `google`, `haat` (tables of `haat export`: export/columns.ts), `table` and so on. It is the name of an import that has no other. */
  readonly format: string;
  readonly columns: readonly MappedColumn[];
  /** By the source's own path or type of a category, as it is written: `Women > Kurtis`. The empty text stands for rows without one. */
  readonly categories: Readonly<Record<string, MappedCategory>>;
  /** By the source's name of a seller. Rows without one have that of the empty text, or the shop's. */
  readonly sellers: Readonly<Record<string, MappedSeller>>;
  /** The column that an editor says is the price, where names or amounts make it doubtful: nothing more is asked about it. */
  readonly price?: string | undefined;
  /** What stands before the decimals of prices: `comma` reads 1.234,50 and 1.234 as 1234.50 and 1234. */
  readonly decimals?: 'point' | 'comma' | undefined;
  /** The address that names of pictures continue: `https://shop.example/media/` makes of `mug.jpg` an address. */
  readonly pictures?: string | undefined;
  /** The unit of weights without one: `g`, `kg`, `lb` or `oz`. */
  readonly weightUnit?: string | undefined;
  /** Which number of a date such as 04/05/2026 is the day, where the source itself doesn't tell. */
  readonly dates?: 'day-first' | 'month-first' | undefined;
  /** Declarations of products whose rows have none: of a category, else of a seller, else of all. */
  readonly legal?: {
    readonly all?: DeclarationsInput | undefined;
    readonly sellers?: Readonly<Record<string, DeclarationsInput>> | undefined;
    readonly categories?: Readonly<Record<string, DeclarationsInput>> | undefined;
  };
}

/** Pictures that came with a source, by the path in their archive. */
export interface SourcePicture {
  readonly path: string;
  readonly read: () => Promise<Uint8Array>;
}

/** What `openSources` makes of the files that were named: their tables, and the pictures of archives. */
export interface Sources {
  readonly tables: readonly SourceTable[];
  readonly pictures: readonly SourcePicture[];
  /** Files of archives that are neither tables nor pictures, and why others could not be read. Each is reported. */
  readonly leftOut: readonly { readonly file: string; readonly reason: string }[];
  readonly close: () => Promise<void>;
}

/*
 * openSources(files: readonly string[]): Promise<Sources>                                          src/tables/read
 * guessMapping(tables, shop: ShopFacts, known?: Mapping): Promise<Mapping>                        src/import/map
 * convertRows(tables, mapping: Mapping, shop: ShopFacts): AsyncIterable<Converted>                src/import/map
 */
