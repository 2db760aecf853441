import { createHash, randomFillSync } from 'node:crypto';
import { normalise } from '../../../core/text/normalise.ts';

/** Random bytes are fetched in bulk; each is used once. */
const pool = Buffer.alloc(8_192);
let used = pool.length;

function randomBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  // Used bytes are erased from the pool.
  const bytes = Buffer.from(pool.subarray(used - count, used));
  pool.fill(0, used - count, used);
  return bytes;
}

let lastMoment = 0;
let sequence = 0;

/**
 * An id that sorts by time of creation (UUID version 7), with a sequence within a millisecond. New rows are adjacent in indices, and
 * lists can be sorted by id.
 */
export function makeId(now: number): string {
  sequence = now === lastMoment ? (sequence + 1) % 4096 : 0;
  lastMoment = now;
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A lower bound for ids of this time or later, and an upper bound for earlier ones. */
export function firstId(moment: number): string {
  const hex = moment.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** When an id was made. */
export const momentOfId = (id: string): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);

/** A secret of 256 random bits, for URLs and headers. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token. 256 random bits need no salt. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Digits and letters that are not easily confused: no I, L, O, U. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const makeReadable = (length: number): string =>
  // 32 divides 256, so all characters are equally likely.
  Array.from(randomBytes(length), (byte) => READABLE.charAt(byte % READABLE.length)).join('');

/** "7K3MQ-9XD2A": 50 random bits, so numbers can't be guessed from each other. */
export const makeOrderNumber = (): string => `${makeReadable(5)}-${makeReadable(5)}`;

/** "C-7K3MQ9XD". */
export const makeTicket = (): string => `C-${makeReadable(8)}`;

/** Normalises a typed order number or ticket: case, width, spaces and hyphens, O for 0, I and L for 1. */
const cleanNumber = (text: string): string =>
  normalise(text, 'NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** The canonical form of a typed order number. */
export function cleanOrderNumber(text: string): string {
  const clean = cleanNumber(text);
  return `${clean.slice(0, 5)}-${clean.slice(5)}`;
}

/** The canonical form of a typed ticket. */
export const cleanTicket = (text: string): string => `C-${cleanNumber(text).replace(/^C(?=.{8})/, '')}`;
