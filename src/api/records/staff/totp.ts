import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../compare-secrets.ts';

/** One-time codes of authenticator apps (RFC 6238): HMAC-SHA-1, six digits, a new one every 30 seconds. */

const STEP_SECONDS = 30;
const DIGITS = 6;
/** Length of the key in bytes: that of the hash (RFC 4226, section 4). */
const KEY_BYTES = 20;
/** Steps before and after the current one that are accepted, as clocks differ. */
const DRIFT = 1;

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new key in base 32 without padding, as apps take it. */
export function makeCodeSecret(): string {
  let bits = '';
  for (const byte of randomBytes(KEY_BYTES)) bits += byte.toString(2).padStart(8, '0');
  return bits.replace(/.{5}/g, (group) => BASE_32.charAt(Number.parseInt(group, 2)));
}

/** @throws for characters that base 32 does not have */
export function readBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => {
    const value = BASE_32.indexOf(letter);
    if (value === -1) throw new Error('Not base 32.');
    return value.toString(2).padStart(5, '0');
  }).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The number of whole steps since 1970. `now` is epoch milliseconds. */
export const stepAt = (now: number): number => Math.floor(now / 1000 / STEP_SECONDS);

/** The code of a step. */
export function codeAt(key: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  // Dynamic truncation (RFC 4226, section 5.3).
  const offset = (hash.at(-1) as number) & 15;
  const number = hash.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code was typed; undefined for a wrong code, and for one of a step up to `usedStep`. */
export function findCodeStep(
  secret: string,
  typed: string,
  now: number,
  usedStep: number | null = null,
): number | undefined {
  const code = typed.replace(/\s/g, '');
  const key = readBase32(secret);
  for (let step = stepAt(now) - DRIFT; step <= stepAt(now) + DRIFT; step++) {
    const isRight = isSameSecret(code, codeAt(key, step));
    if (isRight && (usedStep === null || step > usedStep)) return step;
  }
  return undefined;
}

/** The address that sets up an app on the same device. */
export const codeAddress = (shop: string, name: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${shop}:${name}`)}?secret=${secret}&issuer=${encodeURIComponent(shop)}`;
