import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tidyBuilds } from '../../src/integration/files/publish.ts';
import { pageLinker } from '../../src/integration/render/link-page.ts';
import { PageRecords } from '../../src/integration/render/page-records.ts';
import { stampFile } from '../../src/integration/stamp.ts';
import { removePage, takeOver, writeTree } from '../../src/integration/take-over.ts';
import { htmlFile } from '../../src/paths.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const FINDINGS = {
  references: [],
  ids: [],
  styleHashes: [],
  scripts: [],
  scriptFiles: [],
  islandFiles: [],
  firstView: [],
  faults: [],
  shellParts: [],
  quickHtml: 1,
};

function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** A finished build with these pages; those that `earlier` has alike are linked. */
async function makeBuild(builds: string, name: string, pages: Readonly<Record<string, string>>, earlier?: string) {
  const site = join(builds, name, 'site');
  const records = new PageRecords();
  for (const [path, text] of Object.entries(pages)) {
    const before = earlier && join(builds, earlier, 'site', htmlFile(path));
    mkdirSync(dirname(join(site, htmlFile(path))), { recursive: true });
    if (before && existsSync(before) && readFileSync(before, 'utf8') === text)
      linkSync(before, join(site, htmlFile(path)));
    else write(site, htmlFile(path), text);
    records.add(path, { digest: text, shell: '', content: '', code: '' }, [], FINDINGS);
  }
  for (const file of ['robots.txt', '_astro/a.js', 'help/terms.pdf']) write(site, file, name);
  writeFileSync(stampFile(join(builds, name)), '{}');
  return { folder: site, records };
}

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();

const FILES = ['robots.txt', '_astro/a.js', 'help/terms.pdf'];

test('a build goes on in the folder of the build before the published one, whose pages alone stay', async () => {
  const builds = makeTemporaryFolder();
  const pages = { '/': 'home', '/help': 'help', '/a/p/1': 'one', '/b/p/2': 'two', '/help/more': 'more' };
  const first = await makeBuild(builds, '1-1', pages);
  await writeTree(join(builds, '1-1'), first, first.records.pages, FILES);
  const published = await makeBuild(builds, '2-1', { ...pages, '/b/p/2': 'changed' }, '1-1');
  await writeTree(join(builds, '2-1'), first, published.records.pages, FILES);
  removePage(published.folder, '/a/p/1');
  const before = filesOf(published.folder);

  const work = (await takeOver(builds, published)) as string;
  expect(existsSync(join(builds, '1-1'))).toBe(false);
  const site = join(work, 'site');
  expect(filesOf(work)).toEqual(['a/p/1.html', 'b/p/2.html', 'help/more.html'].map((file) => `site/${file}`));

  const linkPage = pageLinker(published.folder, site, true);
  expect(Object.keys(pages).map(linkPage)).toEqual([true, true, false, true, true]);
  for (const path of ['/b/p/2', '/help', '/help/more'])
    expect(statSync(join(site, htmlFile(path))).ino, path).toBe(statSync(join(published.folder, htmlFile(path))).ino);
  expect(existsSync(join(site, 'a/p/1.html'))).toBe(false);
  expect(filesOf(published.folder)).toEqual(before);
  removePage(site, '/help/more');
  expect(existsSync(join(site, 'help'))).toBe(false);
});

test('the second build after a whole one goes on in its folder', async () => {
  const builds = makeTemporaryFolder();
  const whole = await makeBuild(builds, '1-1', { '/a/p/1': 'one' });
  await writeTree(join(builds, '1-1'), undefined, whole.records.pages, FILES);
  expect(await takeOver(builds, whole)).toBeUndefined();
  const next = await makeBuild(builds, '2-1', { '/a/p/1': 'one' }, '1-1');
  await writeTree(join(builds, '2-1'), whole, next.records.pages, FILES);
  const work = (await takeOver(builds, next)) as string;
  expect(filesOf(work)).toEqual(['site/a/p/1.html']);
  expect(existsSync(join(builds, '1-1'))).toBe(false);
});

test('pages that the published site has no longer are gone', async () => {
  const builds = makeTemporaryFolder();
  const first = await makeBuild(builds, '1-1', { '/a/p/1': 'one', '/b/p/2': 'two' });
  await writeTree(join(builds, '1-1'), first, first.records.pages, FILES);
  const published = await makeBuild(builds, '2-1', { '/a/p/1': 'one' }, '1-1');
  await writeTree(join(builds, '2-1'), first, published.records.pages, FILES);
  const work = (await takeOver(builds, published)) as string;
  expect(filesOf(work)).toEqual(['site/a/p/1.html']);
  expect(existsSync(join(work, 'site/b'))).toBe(false);
});

test('a build is either gone on in or removed, when both begin at once', async () => {
  const builds = makeTemporaryFolder();
  const first = await makeBuild(builds, '1-1', { '/a/p/1': 'one' });
  await writeTree(join(builds, '1-1'), first, first.records.pages, FILES);
  const published = await makeBuild(builds, '2-1', { '/a/p/1': 'one' }, '1-1');
  await writeTree(join(builds, '2-1'), first, published.records.pages, FILES);
  const out = join(makeTemporaryFolder(), 'dist');
  symlinkSync(published.folder, out);
  // The id of a process that does not run.
  renameSync(join(builds, '1-1'), join(builds, '1-4194304'));
  writeFileSync(join(builds, '2-1/tree.json'), JSON.stringify({ earlier: '1-4194304', gone: [], others: [] }));
  const [taken] = await Promise.all([takeOver(builds, published), tidyBuilds(out, builds, false)]);
  if (taken) expect(filesOf(taken)).toEqual(['site/a/p/1.html']);
  expect(readdirSync(builds).sort()).toEqual(taken ? ['2-1', taken.slice(builds.length + 1)].sort() : ['2-1']);
  expect(filesOf(published.folder)).toContain('a/p/1.html');
});

test.each(['stamp.json', 'tree.json'])('a build whose %s is missing is left as it is', async (missing) => {
  const builds = makeTemporaryFolder();
  const first = await makeBuild(builds, '1-1', { '/a': 'a' });
  if (missing !== 'tree.json') await writeTree(join(builds, '1-1'), first, first.records.pages, FILES);
  const published = await makeBuild(builds, '2-1', { '/a': 'a' }, '1-1');
  await writeTree(join(builds, '2-1'), first, published.records.pages, FILES);
  rmSync(join(builds, '1-1', missing), { force: true });
  expect(await takeOver(builds, published)).toBeUndefined();
  expect(readdirSync(builds).sort()).toEqual(['1-1', '2-1']);
});
