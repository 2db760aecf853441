import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { makeShopCatalog } from '../new-shop/make-shop.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const PRODUCTS = 300;
const KILLS = 4;
const MOST_CHANGES = 250;
/** The first bytes tell that it is a picture; these differ from each other. */
const makePicture = (number: number): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(`picture ${number}`)]);

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

/** Runs the command, and kills it after so many changes of files. Returns whether it came to its end. */
function runImport({ catalog, cache }: Work, file: string, pictures: string, killAfter?: number): Promise<boolean> {
  const words = [file, '--write', '--yes', '--retire', '--no-check', '--name', 'sheet', '--pictures', pictures];
  const child = spawn(process.execPath, [resolve('src/cli/import.ts'), ...words], {
    env: { ...process.env, CATALOG_DIR: catalog, CACHE_DIR: cache },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (bytes: Buffer) => {
    errors += bytes.toString();
  });
  let changes = 0;
  const watcher = watch(catalog, { recursive: true }, () => {
    if (killAfter !== undefined && ++changes >= killAfter) child.kill('SIGKILL');
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code, signal) => {
      watcher.close();
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
    writeFileSync(join(pictures, `picture-${number}.jpg`), makePicture(number));
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
  let kills = 0;
  for (const file of files) {
    // What a run leaves is what the next one finds.
    for (let round = 0; round < KILLS; round++) {
      const isWhole = await runImport(killed, file, pictures, Math.ceil(Math.random() * MOST_CHANGES));
      if (!isWhole) kills++;
    }
    expect(await runImport(killed, file, pictures)).toBe(true);
  }
  expect(kills).toBeGreaterThan(1);
  const [expected, found] = [listAll(whole.catalog), listAll(killed.catalog)];
  expect([...found.keys()]).toEqual([...expected.keys()]);
  for (const [file, text] of expected) expect(found.get(file), file).toBe(text);
  expect([...expected.values()].filter((text) => text.includes('"draft": true'))).toHaveLength(PRODUCTS / 10);
  expect([...expected.keys()].filter((file) => file.startsWith('images/sheet/'))).toHaveLength(40);
});
