import { writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { editionsOf } from '../../catalog/site/editions.ts';
import type { Market } from '../../catalog/model.ts';
import type { Site } from '../../catalog/site/site.ts';
import { inLanguage, languageEnding } from '../../messages/language.ts';
import { accountText } from '../../messages/rooms/account.ts';
import { frameText } from '../../messages/rooms/frame.ts';
import { marketPagePath, marketPath } from '../../paths.ts';
import { type Look, readLook } from '../../theme/look.ts';
import { linkOrCopy } from '../files/put-files.ts';

/** The shortcuts on the icon of the installed shop. */
const listShortcuts = () =>
  [
    { name: frameText.search, page: 'search' },
    { name: frameText.cart, page: 'cart' },
    { name: accountText.orders, page: 'orders' },
  ] as const;

/**
 * Writes the web manifest of the shop in each language, and the screenshots that it names. An installed shop opens in the language of the page that
 * it was installed from.
 * @throws for a screenshot that is not a picture
 */
export async function writeManifest(site: Site, folder: string, theme?: string): Promise<void> {
  const { store, root } = site.catalog;
  const look = readLook(theme, store.colours);
  const screenshots = await Promise.all(
    (store.screenshots ?? []).map((screenshot, index) => writeScreenshot(screenshot, index + 1, root, folder)),
  );
  await Promise.all(
    editionsOf(site).map((edition) =>
      inLanguage(edition.language, () => {
        const manifest = JSON.stringify(makeManifest(edition, screenshots, look), null, 2);
        return writeFile(join(folder, `manifest${languageEnding()}.webmanifest`), `${manifest}\n`);
      }),
    ),
  );
}

/** The manifest of an edition, in the current language. It opens the default market if that has the language. */
function makeManifest(
  { catalog: { store, markets }, defaultMarket }: Site,
  screenshots: readonly object[],
  { brand, colour }: Look,
): object {
  const market = markets.get(defaultMarket.id) ?? ([...markets.values()][0] as Market);
  return {
    // The same in all languages, as it identifies the shop.
    id: '/',
    name: store.name,
    short_name: store.name,
    description: store.description,
    lang: market.locale,
    start_url: marketPath(market),
    scope: '/',
    display: 'standalone',
    categories: ['shopping'],
    background_color: colour('color-page'),
    theme_color: brand.brand,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    screenshots: screenshots.length > 0 ? screenshots : undefined,
    shortcuts: listShortcuts().map(({ name, page }) => ({
      name,
      url: marketPagePath(market, page),
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  };
}

/** Describes a screenshot for the manifest and writes its file. Browsers show wide ones on computers and narrow ones on phones. */
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
