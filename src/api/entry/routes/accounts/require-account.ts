import type { Caller } from '../../../ground/http/route.ts';

/** The account of a request. `access: 'account'` guarantees that there is one. */
export function requireAccount({ account: row, token }: Caller) {
  if (!row || token === undefined) throw new Error('A route of the own account was reached without a login.');
  return { row, token };
}
