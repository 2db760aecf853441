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

/** Hands a mail over; rejects when it could not. */
export type Transport = (mail: Mail) => Promise<void>;

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
  const smtp = nodemailer.createTransport(url);
  return async (mail) => {
    await smtp.sendMail(toMessage(mail));
  };
}

/** Writes each mail as a file that mail programs open. A mail that is written again replaces itself. */
export function createFolder(folder: string): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await composer.sendMail(toMessage(mail));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${mail.id}.eml`);
    await writeFile(`${file}.part`, message as Buffer);
    await rename(`${file}.part`, file);
  };
}
