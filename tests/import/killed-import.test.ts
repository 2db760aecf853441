import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeShopCatalog } from '../cli/new-shop/make-shop.ts';
import { makePicture } from './make-picture.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const PRODUCTS = 300;
const KILLS = 4;
/** Fewer than a version makes, divided among the kills, so that each run is killed. */
const MOST_CHANGES = [100, 25];

/** A table of products, of which some have changed, left or come with another category in the next version. */
function makeTable(version: 1 | 2): string {
  const rows = Array.from({ length: PRODUCTS }, (_, index) => {
    if (version === 2 && index % 10 === 3) return undefined;
    const price = version === 2 && index % 4 === 0 ? 450 : 499;
    const category = version === 2 && index % 25 === 1 ? 'Sarees' : 'Kurtis';
    return `SKU-${index},Cotton thing ${index % 200},${category},${price},799,picture-${index % 40}.jpg`;
  });
  return `SKU,Title,Category,Price,MRP,Image\n${rows.filter((row) => row !== undefined).join('\n')}\n`;
}

interface Work {
  readonly catalog: string;
  readonly cache: string;
}

/**
 * A module that ends the process by SIGKILL at a change of a file of the catalogue, of which it counts each. A file that is being written then is left
 * half written.
 */
const killAt = (change: number, catalog: string): string => `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
let left = ${change};
const wrap = (module, name) => {
  const real = module[name];
  module[name] = (...words) => {
    const isOfCatalog = words.some((word) => typeof word === 'string' && word.startsWith(${JSON.stringify(catalog)}));
    if (!isOfCatalog || --left !== 0) return real(...words);
    if (name === 'writeFileSync') real(words[0], String(words[1]).slice(0, String(words[1]).length / 2));
    process.kill(process.pid, 'SIGKILL');
    for (;;);
  };
};
for (const name of ['writeFileSync', 'renameSync', 'copyFileSync', 'rmSync', 'mkdirSync']) wrap(fs, name);
for (const name of ['writeFile', 'rename', 'copyFile', 'rm', 'mkdir']) wrap(fs.promises, name);
syncBuiltinESMExports();`;

/** Runs the command, and kills it at a change of a file. Returns whether it came to its end. */
function runImport({ catalog, cache }: Work, file: string, pictures: string, change?: number): Promise<boolean> {
  const words = [file, '--write', '--yes', '--retire', '--no-check', '--name', 'sheet', '--pictures', pictures];
  const killer =
    change === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(killAt(change, catalog))}`];
  const child = spawn(process.execPath, [...killer, resolve('src/cli/import.ts'), ...words], {
    env: { ...process.env, CATALOG_DIR: catalog, CACHE_DIR: cache },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (bytes: Buffer) => {
    errors += bytes.toString();
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => {
      if (code === 0 || signal === 'SIGKILL') done(code === 0);
      else fail(new Error(errors));
    });
  });
}

const listAll = (root: string): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry): [string, string] => {
        const file = join(entry.parentPath, entry.name);
        return [file.slice(root.length + 1), readFileSync(file, 'latin1')];
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

test('an import that is killed at any moment and run again ends as if it had not been killed', async () => {
  const work = makeTemporaryFolder();
  const catalog = await makeShopCatalog({
    ...{ name: 'Kurtis', market: 'in', city: 'Jaipur, Rajasthan', seller: 'Meera Devi', products: 'none' },
    contact: '98290 12345',
  });
  const pictures = join(work, 'pictures');
  mkdirSync(pictures);
  for (let number = 0; number < 40; number++)
    writeFileSync(join(pictures, `picture-${number}.jpg`), await makePicture(number));
  const files = [1, 2].map((version) => join(work, `v${version}.csv`)) as [string, string];
  writeFileSync(files[0], makeTable(1));
  writeFileSync(files[1], makeTable(2));
  const copy = (name: string): Work => {
    cpSync(catalog, join(work, name, 'catalog'), { recursive: true });
    return { catalog: join(work, name, 'catalog'), cache: join(work, name, 'cache') };
  };

  const whole = copy('whole');
  await runImport(whole, files[0], pictures);
  await runImport(whole, files[1], pictures);

  const killed = copy('killed');
  for (const [version, file] of files.entries()) {
    // What a run leaves is what the next one finds.
    for (let round = 0; round < KILLS; round++)
      expect(
        await runImport(killed, file, pictures, Math.ceil(Math.random() * (MOST_CHANGES[version] ?? 1))),
        'the run came to its end before it was killed',
      ).toBe(false);
    expect(await runImport(killed, file, pictures)).toBe(true);
  }
  const [expected, found] = [listAll(whole.catalog), listAll(killed.catalog)];
  expect([...found.keys()]).toEqual([...expected.keys()]);
  for (const [file, text] of expected) expect(found.get(file), file).toBe(text);
  expect([...expected.values()].filter((text) => text.includes('"draft": true'))).toHaveLength(PRODUCTS / 10);
  expect([...expected.keys()].filter((file) => file.startsWith('images/sheet/'))).toHaveLength(40);
});
