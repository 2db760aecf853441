import { readStored, writeStored } from './storage.ts';

/**
 * A random text that this browser sends when it logs in, so that failed logins of strangers elsewhere do not shut it out. Made at the
 * first login.
 */
export function readDevice(): string {
  const known = readStored('device');
  if (known !== null) return known;
  const made = crypto.getRandomValues(new Uint32Array(5)).join('-');
  writeStored('device', made);
  return made;
}
