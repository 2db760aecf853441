import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readHead } from '../../catalog/pictures/read-head.ts';
import { PICTURE_NAME } from '../../catalog/source/picture-folder.ts';
import { slugify } from '../../core/text/text.ts';
import { writeWhole } from '../../integration/files/write-whole.ts';
import { type PictureAnswer, previewOf } from '../contract.ts';
import { digestOf } from './catalog-folder.ts';
import type { AdminContext } from './context.ts';
import { findPicture, inCatalog, waitingPath } from './dropped-pictures.ts';
import { Refused } from './refused.ts';

/** Most bytes of a picture's file, as for pictures at addresses. */
export const MOST_PICTURE_BYTES = 40_000_000;
const LONGEST_NAME = 60;
/** Longer side of a preview, in pixels. */
const PREVIEW_PIXELS = 480;
/** How many digits of the digest a name has. */
const DIGITS = 10;
const ENDINGS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
  tiff: 'tif',
};

/**
 * Stores a picture for `catalog/images` under a name made from its content, so that the same picture is stored once. It waits until a file that names
 * it is saved.
 * @throws Refused for a file that is not a picture.
 */
export async function storePicture(
  context: AdminContext,
  bytes: Buffer,
  { name, folder: below }: { readonly name: string; readonly folder: string },
): Promise<PictureAnswer> {
  if (!/^(?:[\p{L}\p{N}][\p{L}\p{N} _-]{0,80})?$/u.test(below))
    throw new Refused(400, 'The folder of a picture has a plain name, such as that of a category.');
  const head = await readHead(bytes).catch((error: Error) => {
    throw new Refused(400, `${name.slice(0, LONGEST_NAME)} can't be used: ${error.message}.`);
  });
  const ending = ENDINGS[head.format ?? ''];
  if (ending === undefined) throw new Refused(400, 'A picture is a JPEG, PNG, WebP, AVIF, GIF or TIFF file.');
  const stem = slugify(name.replace(/\.\w+$/, '')).slice(0, LONGEST_NAME) || 'picture';
  const src = [below, `${stem}-${digestOf(bytes).slice(0, DIGITS)}.${ending}`].filter(Boolean).join('/');
  const isKnown = existsSync(inCatalog(context, src));
  if (!isKnown) {
    const path = waitingPath(context, src);
    mkdirSync(dirname(path), { recursive: true });
    await writeWhole(path, bytes);
  }
  // Phones store photographs in landscape, with a note on how to turn them.
  const isTurned = (head.orientation ?? 1) >= 5;
  const [width, height] = isTurned ? [head.height, head.width] : [head.width, head.height];
  return { src, width, height, preview: previewOf(src), isKnown };
}

/** A picture of the catalogue, or one that waits for a save, as a small WebP. @throws Refused where there is none. */
export async function makePreview(context: AdminContext, src: string): Promise<Buffer> {
  const parts = src.split('/');
  if (parts.some((part) => part === '' || part.startsWith('.')) || /[\\\0]/.test(src) || !PICTURE_NAME.test(src))
    throw new Refused(404, 'There is no such picture.');
  const path = findPicture(context, src);
  if (path === undefined) throw new Refused(404, 'There is no such picture.');
  const bytes = readFileSync(path);
  const previews = join(context.journal, 'previews');
  const kept = join(previews, `${digestOf(bytes).slice(0, 32)}.webp`);
  if (existsSync(kept)) return readFileSync(kept);
  await readHead(bytes).catch((error: Error) => {
    throw new Refused(404, error.message);
  });
  const small = await sharp(bytes)
    .rotate()
    .resize({ width: PREVIEW_PIXELS, height: PREVIEW_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
  mkdirSync(previews, { recursive: true });
  await writeWhole(kept, small);
  return small;
}
