import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCatalog } from '../../src/catalog/load/load.ts';
import { setSite } from '../../src/catalog/site/site.ts';
import { writeManifest } from '../../src/integration/extras/manifest.ts';
import { changeJson, makeSecondShop, makeTemporaryFolder } from '../support/temporary.ts';

async function makeManifest(screenshots?: readonly { image: string; label: string }[]): Promise<{
  manifest: Record<string, unknown>;
  out: string;
}> {
  const { catalog } = makeSecondShop();
  copyFileSync('catalog/images/shop/home-on-a-phone.webp', join(catalog, 'images/Phone.WEBP'));
  changeJson<{ screenshots?: unknown }>(join(catalog, 'store.json'), (store) => (store.screenshots = screenshots));
  const out = makeTemporaryFolder();
  await writeManifest(setSite(loadCatalog(catalog), new Map(), '2026-11-22'), out);
  return { manifest: JSON.parse(readFileSync(join(out, 'manifest.webmanifest'), 'utf8')), out };
}

describe('the manifest', () => {
  test('names the shop, an icon that launchers may cut, and shortcuts', async () => {
    const { manifest } = await makeManifest();
    expect(manifest).toMatchObject({ id: '/', name: 'Chai Ghar', display: 'standalone', start_url: '/' });
    expect(manifest['icons']).toContainEqual(expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }));
    expect(manifest['shortcuts']).toContainEqual(expect.objectContaining({ name: 'Cart', url: '/cart' }));
    expect(manifest).not.toHaveProperty('screenshots');
  });

  test('is there in each language, and starts the shop in it', async () => {
    const out = makeTemporaryFolder();
    await writeManifest(setSite(loadCatalog('catalog'), new Map(), '2026-11-22'), out);
    const read = (name: string) => JSON.parse(readFileSync(join(out, name), 'utf8')) as Record<string, unknown>;
    const cart = (name: string, url: string) => ({
      shortcuts: expect.arrayContaining([expect.objectContaining({ name, url })]),
    });
    expect(read('manifest.webmanifest')).toMatchObject({
      id: '/',
      lang: 'en-IN',
      start_url: '/',
      ...cart('Cart', '/cart'),
    });
    expect(read('manifest.hi.webmanifest')).toMatchObject({
      id: '/',
      lang: 'hi-IN',
      start_url: '/hi',
      ...cart('कार्ट', '/hi/cart'),
    });
    expect(read('manifest.ar.webmanifest')).toMatchObject({ id: '/', lang: 'ar-AE', start_url: '/ar-ae' });
  });

  test('has the screenshots of store.json with their sizes, and their files are published as they are', async () => {
    const { manifest, out } = await makeManifest([
      { image: 'Phone.WEBP', label: 'The home page' },
      { image: 'cup.png', label: 'A cup' },
    ]);
    const [phone, cup] = manifest['screenshots'] as [object, object];
    expect(phone).toEqual({
      src: '/screenshot-1.webp',
      sizes: '720x1480',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'The home page',
    });
    expect(cup).toMatchObject({ src: '/screenshot-2.png', type: 'image/png', label: 'A cup' });
    expect(readFileSync(join(out, 'screenshot-1.webp'))).toEqual(
      readFileSync('catalog/images/shop/home-on-a-phone.webp'),
    );
  });

  test('needs screenshots that are in the catalogue', async () => {
    await expect(makeManifest([{ image: 'phone.webp', label: 'The home page' }])).rejects.toThrow(
      /store\.json:\d+:\d+ {2}screenshots\[0\]\.image {2}\[picture-missing\]/,
    );
    await expect(makeManifest([{ image: 'https://cdn.example/a.webp', label: 'The home page' }])).rejects.toThrow(
      'a picture below catalog/images',
    );
  });
});
