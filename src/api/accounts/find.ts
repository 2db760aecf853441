import { normalisePhone } from '../../core/phone.ts';
import type { AccountRow, SellerRow } from '../database/tables.ts';
import type { Services } from '../services.ts';

/** Names and e-mail addresses are the same whatever their case. */
export const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** A phone number as one of the shop's markets writes it. */
export function readPhone({ shop }: Pick<Services, 'shop'>, text: string): string | undefined {
  for (const { country } of shop().markets.values()) {
    const phone = normalisePhone(text, country);
    if (phone !== undefined) return phone;
  }
  return undefined;
}

/** The account that somebody means who types an e-mail address, a user name or a phone number. */
export async function findByLogin(services: Services, login: string): Promise<AccountRow | undefined> {
  const key = fold(login);
  const phone = readPhone(services, login);
  const rows = await services.store.read
    .selectFrom('accounts')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('email_key', '=', key),
        eb('username_key', '=', key),
        ...(phone === undefined ? [] : [eb('phone', '=', phone)]),
      ]),
    )
    .execute();
  return (
    rows.find((row) => row.email_key === key) ??
    rows.find((row) => row.username_key === key) ??
    rows.find((row) => row.phone === phone)
  );
}

/** The seller that somebody means who types an e-mail address or a phone number. */
export async function findSellerByLogin(services: Services, login: string): Promise<SellerRow | undefined> {
  const key = fold(login);
  const phone = normalisePhone(login, 'IN');
  const rows = await services.store.read
    .selectFrom('sellers')
    .selectAll()
    .where((eb) => eb.or([eb('email_key', '=', key), ...(phone === undefined ? [] : [eb('phone', '=', phone)])]))
    .execute();
  return rows.find((row) => row.email_key === key) ?? rows[0];
}
