import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../catalog/site.ts';
import { STALL_MARK } from '../../core/stall-mark.ts';

const DEFAULT_COLOURS = { brand: '#a3123f', accent: '#f2a81d' };
const PAPER = '#fffaf1';
const INK = '#2b1620';

/** The logo's stall in the shop's colours. It has no letters, so that it does not depend on installed fonts. */
function drawStall({ brand, accent }: { brand: string; accent: string }): string {
  const { cloth, stripes, poles } = STALL_MARK;
  return `<path fill="${brand}" d="${cloth}"/><path fill="${accent}" d="${stripes}"/><path fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round" d="${poles}"/>`;
}

/** Writes the icons, the picture for link previews, and the web manifest. */
export async function writeIcons(site: Site, folder: string): Promise<void> {
  const { store } = site.catalog;
  const colours = store.colours ?? DEFAULT_COLOURS;
  const stall = drawStall(colours);
  const { width, height } = STALL_MARK;
  const square = (padding: number) => {
    const side = width + 2 * padding;
    const top = (height - side) / 2;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-padding} ${top} ${side} ${side}"><rect x="${-padding}" y="${top}" width="100%" height="100%" fill="${PAPER}"/>${stall}</svg>`;
  };
  await writeFile(
    join(folder, 'icon.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${stall}</svg>\n`,
  );
  // iPhones request apple-touch-icon.png by themselves; no page needs to name it.
  for (const [name, size, padding] of [
    ['apple-touch-icon', 180, 5],
    ['icon-192', 192, 2],
    ['icon-512', 512, 8],
  ] as const) {
    await sharp(Buffer.from(square(padding)), { density: 1200 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(join(folder, `${name}.png`));
  }
  const stripes = Array.from({ length: 30 }, (_, index) => {
    const fill = index % 2 === 0 ? colours.brand : colours.accent;
    return `<path fill="${fill}" d="M${index * 40} 0h40v70a20 20 0 0 1-40 0z"/>`;
  });
  const share = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${PAPER}"/>${stripes.join('')}<g transform="translate(420 190) scale(10)">${stall}</g></svg>`;
  await sharp(Buffer.from(share)).png({ palette: true }).toFile(join(folder, 'share.png'));
  const manifest = {
    name: store.name,
    short_name: store.name,
    description: store.description,
    start_url: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: colours.brand,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  await writeFile(join(folder, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
