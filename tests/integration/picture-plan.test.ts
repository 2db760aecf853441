import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { isPrepared } from '../../src/catalog/site/site.ts';
import { planPictures } from '../../src/integration/pictures/prepare.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

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
