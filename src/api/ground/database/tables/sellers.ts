import { defineTables, oneOf } from './define.ts';

/** Sellers, their documents and changes of their details. */
export const SELLER_TABLES = defineTables({
  sellers: {
    columns: {
      id: 'text',
      email: 'text',
      email_key: 'text',
      phone: 'text',
      password: 'text',
      status: oneOf<'draft' | 'submitted' | 'approved' | 'refused' | 'suspended'>(),
      /** The fields of the application as JSON, normalised. */
      fields: 'text',
      /** Id in the catalogue, once approved. */
      seller_id: 'text?',
      reason: 'text?',
      created_at: 'bigint',
      submitted_at: 'bigint?',
      decided_at: 'bigint?',
      /** Time of the last sign-in; null before it was recorded. */
      seen_at: 'bigint?',
      /** When the address was confirmed; null while it is not. */
      email_confirmed_at: 'bigint?',
    },
    later: {
      /** The language of what is written to its reader, a BCP-47 tag; null is English. */
      language: 'text?',
    },
    key: ['id'],
    unique: { sellers_email: ['email_key'], sellers_phone: ['phone'], sellers_seller_id: ['seller_id'] },
    indexes: [['status']],
  },
  /** A document of an application. */
  seller_documents: {
    columns: {
      /** `<seller id> <kind>`. */
      id: 'text',
      seller_account_id: 'text',
      kind: 'text',
      media_type: 'text',
      bytes: 'integer',
      /** Base64. */
      data: 'text',
      created_at: 'bigint',
    },
    key: ['id'],
    indexes: [['seller_account_id']],
  },
  /** A change of an approved seller's details. */
  seller_changes: {
    columns: {
      id: 'text',
      seller_account_id: 'text',
      kind: oneOf<'bank' | 'email' | 'phone' | 'business'>(),
      /**
       * Asked: waits for the code that went to the address or number on file. Unproven: waits for the link that went to the new address.
       * Cooling: confirmed, and takes effect later.
       */
      state: oneOf<'asked' | 'unproven' | 'cooling' | 'done' | 'stopped'>(),
      /** The new address or number; the former one once done, so that it hears about further changes. */
      email: 'text?',
      phone: 'text?',
      /** The new fields as JSON; null once done. */
      value: 'text?',
      created_at: 'bigint',
      /** Until when it waits, when it takes effect, or when it was decided. */
      due_at: 'bigint',
    },
    key: ['id'],
    indexes: [
      ['seller_account_id', 'id'],
      ['state', 'due_at'],
    ],
  },
});
