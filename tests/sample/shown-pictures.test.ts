import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { isPrepared } from '../../src/catalog/site/site.ts';
import { cacheName } from '../../src/integration/pictures/cached-files.ts';
import { planPictures } from '../../src/integration/pictures/prepare.ts';
import { runAll } from '../../src/integration/files/run-all.ts';
import { MADE_KINDS, makePhotograph } from '../support/made-photographs.ts';
import { judgeFiles, judgeShown, LEAST_ALIKE, LEAST_ALIKE_SAMPLE } from '../support/similarity.ts';

/** Every picture of a product, and 50 made photographs, as a phone shows them. A few of both are in tests/integration/pictures.test.ts. */
const CACHE = 'node_modules/.cache/haat/pictures';
const MADE_OF_A_KIND = 10;
const HALF_AN_HOUR = { timeout: 1_800_000 };

test.each(MADE_KINDS)('a made photograph looks like its source on a phone: %s', HALF_AN_HOUR, async (kind) => {
  const faults: string[] = [];
  for (let seed = 0; seed < MADE_OF_A_KIND; seed++) {
    const { first, shown } = await judgeShown(await makePhotograph(kind, seed));
    if (first < LEAST_ALIKE.first || shown < LEAST_ALIKE.shown)
      faults.push(`${seed}: ${first.toFixed(3)}, then ${shown.toFixed(3)}`);
  }
  expect(faults).toEqual([]);
});

test('every picture of a product looks like its source on a phone', HALF_AN_HOUR, async () => {
  const catalog = loadCatalog('catalog');
  // Those that a build has made already.
  const plan = await planPictures(catalog, CACHE, { fetches: false });
  await plan.encode(2);
  const sources = [...catalog.products.values()].flatMap(({ pictures }) => pictures.map(({ source }) => source));
  const faults: string[] = [];
  await runAll(sources, 4, async (source) => {
    const picture = plan.pictures.get(source);
    if (!picture || !isPrepared(picture)) throw new Error(`${source} was not prepared.`);
    const { first, shown } = await judgeFiles(
      readFileSync(join('catalog/images', source)),
      picture.widths.at(-1) ?? 0,
      (width) => readFileSync(join(CACHE, cacheName(picture.digest, width, 'webp'))),
    );
    if (first < LEAST_ALIKE_SAMPLE.first || shown < LEAST_ALIKE_SAMPLE.shown)
      faults.push(`${source}: ${first.toFixed(3)}, then ${shown.toFixed(3)}`);
  });
  expect(faults).toEqual([]);
});
