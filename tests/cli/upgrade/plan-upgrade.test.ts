import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  globSync,
  readFileSync,
  statSync,
  symlinkSync,
  renameSync,
  writeFileSync,
  lstatSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CodemodFault, type NamedCodemod } from '../../../src/cli/upgrade/codemod.ts';
import { codemodsBetween, listCodemods } from '../../../src/cli/upgrade/list-codemods.ts';
import { readShopRecord, UpgradeRefused } from '../../../src/cli/upgrade/shop-record.ts';
import { readOwnPackage } from '../../../src/cli/upgrade/versions.ts';
import { writeFiles } from '../../../src/cli/upgrade/write-files.ts';
import { digestFiles, makeTemporaryFolder } from '../../support/temporary.ts';
import { LISTS_NOTES, makeShop, planFor, RENAMES_HOURS } from './upgraded-shop.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const productsOf = ({ catalog }: { catalog: string }): string[] =>
  globSync('products/**/*.json', { cwd: catalog })
    .map((path) => join(catalog, path))
    .sort();

/** A shop of version 0.1.0 whose products have notes. */
function makeShopWithNotes() {
  const shop = makeShop({ madeWith: '0.1.0' });
  for (const file of productsOf(shop)) writeFileSync(file, read(file).replace('{', '{ "note": "Made by hand", '));
  return shop;
}

describe('an upgrade', () => {
  test('rewrites the files whose format has changed, and records the version', () => {
    const shop = makeShopWithNotes();
    const store = read(join(shop.catalog, 'store.json'));
    const plan = planFor(shop);
    expect(plan).toMatchObject({ from: '0.1.0', to: '0.3.0', codemods: [RENAMES_HOURS, LISTS_NOTES] });
    writeFiles(plan.rewrites);
    expect(read(join(shop.catalog, 'store.json'))).toBe(store.replace('"hours"', '"open"'));
    for (const file of productsOf(shop)) {
      const { note, notes } = JSON.parse(read(file)) as { note?: string; notes: string[] };
      expect([note, notes]).toEqual([undefined, ['Made by hand']]);
    }
    expect(JSON.parse(read(join(shop.folder, 'package.json')))).toEqual({
      name: 'shop',
      private: true,
      haat: { madeWith: '0.3.0' },
    });
    expect(planFor(shop).rewrites).toEqual([]);
  });

  test('writes nothing else', () => {
    const shop = makeShopWithNotes();
    const before = digestFiles(shop.folder);
    const { rewrites } = planFor(shop);
    expect(digestFiles(shop.folder)).toEqual(before);
    writeFiles(rewrites);
    const after = digestFiles(shop.folder);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    expect(changed.sort()).toEqual(rewrites.map(({ file }) => file.slice(shop.folder.length)).sort());
  });

  test('raises packages that the shop names in older versions, and leaves ranges and newer ones', () => {
    const shop = makeShop({ madeWith: '0.1.0' });
    const file = join(shop.folder, 'package.json');
    const dependencies = { astro: '7.3.4', react: '19.4.0', 'react-dom': '^19.0.0', other: '1.0.0' };
    writeFileSync(file, JSON.stringify({ ...JSON.parse(read(file)), dependencies }));
    const { rewrites, raised } = planFor(shop);
    expect(raised).toEqual(['astro']);
    writeFiles(rewrites);
    expect(JSON.parse(read(file)).dependencies).toEqual({ ...dependencies, astro: '7.4.0' });
  });

  test('leaves unknown keys, line breaks, a byte-order mark, links and modes of files as they are', () => {
    const shop = makeShop({ madeWith: '0.1.0' });
    const store = join(shop.catalog, 'store.json');
    const text = `\uFEFF${read(store).replace('{', '{ "ownKey": [1,2,\n3],').replaceAll('\n', '\r\n')}`;
    const target = join(makeTemporaryFolder(), 'store.json');
    writeFileSync(target, text);
    chmodSync(target, 0o640);
    renameSync(store, `${store}.old`);
    // A link within the catalogue: other links are not read.
    renameSync(target, join(shop.catalog, 'images', 'kept'));
    symlinkSync(join('images', 'kept'), store);
    writeFiles(planFor(shop).rewrites);
    expect(read(store)).toBe(text.replace('"hours"', '"open"'));
    expect(lstatSync(store).isSymbolicLink()).toBe(true);
    expect(statSync(store).mode & 0o777).toBe(0o640);
  });

  test('makes only the changes between the two versions', () => {
    const shop = makeShopWithNotes();
    expect(planFor(shop, { to: '0.2.0' }).codemods).toEqual([RENAMES_HOURS]);
    const names = (from: string, to: string) => codemodsBetween([RENAMES_HOURS, LISTS_NOTES], from, to).length;
    expect([names('0.1.0', '0.1.9'), names('0.2.0', '0.3.0'), names('0.1.0', '1.0.0')]).toEqual([0, 1, 2]);
  });

  test('that was ended in the middle is finished by the next one', () => {
    const whole = makeShopWithNotes();
    writeFiles(planFor(whole).rewrites);
    const files = planFor(makeShopWithNotes()).rewrites.length;
    expect(files).toBeGreaterThan(3);
    for (let written = 0; written < files; written++) {
      const shop = makeShopWithNotes();
      const { rewrites } = planFor(shop);
      writeFiles(rewrites.slice(0, written));
      // What a run leaves that was ended while it wrote the next file.
      const next = rewrites[written]?.file ?? '';
      writeFileSync(next.replace(/([^/]+)$/, '.$1.upgrade'), '{ "half');
      writeFiles(planFor(shop).rewrites);
      expect(Object.values(digestFiles(shop.folder))).toEqual(Object.values(digestFiles(whole.folder)));
    }
  });
});

test('a process that is killed while it writes leaves whole files, and the next one does the rest', async () => {
  const shop = makeShop({ madeWith: '0.1.0' });
  const [first = ''] = productsOf(shop);
  const paths = Array.from({ length: 300 }, (_, index) => `products/made/p${String(index).padStart(3, '0')}.json`);
  mkdirSync(join(shop.catalog, 'products/made'));
  for (const path of paths)
    writeFileSync(join(shop.catalog, path), read(first).replace('{', '{ "note": "Made by hand", '));
  const { rewrites } = planFor(shop);
  const module = pathToFileURL(resolve('src/cli/upgrade/write-files.ts')).href;
  const plan = join(makeTemporaryFolder(), 'plan.json');
  writeFileSync(plan, JSON.stringify(rewrites));
  const program = `import { readFileSync } from 'node:fs';
    import { writeFiles } from ${JSON.stringify(module)};
    const rewrites = JSON.parse(readFileSync(${JSON.stringify(plan)}, 'utf8'));
    for (const [index, rewrite] of rewrites.entries()) {
      writeFiles([rewrite]);
      if (index === 20) process.stdout.write('many');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  const ended = once(child, 'exit');
  child.stdout.once('data', () => child.kill('SIGKILL'));
  expect(await ended).toEqual([null, 'SIGKILL']);
  const states = rewrites.map(({ file, before, after }) =>
    read(file) === after ? 'new' : read(file) === before ? 'old' : 'broken',
  );
  expect(new Set(states)).toEqual(new Set(['new', 'old']));
  expect(states.at(-1)).toBe('old');
  writeFiles(planFor(shop).rewrites);
  expect(rewrites.filter(({ file, after }) => read(file) !== after)).toEqual([]);
  expect(readdirSync(join(shop.catalog, 'products/made')).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('a file that can not be written is named, with what was written before it', () => {
  const shop = makeShopWithNotes();
  const { rewrites } = planFor(shop);
  const gone = join(shop.folder, 'gone.json');
  const [one, ...others] = rewrites;
  if (!one) expect.fail('there is nothing to write');
  expect(() => writeFiles([one, { ...one, file: gone, label: 'catalog/gone.json' }, ...others])).toThrow(
    /^catalog\/gone\.json can't be written: ENOENT.+ 1 of \d+ files were written before it\./,
  );
});

describe('an upgrade is refused, and nothing is written,', () => {
  const refuse = (act: () => unknown, ...words: string[]) => {
    expect(act).toThrow(UpgradeRefused);
    for (const word of words) expect(act).toThrow(word);
  };

  test('where the package is older than the shop', () => {
    const shop = makeShop({ madeWith: '0.4.0' });
    refuse(() => planFor(shop), 'version 0.4.0', '0.3.0, which is older', 'Install version 0.4.0');
  });

  test('where files of the catalogue are no JSON, with each file and line', () => {
    const shop = makeShop({ madeWith: '0.1.0' });
    const [product = ''] = productsOf(shop);
    writeFileSync(product, '{\n  "sku": "A",\n}\n');
    writeFileSync(join(shop.catalog, 'home.json'), '');
    const name = product.slice(shop.folder.length + 1);
    refuse(
      () => planFor(shop),
      `${name}:3:1: expected a key in double quotes`,
      'catalog/home.json: expected an object',
    );
  });

  test('where nothing says of which version the shop is', () => {
    refuse(() => planFor(makeShop()), 'does not say which version', '--from 0.1.0');
    expect(planFor(makeShop(), { from: '0.1.0' })).toMatchObject({ from: '0.1.0', to: '0.3.0' });
    refuse(() => planFor(makeShop(), { from: 'latest' }), '--from latest: a version such as 0.1.0');
    refuse(() => planFor(makeShop({ madeWith: '0.1.0' }), { from: '0.2.0' }), 'Leave --from out');
    refuse(() => planFor(makeShop({ madeWith: 'new' })), '"haat.madeWith" is "new"');
  });

  test('where there is no catalogue', () => {
    const shop = makeShop({ madeWith: '0.1.0' });
    refuse(
      () => planFor({ ...shop, catalog: join(shop.folder, 'src') }),
      'There is no catalogue in',
      'set CATALOG_DIR',
    );
  });

  test('by a codemod that changes its own result, or names what is not there', () => {
    const shop = makeShop({ madeWith: '0.1.0' });
    const codemod = (edit: NamedCodemod['edit']): NamedCodemod => ({ ...RENAMES_HOURS, edit });
    const grows = codemod((value) => [{ kind: 'set', path: ['name'], value: `${(value as { name: string }).name}!` }]);
    const misses = codemod(() => [{ kind: 'remove', path: ['nothing'] }]);
    for (const fault of [grows, misses]) expect(() => planFor(shop, { codemods: [fault] })).toThrow(CodemodFault);
  });
});

describe('the codemods of the package', () => {
  test('are found in its folder, the oldest version first', async () => {
    const folder = makeTemporaryFolder();
    const code = (since: string) =>
      `export default { since: '${since}', says: 'x', takes: () => true, edit: () => [] };`;
    for (const version of ['0.10.0', '0.2.0']) writeFileSync(join(folder, `${version}-a.ts`), code(version));
    writeFileSync(join(folder, 'README.md'), '');
    expect((await listCodemods(folder)).map(({ name, since }) => [name, since])).toEqual([
      ['0.2.0-a', '0.2.0'],
      ['0.10.0-a', '0.10.0'],
    ]);
    expect(await listCodemods(join(folder, 'nothing'))).toEqual([]);
  });

  test('are named after their versions, and leave the sample as it is', async () => {
    for (const { name, since, says } of await listCodemods()) {
      expect(name.startsWith(`${since}-`)).toBe(true);
      expect(says).toMatch(/\.$/);
    }
    const record = readShopRecord(process.cwd());
    expect(record).toMatchObject({ isSample: true, madeWith: readOwnPackage().version });
  });
});
