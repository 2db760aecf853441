import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareOutput, publishBuild } from '../../src/integration/files/publish.ts';
import { environmentOf, makeSecondShop, makeTemporaryFolder } from '../support/temporary.ts';

describe('the place of the site', () => {
  test('may be in folders that are not there yet', async () => {
    const work = makeTemporaryFolder();
    const site = join(work, 'builds/1/site');
    mkdirSync(site, { recursive: true });
    const out = join(work, 'srv/www/shop');
    await prepareOutput(out);
    await publishBuild(site, out, join(work, 'builds'));
    expect(realpathSync(out)).toBe(realpathSync(site));
  });

  test('is refused before anything is read where it is below a file, in plain words', async () => {
    const shop = makeSecondShop();
    const file = join(shop.cache, '..', 'notes');
    writeFileSync(file, 'mine');
    const out = join(file, 'dist');
    const { code, output } = await runBuild({ ...shop, out });
    expect(code).toBe(1);
    expect(output).toContain(
      `The site can't be published at ${out}: the folder ${file} is a file, or is below one. Set OUT_DIR to another place.`,
    );
    expect(output).not.toMatch(/\n {4}at |products in/);
  });

  test('is refused where a file is, which stays', async () => {
    const file = join(makeTemporaryFolder(), 'dist');
    writeFileSync(file, 'mine');
    await expect(prepareOutput(file)).rejects.toThrow('a file is there');
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });
});

const runBuild = (folders: Parameters<typeof environmentOf>[0]) =>
  new Promise<{ code: number; output: string }>((done) => {
    const env = { ...process.env, ...environmentOf(folders) };
    execFile(process.execPath, ['src/cli/build.ts'], { env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
