import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Kind } from '../../ground/database/tables.ts';
import type { PhoneChannel } from '../../ground/outbox/channel.ts';
import type { MailMessage, TextMessage } from '../../ground/outbox/outbox.ts';
import type { Services } from '../../ground/services.ts';
import type { Passwords } from './passwords.ts';

/** What the owners of accounts are told. The layer of notices writes it. */
export interface AccountNotices {
  emailConfirmation(recipient: string, token: string): MailMessage;
  emailChanged(recipient: string, isOld: boolean): MailMessage;
  passwordChanged(kind: Kind, recipient: string): MailMessage;
  passwordReset(kind: Kind, recipient: string, token: string): MailMessage;
  phoneChanged(recipient: string): MailMessage;
  oneTimeCode(recipient: string, code: string): MailMessage;
  /** The code of a log-in, for a proven number. */
  loginCode(channel: PhoneChannel, recipient: string, code: string): TextMessage;
}

/** What this room needs of the host. */
export interface AccountServices extends Services {
  readonly passwords: Passwords;
  readonly accountNotices: AccountNotices;
}

/** Notes a login of a seller, in the write job that opens its session. */
export type NoteLogin = (db: QueryBuilder, subjectId: string, now: number) => Promise<void>;
