import { expect } from 'vitest';
import { DOCUMENT_KINDS } from '../../../src/core/order/shipment-documents.ts';
import { decodeHtml } from './decode-html.ts';
import type { TestHost } from './host.ts';
import { runOperator } from './operator.ts';

/** What stands on a parcel, in its papers, and on the pages, in the exports and in the mails of its seller. */

/** All that a text of any kind says: its lines and pieces between tags, its words, and the digits of each. */
function* readText(text: string): Generator<string> {
  // What a seller proves itself with is its own.
  const plain = text.replace(/token=[\w-]+/g, '');
  const pieces = plain.split(/<[^>]*>|[\r\n]+/);
  const attributes = [...plain.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value);
  for (const piece of [...pieces, ...attributes].map((part) => decodeHtml(part).trim())) {
    yield piece;
    for (const word of piece.split(/[\s,;:()/?&="]+/)) {
      yield word;
      yield word.replace(/\D/g, '');
    }
  }
}

function* readJson(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    yield value;
    yield* readText(value);
  } else if (typeof value === 'number') yield String(value);
  else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) yield* readJson(part);
}

export interface Seen {
  /** The token of a seller of the order. */
  readonly seller: string;
  readonly shipmentId: string;
  readonly returnId: string;
  readonly sku: string;
  readonly number: string;
  readonly phone: string;
}

/** The address of a seller's route with what is known of the order in its path. */
export function fillPath(path: string, { shipmentId, returnId, sku }: Seen): string {
  const filled: Readonly<Record<string, string>> = {
    ...{ shipmentId, id: returnId, sku },
    month: '2026-11',
    picture: '1',
    kind: 'pan',
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = filled[name];
    if (value === undefined) throw new Error(`${path}: say in printed.ts what {${name}} is.`);
    return value;
  });
}

/** Everything that is printed about an order, or shown or sent to its seller, as single values. */
export async function collectPrinted(host: TestHost, seen: Seen): Promise<string[]> {
  const { client } = host;
  const found = new Set<string>();
  const add = (values: Iterable<string>) => {
    for (const value of values) if (value.length > 0 && value.length <= 200) found.add(value);
  };
  for (const { method, path, access } of host.host.routes) {
    if (method !== 'get' || !access.endsWith('seller')) continue;
    const { text, data } = await client.get(fillPath(path, seen), { token: seen.seller });
    add(data ? readJson(data) : readText(text));
  }
  for (const kind of DOCUMENT_KINDS) {
    const body = { kind, shipmentIds: [seen.shipmentId] };
    const answer = await client.post('/seller/documents', body, { token: seen.seller });
    expect(answer.code, kind).toBeUndefined();
    add(readText((await client.get(answer.data.path)).text));
  }
  for (const kind of ['seller-order', 'seller-return'] as const)
    for (const mail of await host.mailsOf(kind)) add(readText(mail.text));
  const tracked = await client.post('/orders/track', { number: seen.number, phone: seen.phone });
  add(readJson(tracked.data));
  return [...found];
}

/** What the operator's exports and lists print is for the operator alone, and shows no key either. */
export const readExports = async (host: TestHost, number: string): Promise<string> =>
  `${await runOperator(host, 'orders list')}\n${await runOperator(host, `orders show ${number}`)}`;
