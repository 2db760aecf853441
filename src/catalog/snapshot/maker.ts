import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../..');
/** What makes products of files. */
const MAKERS = ['catalog', 'core', 'paths.ts'];

/**
 * A digest of the code that makes products (source, packages, Node) and of `identity`. A snapshot with another one is not used.
 */
export const takeMakerDigest = (...identity: readonly string[]): string =>
  hash('sha256', JSON.stringify([digestCode(MAKERS), identity]), 'base64url').slice(0, 22);

const known = new Map<string, string>();

/** A digest of Node, of the packages, and of files and folders of `src`. Taken once in a process. */
export function digestCode(parts: readonly string[]): string {
  const key = parts.join('\n');
  let digest = known.get(key);
  if (digest === undefined) {
    const digester = createHash('sha256').update(JSON.stringify(process.versions));
    for (const file of [...parts, '../package-lock.json'].flatMap(listCode))
      digester.update(`\n${file}\n`).update(readFileSync(join(SRC, file)));
    digest = digester.digest('hex');
    known.set(key, digest);
  }
  return digest;
}

function listCode(path: string): string[] {
  if (path.includes('.')) return [path];
  return readdirSync(join(SRC, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => join(path, file));
}
