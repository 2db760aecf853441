import { readToken } from '../../stores/session.ts';
import type { Values } from '../forms/form-values.ts';
import { askHost } from '../../browser/api/api.ts';
import { page } from '../../browser/page.ts';

/** How long the next page waits for the answer. The request goes on without it. */
const WAIT_MS = 1000;

/** Saves the address of an order that is placed in the account. The order is the same if that fails, so that nothing is said then. */
export async function saveAddress({ contact, address }: Values): Promise<void> {
  const { name, phone } = contact as Values;
  const saved = askHost('/account/addresses', {
    body: { name, phone, ...(address as Values), market: page.market },
    token: readToken(),
    keepalive: true,
  });
  await Promise.race([saved, new Promise((done) => setTimeout(done, WAIT_MS))]);
}
