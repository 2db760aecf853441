import { readFile, realpath } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  COMPRESSED_FORMS_FILE,
  type CompressedForms,
  type Dictionary,
  isCompressedForm,
} from '../../../integration/compress/compressed-forms.ts';
import { listFilesBelow } from '../../../real-paths.ts';
import { isProvisional, refuseProvisional } from '../../../integration/files/publish.ts';
import { DICTIONARY_FOLDER, PICTURE_FOLDER } from '../../../paths.ts';
import { type HeaderRule, isDictionaryLink, parseHeaders, parseRedirects } from '../../server/rules.ts';
import { CONTROL_FILES } from '../../server/site-files.ts';
import { commandLine } from '../../../command-line.ts';
import { readShopFolder, type ShopFolder } from './shop-folder.ts';

/** A built site, with what its control files say about serving it. All configurations are made from this. */
export interface HostedSite {
  /** The real folder. */
  readonly folder: string;
  /** Where web servers find the site after any later build: the link to the folder. */
  readonly root: string;
  /** The folder in which it was built, for hosts on which commands run. */
  readonly shop: ShopFolder;
  /** `https://shop.example` */
  readonly origin: string;
  /** `shop.example` */
  readonly hostName: string;
  /** The port in the site's address; undefined for the default of its protocol. */
  readonly port: number | undefined;
  readonly rules: readonly HeaderRule[];
  readonly redirects: ReadonlyMap<string, string>;
  readonly forms: CompressedForms;
  /** Names of the served files, without compressed forms. */
  readonly files: readonly string[];
  /** Prefixes that have their own page for missing addresses: `/hi` has `/hi/404`. All others get `/404`. */
  readonly lostPrefixes: readonly string[];
  /** Whether there is an AVIF for each WebP, to send to browsers that take it. */
  readonly hasAvif: boolean;
  /** Names of the compressed forms: `cart.html.br`. */
  readonly formFiles: ReadonlySet<string>;
}

const NO_FORMS: CompressedForms = { endings: [], markets: [] };

/** Reads the site to which `out` links. @throws when there is no built site in the folder */
export async function readHostedSite(out: string, shop: ShopFolder = readShopFolder()): Promise<HostedSite> {
  const folder = await realpath(out).catch(() => undefined);
  if (await isProvisional(out)) throw new HostError(refuseProvisional(out));
  const names = folder === undefined ? [] : listFilesBelow(folder);
  if (folder === undefined || !names.includes('index.html'))
    throw new HostError(`There is no built site in ${out}. Run "${commandLine('build')}" first.`);
  const all = new Set(names);
  const read = (name: string) => (all.has(name) ? readFile(join(folder, name), 'utf8') : '');
  const forms = await read(COMPRESSED_FORMS_FILE);
  return {
    folder,
    root: resolve(out),
    shop,
    ...readAddress(await read('robots.txt')),
    rules: parseHeaders(await read('_headers')),
    redirects: parseRedirects(await read('_redirects')),
    forms: forms === '' ? NO_FORMS : (JSON.parse(forms) as CompressedForms),
    files: names.filter((name) => !CONTROL_FILES.includes(name) && !isCompressedForm(name)).sort(),
    lostPrefixes: names.flatMap((name) => /^([^/]+)\/404\.html$/.exec(name)?.[1] ?? []).map((first) => `/${first}`),
    hasAvif: names.some((name) => name.startsWith(`${PICTURE_FOLDER}/`) && name.endsWith('.avif')),
    formFiles: new Set(names.filter(isCompressedForm)),
  };
}

/** Protocol, name and port of the site, from its robots.txt. */
function readAddress(robots: string): Pick<HostedSite, 'origin' | 'hostName' | 'port'> {
  const address = /^Sitemap: *(https?:\/\/\S+)/m.exec(robots)?.[1] ?? '';
  const { origin, hostname, port } = new URL(URL.canParse(address) ? address : 'https://shop.example');
  return { origin, hostName: hostname, port: port === '' ? undefined : Number(port) };
}

/** The name with "www" if it has none, or without it if it has one; undefined for the address of a machine. */
export function otherName(hostName: string): string | undefined {
  if (!/\.[^\d.][^.]*$/.test(hostName)) return undefined;
  return hostName.startsWith('www.') ? hostName.slice('www.'.length) : `www.${hostName}`;
}

/** Why a configuration can't be made, for the person who asked for it. */
export class HostError extends Error {}

/** A header at some addresses. If several with the same name match an address, the last one counts. */
export interface PathHeader {
  /** A path, or the beginning of paths with `*` at its end; `/*` for all. */
  readonly path: string;
  readonly name: string;
  /** Empty if the header is removed. */
  readonly value: string;
}

/** Whether it sets the type of a file whose name tells another one. */
export const isType = ({ name }: PathHeader): boolean => name.toLowerCase() === 'content-type';

/** Whether it is a header of all addresses. */
export const isGeneral = ({ path }: PathHeader): boolean => path === '/*';

/** The headers of all rules, in their order. */
export function listHeaders(rules: readonly HeaderRule[]): PathHeader[] {
  const found: PathHeader[] = [];
  for (const { path, headers, drops } of rules) {
    const removed = new Set(found.map(({ name }) => name).filter((name) => drops.has(name.toLowerCase())));
    for (const [name, value] of headers) {
      removed.delete(name);
      found.push({ path, name, value });
    }
    for (const name of removed) found.push({ path, name, value: '' });
  }
  return found;
}

/** All dictionaries of a site, without repetitions. */
export const listDictionaries = ({ markets }: CompressedForms): Dictionary[] => [
  ...new Map(
    markets.flatMap(({ current, earlier }) => [current, ...earlier]).map((dictionary) => [dictionary.id, dictionary]),
  ).values(),
];

/** The dictionaries by market, for code that runs at a host. */
export const listMarkets = ({ endings, markets }: CompressedForms) =>
  endings.length === 0
    ? []
    : markets.map(({ prefix, current, earlier }) => ({
        prefix,
        dictionaries: [current, ...earlier].map(({ id, available }) => ({ id, available })),
      }));

/** Headers without those of dictionaries, for hosts that can't choose the form of a page by the dictionary that a browser has. */
export const withoutDictionaries = (headers: readonly PathHeader[]): PathHeader[] =>
  headers.filter(({ name, path, value }) => {
    const isOfDictionary = /^use-as-dictionary$/i.test(name) || isDictionaryLink([name, value]);
    return !isOfDictionary && value !== '' && !path.startsWith(`/${DICTIONARY_FOLDER}/`);
  });

/** The files that a generator makes. */
export interface HostFiles {
  /** Contents by file name. */
  readonly files: Readonly<Record<string, string>>;
  /** A copy of the site to upload, in a folder with this name; missing if `dist` itself is uploaded. */
  readonly copy?: { readonly folder: string; readonly takes: (file: string) => boolean };
  /** What the merchant has to do next, for the terminal. */
  readonly next: string;
}

/** The folder with the copy of a site, for hosts with their own rules. */
export const SITE_FOLDER = 'site';

/** Whether a file belongs into the copy for a host that compresses by itself. */
export const isUncompressed = (file: string): boolean =>
  !isCompressedForm(file) && !file.startsWith(`${DICTIONARY_FOLDER}/`);

export const HASHES_NOTICE = `Made by "${commandLine('hosting')}". Make it again after each build: the policy has the hashes of the inline styles and scripts of the pages.`;
