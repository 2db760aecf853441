import { hash } from 'node:crypto';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import { readBuildRecord } from '../files/build-record.ts';
import { type Digests, filesOfTexts, writeTextFiles } from './text-files.ts';

/** A page of the sitemap. */
export interface SitemapPage {
  /** Its address without the origin: `/cart`. */
  readonly path: string;
  /** The ISO date of the build that last changed its content. */
  readonly changed: string;
  /** Its pictures. */
  readonly pictures?: {
    /** A digest of everything that their addresses are made from. */
    readonly digest: string;
    /** Their absolute addresses. */
    list(): readonly string[];
  };
  /** The same page in each market that has it, itself included: `hreflang` tags with addresses. */
  readonly alternates?: readonly (readonly [language: string, path: string])[];
}

/**
 * Limits of one file. Google accepts 50,000 addresses and 50 MB (https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap);
 * with smaller files there is less to upload after a change.
 */
const PART = { addresses: 500, bytes: 5_000_000 };

/** Google accepts this many pictures a page: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const MOST_PICTURES = 1_000;

/** More parts than any shop has. */
const MOST_PARTS = 2 ** 20;

/** Digests of a build's sitemap, and the name of its parts in that record. */
const RECORD = 'sitemap.json';
const PARTS = 'parts';

/** Code that makes parts. */
const MAKERS = ['integration/extras/sitemap', 'integration/extras/sitemap-pages', 'views', 'catalog', 'core', 'paths'];

/**
 * Writes `sitemap.xml`, an index of parts, and `robots.txt`, which names it, into `work`, the folder of a new build. Unchanged parts are linked from
 * `earlier`, the previous build.
 */
export async function writeSitemap(
  siteUrl: string,
  pages: readonly SitemapPage[],
  work: string,
  earlier: string | undefined,
  most: Limits = PART,
): Promise<void> {
  const before = await readBuildRecord<Digests>(earlier, RECORD);
  const parts = dividePages(siteUrl, pages, most, new Set(before?.[PARTS]));
  const nameOf = (index: number) => `sitemap-${index + 1}.xml`;
  const entries = parts.map(
    ({ pages: own }, index) =>
      `<sitemap>${formatLocation(`${siteUrl}/${nameOf(index)}`)}${formatChanged(lastChange(own))}</sitemap>`,
  );
  const others = {
    'sitemap.xml': `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>\n`,
    'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
  };
  const names = Object.keys(others);
  const digests = parts.map(({ digest }) => digest);
  const textOf = (index: number) => formatPart(siteUrl, parts[index] as Part);
  await writeTextFiles(
    [
      [PARTS, { digests, textOf, pathOf: nameOf }],
      ['others', filesOfTexts(Object.values(others), (index) => names[index] as string)],
    ],
    RECORD,
    work,
    earlier,
  );
}

interface Limits {
  readonly addresses: number;
  readonly bytes: number;
}

interface Part {
  readonly pages: readonly SitemapPage[];
  /** A digest of everything that its text is made from. */
  readonly digest: string;
}

/**
 * Divides pages into parts by a hash of the address, so that a new page changes one part. The number of parts is the smallest power of two with which
 * no part exceeds the limits. Parts of the previous build, whose digests are `known`, are within them.
 */
function dividePages(
  siteUrl: string,
  pages: readonly SitemapPage[],
  most: Limits,
  known: ReadonlySet<string>,
): readonly Part[] {
  const shared = JSON.stringify([siteUrl, most, digestCode(MAKERS)]);
  const numbers = pages.map(({ path }) => Number.parseInt(hash('sha1', path).slice(0, 8), 16));
  for (let count = 1; ; count *= 2) {
    const groups = Array.from({ length: count }, (): SitemapPage[] => []);
    for (const [index, page] of pages.entries()) groups[(numbers[index] as number) % count]?.push(page);
    const isLast = count >= MOST_PARTS;
    if (!isLast && groups.some(({ length }) => length > most.addresses)) continue;
    const parts = groups
      .filter((group, index) => index === 0 || group.length > 0)
      .map((group) => ({ pages: group, digest: digestPages(shared, group) }));
    const fits = (part: Part) => known.has(part.digest) || Buffer.byteLength(formatPart(siteUrl, part)) <= most.bytes;
    if (isLast || parts.every(fits)) return parts;
  }
}

const digestPages = (shared: string, pages: readonly SitemapPage[]): string => {
  const entries = pages.map(({ path, changed, pictures, alternates }) => [path, changed, pictures?.digest, alternates]);
  return hash('sha1', shared + JSON.stringify(entries), 'base64url');
};

/** The latest date among pages. */
function lastChange(pages: readonly SitemapPage[]): string {
  let last = '';
  for (const { changed } of pages) if (changed > last) last = changed;
  return last;
}

const formatPart = (siteUrl: string, { pages }: Part): string =>
  HEAD + START + pages.map((page) => formatPage(siteUrl, page)).join('') + END;

const formatPage = (siteUrl: string, { path, changed, pictures, alternates = [] }: SitemapPage): string =>
  [
    '<url>',
    formatLocation(siteUrl + path),
    formatChanged(changed),
    ...alternates.map(
      ([language, other]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(encodeURI(siteUrl + other))}"/>`,
    ),
    ...(pictures?.list() ?? [])
      .slice(0, MOST_PICTURES)
      .map((picture) => `<image:image><image:loc>${escapeXml(encodeOnce(picture))}</image:loc></image:image>`),
    '</url>\n',
  ].join('');

const formatLocation = (address: string): string => `<loc>${escapeXml(encodeURI(address))}</loc>`;
const formatChanged = (date: string): string => (date === '' ? '' : `<lastmod>${date}</lastmod>`);
/** The address of a picture on another host may already be encoded, in whole or in part, as its catalogue has it. */
const encodeOnce = (address: string): string => encodeURI(address).replaceAll('%25', '%');
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const START = `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
const END = '</urlset>\n';
