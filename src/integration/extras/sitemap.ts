import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The most addresses that sitemaps.org allows in one file. */
const PART_SIZE = 50_000;

/** Writes `sitemap.xml`, an index of parts of at most 50,000 addresses, and `robots.txt`, which names it. */
export async function writeSitemap(
  siteUrl: string,
  paths: readonly string[],
  folder: string,
  partSize = PART_SIZE,
): Promise<void> {
  const parts: string[] = [];
  for (let start = 0; start < paths.length; start += partSize) {
    const name = `sitemap-${parts.length + 1}.xml`;
    const urls = paths
      .slice(start, start + partSize)
      .map((path) => `<url><loc>${escapeXml(encodeURI(siteUrl + path))}</loc></url>`);
    await writeFile(join(folder, name), `${HEAD}<urlset ${NAMESPACE}>\n${urls.join('\n')}\n</urlset>\n`);
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
