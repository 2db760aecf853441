import type { AddressRequest, SavedAddress } from '../../../contract/accounts.ts';
import { answersText } from '../../../messages/rooms/answers.ts';
import { fieldsText } from '../../../messages/rooms/fields.ts';
import { makeId } from '../../ground/database/ids.ts';
import type { AccountRow, AddressRow } from '../../ground/database/tables.ts';
import type { Database, QueryBuilder } from '../../ground/database/types.ts';
import { type Answer, fail, invalid, ok } from '../../ground/http/answer.ts';
import { present } from '../../ground/http/present.ts';
import { checkContact } from '../delivery/check-contact.ts';
import type { Services } from '../../ground/services.ts';

const MAX_ADDRESSES = 20;

type Listed = Answer<{ readonly addresses: readonly SavedAddress[] }>;
type Typed = Omit<AddressRow, 'id' | 'account_id' | 'is_default' | 'created_at'>;

/** The saved addresses of an account: default ones first, then the newest. */
export async function listAddresses(db: QueryBuilder, accountId: string): Promise<readonly SavedAddress[]> {
  return (await readAddresses(db, accountId)).map(serialiseAddress);
}

/** Saves another address. The first one of a market is its default. */
export function addAddress(services: Services, account: AccountRow, request: AddressRequest): Promise<Listed> {
  return change(services, account, async (db, known) => {
    if (known.length >= MAX_ADDRESSES) return fail(409, answersText.mostAddresses({ most: MAX_ADDRESSES }));
    const typed = readAddress(services, request);
    if ('error' in typed) return typed;
    const id = makeId(services.now());
    const row = { ...typed, id, account_id: account.id, is_default: 0, created_at: services.now() };
    await db.insertInto('addresses').values(row).execute();
    return request.isDefault ? id : undefined;
  });
}

export function changeAddress(
  services: Services,
  account: AccountRow,
  id: string,
  request: AddressRequest,
): Promise<Listed> {
  return change(services, account, async (db, known) => {
    if (!known.some((row) => row.id === id)) return missing();
    const typed = readAddress(services, request);
    if ('error' in typed) return typed;
    await db.updateTable('addresses').set(typed).where('id', '=', id).execute();
    return request.isDefault ? id : undefined;
  });
}

/** Makes an address the default of its market. */
export const setDefaultAddress = (services: Services, account: AccountRow, id: string): Promise<Listed> =>
  change(services, account, async (_db, known) => (known.some((row) => row.id === id) ? id : missing()));

export function deleteAddress(services: Services, account: AccountRow, id: string): Promise<Listed> {
  return change(services, account, async (db, known) => {
    if (!known.some((row) => row.id === id)) return missing();
    await db.deleteFrom('addresses').where('id', '=', id).execute();
    return undefined;
  });
}

const missing = () => fail(404, answersText.noAddress);

/** Makes a change to the addresses of an account, and sees that each market has one default: the id that `make` returns, if any. */
function change(
  { database }: Services,
  { id: accountId }: AccountRow,
  make: (db: QueryBuilder, known: readonly AddressRow[]) => Promise<string | undefined | ReturnType<typeof fail>>,
): Promise<Listed> {
  return database.write(async (db) => {
    await lockAccount(db, database.kind, accountId);
    const made = await make(db, await readAddresses(db, accountId));
    if (typeof made === 'object') return made;
    await settleDefaults(db, accountId, made);
    return ok({ addresses: await listAddresses(db, accountId) });
  });
}

/** Changes of one account's addresses wait for each other. On SQLite all write jobs do. */
async function lockAccount(db: QueryBuilder, kind: Database['kind'], accountId: string): Promise<void> {
  if (kind !== 'postgres') return;
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
}

async function settleDefaults(db: QueryBuilder, accountId: string, wanted: string | undefined): Promise<void> {
  const rows = await readAddresses(db, accountId);
  for (const market of new Set(rows.map((row) => row.market))) {
    const own = rows.filter((row) => row.market === market);
    const chosen = own.find(({ id }) => id === wanted) ?? own[0];
    for (const { id, is_default: before } of own) {
      const isDefault = id === chosen?.id ? 1 : 0;
      if (before !== isDefault)
        await db.updateTable('addresses').set({ is_default: isDefault }).where('id', '=', id).execute();
    }
  }
}

const readAddresses = (db: QueryBuilder, accountId: string): Promise<AddressRow[]> =>
  db
    .selectFrom('addresses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('is_default', 'desc')
    .orderBy('changed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Checks and normalises an address as that of an order is. */
function readAddress({ shop, now }: Services, request: AddressRequest): Typed | ReturnType<typeof invalid> {
  const market = shop().markets.get(request.market);
  if (!market) return invalid({ market: fieldsText.market });
  const { phone, address, fields } = checkContact(market, request.phone, request);
  // Of an order's fields these are below `contact` and `address`.
  const problems = Object.entries(fields).map(([path, problem]) => [path.replace(/^\w+\./, ''), problem] as const);
  if (problems.length > 0) return invalid(Object.fromEntries(problems));
  return {
    market: market.id,
    name: request.name,
    phone,
    line1: address.line1,
    line2: address.line2 ?? null,
    landmark: address.landmark ?? null,
    city: address.city,
    state: address.state ?? null,
    pin_code: address.pinCode ?? null,
    changed_at: now(),
  };
}

const serialiseAddress = (row: AddressRow): SavedAddress => ({
  id: row.id,
  market: row.market,
  name: row.name,
  phone: row.phone,
  line1: row.line1,
  city: row.city,
  ...present({ line2: row.line2, landmark: row.landmark, state: row.state, pinCode: row.pin_code }),
  isDefault: row.is_default === 1,
});
