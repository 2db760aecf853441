import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';

export interface Mail {
  /** The same for every try: mail programs show one message of an id once. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Where a mail program leaves the list with one press. */
  readonly unsubscribe?: string;
}

/** Hands a mail over; rejects when it could not, or was told to stop. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>;

/**
 * How long a mail server may take: to connect, to greet, between two words, and in all. A server that was handed a mail
 * may take its time to answer (RFC 5321 wants ten minutes): whoever gives up earlier sends the mail twice.
 */
const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 600_000 };
const MOST_MS = 720_000;

const toMessage = ({ id, from, to, subject, text, unsubscribe }: Mail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  messageId: `<${id}@${
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') || 'localhost'
  }>`,
  ...(unsubscribe !== undefined && {
    list: { unsubscribe },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
});

/** Sends through a mail server. */
export function createSmtp(url: string): Transport {
  const smtp = nodemailer.createTransport({ url, ...TIMES_MS });
  return async (mail, signal) => {
    await smtp.sendMail({ ...toMessage(mail), signal: AbortSignal.any([signal, AbortSignal.timeout(MOST_MS)]) });
  };
}

/** Writes each mail as a file that mail programs open. A mail that is written again replaces itself. */
export function createFolder(folder: string): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await composer.sendMail(toMessage(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${mail.id}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
}
