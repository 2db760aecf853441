import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Copies what a build needs of this project into a folder. The packages are links, so that the copy has a cache of its own. */
export function copyProject(to: string): void {
  for (const part of ['src', 'public', 'astro.config.mjs', 'package.json', 'package-lock.json'])
    cpSync(resolve(part), join(to, part), { recursive: true });
  mkdirSync(join(to, 'node_modules'));
  for (const part of readdirSync('node_modules').filter((name) => name === '.bin' || !name.startsWith('.')))
    symlinkSync(resolve('node_modules', part), join(to, 'node_modules', part));
  // Last, as commands install the packages again where npm's list of them is older than the lock file.
  cpSync(resolve('node_modules/.package-lock.json'), join(to, 'node_modules/.package-lock.json'));
}
