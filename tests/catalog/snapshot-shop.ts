import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { loadCatalog, type LoadOptions } from '../../src/catalog/load/load.ts';
import { CatalogError } from '../../src/catalog/problems/problems.ts';
import { SHOP } from './shop-in-a-folder.ts';
import { WIDE } from './wide-shop.ts';

/** A shop with products of every shape, in two markets. */
export const FILES: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...SHOP, ...WIDE }).map(([path, content]) => [
    path,
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  ]),
);

export function writeFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** Puts the shop into an empty folder. */
export function writeFiles(root: string): void {
  rmSync(root, { recursive: true, force: true });
  for (const [path, content] of FILES) writeFile(join(root, path), content);
}

/** Paths of all files below a folder, relative to it, sorted. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

/** What loading gives, as text: the catalogue with the order of its maps and fields, or the problems. */
export function describeLoad(root: string, options: LoadOptions): string {
  try {
    // The digests of files are known only with a snapshot.
    return toText({ ...loadCatalog(root, 'shop', options), sources: undefined });
  } catch (error) {
    if (error instanceof CatalogError) return toText([error.message, error.problems]);
    throw error;
  }
}

const toText = (value: unknown): string =>
  JSON.stringify(value, (_key, entry: unknown) => (entry instanceof Map ? [...entry] : entry), 1);

/** Waits until a change of a file gets another time than all changes before. */
export function waitForTick(scratch: string): void {
  writeFileSync(scratch, '');
  const { ctimeMs } = statSync(scratch);
  while (statSync(scratch).ctimeMs === ctimeMs) writeFileSync(scratch, '');
}

/** Changes the JSON in each file of a snapshot, and its checksum. */
export function editSnapshot(snapshot: string, change: (json: string) => string, maker?: string): void {
  for (const file of listFiles(snapshot)) {
    const [head = '', json = ''] = readFileSync(join(snapshot, file), 'utf8').split('\n');
    const edited = change(json);
    writeFileSync(join(snapshot, file), `${maker ?? head.split(' ')[0]} ${crc32(edited).toString(16)}\n${edited}`);
  }
}

/** Gives the snapshot the times that a file has now. */
export function forgeTimes(snapshot: string, root: string, path: string): void {
  const { mtimeMs, ctimeMs } = statSync(join(root, path));
  editSnapshot(snapshot, (json) =>
    json.replace(new RegExp(`("${path}",\\d+),[\\d.]+,[\\d.]+`), `$1,${mtimeMs},${ctimeMs}`),
  );
}
