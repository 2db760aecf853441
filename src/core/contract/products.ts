import type { ProductFields } from '../product/product-columns.ts';

/** Requests and answers about the products that sellers list (src/api/docs/contract-sellers.md, "Products of sellers"). */

/** `listed`: in the catalogue, and not changed by its seller. */
export type ProductStatus = 'draft' | 'submitted' | 'changes' | 'approved' | 'published' | 'listed';

export interface SellerProduct {
  /** Missing for `listed`. */
  readonly id?: string;
  readonly sku: string;
  readonly title: string;
  readonly category: string;
  readonly status: ProductStatus;
  /** 0 for `listed`. */
  readonly version: number;
  /** Why the operator asked for changes. */
  readonly reason?: string;
  /** Whether it is in the catalogue. */
  readonly isListed: boolean;
  /** Whether a picture was uploaded for it (`GET /seller/products/{sku}/picture`). Missing for those that only the catalogue has. */
  readonly hasPicture?: true;
  /** The price in the catalogue. */
  readonly priceMinor?: number;
  /** The price that was entered for what is not in the catalogue. */
  readonly enteredPriceMinor?: number;
  readonly currency?: string;
}

export interface SellerProductList {
  readonly products: readonly SellerProduct[];
  readonly categories: readonly { readonly id: string; readonly title: string }[];
  /** Besides English, as tags such as "hi": titles and descriptions have a field for each. */
  readonly languages: readonly string[];
}

/** A product with what its seller typed. */
export interface OpenedProduct {
  readonly product: SellerProduct;
  readonly fields: ProductFields;
}

export interface ProductRequest {
  /** Of the product that was changed; 0 for a new one, or one that is only listed. */
  readonly version: number;
  readonly fields: ProductFields;
}

export interface SubmissionRequest {
  readonly products: readonly { readonly id: string; readonly version: number }[];
}

export interface SubmissionAnswer {
  readonly submitted: readonly string[];
  /** Ids of products that have been changed since, or are submitted already. */
  readonly skipped: readonly string[];
}

/** What became of a row of a table. */
export interface TableRow {
  /** The line of the file, from 1. */
  readonly line: number;
  readonly sku?: string;
  readonly state: 'kept' | 'unchanged' | 'refused';
  readonly problems: readonly RowMessage[];
  /** Of a row that is kept: what was not taken as it stands. */
  readonly notes?: readonly RowMessage[];
}

/** About one column, or the row as a whole. */
interface RowMessage {
  readonly column?: string;
  readonly message: string;
}

/** A column of a table of which nothing is kept, or not all. */
export interface LeftOutColumn {
  /** Its heading as it is written. */
  readonly column: string;
  /** What to do, where something can be done. */
  readonly message?: string;
}

export interface TableAnswer {
  readonly rows: readonly TableRow[];
  /** In the order of the table; empty columns are not named. */
  readonly leftOut: readonly LeftOutColumn[];
}

/** Products as a table that can be uploaded again. */
export interface ProductTable {
  readonly csv: string;
  /** The number of its rows without the headings. */
  readonly products: number;
  /** The number of products up to the last row that only an editor can change. */
  readonly leftOut: number;
  /** Where the next table begins: the last SKU that was looked at. Missing at the end. */
  readonly next?: string;
}

export interface PictureAnswer {
  readonly picture: {
    /** Path below `catalog/images`. */
    readonly name: string;
    readonly fileName: string;
    readonly width: number;
    readonly height: number;
  };
}
