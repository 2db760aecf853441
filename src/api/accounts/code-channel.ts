import type { AccountRow } from '../database/tables.ts';
import type { QueryBuilder } from '../database/types.ts';
import { oneTimeCode } from '../mail/account-messages.ts';
import { enqueueLimited } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { proveEmail } from './prove-email.ts';

/** A way to send one-time codes to the owner of an account. A driver for SMS or WhatsApp is one more entry of `CHANNELS`. */
export interface CodeChannel {
  /** Stored with each code. */
  readonly name: string;
  /** Puts the code into the outbox. Returns false when this channel can't reach the account now. Runs in a write job. */
  send(services: Services, db: QueryBuilder, account: AccountRow, code: string): Promise<boolean>;
  /** Notes what a right code that came this way proves about the account. Runs in a write job. */
  prove(db: QueryBuilder, account: AccountRow): Promise<unknown>;
}

const mail: CodeChannel = {
  name: 'mail',
  send: (services, db, { email }, code) => enqueueLimited(services, db, oneTimeCode(services.shop(), email, code)),
  prove: (db, { id, email }) => proveEmail(db, id, email),
};

/** In the order in which they are tried. */
const CHANNELS: readonly CodeChannel[] = [mail];

/** Sends a code by the first channel that reaches the account, and returns that channel. Has to run in a write job. */
export async function sendCode(
  services: Services,
  db: QueryBuilder,
  account: AccountRow,
  code: string,
): Promise<CodeChannel | undefined> {
  for (const channel of CHANNELS) if (await channel.send(services, db, account, code)) return channel;
  return undefined;
}

export const findChannel = (name: string | null): CodeChannel | undefined =>
  CHANNELS.find((channel) => channel.name === name);
