import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { loadCatalog } from '../../../src/catalog/load/load.ts';
import { setSite } from '../../../src/catalog/site/site.ts';
import { writeIcons } from '../../../src/integration/extras/icons.ts';
import { changeJson, makeSecondShop, makeTemporaryFolder } from '../../support/temporary.ts';

test('icons are made from the picture of store.json where there is one', async () => {
  const { catalog } = makeSecondShop();
  changeJson<{ icon?: string }>(join(catalog, 'store.json'), (store) => {
    store.icon = 'brand.png';
  });
  const red = sharp({ create: { width: 600, height: 600, channels: 3, background: '#ff0000' } });
  await red.png().toFile(join(catalog, 'images/brand.png'));
  const out = makeTemporaryFolder();
  await writeIcons(setSite(loadCatalog(catalog), new Map(), '2026-11-23'), out, { cache: makeTemporaryFolder() });
  const { data } = await sharp(join(out, 'icon-512.png')).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const middle = (256 * 512 + 256) * 3;
  expect([...data.subarray(middle, middle + 3)]).toEqual([255, 0, 0]);
  expect(readFileSync(join(out, 'icon.svg'), 'utf8')).toContain('href="data:image/png;base64,');
  for (const file of ['apple-touch-icon.png', 'icon-192.png', 'share.png'])
    expect(existsSync(join(out, file))).toBe(true);
});
