import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { packageFolder, publicFolder, sourceFolder } from '../../package.ts';
import { isWithin, realPath } from '../../real-paths.ts';
import { dataFolder, isCode, isPrivateName, whyPrivate } from './private-files.ts';

/** The package folders of the shop and of the product, from their own folders upwards. */
const packageFolders = (): string[] =>
  [...new Set([process.cwd(), packageFolder].flatMap(listUpwards))]
    .map((folder) => join(folder, 'node_modules'))
    .filter((folder) => existsSync(folder));

const listUpwards = (folder: string): string[] =>
  dirname(folder) === folder ? [folder] : [folder, ...listUpwards(dirname(folder))];

/** The files that the server of `npm run dev` may read for a browser, for Vite's `server.fs.allow`. `named` are files that the shop's options name. */
export const listServed = (named: readonly (string | undefined)[]): string[] => [
  sourceFolder,
  resolve('src'),
  resolve('public'),
  ...packageFolders(),
  ...named.flatMap((file) => file ?? []),
];

/**
 * Tells which files `npm run dev` may serve: code and packages below the folders of Vite's `server.fs.allow`, and public files. It never serves
 * hidden files, databases, backups, or anything in `DATA_DIR`. Links are followed first.
 */
export class ServedFiles {
  readonly #roots: readonly string[];
  readonly #public: readonly string[];

  constructor(allowed: readonly string[]) {
    const real = (paths: readonly string[]) => paths.flatMap((path) => realPath(path) ?? []);
    this.#public = real([resolve('public'), publicFolder]);
    this.#roots = real(allowed).filter((path) => !this.#public.includes(path));
  }

  /** Whether an existing file may be served. */
  allows(path: string): boolean {
    const real = realPath(path);
    if (real === undefined) return false;
    const data = realPath(dataFolder());
    if (data !== undefined && isWithin(real, data)) return false;
    const shared = this.#public.find((folder) => isWithin(real, folder));
    if (shared !== undefined) return whyPrivate(real, shared) === undefined;
    return isCode(real) && this.#roots.some((root) => isWithin(real, root) && isOpen(relative(root, real)));
  }
}

/** Whether no folder on the way is hidden, except those of packages and of Vite's bundles of them. */
function isOpen(path: string): boolean {
  const parts = path.split(sep);
  return parts.every(
    (part, index) =>
      !isPrivateName(part) ||
      part === '.pnpm' ||
      (part === '.vite' && /^deps(?:_temp\w*)?$/.test(parts[index + 1] ?? '') && parts.length === index + 3),
  );
}
