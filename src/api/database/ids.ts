import { createHash, randomFillSync } from 'node:crypto';

/** Random bytes are asked of the system many at a time; each is handed out once. */
const pool = Buffer.alloc(8_192);
let used = pool.length;

function randomBytes(count: number): Buffer {
  if (used + count > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += count;
  // What was handed out does not stay in the pool.
  const bytes = Buffer.from(pool.subarray(used - count, used));
  pool.fill(0, used - count, used);
  return bytes;
}

let lastMoment = 0;
let sequence = 0;

/**
 * An id that sorts by the moment it was made in (UUID version 7), and by the order of making within a millisecond: new rows
 * stand together in their index, and lists need no other order.
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

/** No id that was made at this moment or later comes before it, and every earlier one does. */
export function firstId(moment: number): string {
  const hex = moment.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** A secret of 256 random bits for an address or a header. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It needs no salt: nobody guesses 256 bits. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Digits and letters that nobody mixes up when reading them out: no I, L, O, U. */
const READABLE = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const makeReadable = (length: number): string =>
  // 32 letters: five bits of each byte choose one, none more often than another.
  Array.from(randomBytes(length), (byte) => READABLE.charAt(byte % READABLE.length)).join('');

/** "7K3MQ-9XD2A": 50 random bits, so that a number tells nothing of others. */
export const makeOrderNumber = (): string => `${makeReadable(5)}-${makeReadable(5)}`;

/** "C-7K3MQ9XD". */
export const makeTicket = (): string => `C-${makeReadable(8)}`;

/** Letters and digits of an order number or ticket as people type it: whatever the case, width, spaces and hyphens, with O for 0. */
const cleanNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');

/** An order number as people type it, in the form it was given out in. */
export function cleanOrderNumber(text: string): string {
  const clean = cleanNumber(text);
  return `${clean.slice(0, 5)}-${clean.slice(5)}`;
}

/** A ticket as people type it, in the form it was given out in. */
export const cleanTicket = (text: string): string => `C-${cleanNumber(text).replace(/^C(?=.{8})/, '')}`;
