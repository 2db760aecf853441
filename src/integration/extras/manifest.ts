import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../catalog/site.ts';
import { marketPagePath } from '../../paths.ts';
import { linkOrCopy } from '../put-files.ts';
import { coloursOf, PAPER } from './icons.ts';

/** What a long press on the icon of the installed shop offers. */
const SHORTCUTS = [
  { name: 'Search', page: 'search' },
  { name: 'Cart', page: 'cart' },
  { name: 'Your orders', page: 'orders' },
] as const;

/** Writes the web manifest of the shop, and the screenshots that it names. @throws for a screenshot that is not a picture. */
export async function writeManifest({ catalog: { store, root }, defaultMarket }: Site, folder: string): Promise<void> {
  const screenshots = await Promise.all(
    (store.screenshots ?? []).map((screenshot, index) => writeScreenshot(screenshot, index + 1, root, folder)),
  );
  const manifest = {
    id: '/',
    name: store.name,
    short_name: store.name,
    description: store.description,
    lang: defaultMarket.locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['shopping'],
    background_color: PAPER,
    theme_color: coloursOf(store).brand,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    screenshots: screenshots.length > 0 ? screenshots : undefined,
    shortcuts: SHORTCUTS.map(({ name, page }) => ({
      name,
      url: marketPagePath(defaultMarket, page),
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
  await writeFile(join(folder, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** A screenshot as the manifest describes it. Browsers show wide ones on computers and narrow ones on phones. */
async function writeScreenshot(
  { image, label }: { readonly image: string; readonly label: string },
  number: number,
  root: string,
  folder: string,
): Promise<Record<string, string>> {
  const file = join(root, 'images', image);
  const { width, height, format } = await sharp(file)
    .metadata()
    .catch((cause: Error) => {
      throw new Error(`images/${image}, a screenshot of store.json, can't be read: ${cause.message}`, { cause });
    });
  const name = `screenshot-${number}${extname(image).toLowerCase()}`;
  await linkOrCopy(file, join(folder, name));
  return {
    src: `/${name}`,
    sizes: `${width}x${height}`,
    type: `image/${format}`,
    form_factor: width > height ? 'wide' : 'narrow',
    label,
  };
}
