import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';
import { packageFolder } from '../../package.ts';

/** Folders of `src` that Node does not run: what the shop's Vite bundles, what is served unchanged, and what only a checkout has. */
const NOT_RUN = [
  'admin/app',
  'browser',
  'cli/packaging',
  'client',
  'components',
  'decisions',
  'islands',
  'layouts',
  'messages/types',
  'public',
  'routes',
  'stores',
  'styles',
  'themes',
  'worker',
];

/** Files beside code that the code reads while it runs. */
const READ_BY_CODE = /\.(?:css|js|txt|yml)$|[\\/](?:codes|programs)[\\/][\w-]+\.json$/;

/**
 * Compiles what Node runs from src/ into lib/, as Node refuses TypeScript below node_modules. Each file becomes one file in the same folder, without
 * comments and source maps, which are read only in a checkout.
 */
export async function compilePackage(target = join(packageFolder, 'lib')): Promise<void> {
  const source = join(packageFolder, 'src');
  await rm(target, { recursive: true, force: true });
  for (const entry of await readdir(source, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    const name = relative(source, file);
    const isCode = /(?<!\.d)\.ts$/.test(name);
    const isRun = !isIn(NOT_RUN, name);
    if (!entry.isFile() || !isRun || !(isCode || READ_BY_CODE.test(name))) continue;
    const to = join(target, name);
    await mkdir(dirname(to), { recursive: true });
    if (isCode) await compile(file, to.replace(/\.ts$/, '.js'));
    else await cp(file, to);
  }
}

const isIn = (folders: readonly string[], name: string): boolean =>
  folders.some((folder) => name.startsWith(folder.replaceAll('/', sep) + sep));

async function compile(file: string, to: string): Promise<void> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, {
    lang: 'ts',
    sourcemap: false,
    target: 'esnext',
    typescript: { onlyRemoveTypeImports: true, rewriteImportExtensions: 'rewrite' },
  });
  await writeFile(to, withoutComments(to, code));
}

/** The code with unchanged lines, but without its comments, which are an eighth of the package. */
const withoutComments = (file: string, code: string): string =>
  minifySync(file, code, { mangle: false, compress: false, codegen: { removeWhitespace: false } }).code;
