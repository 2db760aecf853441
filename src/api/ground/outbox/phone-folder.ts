import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhoneChannel, PhoneDriver } from './channel.ts';

/** Writes each message to a file: `<id>.sms.txt`. A repeated message replaces its file. */
export const createPhoneFolder =
  (folder: string, channel: PhoneChannel): PhoneDriver =>
  async ({ id, kind, to, text }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${id}.${channel}.txt`);
    await writeFile(`${file}.part`, `To: ${to}\nText: ${kind}\n\n${text}\n`, { mode: 0o600 });
    await rename(`${file}.part`, file);
  };
