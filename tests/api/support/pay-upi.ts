import { randomUUID } from 'node:crypto';
import type { TestHost } from './host.ts';
import type { Placed } from './client.ts';

/** Settings of a host that is paid straight to a UPI ID. */
export const UPI_SHOP = { UPI_ID: 'Shop@okbank', UPI_NAME: 'My Shop & Sons' };

/** An order of 1,000 rupees that is to be paid by UPI, and the address of its page. */
export async function placeUpi({ client }: TestHost): Promise<Placed & { readonly page: string }> {
  const placed = await client.place({ payment: 'online', lines: [{ sku: 'CUP', quantity: 1 }] });
  return { ...placed, page: await openUpi(client, placed) };
}

/** The address of the page where an order is paid. */
export async function openUpi(client: TestHost['client'], { order, own }: Placed): Promise<string> {
  const { data } = await client.post(`/orders/${order.number}/payment`, {}, { ...own, key: randomUUID() });
  return data.payment.address ?? '';
}

/** Sends the form of the page, as a browser without script does; gives the page that follows. */
export async function sendUpi(host: TestHost, page: string, reference: string): Promise<string> {
  const address = host.address + new URL(page).pathname + new URL(page).search;
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ reference }) });
  return answer.text();
}

/** The page as it is now. */
export const readUpi = async (host: TestHost, page: string): Promise<string> =>
  (await fetch(host.address + new URL(page).pathname + new URL(page).search)).text();
