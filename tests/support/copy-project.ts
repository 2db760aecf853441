import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { listFirstPackages } from './first-packages.ts';

/** Copies what a build needs of this project into a folder. The packages are links, so that the copy has a cache of its own. */
export function copyProject(to: string): void {
  copyParts(to);
  mkdirSync(join(to, 'node_modules'));
  for (const part of readdirSync('node_modules').filter((name) => name === '.bin' || !name.startsWith('.')))
    symlinkSync(resolve('node_modules', part), join(to, 'node_modules', part));
  copyPackageList(to);
}

/** The same with the packages alone that the first `npm start` of a clone installs by the lock file, and with Node where it is there. */
export function copyProjectWithoutTools(to: string): void {
  copyParts(to);
  for (const name of listFirstPackages()) {
    const link = join(to, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join('node_modules', name)), link);
  }
  if (existsSync('node_modules/.bin/node')) {
    mkdirSync(join(to, 'node_modules/.bin'));
    symlinkSync(realpathSync('node_modules/.bin/node'), join(to, 'node_modules/.bin/node'));
  }
  copyPackageList(to);
}

function copyParts(to: string): void {
  for (const part of ['src', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json'])
    cpSync(resolve(part), join(to, part), { recursive: true });
}

/** Last, as commands install the packages again where npm's list of them is older than the lock file. */
const copyPackageList = (to: string): void =>
  cpSync(resolve('node_modules/.package-lock.json'), join(to, 'node_modules/.package-lock.json'));
