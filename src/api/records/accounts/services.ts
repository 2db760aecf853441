import type { QueryBuilder } from '../../ground/database/types.ts';
import type { Kind } from '../../ground/database/tables.ts';
import type { PhoneChannel } from '../../ground/outbox/channel.ts';
import type { MailMessage, TextMessage } from '../../ground/outbox/outbox.ts';
import type { Services } from '../../ground/services.ts';
import type { MailReader, Reader } from '../../ground/text/language.ts';
import type { Passwords } from './passwords/passwords.ts';

/** What the owners of accounts are told. The layer of notices writes it. */
export interface AccountNotices {
  emailConfirmation(to: MailReader, token: string): MailMessage;
  emailChanged(to: MailReader, isOld: boolean): MailMessage;
  passwordChanged(kind: Kind, to: MailReader): MailMessage;
  passwordReset(kind: Kind, to: MailReader, token: string): MailMessage;
  phoneChanged(to: MailReader): MailMessage;
  oneTimeCode(to: MailReader, code: string): MailMessage;
  /** The code of a log-in, for a proven number. */
  loginCode(channel: PhoneChannel, to: Reader & { readonly phone: string }, code: string): TextMessage;
}

/** What this room needs of the host. */
export interface AccountServices extends Services {
  readonly passwords: Passwords;
  readonly accountNotices: AccountNotices;
}

/** Notes a login of a seller, in the write job that opens its session. */
export type NoteLogin = (db: QueryBuilder, subjectId: string, now: number) => Promise<void>;
