import { randomUUID } from 'node:crypto';
import { openSession } from '../../../src/api/records/accounts/sessions/sessions.ts';
import { makeId } from '../../../src/api/ground/database/ids.ts';
import { openDatabase } from '../../../src/api/ground/database/engines/connect.ts';
import { findFolders } from '../../../src/integration/files/folders.ts';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import { startMailServer } from './disturbances.ts';
import { DISTURBANCES, measureDisturbed } from './disturbed.ts';
import { makeOrder, PASSWORD, post, start, write } from './host-process.ts';
import { insertManyOrders } from './many-orders.ts';
import { makeSite } from './storm.ts';

const MANY_ORDERS = 100_000;
/** What there has to be of the quiet figure, whatever goes on beside it. */
const LEAST_SHARE = 0.8;
const DAY_MS = 86_400_000;
const CATALOG = findFolders().catalog;

const showRow = (what: string, cells: readonly string[]): void =>
  console.log([what.padEnd(34), ...cells.map((cell) => cell.padStart(12))].join(''));

export function showHeadings(): void {
  console.log(
    `\nBeside something else, with ${MANY_ORDERS} orders: the share of the quiet answers a second that is left`,
  );
  showRow('', ['a second', ...DISTURBANCES]);
}

/**
 * Measures a host on a database with many orders, quiet and while log-ins, a file of all orders and a silent mail server go
 * on. Returns whether there is enough left of everything.
 */
export async function measureBeside(name: string, databaseUrl: string, folder: string): Promise<boolean> {
  const mailServer = await startMailServer();
  const host = await start('host', {
    DATA_DIR: folder,
    SITE_DIR: makeSite(folder),
    MAIL_SMTP_URL: mailServer.url,
    ...(!databaseUrl.startsWith(folder) && { DATABASE_URL: databaseUrl }),
  });
  const { port } = host;
  const account = { username: 'asha', email: 'asha@mail.example', password: PASSWORD };
  const { token } = (await post(port, '/register', account)) as { token: string };
  const order = await makeOrder(port);
  const { sellerToken, from, to } = await fillDatabase(databaseUrl);
  const complaint = { name: 'Asha', email: 'asha@mail.example', text: 'It has not come yet.' };
  const withKey = (path: string, body: unknown) => () => write('POST', path, { 'idempotency-key': randomUUID() }, body);
  const session = write('GET', '/api/isValidSession', { authorization: `Bearer ${token}` });
  const page = write('GET', '/');
  const rows = await measureDisturbed(
    {
      port,
      sellerToken,
      mailServer,
      file: `/api/seller/orders.csv?from=${from}&to=${to}`,
      logIn: write('POST', '/api/login', {}, { phoneno: 'asha', password: PASSWORD, deviceType: 121 }),
      complain: withKey('/api/complaints', complaint),
    },
    [
      { what: 'session check', request: () => session, expects: '"account"' },
      { what: 'place order', request: withKey('/api/orders', order), expects: '"placedAt"' },
      { what: 'home page', request: () => page, expects: '200 OK' },
    ],
  );
  for (const { what, perSecond, shares } of rows)
    showRow(`${name}: ${what}`, [
      perSecond.toFixed(0),
      ...shares.map((share) => `${share.toFixed(2)}${share < LEAST_SHARE ? ' !' : ''}`),
    ]);
  await host.end();
  mailServer.close();
  return rows.every(({ shares }) => shares.every((share) => share >= LEAST_SHARE));
}

/** Puts many orders of a year, and their seller, into the database; returns the seller's token and the days. */
async function fillDatabase(url: string) {
  const database = await openDatabase({ url });
  const now = Date.now();
  const id = makeId(now);
  const sellerId = loadCatalog(CATALOG).sellers.keys().next().value ?? '';
  const from = now - 300 * DAY_MS;
  const sellerToken = await database.write(async (db) => {
    const contact = { email: 'seller@mail.example', email_key: 'seller@mail.example', phone: '+919876500001' };
    const state = { password: '-', status: 'approved' as const, fields: '{}', seller_id: sellerId, reason: null };
    const moments = { created_at: now, submitted_at: null, decided_at: now, seen_at: now };
    await db
      .insertInto('sellers')
      .values({ id, ...contact, ...state, ...moments })
      .execute();
    return openSession(db, { kind: 'seller', subjectId: id }, now);
  });
  await insertManyOrders(database, { count: MANY_ORDERS, sellerId, from, until: now });
  await database.close();
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { sellerToken, from: day(from), to: day(now + DAY_MS) };
}
