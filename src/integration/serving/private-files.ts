import { closeSync, openSync, readSync, readdirSync, statSync } from 'node:fs';
import { basename, extname, join, relative, resolve, sep } from 'node:path';
import { gunzipSync, constants } from 'node:zlib';
import { isWithin, realPath } from '../../real-paths.ts';
import { attempt } from '../../core/data/attempt.ts';

/** The folder with the API host's database, keys and mails: `DATA_DIR`, by default `data`. */
export const dataFolder = (): string => resolve(process.env['DATA_DIR'] || 'data');

/** Names with a leading dot that a site may contain. */
const PUBLIC_DOT_NAMES: readonly string[] = ['.well-known', '.nojekyll'];

/** Whether a name is that of a private file or folder: `.env`, `.git`. */
export const isPrivateName = (name: string): boolean => name.startsWith('.') && !PUBLIC_DOT_NAMES.includes(name);

/** Whether a path is a file. Follows links. */
export const isFile = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The first bytes of an SQLite database, and of its `-wal` file, which holds the latest changes. */
const DATABASE_STARTS = [
  Buffer.from('SQLite format 3\0'),
  Buffer.from('377f0682', 'hex'),
  Buffer.from('377f0683', 'hex'),
];

/** The first line of a backup, which is compressed (src/api/entry/backup/backup-file.ts). */
const BACKUP_START = '{"haatBackup":';

/** Recognizes by its first bytes a file that is never served, a database or a backup. Returns its kind; undefined for any other file. */
export function findRecords(start: Buffer): string | undefined {
  if (DATABASE_STARTS.some((known) => start.subarray(0, known.length).equals(known))) return 'a database';
  if (start.toString().startsWith(BACKUP_START)) return 'a backup';
  if (start[0] !== 0x1f || start[1] !== 0x8b) return undefined;
  const text = attempt(() => gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH }).toString());
  return text?.startsWith(BACKUP_START) ? 'a backup' : undefined;
}

/** The first bytes of a file. */
function readStart(path: string): Buffer {
  const start = Buffer.alloc(512);
  const file = openSync(path, 'r');
  try {
    return start.subarray(0, readSync(file, start));
  } finally {
    closeSync(file);
  }
}

/** Why a file of a public folder is not served, for a message; undefined if it is served. `path` must exist and be free of links. */
export function whyPrivate(path: string, publicFolder: string): string | undefined {
  const data = realPath(dataFolder());
  if (data !== undefined && isWithin(path, data)) return "it is in DATA_DIR, the folder of the customers' data";
  if (!isWithin(path, publicFolder)) return 'it is a link to a file outside of the folder';
  const hidden = relative(publicFolder, path).split(sep).find(isPrivateName);
  if (hidden !== undefined) return `${hidden} begins with a dot, as files with settings and passwords do`;
  const records = findRecords(readStart(path));
  return records && `it is ${records}, with the data of customers`;
}

/** Files that some systems write into every folder. They are left out silently. */
const LITTER: readonly string[] = ['.DS_Store', '.directory', '.gitkeep', '.gitignore', '.gitattributes'];
const isLitter = (path: string): boolean => LITTER.includes(basename(path)) || basename(path).startsWith('._');

/** The folder of public files contains files that must not be published. */
class PrivateFilesError extends Error {
  constructor(lines: readonly string[]) {
    super(
      `Everybody can read the files in public, so these have to go elsewhere:\n${lines.map((line) => `- ${line}`).join('\n')}`,
    );
    this.name = 'PrivateFilesError';
  }
}

/** Checks the shop's folder of public files. @throws PrivateFilesError that names each file that must not be published, with the reason */
export function refusePrivateFiles(folder = resolve('public')): void {
  const root = realPath(folder);
  if (root === undefined) return;
  const faults = listFiles(root).flatMap((path) => {
    const real = isLitter(path) ? undefined : realPath(path);
    const reason = real && whyPrivate(real, root);
    return reason ? [`public/${relative(root, path).replaceAll(sep, '/')}: ${reason}`] : [];
  });
  if (faults.length > 0) throw new PrivateFilesError(faults);
}

/** The files in a folder and below, each once. Follows links. */
function listFiles(folder: string, seen = new Set<string>()): string[] {
  const real = realPath(folder);
  if (real === undefined || seen.has(real)) return [];
  seen.add(real);
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (isFile(path)) return path;
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? listFiles(path, seen) : [];
  });
}

/** File endings of code for browsers: modules, styles, and the pictures and fonts beside them. */
const CODE_ENDINGS = new Set(
  'js mjs cjs jsx ts mts cts tsx astro vue svelte css scss sass less pcss json map svg png jpg jpeg gif webp avif ico woff woff2 ttf otf wasm'
    .split(' ')
    .map((ending) => `.${ending}`),
);

/** Whether a file is code for browsers, by its ending: a module, a style, or a picture or font beside them. */
export const isCode = (path: string): boolean => CODE_ENDINGS.has(extname(path).toLowerCase());
