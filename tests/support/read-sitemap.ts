import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All parts of the sitemap of a built site, which its index names, one after the other. */
export function readSitemap(folder: string): string {
  const index = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const names = [...index.matchAll(/\/(sitemap-\d+\.xml)<\/loc>/g)].map(([, name = '']) => name);
  if (names.length === 0) throw new Error(`The sitemap in ${folder} names no part.`);
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
}

/** What a sitemap says of each page, by the page's address on the site. */
export const readSitemapEntries = (folder: string): Map<string, string> =>
  new Map(
    [...readSitemap(folder).matchAll(/<url><loc>https?:\/\/[^/<]+([^<]*)<\/loc>(.*)<\/url>/g)].map(
      ([, path = '', rest = '']) => [path === '' ? '/' : path, rest] as const,
    ),
  );
