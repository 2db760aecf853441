/** Rows of the tables of sellers' products and their stock. */

/** The pieces of a product, or of a size of it, that can be ordered. */
export interface StockCountRow {
  sku: string;
  /** Empty for a product without sizes. */
  size: string;
  pieces: number;
  /** The number in the catalogue when the count began, -1 for none. Another number there begins a new count. */
  catalog_pieces: number;
  changed_at: number;
}

/** A product that its seller has typed or uploaded. */
export interface SellerProductRow {
  id: string;
  /** Id of the seller in the catalogue. */
  seller_id: string;
  sku: string;
  /** The SKU as addresses compare it. */
  sku_key: string;
  title: string;
  /** Id of the category whose folder it is in. */
  category: string;
  status: 'draft' | 'submitted' | 'changes' | 'approved' | 'published';
  /** Counts up with each change of the document. */
  version: number;
  /** The product's file, JSON in the canonical shape. */
  document: string;
  /** Path of the file below the catalogue's folder. */
  file: string;
  /** SHA-256 of the file that the document was made from; null for a new file. */
  file_digest: string | null;
  /** Why the operator asked for changes. */
  reason: string | null;
  created_at: number;
  changed_at: number;
  submitted_at: number | null;
  decided_at: number | null;
  /** When the operator made the first decision that the seller is still to be told; null for none. */
  tell_since: number | null;
}

/** A picture that was prepared for the catalogue. */
export interface SellerPictureRow {
  /** Path below `catalog/images`. */
  name: string;
  seller_id: string;
  /** What the seller calls it. */
  file_name: string;
  /** The file in base 64. */
  data: string;
  created_at: number;
}
