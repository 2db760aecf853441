import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { QueryBuilder } from '../database/types.ts';

/** The files that replace sent messages on a host without mail server or gateway (transport.ts, phone-folder.ts). */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** The most ids in one query. */
const AT_A_TIME = 500;

/**
 * Deletes the files that contain one of `facts`: addresses, phone numbers in any form, numbers of orders and tickets. No law requires these files, so
 * this may delete more than was erased from the database. Call it after that is committed.
 */
export async function eraseFiles(dataDir: string, facts: readonly string[]): Promise<void> {
  const wanted = facts.map((fact) => fact.trim().toLowerCase()).filter((fact) => fact.length >= 4);
  const phones = wanted.filter((fact) => /^\+?[\d\s-]{8,}$/.test(fact)).map((fact) => digitsOf(fact).slice(-10));
  if (wanted.length === 0) return;
  for (const { file, path } of await listFiles(dataDir)) {
    const text = readMessage(await readFile(path, 'latin1').catch(() => ''), file).toLowerCase();
    const digits = digitsOf(text);
    if (wanted.some((fact) => text.includes(fact)) || phones.some((phone) => digits.includes(phone)))
      await rm(path, { force: true });
  }
}

/** Deletes the files of messages that are no longer in the outbox of the database. Returns how many. */
export async function sweepFiles(db: QueryBuilder, dataDir: string): Promise<number> {
  const files = await listFiles(dataDir);
  let count = 0;
  for (let from = 0; from < files.length; from += AT_A_TIME) {
    const some = files.slice(from, from + AT_A_TIME);
    const rows = await db
      .selectFrom('outbox')
      .select('id')
      .where(
        'id',
        'in',
        some.map(({ id }) => id),
      )
      .execute();
    const kept = new Set(rows.map(({ id }) => id));
    for (const { id, path } of some) {
      if (kept.has(id)) continue;
      await rm(path, { force: true });
      count++;
    }
  }
  return count;
}

/** Files of messages, including those that a host was writing when it ended. */
async function listFiles(dataDir: string) {
  const folder = outboxFolder(dataDir);
  const files = await readdir(folder).catch(() => []);
  return files.map((file) => ({ file, path: join(folder, file), id: file.split('.')[0] as string }));
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The readable text of a message, head and parts, without the encodings of mail. `raw` is read as Latin 1. */
export function readMessage(raw: string, file: string): string {
  if (!/\.eml(?:\.part)?$/.test(file)) return utf8(raw);
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1];
  const parts = boundary === undefined ? [raw] : raw.split(`--${boundary}`);
  return parts.map(readPart).join('\n');
}

function readPart(part: string): string {
  const end = part.search(/\r?\n\r?\n/);
  const [head, body] = end < 0 ? [part, ''] : [part.slice(0, end), part.slice(end)];
  const coding = /^content-transfer-encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase();
  const text =
    coding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : utf8(coding === 'quoted-printable' ? readQuoted(body.replace(/=\r?\n/g, '')) : body);
  return `${readWords(head.replace(/\r?\n[ \t]+/g, ' '))}\n${text}`;
}

/** Words of a head that are not ASCII (RFC 2047). */
const readWords = (head: string): string =>
  head
    .replace(/\?= +=\?/g, '?==?')
    .replace(/=\?[\w-]+\?([bq])\?([^?]*)\?=/gi, (_, coding: string, text: string) =>
      coding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : utf8(readQuoted(text.replaceAll('_', ' '))),
    );

const readQuoted = (text: string): string =>
  text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const utf8 = (latin1: string): string => Buffer.from(latin1, 'latin1').toString();
