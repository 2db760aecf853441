import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the first `npm start` of a clone costs at most, in what can be counted. Node for Linux is not in it: many machines have their own. */
export const MOST = { packages: 310, megabytes: 200, pagesBeforeOpen: 0 };

const NODE = /^node_modules\/node-linux-/;

interface Locked {
  readonly dev?: boolean;
  readonly link?: boolean;
}

const readLocked = (file: string): [path: string, locked: Locked][] =>
  Object.entries((JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> }).packages);

/** The names of the packages that workspaces of this folder have and commands install only where they are needed (src/cli/install.mjs). */
const listOptional = (workspace: string): string[] =>
  Object.keys(
    (
      JSON.parse(readFileSync(join(workspace, 'package.json'), 'utf8')) as {
        optionalDependencies: Record<string, string>;
      }
    ).optionalDependencies,
  );

/** The names of the packages that a first `npm start` installs here, by the lock file. What lies below another package comes with it. */
export function listFirstPackages(): string[] {
  const later = new Set(['src/cli/node', 'tests'].flatMap(listOptional));
  return readLocked('package-lock.json').flatMap(([path, { dev, link }]) => {
    const [, name = '', ...deeper] = path.split('node_modules/');
    const isFirst = path.startsWith('node_modules/') && deeper.length === 0 && !dev && !link && !later.has(name);
    return isFirst && existsSync(path) ? [name] : [];
  });
}

/** Packages and megabytes below the `node_modules` of a folder, without Node for Linux. */
export function countInstalled(folder: string, names?: readonly string[]): { packages: number; megabytes: number } {
  const root = join(folder, 'node_modules');
  const wanted = names && new Set(names.map((name) => join('node_modules', name)));
  const paths = readLocked(join(root, '.package-lock.json')).flatMap(([path, { link }]) => {
    const [top = ''] = /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    return link || NODE.test(path) || !top || (wanted && !wanted.has(top)) ? [] : [path];
  });
  const tops = paths.filter((path) => path.split('node_modules/').length === 2);
  return { packages: paths.length, megabytes: megabytesBelow(tops.map((path) => join(folder, path))) };
}

/** Megabytes (1,000,000 bytes) of the files below folders, each file once. */
export function megabytesBelow(folders: readonly string[]): number {
  const sizes = new Map(
    folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => {
          const { ino, size } = statSync(join(parentPath, name));
          return [ino, size] as const;
        }),
    ),
  );
  return Math.round([...sizes.values()].reduce((sum, size) => sum + size, 0) / 1e6);
}

/** How many pages lie below a folder of builds, finished or not. */
export const countPages = (builds: string): number =>
  existsSync(builds)
    ? readdirSync(builds, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html')).length
    : 0;
