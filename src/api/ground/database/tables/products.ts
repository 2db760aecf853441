import { defineTables, oneOf } from './define.ts';

/** Products that sellers propose, their pictures, what is sold out, pieces that are left, and who waits for them. */
export const PRODUCT_TABLES = defineTables({
  /** A product that its seller has typed or uploaded. */
  seller_products: {
    columns: {
      id: 'text',
      /** Id of the seller in the catalogue. */
      seller_id: 'text',
      sku: 'text',
      /** The SKU as addresses compare it. */
      sku_key: 'text',
      title: 'text',
      /** Id of the category whose folder it is in. */
      category: 'text',
      status: oneOf<'draft' | 'submitted' | 'changes' | 'approved' | 'published'>(),
      /** Counts up with each change of the document. */
      version: 'integer',
      /** The product's file, JSON in the canonical shape. */
      document: 'text',
      /** Path of the file below the catalogue's folder. */
      file: 'text',
      /** SHA-256 of the file that the document was made from; null for a new file. */
      file_digest: 'text?',
      /** Why the operator asked for changes. */
      reason: 'text?',
      created_at: 'bigint',
      changed_at: 'bigint',
      submitted_at: 'bigint?',
      decided_at: 'bigint?',
      /** When the operator made the first decision that the seller has not been notified of; null for none. */
      tell_since: 'bigint?',
    },
    key: ['id'],
    unique: { seller_products_sku: ['sku_key'] },
    indexes: [['seller_id', 'id'], ['status', 'id'], ['tell_since']],
  },
  /** A picture that was prepared for the catalogue. */
  seller_pictures: {
    columns: {
      /** Path below `catalog/images`. */
      name: 'text',
      seller_id: 'text',
      /** What the seller calls it. */
      file_name: 'text',
      /** The file in base 64. */
      data: 'text',
      created_at: 'bigint',
    },
    key: ['name'],
    indexes: [['seller_id', 'file_name']],
  },
  /** A switch that is on. `size` is empty for the whole product. */
  sold_out: {
    columns: {
      sku: 'text',
      size: 'text',
      seller_id: 'text',
      at: 'bigint',
    },
    key: ['sku', 'size'],
  },
  /** The pieces of a product, or of a size of it, that can be ordered. */
  stock_counts: {
    columns: {
      sku: 'text',
      /** Empty for a product without sizes. */
      size: 'text',
      pieces: 'integer',
      /** The number in the catalogue when the count began, -1 for none. Another number there begins a new count. */
      catalog_pieces: 'integer',
      changed_at: 'bigint',
    },
    key: ['sku', 'size'],
  },
  /** An address that asks for a mail when a product can be bought again. */
  restock_alerts: {
    columns: {
      email_key: 'text',
      sku: 'text',
      /** Empty for a product without sizes, and for any of its sizes. */
      size: 'text',
      email: 'text',
      /** The market whose page is linked. */
      market: 'text',
      /** SHA-256 of the token in the links of the newest mail. */
      token_hash: 'text',
      status: oneOf<'asked' | 'confirmed' | 'told' | 'left'>(),
      /** Time of the status. */
      at: 'bigint',
    },
    later: {
      /** The language of what is written to its reader, a BCP-47 tag; null is English. */
      language: 'text?',
    },
    key: ['email_key', 'sku', 'size'],
    indexes: [['token_hash'], ['status', 'market', 'sku', 'size']],
  },
});
