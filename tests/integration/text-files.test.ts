import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { setSite, type Site } from '../../src/catalog/site/site.ts';
import { writeDeliveryFiles } from '../../src/integration/extras/delivery-files.ts';
import { filesOfTexts, writeTextFiles } from '../../src/integration/extras/text-files.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

const RECORD = 'record.json';

/** Writes the texts of one group into a new build. */
async function write(texts: readonly string[], earlier?: string): Promise<string> {
  const work = makeTemporaryFolder();
  await writeTextFiles([['group', filesOfTexts(texts, (index) => `/_data/${index}.json`)]], RECORD, work, earlier);
  return work;
}

const fileOf = (work: string, index: number): string => join(work, 'site', '_data', `${index}.json`);
const read = (work: string): string[] =>
  readdirSync(join(work, 'site', '_data'))
    .sort()
    .map((name) => readFileSync(join(work, 'site', '_data', name), 'utf8'));
const isLinked = (one: string, other: string): boolean => statSync(one).ino === statSync(other).ino;

test('texts that are alike are linked; one that has changed is written, and stays as it was in the build before', async () => {
  const first = await write(['a', 'b', 'c']);
  const second = await write(['a', 'B', 'c'], first);
  expect(read(second)).toEqual(['a', 'B', 'c']);
  expect(read(first)).toEqual(['a', 'b', 'c']);
  expect([0, 1, 2].map((index) => isLinked(fileOf(first, index), fileOf(second, index)))).toEqual([true, false, true]);
});

test('all texts are written when their number has changed', async () => {
  const first = await write(['a', 'b']);
  const second = await write(['a', 'b', 'c'], first);
  expect(read(second)).toEqual(['a', 'b', 'c']);
  expect(isLinked(fileOf(first, 0), fileOf(second, 0))).toBe(false);
});

test('a text whose file is missing in the build before is written', async () => {
  const first = await write(['a', 'b']);
  rmSync(fileOf(first, 1));
  expect(read(await write(['a', 'b'], first))).toEqual(['a', 'b']);
});

test('texts are written after a record that is damaged', async () => {
  const first = await write(['a', 'b']);
  writeFileSync(join(first, RECORD), readFileSync(join(first, RECORD), 'utf8').slice(0, 9));
  const second = await write(['a', 'b'], first);
  expect(read(second)).toEqual(['a', 'b']);
  expect(isLinked(fileOf(first, 0), fileOf(second, 0))).toBe(false);
});

test('only the files of delivery that a rule has changed are written', async () => {
  const catalog = loadCatalog('catalog');
  const [[id, rules] = []] = catalog.deliveryRules;
  if (id === undefined || !rules) throw new Error('The sample has no rules of delivery.');
  const siteOf = (changed: typeof rules): Site =>
    setSite({ ...catalog, deliveryRules: new Map(catalog.deliveryRules).set(id, changed) }, new Map(), '2026-11-21');
  const folderOf = (work: string) => join(work, 'site', '_data', id, 'delivery');
  const [first, same, fewer] = [makeTemporaryFolder(), makeTemporaryFolder(), makeTemporaryFolder()];
  await writeDeliveryFiles(siteOf(rules), first, undefined);
  await writeDeliveryFiles(siteOf(rules), same, first);
  await writeDeliveryFiles(siteOf(rules.slice(1)), fewer, first);
  const names = readdirSync(folderOf(first));
  expect(names.filter((name) => !isLinked(join(folderOf(first), name), join(folderOf(same), name)))).toEqual([]);
  const changed = names.filter(
    (name) => readFileSync(join(folderOf(first), name), 'utf8') !== readFileSync(join(folderOf(fewer), name), 'utf8'),
  );
  expect(changed.length).toBeGreaterThan(0);
  expect(names.filter((name) => !isLinked(join(folderOf(first), name), join(folderOf(fewer), name)))).toEqual(changed);
});
