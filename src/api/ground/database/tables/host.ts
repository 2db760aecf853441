import { defineTables, oneOf } from './define.ts';

/** What hosts keep for themselves: limits, keys of requests, numbers given out, the last trusted time, the address of the site. */
export const HOST_TABLES = defineTables({
  rate_limits: {
    columns: {
      key: 'text',
      count: 'integer',
      /** End of the time window of `count`. */
      ends_at: 'bigint',
    },
    key: ['key'],
    indexes: [['ends_at']],
  },
  idempotency_keys: {
    columns: {
      key: 'text',
      /** SHA-256 of the request that used the key. */
      digest: 'text',
      created_at: 'bigint',
      /** What the request has made: an order's number, a return's id, a complaint's ticket. */
      result: 'text',
    },
    key: ['key'],
    indexes: [['created_at']],
  },
  counters: {
    columns: {
      name: 'text',
      value: 'integer',
    },
    key: ['name'],
  },
  /** The last trusted time of a host (clock.ts). */
  clock: {
    columns: {
      name: 'text',
      at: 'bigint',
    },
    key: ['name'],
  },
  /**
   * What the host keeps for itself. `site-url`: the address of the site that it serves, for the operator's commands. `debit-account`: the number
   * of the shop's own account, of the last file for the bank.
   */
  host_facts: {
    columns: {
      name: oneOf<'site-url' | 'debit-account'>(),
      value: 'text',
    },
    key: ['name'],
  },
  /** The Indian day of the last report of this name. */
  daily_reports: {
    columns: {
      name: 'text',
      day: 'text',
    },
    key: ['name'],
  },
});
