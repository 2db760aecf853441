import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Copies what a build needs of this project into a folder. The packages are links, so that the copy has a cache of its own. */
export function copyProject(to: string): void {
  copyParts(to);
  mkdirSync(join(to, 'node_modules'));
  for (const part of readdirSync('node_modules').filter((name) => name === '.bin' || !name.startsWith('.')))
    symlinkSync(resolve('node_modules', part), join(to, 'node_modules', part));
  copyPackageList(to);
}

/** The same with the packages alone that `npm install --omit=dev` installs by the lock file: what the first `npm start` of a clone has. */
export function copyProjectWithoutTools(to: string): void {
  copyParts(to);
  for (const name of listWithoutTools()) {
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

interface Locked {
  readonly dev?: boolean;
}

/** The names of those packages. What lies below another package comes with it. */
export function listWithoutTools(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  return Object.entries(packages).flatMap(([path, { dev }]) => {
    const [, name = '', ...deeper] = path.split('node_modules/');
    return path.startsWith('node_modules/') && deeper.length === 0 && !dev && existsSync(path) ? [name] : [];
  });
}
