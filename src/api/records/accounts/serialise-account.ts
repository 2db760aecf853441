import type { OwnAccount } from '../../../contract/accounts.ts';
import type { AccountRow } from '../../ground/database/tables.ts';
import { isoMoment, present } from '../../ground/http/present.ts';
import { phoneChannelOf } from '../../ground/outbox/drivers.ts';
import type { Services } from '../../ground/services.ts';
import { findNewEmail, isEmailConfirmed } from './email.ts';
import { phoneOf } from './phone.ts';

/** An account as its owner sees it. */
export async function serialiseAccount(services: Services, account: AccountRow): Promise<OwnAccount> {
  const waiting = await findNewEmail(services, services.database.read, account.id);
  const phone = phoneOf(account);
  return {
    id: account.id,
    username: account.username,
    email: account.email,
    isEmailConfirmed: isEmailConfirmed(account),
    ...(waiting !== undefined && waiting !== account.email && { newEmail: waiting }),
    ...(phone !== null && { phone, isPhoneConfirmed: account.phone !== null }),
    ...(account.claimed_phone !== null && present({ confirmPhoneBy: phoneChannelOf(services.config) })),
    ...present({ market: account.market }),
    createdAt: isoMoment(account.created_at),
  };
}
