import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../catalog/site.ts';

const DEFAULT_COLOURS = { brand: '#a3123f', accent: '#f2a81d' };
const PAPER = '#fffaf1';
const INK = '#2b1620';

/** The stall of the logo in the shop's colours; it has no letters, so it looks the same whatever fonts a machine has. */
function drawStall({ brand, accent }: { brand: string; accent: string }): string {
  return (
    `<path fill="${brand}" d="M5 4h22l3 9a3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0 3.5 3.5 0 0 1-7 0z"/>` +
    `<path fill="${accent}" d="M12 4h4v9a3.5 3.5 0 0 1-7 0zM20 4h4l-1 9a3.5 3.5 0 0 0 7 0L27 4h-3z"/>` +
    `<path fill="none" stroke="${INK}" stroke-width="2" stroke-linecap="round" d="M5 18v10M27 18v10M3 28h26M10 28v-6h12v6"/>`
  );
}

/** Writes the icons, the picture for chat apps, and the web manifest. */
export async function writeIcons(site: Site, folder: string): Promise<void> {
  const { store } = site.catalog;
  const colours = store.colours ?? DEFAULT_COLOURS;
  const stall = drawStall(colours);
  const square = (padding: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-padding} ${-padding} ${32 + 2 * padding} ${32 + 2 * padding}"><rect x="${-padding}" y="${-padding}" width="100%" height="100%" fill="${PAPER}"/>${stall}</svg>`;
  await writeFile(
    join(folder, 'icon.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${stall}</svg>\n`,
  );
  for (const [size, padding] of [
    [180, 5],
    [192, 2],
    [512, 8],
  ] as const) {
    await sharp(Buffer.from(square(padding)), { density: 1200 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(join(folder, `icon-${size}.png`));
  }
  const stripes = Array.from({ length: 30 }, (_, index) => {
    const fill = index % 2 === 0 ? colours.brand : colours.accent;
    return `<path fill="${fill}" d="M${index * 40} 0h40v70a20 20 0 0 1-40 0z"/>`;
  });
  const share = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${PAPER}"/>${stripes.join('')}<g transform="translate(440 190) scale(10)">${stall}</g></svg>`;
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
