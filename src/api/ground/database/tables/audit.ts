import { defineTables } from './define.ts';

/**
 * The audit trail, with guards, so that a slip in code or in a shell can't change it. An entry is never changed, and goes only when it is
 * older than the time that a row of `audit_release` says, which `releaseAudit` adds and removes within a transaction.
 */
export const AUDIT_TABLES = defineTables({
  audit: {
    columns: {
      id: 'text',
      at: 'bigint',
      /** `operator:<name>`, `seller-account:<id>`, `seller:<id>` (with a link, without an account), `shopper`, `provider`, `host`. */
      actor: 'text',
      action: 'text',
      subject: 'text',
      details: 'text',
    },
    key: ['id'],
    indexes: [['actor', 'id'], ['at'], ['subject', 'id']],
  },
  /** Entries of the audit trail from before this time may be deleted; only seen within a transaction (audit.ts). */
  audit_release: {
    columns: {
      before: 'bigint',
    },
    key: ['before'],
  },
});
