import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../ground/config/config.ts';
import { keepSecret } from '../../ground/config/kept-secret.ts';

/**
 * The keys of one-time codes are stored encrypted (AES-256-GCM), so that a copy of the database alone lets nobody in. The key is
 * CODES_KEY or, without it, in a file of the data folder; backups of the database do not have it.
 */

type Keys = Pick<Config, 'codesKey' | 'dataDir'>;

const FORM = 'v1';
const IV_BYTES = 12;

const keyOf = ({ codesKey, dataDir }: Keys): Buffer =>
  Buffer.from(hkdfSync('sha256', codesKey ?? keepSecret(dataDir, 'codes-key'), '', 'haat one-time codes', 32));

/** Encrypts the key of somebody's codes. */
export function sealCodeSecret(keys: Keys, secret: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys), iv);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [FORM, ...[iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'))].join('.');
}

/** Whether it was stored before keys were encrypted. */
export const isUnsealed = (stored: string): boolean => !stored.startsWith(`${FORM}.`);

/** The key of somebody's codes; undefined when it was encrypted with another key. */
export function openCodeSecret(keys: Keys, stored: string): string | undefined {
  if (isUnsealed(stored)) return stored;
  const [iv, tag, sealed] = stored
    .split('.')
    .slice(1)
    .map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer];
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(keys), iv, { authTagLength: 16 });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
