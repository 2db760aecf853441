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

/** A built site, and what its control files say of how it is to be served: the source of all configurations. */
export interface HostedSite {
  /** The real folder. */
  readonly folder: string;
  /** Where web servers find the site, also after the next build: the link to the folder. */
  readonly root: string;
  /** The folder that it was built in, for hosts where commands run. */
  readonly shop: ShopFolder;
  /** `https://shop.example` */
  readonly origin: string;
  /** `shop.example` */
  readonly hostName: string;
  /** The port that the site's address names; undefined for that of its protocol. */
  readonly port: number | undefined;
  readonly rules: readonly HeaderRule[];
  readonly redirects: ReadonlyMap<string, string>;
  readonly forms: CompressedForms;
  /** Names of the files that are served, without compressed forms. */
  readonly files: readonly string[];
  /** What begins addresses that have a page of their own for missing ones: `/hi` has `/hi/404`. All others get `/404`. */
  readonly lostPrefixes: readonly string[];
  /** Whether pictures have AVIF beside WebP, which is sent for the WebP to browsers that take it. */
  readonly hasAvif: boolean;
  /** Names of the compressed forms: `cart.html.br`. */
  readonly formFiles: ReadonlySet<string>;
}

const NO_FORMS: CompressedForms = { endings: [], markets: [] };

/** @throws when there is no built site in the folder */
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

/** Name and port of the site, as its robots.txt has them. */
function readAddress(robots: string): Pick<HostedSite, 'origin' | 'hostName' | 'port'> {
  const address = /^Sitemap: *(https?:\/\/\S+)/m.exec(robots)?.[1] ?? '';
  const { origin, hostname, port } = new URL(URL.canParse(address) ? address : 'https://shop.example');
  return { origin, hostName: hostname, port: port === '' ? undefined : Number(port) };
}

/** The name of a shop with "www" where it has none, and without where it has one; undefined for an address of a machine. */
export function otherName(hostName: string): string | undefined {
  if (!/\.[^\d.][^.]*$/.test(hostName)) return undefined;
  return hostName.startsWith('www.') ? hostName.slice('www.'.length) : `www.${hostName}`;
}

/** What keeps a configuration from being made, for the person who asked for it. */
export class HostError extends Error {}

/** A header at some addresses. Of those with the same name that match an address, the last holds. */
export interface PathHeader {
  /** An address, or the beginning of addresses with `*` at its end; `/*` for all. */
  readonly path: string;
  readonly name: string;
  /** Empty where the header is removed. */
  readonly value: string;
}

/** The type of a file that has another one than its name tells. */
export const isType = ({ name }: PathHeader): boolean => name.toLowerCase() === 'content-type';

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

/** All dictionaries of a site, each once. */
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

/** Headers without those of dictionaries, for hosts that can't choose a form of a page by the dictionary that a browser has. */
export const withoutDictionaries = (headers: readonly PathHeader[]): PathHeader[] =>
  headers.filter(({ name, path, value }) => {
    const isOfDictionary = /^use-as-dictionary$/i.test(name) || isDictionaryLink([name, value]);
    return !isOfDictionary && value !== '' && !path.startsWith(`/${DICTIONARY_FOLDER}/`);
  });

/** What a generator makes. */
export interface HostFiles {
  /** Contents by name. */
  readonly files: Readonly<Record<string, string>>;
  /** A copy of the site that is to be uploaded, in a folder of this name; left out where `dist` is. */
  readonly copy?: { readonly folder: string; readonly takes: (file: string) => boolean };
  /** What is left to do, for the terminal. */
  readonly next: string;
}

/** Folder of the copy of a site that hosts with rules of their own are given. */
export const SITE_FOLDER = 'site';

/** For the copy of a host that compresses itself. */
export const isUncompressed = (file: string): boolean =>
  !isCompressedForm(file) && !file.startsWith(`${DICTIONARY_FOLDER}/`);

export const HASHES_NOTICE = `Made by "${commandLine('hosting')}". Make it again after each build: the policy has the hashes of the inline styles and scripts of the pages.`;
