import type { PhoneChannel, PhoneDriver } from './channel.ts';
import { writeMessageFile } from './write-file.ts';

/** Writes each message to a file: `<id>.sms.txt`. */
export const createPhoneFolder =
  (folder: string, channel: PhoneChannel): PhoneDriver =>
  async ({ id, kind, to, text }) =>
    writeMessageFile(folder, `${id}.${channel}.txt`, `To: ${to}\nText: ${kind}\n\n${text}\n`);
