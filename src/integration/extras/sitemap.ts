import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { divideByWeight } from '../../catalog/queries/divide-by-weight.ts';

/** The most that sitemaps.org allows in one file. */
const PART = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

/** Writes `sitemap.xml`, an index of parts of at most 50,000 addresses and 50 MB, and `robots.txt`, which names it. */
export async function writeSitemap(
  siteUrl: string,
  paths: readonly string[],
  folder: string,
  most: { readonly addresses: number; readonly bytes: number } = PART,
): Promise<void> {
  // Addresses are encoded: each character is one byte.
  const urls = paths.map((path) => `<url><loc>${escapeXml(encodeURI(siteUrl + path))}</loc></url>\n`);
  const start = `${HEAD}<urlset ${NAMESPACE}>\n`;
  const end = '</urlset>\n';
  const parts: string[] = [];
  const limit = most.bytes - start.length - end.length;
  for (const part of divideByWeight(urls, most.addresses, limit, (url) => url.length)) {
    const name = `sitemap-${parts.length + 1}.xml`;
    await writeFile(join(folder, name), start + part.join('') + end);
    parts.push(name);
  }
  const entries = parts.map((name) => `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>`);
  await writeFile(
    join(folder, 'sitemap.xml'),
    `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`,
  );
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
