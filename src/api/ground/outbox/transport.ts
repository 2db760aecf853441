import nodemailer from 'nodemailer';
import { writeMessageFile } from './write-file.ts';

export interface Mail {
  /** The same for every attempt, so that mail programs show a repeated mail once. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string;
  /** Address of one-click unsubscribe. */
  readonly unsubscribe?: string;
}

/** Hands a mail over. Rejects when that fails or is aborted. */
export type Transport = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Time limits for a mail server: to connect, to greet, and of silence. queues.ts has that of a whole attempt. */
const TIMES_MS = { connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 600_000 };

const toMessage = ({ id, from, to, subject, text, html, unsubscribe }: Mail) => ({
  from,
  to: { name: '', address: to },
  subject,
  text,
  html,
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
    await smtp.sendMail({ ...toMessage(mail), signal });
  };
}

/** Writes each mail to an .eml file. */
export function createFolder(folder: string): Transport {
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await composer.sendMail(toMessage(mail));
    writeMessageFile(folder, `${mail.id}.eml`, message as Buffer);
  };
}
