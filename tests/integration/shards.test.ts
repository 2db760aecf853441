import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { isCompressedForm } from '../../src/integration/compress/compressed-forms.ts';
import { PageRecords, RECORDS_FILE } from '../../src/integration/render/page-records.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { mergeShards } from '../../src/integration/shards/merge-shards.ts';
import { readNote, type ShardNote, writeNote } from '../../src/integration/shards/shard-note.ts';
import { htmlFile } from '../../src/paths.ts';
import { buildShards, type Ended, killShard, makeMachine, runCommand, waitForLongDay } from '../support/shards.ts';
import { makeShopOfAllPages } from '../support/shop-of-all-pages.ts';
import { digestFiles } from '../support/temporary.ts';

const DAY_MS = 86_400_000;
const COUNT = 4;
const full = makeShopOfAllPages();
const shards = join(dirname(full.out), 'shards');
const folderOf = (number: number): string => join(shards, `${number}-of-${COUNT}`);
const reportOf = (out: string): string => readFileSync(join(dirname(realpathSync(out)), 'report.json'), 'utf8');
const pagesOf = async (folder: string): Promise<string[]> => [
  ...((await PageRecords.read(join(folder, RECORDS_FILE)))?.pages.keys() ?? []),
];

let built: Ended[];
beforeAll(async () => {
  vi.stubEnv('COMPRESS', 'fast');
  await waitForLongDay();
  expect(await runCommand('build', full)).toMatchObject({ code: 0 });
  built = await buildShards(full, COUNT, shards);
});

describe('four shards that four processes have built', () => {
  test('have all pages and pictures, each of them once', async () => {
    expect(built.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(readdirSync(shards)).toEqual(['1-of-4', '2-of-4', '3-of-4', '4-of-4']);
    const site = readdirSync(full.out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
    const files: string[] = [];
    const pictures: string[] = [];
    for (const number of [1, 2, 3, 4]) {
      const pages = await pagesOf(folderOf(number));
      const own = Object.keys(digestFiles(join(folderOf(number), 'site')))
        .map((file) => file.slice(1))
        .filter((file) => !isCompressedForm(file));
      expect(own.sort()).toEqual(pages.map(htmlFile).sort());
      expect(built[number - 1]?.output).toContain(
        `Shard ${number} of 4: ${pages.length} pages in ${folderOf(number)}.`,
      );
      expect(pages.length).toBeGreaterThan(0);
      expect(pages.length).toBeLessThan(site.length / 2);
      files.push(...own);
      pictures.push(...readdirSync(join(folderOf(number), 'pictures')).filter((file) => !file.endsWith('.json')));
    }
    expect(files.sort()).toEqual(site.sort());
    expect(pictures.sort()).toEqual(readdirSync(join(full.out, '_img')).sort());
  });

  test('are merged to the site of a full build, file for file', async () => {
    const merged = makeMachine(full, 'merged');
    const { code, output } = await runCommand('merge', merged, ['--from', shards]);
    expect(output).toMatch(/\n\d+ compressed forms \([\d.]+ MB\): \d+ made, [1-9]\d* as before\.\n/);
    expect([code, output]).toEqual([0, expect.stringMatching(/\n\d+ pages merged\. Built in [\d.]+ s\.\n$/)]);
    expect(digestFiles(realpathSync(merged.out))).toEqual(digestFiles(realpathSync(full.out)));
    expect(reportOf(merged.out)).toBe(reportOf(full.out));
    // The next build uses its pages.
    expect(await buildSite(merged, 'next')).toMatchObject({ rendered: 0 });
  });

  test('are refused by a merge with other settings, and nothing is published', async () => {
    const other = makeMachine(full, 'other');
    const { code, output } = await runCommand('merge', other, ['--from', shards], {
      SITE_URL: 'https://other.example',
    });
    expect(code).toBe(1);
    expect(output).toContain(
      'shard 3 of 4 was built from another catalogue, code, stock, environment or version of Node.js: npm run build -- --shard 3/4\n',
    );
    expect(output).toMatch(/\n\nNothing was published\.\n$/);
    expect(existsSync(other.out)).toBe(false);
  });
});

describe('a merge', () => {
  const machine = makeMachine(full, 'refusing');
  let from: string;
  let note: ShardNote;
  const at = (...names: string[]): string => join(from, ...names);
  /** Writes the note of a shard again, as if what the folder has now had been built. */
  const signAgain = (number: number) => writeNote(at(`${number}-of-4`), { number, count: COUNT }, note.inputs);
  const merge = () => mergeShards(machine, from, note.inputs.fingerprint);
  beforeEach(async () => {
    from = `${shards}-changed`;
    rmSync(from, { recursive: true, force: true });
    cpSync(shards, from, { recursive: true });
    note = (await readNote(at('1-of-4'))) as ShardNote;
  });
  afterEach(() => {
    vi.useRealTimers();
    // Whatever was refused, nothing was published.
    expect(existsSync(machine.out)).toBe(false);
  });

  test('says how to build a shard that is missing or unfinished', async () => {
    rmSync(at('2-of-4'), { recursive: true });
    rmSync(at('3-of-4', 'shard.json'));
    await expect(merge()).rejects.toThrow(
      /: 2 faults\.\n {2}shard 2 of 4 is missing: npm run build -- --shard 2\/4\n {2}shard 3 of 4 is missing: npm run build -- --shard 3\/4$/,
    );
  });

  test('says that there are no shards', async () => {
    rmSync(from, { recursive: true });
    await expect(merge()).rejects.toThrow(`there are none in ${from}`);
  });

  test('takes shards from folders of any names, but none twice', async () => {
    cpSync(at('2-of-4'), at('artifact'), { recursive: true });
    await expect(merge()).rejects.toThrow('shard 2 of 4 is there twice: remove 2-of-4 or artifact');
  });

  test('refuses shards of two divisions', async () => {
    await writeNote(at('2-of-4'), { number: 2, count: 16 }, note.inputs);
    await expect(merge()).rejects.toThrow('there are shards of 4 and of 16: remove those that are not of this build');
  });

  test.each([
    ['bundle', 'x', 'was built with other bundled templates'],
    ['pictures', 'x', 'was built when the pictures were others'],
    ['day', '2026-01-02', 'was built on 2026-01-02, and today is '],
  ])('refuses a shard with another %s', async (name, value, words) => {
    await writeNote(at('4-of-4'), { number: 4, count: COUNT }, { ...note.inputs, [name]: value });
    await expect(merge()).rejects.toThrow(`: 1 fault.\n  shard 4 of 4 ${words}`);
  });

  test('on the next day refuses all shards', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${note.inputs.day}T12:00:00+05:30`) + DAY_MS });
    await expect(merge()).rejects.toThrow(`: 4 faults.\n  shard 1 of 4 was built on ${note.inputs.day}, and today is `);
  });

  test.each(['shard.json', 'pages.json'])('refuses a shard whose %s is damaged', async (name) => {
    writeFileSync(at('1-of-4', name), readFileSync(at('1-of-4', name), 'utf8').slice(0, -100));
    await expect(merge()).rejects.toThrow(
      name === 'shard.json'
        ? '1-of-4/shard.json is damaged: build this shard again'
        : 'as pages.json is not as it was written',
    );
  });

  test('refuses pages that are listed but missing, or changed since', async () => {
    const [first = '', second = ''] = await pagesOf(at('3-of-4'));
    rmSync(at('3-of-4', 'site', htmlFile(first)));
    writeFileSync(at('3-of-4', 'site', htmlFile(second)), '<p>Half a pa');
    const refused = expect(merge()).rejects;
    await refused.toThrow(`shard 3 of 4 is damaged, as site/${htmlFile(first)} is missing: npm run build`);
    await refused.toThrow(
      `shard 3 of 4 is damaged, as site/${htmlFile(second)} is not as it was written: npm run build`,
    );
  });

  test('refuses a picture that is damaged', async () => {
    // Which shard has a picture depends on its digest.
    const number = [1, 2, 3, 4].find((each) => readdirSync(at(`${each}-of-4`, 'pictures')).length > 0);
    const [picture = ''] = readdirSync(at(`${number}-of-4`, 'pictures'));
    writeFileSync(at(`${number}-of-4`, 'pictures', picture), '');
    rmSync(join(machine.cache, 'pictures'), { recursive: true, force: true });
    await expect(merge()).rejects.toThrow(
      `shard ${number} of 4 is damaged, as pictures/${picture} is not as it was written`,
    );
  });

  test('refuses pages that are in no shard, in the wrong one, or none of the site', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(async (number) => (await PageRecords.read(at(`${number}-of-4`, RECORDS_FILE))) as PageRecords),
    );
    const [path = ''] = first?.pages.keys() ?? [];
    const record = first?.pages.get(path);
    if (!first || !second || !record) throw new Error('the first shard has no page');
    second.keep(path, record, first);
    second.keep('/none', record, first);
    first.pages.delete(path);
    await first.write(at('1-of-4', RECORDS_FILE));
    await second.write(at('2-of-4', RECORDS_FILE));
    await signAgain(1);
    await signAgain(2);
    const refused = expect(merge()).rejects;
    await refused.toThrow(`shard 1 of 4 lacks the page ${path}: npm run build -- --shard 1/4`);
    await refused.toThrow(`shard 2 of 4 has the page ${path}, which belongs to shard 1: npm run build -- --shard 2/4`);
    await refused.toThrow('shard 2 of 4 has /none, which is no page of the site: npm run build -- --shard 2/4');
  });
});

test.each(['onPage', 'onRendered'])('a shard that is killed (%s) leaves nothing that a merge takes', async (stage) => {
  const machine = makeMachine(full, `killed-${stage}`);
  const to = `${shards}-${stage}`;
  cpSync(shards, to, { recursive: true });
  renameSync(join(to, '1-of-4'), join(to, '.1-of-4.aside'));
  expect(await killShard(machine, { number: 1, count: COUNT }, to, stage)).toMatchObject({ code: null });
  // The killed one has removed what an earlier one had left.
  expect(readdirSync(to)).toEqual([expect.stringMatching(/^\.1-of-4\.[0-9a-f]{8}$/), '2-of-4', '3-of-4', '4-of-4']);
  await expect(mergeShards(machine, to, 'killed')).rejects.toThrow('shard 1 of 4 is missing');
  expect(await runCommand('build', machine, ['--shard', '1/4', '--to', to])).toMatchObject({ code: 0 });
  expect(readdirSync(to)).toEqual(readdirSync(shards));
  expect(digestFiles(join(to, '1-of-4', 'site'))).toEqual(digestFiles(join(folderOf(1), 'site')));
});
