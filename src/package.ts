import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folders of the package. In a checkout Node runs src/; in an installed package, where Node refuses TypeScript, it runs lib/,
 * which is compiled from src/ with the same folders. Only code that Node runs as it stands may import this file, not what Vite bundles.
 */
/** `.ts` in a checkout, `.js` in an installed package. */
export const codeEnding = extname(import.meta.url);

/** Whether the package is installed in a shop, and not a checkout. */
export const isInstalled = codeEnding === '.js';

/** The folder of package.json and `src`. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** The TypeScript, templates and styles that Vite bundles. */
export const sourceFolder = join(packageFolder, 'src');

/** Files that every shop serves as they stand. A file of the shop's own `public` at the same address takes the place of one. */
export const publicFolder = join(sourceFolder, 'public');

/** A path as Vite names modules: with slashes on every system. */
export const viteId = (path: string): string => path.replaceAll('\\', '/');

/** The code that Node runs. */
export const codeFolder = join(packageFolder, isInstalled ? 'lib' : 'src');

/** A file of code without its ending, in the folder of code. */
export const codeFile = (name: string): string => join(codeFolder, `${name}${codeEnding}`);

/** The address of code beside a module, for a thread: `codeBeside('worker', import.meta.url)`. */
export const codeBeside = (name: string, module: string): URL => new URL(`./${name}${codeEnding}`, module);

/**
 * Packages of haat that a shop names, too: its configuration imports Astro, and Vite looks for the others from the shop's folder, where
 * some package managers put only what the shop names.
 */
export const NAMED_BY_SHOPS = ['@astrojs/react', 'astro', 'react', 'react-dom'] as const;

/** Lock files, which tell which versions of packages a shop has installed, by package manager. */
const LOCK_FILES = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** What tells the versions of this package and of those that it runs with: its package.json, and the lock file of the shop in the working directory. */
export const versionFiles = (): string[] => [
  join(packageFolder, 'package.json'),
  ...LOCK_FILES.map((name) => resolve(name)).filter((file) => existsSync(file)),
];
