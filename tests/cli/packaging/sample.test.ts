import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { digestFiles, makeTemporaryFolder } from '../../support/temporary.ts';
import { haat, makeShopWithPackage } from './packed.ts';

test('a shop with the package makes of the sample what the repository makes, byte for byte', async () => {
  const { shop } = await makeShopWithPackage();
  for (const name of ['catalog', 'public']) cpSync(resolve(name), join(shop, name), { recursive: true });
  const work = makeTemporaryFolder();
  // Pictures that are encoded already are the same in both.
  const caches = [join(work, 'cache'), join(shop, 'node_modules/.cache/haat')];
  for (const cache of caches) {
    mkdirSync(cache, { recursive: true });
    symlinkSync(resolve('node_modules/.cache/haat/pictures'), join(cache, 'pictures'));
  }
  const built = await haat(shop, ['build']);
  expect(built, built.stdout + built.stderr).toMatchObject({ code: 0 });
  const dist = join(work, 'dist');
  execFileSync(process.execPath, ['src/cli/build.ts'], {
    env: { ...process.env, NODE_ENV: '', VITEST: '', OUT_DIR: dist, CACHE_DIR: caches[0] },
  });
  const ours = digestFiles(dist);
  expect(Object.keys(ours).length).toBeGreaterThan(10_000);
  expect(digestFiles(join(shop, 'dist'))).toEqual(ours);
});
