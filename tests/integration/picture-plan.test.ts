import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { isPrepared, type PreparedPicture } from '../../src/catalog/site/site.ts';
import { digest as digestText } from '../../src/integration/files/write-whole.ts';
import { encoderName, PICTURE_USES } from '../../src/integration/pictures/encode.ts';
import { type PicturePlan, planPictures } from '../../src/integration/pictures/prepare.ts';
import { makeScene } from '../support/made-scenes.ts';
import { makeSecondShop, makeTemporaryFolder } from '../support/temporary.ts';

describe('a plan of pictures', () => {
  const planOf = async (cache: string) => {
    const plan = await planPictures(loadCatalog(resolve('tests/fixtures/second-shop'), 'catalog'), cache);
    return { plan, digests: [...new Set([...plan.pictures.values()].filter(isPrepared).map(({ digest }) => digest))] };
  };
  const listNotes = (cache: string) =>
    readdirSync(cache).flatMap((name) => (/^[0-9a-f]{12}\.json$/.test(name) ? name.slice(0, 12) : []));
  /** By which file a name stands for: writing it again makes another one. */
  const filesOf = (cache: string) => readdirSync(cache).map((name) => [name, statSync(join(cache, name)).ino]);

  test('encodes a picture once for all who ask for it at the same time', async () => {
    const cache = makeTemporaryFolder();
    const { plan, digests } = await planOf(cache);
    const [digest = ''] = digests;
    const seen: ReturnType<typeof filesOf>[] = [];
    await Promise.all([1, 2, 3].map(() => plan.encodeOne(digest).then(() => void seen.push(filesOf(cache)))));
    await plan.encodeOne(digest);
    expect(listNotes(cache)).toEqual([digest]);
    expect(seen).toEqual([filesOf(cache), filesOf(cache), filesOf(cache)]);
  });

  test('leaves alone what another process has encoded since', async () => {
    const cache = makeTemporaryFolder();
    const [one, other] = [await planOf(cache), await planOf(cache)];
    await one.plan.encode(4);
    const files = filesOf(cache);
    await other.plan.encode(4);
    for (const digest of other.digests) await other.plan.encodeOne(digest);
    expect(filesOf(cache)).toEqual(files);
  });
});

describe('pictures of other shapes', () => {
  const shop = async (pictureShape?: string) => {
    const { catalog, cache } = makeSecondShop();
    writeFileSync(join(catalog, 'images/cup.png'), await makeScene('studio', 1, 3 / 4, 300));
    return {
      cache,
      plan: () =>
        planPictures({ ...loadCatalog(catalog), ...(pictureShape === undefined ? {} : { pictureShape }) }, cache),
    };
  };
  const find = (plan: PicturePlan, source: string): PreparedPicture => {
    const found = plan.pictures.get(source);
    if (!found || !isPrepared(found)) throw new Error(`${source} is not prepared.`);
    return found;
  };

  test('are planned with their shape and what is seen in them, before they are encoded and after', async () => {
    const { cache, plan } = await shop();
    const first = await plan();
    const cup = find(first, 'cup.png');
    expect(cup.ratio).toBeCloseTo(4 / 3, 2);
    expect(cup.look?.ground[0]).toMatch(/^#[0-9a-f]{6},#[0-9a-f]{6}$/);
    await first.encode(4);
    expect(find(await plan(), 'cup.png')).toEqual(cup);
    // Square ones in places that are square need no look.
    expect(Object.keys(find(first, 'darjeeling.png')).sort()).toEqual(['digest', 'widths']);
    const seen = readFileSync(join(cache, 'looks-2.jsonl'), 'utf8').trim().split('\n');
    expect(seen.map((line) => (JSON.parse(line) as string[])[0])).toEqual([cup.digest]);
  });

  test('have names of their own, so that no file with bars of an earlier version stands for them', async () => {
    const { cache, plan } = await shop();
    const { digest } = find(await plan(), 'cup.png');
    const bytes = await makeScene('studio', 1, 3 / 4, 300);
    const names = PICTURE_USES.map((use) => digestText(Buffer.concat([Buffer.from(`${encoderName(use)} `), bytes])));
    expect(names).not.toContain(digest);
    expect(readdirSync(cache).filter((name) => names.some((one) => name.startsWith(one)))).toEqual([]);
  });

  test('are looked at where the shop has their shape for its places and another is square', async () => {
    const { plan } = await shop('3:4');
    const planned = await plan();
    expect(find(planned, 'cup.png').look).toBeUndefined();
    expect(find(planned, 'darjeeling.png').look).toBeDefined();
  });
});
