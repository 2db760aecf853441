import { hash } from 'node:crypto';
import type { Site } from '../../catalog/site.ts';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import { type Route, type RoutePage, ROUTES } from '../../views/routes.ts';
import { makeOwnPageView } from '../../views/own-page.ts';
import { pageSources } from '../check/page-sources.ts';
import { ShopCodeError } from '../overrides/read-overrides.ts';
import type { Bundle } from './bundle.ts';
import type { PageOrigin, PageRecord, PageRecords } from './page-records.ts';
import type { PageTask } from './render-batch.ts';
import { CheckedReads, SiteReads } from './site-reads.ts';

/** The code that examines pages. */
const EXAMINERS = ['integration/check', 'integration/extras/headers'];

/** Characters of a digest of 96 bits. */
const CONTENT_LENGTH = 16;

/** A page to render, and what it is made from. */
export interface DigestedTask extends Omit<PageTask, 'shell'>, PageOrigin {
  /** The JSON of its shell. Pages share a few shells. */
  readonly shell: string;
  /** What the view model has read, when that is recorded (`SiteReads`). */
  readonly reads: readonly string[];
}

export type ListedPage = RoutePage<unknown> & { readonly file: string };

/** Every page by address. @throws when two routes have a page at one address. */
export function listPages(site: Site): Map<string, ListedPage> {
  const pages = new Map<string, ListedPage>();
  for (const { file, listPages: list } of Object.values<Route>(ROUTES))
    for (const page of list(site)) {
      const other = pages.get(page.path);
      if (other)
        throw new Error(
          `src/routes/${other.file}.astro and src/routes/${file}.astro both have a page at ${page.path}.`,
        );
      pages.set(page.path, { ...page, file });
    }
  for (const [path, file] of site.ownPages ?? []) {
    if (pages.has(path))
      throw new ShopCodeError([
        `${file} has a page at ${path}, where ${nameOwner(site, path)} has one. Give it another address.`,
      ]);
    const makeView = (from: Site) => makeOwnPageView(from, path);
    pages.set(path, { path, makeView, subjects: [], file: file.replace(/\.astro$/, '') });
  }
  return pages;
}

/** What makes a page, for messages: a file of the catalogue, or the product itself. */
const nameOwner = (site: Site, path: string): string =>
  pageSources({ ...site, ownPages: undefined })(path) ?? 'the product itself';

/** Makes view models and their digests. */
export class TaskMaker {
  readonly #site: Site;
  readonly #bundle: Bundle;
  readonly #reads: SiteReads;
  /** The reads of the pages of the build before. */
  readonly #earlier: CheckedReads;
  /** By file of a route. */
  readonly #codes = new Map<string, string>();
  /** Digests of the files of the shop's own pages, by address. */
  readonly #ownFiles: ReadonlyMap<string, string>;
  readonly #shells = new Map<unknown, { text: string; digest: string }>();

  constructor(site: Site, bundle: Bundle, earlier?: PageRecords) {
    this.#site = site;
    this.#bundle = bundle;
    this.#ownFiles = new Map(bundle.ownPages.map(({ path, digest }) => [path, digest]));
    this.#reads = new SiteReads(site);
    this.#earlier = new CheckedReads(this.#reads, earlier?.texts ?? []);
  }

  /** Whether a page is as the build before has recorded it, without making its view model. False where nothing tells. */
  isUnchanged({ file, subjects }: ListedPage, { code, reads }: PageRecord): boolean {
    return (
      subjects !== undefined && reads.length > 0 && code === this.#codeOf(file) && reads.every(this.#earlier.isCurrent)
    );
  }

  make({ path, file, makeView, subjects }: ListedPage): DigestedTask {
    const { made, reads } = subjects
      ? this.#reads.record(subjects, makeView)
      : { made: makeView(this.#site), reads: [] };
    const { shell, ...rest } = made as { shell: unknown };
    let known = this.#shells.get(shell);
    if (!known) {
      const text = JSON.stringify(shell);
      known = { text, digest: hash('sha1', text) };
      this.#shells.set(shell, known);
    }
    const view = JSON.stringify(rest);
    const code = this.#codeOf(file);
    const content = hash('sha1', `${this.#ownFiles.get(path) ?? ''} ${view}`, 'base64url');
    const digest = hash('sha1', `${code} ${known.digest} ${content}`, 'base64url');
    return { path, file, view, shell: known.text, digest, content: content.slice(0, CONTENT_LENGTH), code, reads };
  }

  #codeOf(file: string): string {
    let code = this.#codes.get(file);
    if (code === undefined) {
      code = `${this.#bundle.digests[file]?.slice(0, 16) ?? ''} ${digestCode(EXAMINERS).slice(0, 16)}`;
      this.#codes.set(file, code);
    }
    return code;
  }
}
