import { timingSafeEqual } from 'node:crypto';

/** Whether two secrets or signatures are the same. Takes as long for a nearly right one as for a wrong one of the same length, so that nobody can guess it piece by piece. */
export function isSameSecret(given: string | Buffer, expected: string | Buffer): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
