import { hash } from 'node:crypto';
import { writeTextFiles } from './text-files.ts';

/** A page as the sitemap names it. */
export interface SitemapPage {
  /** Its address without that of the site: `/cart`. */
  readonly path: string;
  /** The ISO date of the build that last changed its content. */
  readonly changed: string;
  /** The whole addresses of the pictures that it is of. */
  readonly pictures?: readonly string[];
  /** The same page in each market that has it, this page among them: tags for `hreflang` with addresses. */
  readonly alternates?: readonly (readonly [language: string, path: string])[];
}

/**
 * The most of one file. Google takes 50,000 addresses and 50 MB
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap); smaller files leave less to upload after a change.
 */
const PART = { addresses: 500, bytes: 5_000_000 };

/** Pictures of one page that Google takes: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const MOST_PICTURES = 1_000;

/** More parts than any shop has. */
const MOST_PARTS = 2 ** 20;

/** Digests of a build's sitemap. */
const RECORD = 'sitemap.json';

/**
 * Writes `sitemap.xml`, an index of parts, and `robots.txt`, which names it, into the folder of a new build, `work`. What `earlier`, the
 * build before, has alike is linked.
 */
export async function writeSitemap(
  siteUrl: string,
  pages: readonly SitemapPage[],
  work: string,
  earlier: string | undefined,
  most: { readonly addresses: number; readonly bytes: number } = PART,
): Promise<void> {
  const parts = dividePages(siteUrl, pages, most).map(
    ({ urls, changed }, index) => [`sitemap-${index + 1}.xml`, HEAD + START + urls.join('') + END, changed] as const,
  );
  const entries = parts.map(
    ([name, , changed]) => `<sitemap>${formatLocation(`${siteUrl}/${name}`)}${formatChanged(changed)}</sitemap>`,
  );
  const files = [
    ...parts,
    ['sitemap.xml', `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`],
    ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`],
  ] as const;
  const texts = files.map(([, text]) => text);
  const pathOf = (index: number) => files[index]?.[0] as string;
  await writeTextFiles([['sitemap', { texts, pathOf }]], RECORD, work, earlier);
}

interface Part {
  readonly urls: string[];
  bytes: number;
  /** The last date of its pages. */
  changed: string;
}

/**
 * The pages in parts by a hash of the address, so that a new page changes one part. Their number is the smallest power of two with which
 * no part exceeds the limits.
 */
function dividePages(
  siteUrl: string,
  pages: readonly SitemapPage[],
  most: { readonly addresses: number; readonly bytes: number },
): Part[] {
  const entries = pages.map((page) => {
    const url = formatPage(siteUrl, page);
    const number = Number.parseInt(hash('sha1', page.path).slice(0, 8), 16);
    return { url, number, bytes: Buffer.byteLength(url), changed: page.changed };
  });
  const around = HEAD.length + START.length + END.length;
  for (let count = 1; ; count *= 2) {
    const parts = Array.from({ length: count }, (): Part => ({ urls: [], bytes: around, changed: '' }));
    for (const { url, number, bytes, changed } of entries) {
      const part = parts[number % count] as Part;
      part.urls.push(url);
      part.bytes += bytes;
      if (changed > part.changed) part.changed = changed;
    }
    const fits = parts.every(({ urls, bytes }) => urls.length <= most.addresses && bytes <= most.bytes);
    if (fits || count >= MOST_PARTS) return parts.filter(({ urls }, index) => index === 0 || urls.length > 0);
  }
}

const formatPage = (siteUrl: string, { path, changed, pictures = [], alternates = [] }: SitemapPage): string =>
  [
    '<url>',
    formatLocation(siteUrl + path),
    formatChanged(changed),
    ...alternates.map(
      ([language, other]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(encodeURI(siteUrl + other))}"/>`,
    ),
    ...pictures
      .slice(0, MOST_PICTURES)
      .map((picture) => `<image:image><image:loc>${escapeXml(encodeOnce(picture))}</image:loc></image:image>`),
    '</url>\n',
  ].join('');

const formatLocation = (address: string): string => `<loc>${escapeXml(encodeURI(address))}</loc>`;
const formatChanged = (date: string): string => (date === '' ? '' : `<lastmod>${date}</lastmod>`);
/** The address of a picture on another host is encoded already, as far as its catalogue wrote it so. */
const encodeOnce = (address: string): string => encodeURI(address).replaceAll('%25', '%');
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const START = `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const END = '</urlset>\n';
