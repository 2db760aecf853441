import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../..');
/** What makes products of files. */
const CODE = ['catalog', 'core', 'paths.ts', '../package-lock.json'];

let code: string | undefined;

/**
 * A digest of the code that makes products (source, packages, Node) and of `place`. A snapshot with another one is not used.
 */
export function takeMakerDigest(...place: readonly string[]): string {
  code ??= takeCodeDigest();
  return hash('sha256', JSON.stringify([code, place]), 'base64url').slice(0, 22);
}

function takeCodeDigest(): string {
  const digest = createHash('sha256').update(JSON.stringify(process.versions));
  for (const file of CODE.flatMap(listCode)) digest.update(`\n${file}\n`).update(readFileSync(join(SRC, file)));
  return digest.digest('hex');
}

function listCode(path: string): string[] {
  if (path.includes('.')) return [path];
  return readdirSync(join(SRC, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(path, file));
}
