import { join } from 'node:path';
import type { PictureFormat } from './score.ts';

/** The file in the cache that says that a prepared picture is complete, and its widths. */
export const notePath = (cache: string, key: string): string => join(cache, `${key}.json`);
/** The name of a prepared picture's file, in the cache and on the site. */
export const cacheName = (key: string, width: number, format: PictureFormat): string => `${key}-${width}.${format}`;
