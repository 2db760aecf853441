/** The tables of sellers, their details and documents. tables.ts describes the types of columns. */

export interface SellerRow {
  id: string;
  email: string;
  email_key: string;
  phone: string;
  password: string;
  status: 'draft' | 'submitted' | 'approved' | 'refused' | 'suspended';
  /** The fields of the application as JSON, normalised. */
  fields: string;
  /** Id in the catalogue, once approved. */
  seller_id: string | null;
  reason: string | null;
  created_at: number;
  submitted_at: number | null;
  decided_at: number | null;
  /** Time of the last sign-in; null before it was recorded. */
  seen_at: number | null;
  /** When the address was confirmed; null while it is not. */
  email_confirmed_at: number | null;
  /** The language of what is written to its reader, a BCP-47 tag; null is English. */
  language: string | null;
}

/** A change of an approved seller's details. */
export interface SellerChangeRow {
  id: string;
  seller_account_id: string;
  kind: 'bank' | 'email' | 'phone' | 'business';
  /**
   * Asked: waits for the code that went to the address or number on file. Unproven: waits for the link that went to the new address.
   * Cooling: confirmed, and takes effect later.
   */
  state: 'asked' | 'unproven' | 'cooling' | 'done' | 'stopped';
  /** The new address or number; the former one once done, so that it is told of further changes. */
  email: string | null;
  phone: string | null;
  /** The new fields as JSON; null once done. */
  value: string | null;
  created_at: number;
  /** Until when it waits, when it takes effect, or when it was decided. */
  due_at: number;
}

/** A document of an application. */
export interface SellerDocumentRow {
  /** `<seller id> <kind>`. */
  id: string;
  seller_account_id: string;
  kind: string;
  media_type: string;
  bytes: number;
  /** Base64. */
  data: string;
  created_at: number;
}

/** A switch that is on. `size` is empty for the whole product. */
export interface SoldOutRow {
  sku: string;
  size: string;
  seller_id: string;
  at: number;
}
