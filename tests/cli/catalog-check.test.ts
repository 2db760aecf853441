import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { environmentOf, makeSecondShop, makeTemporaryFolder } from '../support/temporary.ts';
import { isEvery } from '../rare-tests.ts';

const run = promisify(execFile);
const FILE = 'products/tea/first-flush.json';

interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command on the second shop, with its first product changed by `edit`. */
function makeShop(edit: (text: string) => string) {
  const folders = makeSecondShop();
  const file = join(folders.catalog, FILE);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  const check = (...options: string[]): Promise<Result> =>
    run('node', ['src/cli/catalog-check.ts', ...options], { env: { ...process.env, ...environmentOf(folders) } }).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
    );
  return { file, check, list: join(folders.catalog, '..', 'set-aside.csv') };
}

const withSeller = (id: string) => (text: string) => text.replace('"chai-ghar"', JSON.stringify(id));

describe('npm run check', () => {
  test('fails with the problem, and says how it can be fixed', async () => {
    const { check } = makeShop(withSeller('chai-gahr'));
    const { code, stdout, stderr } = await check();
    expect(code).toBe(1);
    expect(stdout).toContain('[seller-unknown]');
    expect(stdout).toContain('-- --fix');
    expect(stdout).toContain('-- --set-aside       leaves out 1 file with errors');
    expect(stderr).toBe('');
  });

  test('prints the report of a catalogue that can be published where it prints others', async () => {
    const { check } = makeShop((text) => text.replace('"4.6"', '4.6').replace('"title"', '"brand": "Nobody", "title"'));
    const { stdout, stderr } = await check();
    expect(stdout).toMatch(/\d warnings?$/m);
    expect(stdout).not.toContain('4 products in');
    expect(stderr).toBe('4 products in 2 categories from 1 sellers.\n');
  });

  test('succeeds with --set-aside when only products have errors, and lists them beside the catalogue', async () => {
    const { check, list, file } = makeShop(withSeller('nobody-at-all'));
    const { code, stdout } = await check('--set-aside', '--errors');
    expect(code).toBe(0);
    expect(stdout).toContain(
      `1 product with errors is set aside. They are listed in ${relative(process.cwd(), list)}.`,
    );
    expect(readFileSync(list, 'utf8')).toMatch(/first-flush\.json,TEA-FF,no,seller-unknown/);
    // Once all are fixed there is no list.
    writeFileSync(file, readFileSync(file, 'utf8').replace('nobody-at-all', 'chai-ghar'));
    expect((await check('--set-aside')).stdout).not.toContain('listed');
    expect(existsSync(list)).toBe(false);
  });

  test('leaves a file of somebody else in the place of that list', async () => {
    const { check, list } = makeShop(withSeller('nobody-at-all'));
    writeFileSync(list, 'mine');
    expect((await check('--set-aside')).stdout).toContain('1 product with errors is set aside.\n');
    expect(readFileSync(list, 'utf8')).toBe('mine');
  });

  test('writes JSON alone to standard output, and a table to a file', async () => {
    const { check } = makeShop(withSeller('nobody-at-all'));
    const csv = join(makeTemporaryFolder(), 'new/folder/problems.csv');
    const { code, stdout } = await check('--json', '--csv', csv);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, errors: 1, problems: [{ code: 'seller-unknown' }] });
    expect(readFileSync(csv, 'utf8')).toContain('error,seller-unknown,');
  });

  test.each([
    ['', []],
    [' where products are set aside', ['--set-aside']],
    [' where all pictures are encoded', ['--pictures']],
    [' where it fixes', ['--fix']],
  ])('writes JSON alone to standard output for a catalogue that can be published%s', async (_, options) => {
    const { check } = makeShop(options[0] === '--set-aside' ? withSeller('nobody-at-all') : (text) => text);
    const { code, stdout } = await check('--json', ...options);
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1 });
  });

  test('lists words of product names that the search does not know, without failing for them', async () => {
    const { check } = makeShop((text) => text.replace('First flush', 'Zorblax flush'));
    const { code, stdout } = await check();
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /0 errors, \d warnings?[\s\S]*the search does not know \d+ words? of product names[\s\S]*zorblax \(1\)/,
    );
    const { unknownWords } = JSON.parse((await check('--json')).stdout) as { unknownWords: object };
    expect(unknownWords).toMatchObject({ words: expect.arrayContaining([{ word: 'zorblax', products: 1 }]) });
    expect((await check('--errors')).stdout).not.toContain('zorblax');
  });

  test.each(['install', 'run'])('is started by a step that writes nothing to standard output: %s.mjs', (name) => {
    expect(readFileSync(`src/cli/${name}.mjs`, 'utf8')).not.toMatch(/console\.log|process\.stdout/);
  });

  test('fixes with --fix and leaves the rest of the file as it was', async () => {
    let before = '';
    const { file, check } = makeShop((text) => {
      before = text;
      return withSeller(' Chai-Ghar')(text).replace('"title"', '"tags": ["a", "b", "A"],\n  "titel"');
    });
    const { code, stderr } = await check('--fix');
    expect(code).toBe(0);
    expect(stderr).toContain('Changed 4 fields in 1 files');
    expect(readFileSync(file, 'utf8')).toBe(before.replace('"title"', '"tags": ["a", "b"],\n  "title"'));
  });

  test('changes nothing with --fix that would be a guess', async () => {
    const { file, check } = makeShop(withSeller('chai'));
    const before = readFileSync(file, 'utf8');
    const { code, stderr } = await check('--fix');
    expect(code).toBe(1);
    expect(stderr).toContain('Nothing was changed');
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test('explains a code', async () => {
    const { check } = makeShop((text) => text);
    expect((await check('--explain', 'price-above-mrp')).stdout).toContain('Selling above the maximum retail price');
    expect(await check('--explain', 'nonsense')).toMatchObject({ code: 1 });
  });

  describe('the record of addresses', () => {
    const TITLE = '"First flush Darjeeling, 100 g tin"';
    const OLD = '/first-flush-darjeeling-100-g-tin/p/TEA-FF';
    const rename = (file: string, title: string) =>
      writeFileSync(file, readFileSync(file, 'utf8').replace(/"title": "[^"]*"/, `"title": ${JSON.stringify(title)}`));
    const makeRecorded = async () => {
      const shop = makeShop((text) => text);
      const root = join(shop.file, '../../..');
      const read = (name: string) => readFileSync(join(root, name), 'utf8');
      const redirects = () => JSON.parse(read('redirects.json')) as Record<string, string>;
      await shop.check('--fix');
      return { ...shop, root, read, redirects };
    };

    test('is written with --fix, and told of until then', async () => {
      const { check, file } = makeShop((text) => text);
      const root = join(file, '../../..');
      expect((await check('--fix')).stderr).toContain('addresses.txt, the addresses of products: commit it');
      expect(readFileSync(join(root, 'addresses.txt'), 'utf8')).toBe(
        'CUP-BLUE blue-glazed-cup\nCUP-KUL kulhad\nMUG stoneware-mug MUG-1-SAND MUG-1-INDIGO MUG-2-SAND MUG-2-INDIGO MUG-6-SAND\nTEA-FF first-flush-darjeeling-100-g-tin\n',
      );
      expect(readFileSync(join(root, '.gitattributes'), 'utf8')).toBe('addresses.txt text eol=lf merge=union\n');
      expect((await check('--fix')).stderr).not.toContain('addresses.txt');
    });

    if (isEvery)
      test('lets --fix write a redirect for each title there was, and take back that of a title that is used again', async () => {
        const { check, file, read, redirects } = await makeRecorded();
        rename(file, 'Spring tea');
        expect(await check()).toMatchObject({ code: 0, stdout: expect.stringContaining('[address-moved]') });
        expect((await check('--fix')).stderr).toContain(`${OLD}: nothing -> "/spring-tea/p/TEA-FF"`);
        expect(redirects()).toEqual({ '/chai': '/tea', [OLD]: '/spring-tea/p/TEA-FF' });
        expect(read('addresses.txt')).toContain('TEA-FF spring-tea\n');
        rename(file, 'March tea');
        await check('--fix');
        expect(redirects()).toEqual({
          '/chai': '/tea',
          [OLD]: '/march-tea/p/TEA-FF',
          '/spring-tea/p/TEA-FF': '/march-tea/p/TEA-FF',
        });
        rename(file, JSON.parse(TITLE) as string);
        const { code, stdout } = await check('--fix');
        expect(redirects()).toEqual({ '/chai': '/tea', '/spring-tea/p/TEA-FF': OLD, '/march-tea/p/TEA-FF': OLD });
        expect([code, stdout.includes('redirect'), stdout.includes('address')]).toEqual([0, false, false]);
      });

    test('stays as it is while the catalogue has errors, so that no old address is lost', async () => {
      const { check, file, root, read, redirects } = await makeRecorded();
      const before = read('addresses.txt');
      rename(file, 'Spring tea');
      writeFileSync(join(root, 'categories/tea.json'), '{');
      expect((await check('--fix')).code).toBe(1);
      expect(read('addresses.txt')).toBe(before);
      expect([{ '/chai': '/tea' }, { '/chai': '/tea', [OLD]: '/spring-tea/p/TEA-FF' }]).toContainEqual(redirects());
    });

    if (isEvery)
      test('and the redirects of two branches are merged without a conflict, and lead each old address on', async () => {
        const { check, file, root, redirects } = await makeRecorded();
        const cup = join(root, 'products/cups/kulhad.json');
        const others = { '/chai': '/tea', '/hot': '/cups', '/old-cups': '/cups' };
        writeFileSync(join(root, 'redirects.json'), JSON.stringify(others, null, 2));
        const git = (...words: string[]) =>
          run('git', ['-c', 'user.name=Editor', '-c', 'user.email=editor@shop.example', ...words], { cwd: root });
        const commit = async () => {
          await git('add', '-A');
          await git('commit', '-qm', 'Change');
        };
        await git('init', '-qb', 'main');
        await commit();
        await git('checkout', '-qb', 'tea');
        rename(file, 'Spring tea');
        await check('--fix');
        await commit();
        await git('checkout', '-q', 'main');
        rename(cup, 'Tall kulhad');
        await check('--fix');
        await commit();
        await git('merge', '-q', 'tea', '-m', 'Merge');
        expect((await check()).stdout).not.toContain('addresses');
        expect(redirects()).toEqual({
          ...others,
          [OLD]: '/spring-tea/p/TEA-FF',
          '/kulhad/p/CUP-KUL': '/tall-kulhad/p/CUP-KUL',
        });
        // The lines of both branches are there, next to each other: that is no conflict, and --fix leaves one a product.
        await check('--fix');
        expect(readFileSync(join(root, 'addresses.txt'), 'utf8')).toBe(
          'CUP-BLUE blue-glazed-cup\nCUP-KUL tall-kulhad\nMUG stoneware-mug MUG-1-SAND MUG-1-INDIGO MUG-2-SAND MUG-2-INDIGO MUG-6-SAND\nTEA-FF spring-tea\n',
        );
      });
  });
});
