import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreparedPicture } from '../../catalog/site/site.ts';
import { writeWhole } from '../files/write-whole.ts';
import type { PictureFormat } from './score.ts';

/** The file in the cache that marks a prepared picture as complete and lists its widths. */
export const notePath = (cache: string, key: string): string => join(cache, `${key}.json`);
/** The name of a prepared picture's file, in the cache and on the site. */
export const cacheName = (key: string, width: number, format: PictureFormat): string => `${key}-${width}.${format}`;

/** What such a note contains: the widths and, unless the picture is square, its height divided by its width. */
export type PictureNote = Pick<PreparedPicture, 'widths' | 'ratio'>;

/** The note of a picture; undefined while the picture is incomplete. */
export async function readNote(cache: string, key: string): Promise<PictureNote | undefined> {
  const text = await readFile(notePath(cache, key), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const said = JSON.parse(text) as number[] | PictureNote;
  return Array.isArray(said) ? { widths: said } : said;
}

/** Writes the note of a picture. It comes last, because a picture with a note is complete. */
export const writeNote = (cache: string, key: string, { widths, ratio }: PictureNote): Promise<void> =>
  writeWhole(notePath(cache, key), JSON.stringify(ratio === undefined ? widths : { widths, ratio }));
