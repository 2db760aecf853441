import { hash } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Site } from '../../catalog/site/site.ts';
import { STALL_MARK } from '../../core/pictures/drawings.ts';
import { type Look, readLook } from '../../theme/look.ts';
import type { Folders } from '../files/folders.ts';

/** The colours of icons as `#rrggbb`. */
interface Colours {
  readonly brand: string;
  readonly accent: string;
  readonly ground: string;
  readonly lines: string;
}

/** Square icons: their side in pixels, and the padding in units of the mark. */
const SQUARES = [
  // iPhones request apple-touch-icon.png by themselves, so no page names it.
  { name: 'apple-touch-icon', size: 180, padding: 5 },
  { name: 'icon-192', size: 192, padding: 2 },
  { name: 'icon-512', size: 512, padding: 8 },
] as const;

const coloursOf = ({ brand: { brand, accent }, colour }: Look): Colours => ({
  brand,
  accent,
  ground: colour('color-page'),
  lines: colour('color-text'),
});

/** Writes the icons and the picture of link previews. Icons of the same colours are taken from `cache`. */
export async function writeIcons(
  { catalog: { store, root } }: Site,
  folder: string,
  { cache, theme }: Pick<Folders, 'cache' | 'theme'>,
): Promise<void> {
  const own = store.icon === undefined ? undefined : await readFile(join(root, 'images', store.icon));
  await cp(await renderIcons(coloursOf(readLook(theme, store.colours)), join(cache, 'icons'), own), folder, {
    recursive: true,
  });
}

/** Returns a folder with icons in these colours, or made from the shop's `own` picture. The folder appears with one rename. */
async function renderIcons(colours: Colours, cache: string, own?: Buffer): Promise<string> {
  const mark = own ? await embedIcon(own) : drawStall(colours);
  const icon = drawIcon(mark);
  const share = drawShare(colours, mark);
  const squares = SQUARES.map(({ name, size, padding }) => ({ name, size, svg: drawSquare(colours, mark, padding) }));
  const folder = join(cache, hash('sha256', JSON.stringify([sharp.versions.sharp, icon, share, squares])).slice(0, 12));
  if (await stat(folder).catch(() => undefined)) return folder;
  const work = `${folder}.${process.pid}`;
  await mkdir(work, { recursive: true });
  await writeFile(join(work, 'icon.svg'), icon);
  for (const { name, size, svg } of squares)
    await sharp(Buffer.from(svg), { density: 1200 })
      .resize(size, size)
      .png({ palette: true })
      .toFile(join(work, `${name}.png`));
  await sharp(Buffer.from(share)).png({ palette: true }).toFile(join(work, 'share.png'));
  // Another build may have made the same icons meanwhile.
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }));
  return folder;
}

/** Draws the stall of the logo in the shop's colours. It has no letters, so that it depends on no installed font. */
function drawStall({ brand, accent, lines }: Colours): string {
  const { cloth, stripes, poles } = STALL_MARK;
  return `<path fill="${brand}" d="${cloth}"/><path fill="${accent}" d="${stripes}"/><path fill="none" stroke="${lines}" stroke-width="2" stroke-linecap="round" d="${poles}"/>`;
}

/** Embeds the shop's own picture in the area of the stall. */
async function embedIcon(picture: Buffer): Promise<string> {
  const { width, height } = STALL_MARK;
  const png = await sharp(picture)
    .resize(256, 256, { fit: 'contain', background: '#0000' })
    .png({ palette: true })
    .toBuffer();
  const side = Math.min(width, height);
  return `<image x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

function drawIcon(mark: string): string {
  const { width, height } = STALL_MARK;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${mark}</svg>\n`;
}

function drawSquare({ ground }: Colours, mark: string, padding: number): string {
  const { width, height } = STALL_MARK;
  const side = width + 2 * padding;
  const top = (height - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-padding} ${top} ${side} ${side}"><rect x="${-padding}" y="${top}" width="100%" height="100%" fill="${ground}"/>${mark}</svg>`;
}

/** The picture that chat apps show with a link. */
function drawShare(colours: Colours, mark: string): string {
  const stripes = Array.from({ length: 30 }, (_, index) => {
    const fill = index % 2 === 0 ? colours.brand : colours.accent;
    return `<path fill="${fill}" d="M${index * 40} 0h40v70a20 20 0 0 1-40 0z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${colours.ground}"/>${stripes.join('')}<g transform="translate(420 190) scale(10)">${mark}</g></svg>`;
}
