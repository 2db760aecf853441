import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { codeEnding, codeFile, codeFolder, versionFiles } from '../../package.ts';

/** What code reads beside it: tables of words. */
const DATA_ENDING = '.txt';

/** What makes products of files. */
const MAKERS = ['catalog', 'core', 'paths'];

/**
 * A digest of the code that makes products (source, packages, Node) and of `identity`. A snapshot with another one is not used.
 */
export const takeMakerDigest = (...identity: readonly string[]): string =>
  hash('sha256', JSON.stringify([digestCode(MAKERS), identity]), 'base64url').slice(0, 22);

const known = new Map<string, string>();

/** A digest of Node, of the packages, and of folders of code and what it reads there, and of files (without their ending) of code. Taken once in a process. */
export function digestCode(parts: readonly string[]): string {
  const key = parts.join('\n');
  let digest = known.get(key);
  if (digest === undefined) {
    const digester = createHash('sha256').update(JSON.stringify(process.versions));
    for (const file of [...parts.flatMap(listCode), ...versionFiles()])
      digester.update(`\n${relative(codeFolder, file)}\n${digestFile(file)}`);
    digest = digester.digest('hex');
    known.set(key, digest);
  }
  return digest;
}

const knownFiles = new Map<string, string>();

/** A digest of a file, taken once in a process, as many parts of the code have the same files. */
function digestFile(file: string): string {
  const digest = knownFiles.get(file) ?? hash('sha256', readFileSync(file));
  knownFiles.set(file, digest);
  return digest;
}

/** The files of a folder of code that change what is made: code, and tables that it reads. The file itself of one that is named without its ending. */
export function listCode(part: string): string[] {
  const file = codeFile(part);
  if (existsSync(file)) return [file];
  return readdirSync(join(codeFolder, part), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(codeEnding) || name.endsWith(DATA_ENDING))
    .sort()
    .map((name) => join(codeFolder, part, name));
}
