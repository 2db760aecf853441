import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { bundleAdmin } from '../../../src/admin/bundle.ts';
import { compilePackage } from '../../../src/cli/packaging/compile.ts';
import { pack, type PackedFiles } from './pack.ts';

/**
 * An empty shop below this checkout, whose packages it finds, with the package as npm would have unpacked it. The types are left out, as
 * nothing that runs needs them. It is gone when the test file is through.
 */
export async function makeShopWithPackage(): Promise<{ shop: string; package: string; packed: PackedFiles }> {
  mkdirSync(resolve('.builds'), { recursive: true });
  const work = mkdtempSync(resolve('.builds', 'package-'));
  afterAll(() => rmSync(work, { recursive: true, force: true }));
  const staged = join(work, 'staged');
  for (const name of ['src', 'package.json', 'CHANGELOG.md', 'LICENSE', 'README.md'])
    cpSync(resolve(name), join(staged, name), { recursive: true });
  await compilePackage(join(staged, 'lib'));
  await bundleAdmin(join(staged, 'lib/admin/bundle'));
  const packed = pack(staged, work);
  execFileSync('tar', ['xzf', packed.filename], { cwd: work });
  const shop = join(work, 'shop');
  mkdirSync(join(shop, 'node_modules'), { recursive: true });
  renameSync(join(work, 'package'), join(shop, 'node_modules/haat'));
  writeFileSync(
    join(shop, 'package.json'),
    '{ "name": "my-shop", "private": true, "type": "module", "dependencies": { "haat": "*", "astro": "*" } }\n',
  );
  writeFileSync(
    join(shop, 'astro.config.mjs'),
    `import { defineConfig } from 'astro/config';
import haat from 'haat';

export default defineConfig({ integrations: [haat()] });
`,
  );
  return { shop, package: join(shop, 'node_modules/haat'), packed };
}

export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of the package that is installed in a shop, in `cwd`. */
export async function haat(
  shop: string,
  words: readonly string[],
  { cwd = shop, environment = {} }: { cwd?: string; environment?: Record<string, string> } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [join(shop, 'node_modules/haat/src/cli/haat.mjs'), ...words], {
    cwd,
    // Vitest says that this is a test, which pages are not to be built as.
    env: { ...process.env, NODE_ENV: '', VITEST: '', ...environment },
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, stdout, stderr };
}
