import { divideByWeight } from '../../catalog/queries/divide-by-weight.ts';
import { writeTextFiles } from './text-files.ts';

/** The most that sitemaps.org allows in one file. */
const PART = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

/** Digests of a build's sitemap. */
const RECORD = 'sitemap.json';

/**
 * Writes `sitemap.xml`, an index of parts of at most 50,000 addresses and 50 MB, and `robots.txt`, which names it, into the folder of a new
 * build, `work`. What `earlier`, the build before, has alike is linked.
 */
export async function writeSitemap(
  siteUrl: string,
  paths: readonly string[],
  work: string,
  earlier: string | undefined,
  most: { readonly addresses: number; readonly bytes: number } = PART,
): Promise<void> {
  // Addresses are encoded: each character is one byte.
  const urls = paths.map((path) => `<url><loc>${escapeXml(encodeURI(siteUrl + path))}</loc></url>\n`);
  const start = `${HEAD}<urlset ${NAMESPACE}>\n`;
  const end = '</urlset>\n';
  const limit = most.bytes - start.length - end.length;
  const parts = divideByWeight(urls, most.addresses, limit, (url) => url.length).map(
    (part, index) => [`sitemap-${index + 1}.xml`, start + part.join('') + end] as const,
  );
  const entries = parts.map(([name]) => `<sitemap><loc>${escapeXml(`${siteUrl}/${name}`)}</loc></sitemap>`);
  const files = [
    ...parts,
    ['sitemap.xml', `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`],
  ] as const;
  const texts = files.map(([, text]) => text);
  const pathOf = (index: number) => files[index]?.[0] as string;
  await writeTextFiles([['sitemap', { texts, pathOf }]], RECORD, work, earlier);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
