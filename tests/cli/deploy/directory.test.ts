import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { deployTo } from '../../../src/cli/deploy/targets/deploy-to.ts';
import { readSite } from '../../../src/cli/deploy/site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { makeFiles, publish, writeSite } from './made-site.ts';

const work = makeTemporaryFolder();
const files = makeFiles('folder');
const OPTIONS: Parameters<typeof deployTo>[2] = { environment: {}, encodings: [], now: Date.now() };
const makeFolder = () => mkdtempSync(join(work, 'place-'));
const deploySite = async (to: string, more: Partial<Parameters<typeof deployTo>[2]> = {}) =>
  deployTo(to, await readSite(writeSite(work, files)), { ...OPTIONS, ...more });
const explain = (deployment: Promise<unknown>) =>
  deployment.then(
    () => 'nothing',
    (error: Error) => error.message,
  );

describe('a folder', () => {
  test('has the compressed forms that a build has written, and makes none of these', async () => {
    const to = makeFolder();
    const written = { ...files, 'cart.html.br': 'as written', 'cart.html.1a2b3c4d.dcz': 'with a dictionary' };
    await deployTo(to, await readSite(writeSite(work, written)), { ...OPTIONS, encodings: ['br'] });
    const names = readdirSync(to).filter((name) => name.startsWith('cart.html'));
    expect(names.sort()).toEqual(['cart.html', 'cart.html.1a2b3c4d.dcz', 'cart.html.br']);
    expect(readFileSync(join(to, 'cart.html.br'), 'utf8')).toBe('as written');
    expect(readFileSync(join(to, 'index.html.br')).length).toBeGreaterThan(0);
  });

  test('has compressed forms beside the text files where they are wanted, and loses them where not', async () => {
    const to = makeFolder();
    await deploySite(to, { encodings: ['br', 'gzip'] });
    expect(brotliDecompressSync(readFileSync(join(to, 'cart.html.br'))).toString()).toBe(files['cart.html']);
    expect(gunzipSync(readFileSync(join(to, 'cart.html.gz'))).toString()).toBe(files['cart.html']);
    const names = readdirSync(to, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => /webp\.|_headers\./.test(name))).toEqual([]);
    expect((await deploySite(to, { encodings: ['br', 'gzip'] })).bytes).toBe(0);
    await deploySite(to, { encodings: ['gzip'] });
    expect([existsSync(join(to, 'cart.html.br')), existsSync(join(to, 'cart.html.gz'))]).toEqual([false, true]);
  });

  test('keeps what no deployment stored, and its unchanged files as they are', async () => {
    const to = makeFolder();
    writeFileSync(join(to, 'manual.pdf'), 'PDF');
    await deploySite(to);
    const { ino } = statSync(join(to, 'cart.html'));
    await deploySite(to);
    expect(readFileSync(join(to, 'manual.pdf'), 'utf8')).toBe('PDF');
    expect(statSync(join(to, 'cart.html')).ino).toBe(ino);
  });

  test('gets a file again that somebody has changed', async () => {
    const to = makeFolder();
    await deploySite(to);
    writeFileSync(join(to, 'cart.html'), 'x'.repeat(files['cart.html']?.length ?? 0));
    await deploySite(to);
    expect(readFileSync(join(to, 'cart.html'), 'utf8')).toBe(files['cart.html']);
  });

  test('is left without folders that have become empty, and without unfinished files', async () => {
    const to = makeFolder();
    mkdirSync(join(to, '.deploying'));
    writeFileSync(join(to, '.deploying/half'), 'half');
    await deploySite(to);
    const fewer = Object.fromEntries(Object.entries(files).filter(([path]) => !path.includes('/p/')));
    await deployTo(to, await readSite(writeSite(work, fewer)), OPTIONS);
    expect([existsSync(join(to, 'leaf-tea')), existsSync(join(to, '.deploying'))]).toEqual([false, false]);
  });

  test('outside the target is never removed from, whatever the record says', async () => {
    const to = makeFolder();
    writeFileSync(join(work, 'precious'), 'precious');
    writeFileSync(
      join(to, '_deploy.json'),
      JSON.stringify({ version: 1, files: { '../precious': { digest: 'x', tag: 'x' } } }),
    );
    expect(await explain(deploySite(to))).toMatch(/^_deploy\.json at the target can't be read/);
    expect(existsSync(join(work, 'precious'))).toBe(true);
  });
});

describe('a deployment that can not be made says why:', () => {
  test('the target is missing', async () => {
    expect(await explain(deploySite(join(work, 'missing')))).toMatch(/missing is not a folder\. Create it first/);
  });

  test('the target is the site itself, or around it', async () => {
    const site = writeSite(work, files);
    for (const to of [site, work, join(site, '_img')]) expect(await explain(deploySite(to))).toMatch(/the built site/);
  });

  test('there is no built site', async () => {
    expect(await explain(readSite(join(work, 'nowhere')))).toMatch(/no built site in .* Run "npm run build" first/);
    expect(await explain(readSite(makeFolder()))).toMatch(/no built site/);
  });

  test('a file of the site is no longer what it was', async () => {
    const folder = writeSite(work, { ...makeFiles('changing'), 'other.txt': 'one' });
    const site = await readSite(folder);
    writeFileSync(join(folder, 'other.txt'), 'two');
    expect(await explain(deployTo(makeFolder(), site, OPTIONS))).toMatch(/changed while it was deployed \(other.txt\)/);
  });
});

test('a site is deployed whole when a build replaces what dist links to meanwhile', async () => {
  const to = makeFolder();
  const site = await readSite(publish(work, makeFiles('before')));
  publish(work, makeFiles('after'));
  await deployTo(to, site, OPTIONS);
  expect(readFileSync(join(to, 'index.html'), 'utf8')).toBe(makeFiles('before')['index.html']);
});

test('a folder that is named by a link is deployed to', async () => {
  const to = makeFolder();
  const link = `${to}-link`;
  symlinkSync(to, link);
  await deploySite(link);
  expect(existsSync(join(to, 'index.html'))).toBe(true);
});
