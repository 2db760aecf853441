import type { AccountServices } from './services.ts';
import type { AccountRow, OneTimeCodeRow } from '../../ground/database/tables.ts';
import type { QueryBuilder } from '../../ground/database/types.ts';
import { phoneChannelOf } from '../../ground/outbox/drivers.ts';
import { isStopped } from '../../ground/outbox/opt-outs.ts';
import { type Cause, enqueueAsked } from '../../ground/outbox/asked.ts';
import { proveEmail } from './prove-email.ts';

/** A way to send one-time codes to the owner of an account. */
interface CodeChannel {
  /** Stored with each code. */
  readonly name: string;
  /**
   * Puts the code into the outbox. Returns false when this channel can't reach the account now, and the seconds to wait where a limit is
   * reached. Runs in a write job.
   */
  send(
    services: AccountServices,
    db: QueryBuilder,
    account: AccountRow,
    code: string,
    cause: Cause,
  ): Promise<boolean | number>;
  /** Notes what a right code that came this way proves about the account. Runs in a write job. */
  prove(db: QueryBuilder, account: AccountRow): Promise<unknown>;
}

const mail: CodeChannel = {
  name: 'mail',
  send: async (services, db, account, code, cause) =>
    (await enqueueAsked(services, db, services.accountNotices.oneTimeCode(account, code), cause)) ?? true,
  prove: (db, { id, email }) => proveEmail(db, id, email),
};

/** To a number that its owner has proven: until then it may be a stranger's. */
const phone: CodeChannel = {
  name: 'phone',
  send: async (services, db, { phone: proven, language }, code, cause) => {
    const channel = phoneChannelOf(services.config);
    if (!channel || proven === null || (await isStopped(db, { phone: proven }))) return false;
    const message = services.accountNotices.loginCode(channel, { phone: proven, language }, code);
    return (await enqueueAsked(services, db, message, cause)) ?? true;
  },
  prove: async () => undefined,
};

/** Codes for whoever owns the account, however they reach them; those of who has typed the address go there. */
type AccountCode = Exclude<OneTimeCodeRow['purpose'], 'phone' | 'seller' | 'order'> | 'login-by-mail';

/**
 * In the order in which they are tried. A code that stands for the password before a sensitive change goes by mail: whoever holds
 * the phone of a logged-in shopper reads its messages too.
 */
const CHANNELS: Readonly<Record<AccountCode, readonly CodeChannel[]>> = {
  login: [phone, mail],
  // Where messages to the number are used up, or those from an address that others share.
  'login-by-mail': [mail],
  proof: [mail],
};

/**
 * Sends a code by the first channel that reaches the account, and returns that channel; the seconds to wait where a limit is reached.
 * Has to run in a write job.
 */
export async function sendCode(
  services: AccountServices,
  db: QueryBuilder,
  account: AccountRow,
  code: string,
  purpose: AccountCode,
  cause: Cause,
): Promise<CodeChannel | number | undefined> {
  let wait: number | undefined;
  for (const channel of CHANNELS[purpose]) {
    const sent = await channel.send(services, db, account, code, cause);
    if (sent === true) return channel;
    if (sent !== false) wait = sent;
  }
  return wait;
}

export const findChannel = (name: string | null): CodeChannel | undefined =>
  [mail, phone].find((channel) => channel.name === name);
