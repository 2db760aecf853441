import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { environmentOf, makeSecondShop, makeTemporaryFolder } from '../support/temporary.ts';

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
  return { file, check };
}

const withSeller = (id: string) => (text: string) => text.replace('"chai-ghar"', JSON.stringify(id));

describe('npm run catalog:check', { timeout: 60_000 }, () => {
  test('fails with the problem, and says how it can be mended', async () => {
    const { check } = makeShop(withSeller('chai-gahr'));
    const { code, stderr } = await check();
    expect(code).toBe(1);
    expect(stderr).toContain('[seller-unknown]');
    expect(stderr).toContain('-- --fix');
    expect(stderr).toContain('-- --set-aside              leaves out 1 file with errors');
  });

  test('succeeds with --set-aside when only products have errors', async () => {
    const { check } = makeShop(withSeller('nobody-at-all'));
    const { code, stdout } = await check('--set-aside', '--errors');
    expect(code).toBe(0);
    expect(stdout).toContain('1 product with errors is set aside.');
  });

  test('writes JSON alone to standard output, and a table to a file', async () => {
    const { check } = makeShop(withSeller('nobody-at-all'));
    const csv = join(makeTemporaryFolder(), 'problems.csv');
    const { code, stdout } = await check('--json', '--csv', csv);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ version: 1, errors: 1, problems: [{ code: 'seller-unknown' }] });
    expect(readFileSync(csv, 'utf8')).toContain('error,seller-unknown,');
  });

  test('mends with --fix and leaves the rest of the file as it was', async () => {
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
});
