import { hash } from 'node:crypto';
import { editionsOf, listOwnPagesOf } from '../../catalog/site/editions.ts';
import { derive, type Site } from '../../catalog/site/site.ts';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import { inLanguage } from '../../messages/language.ts';
import { type Route, type RoutePage, ROUTES } from '../../views/routes.ts';
import { makeOwnPageView } from '../../views/own-page.ts';
import type { PageView, ShellView } from '../../views/parts/page-view.ts';
import { SHELL_DERIVATION } from '../../views/parts/shell.ts';
import { pageSources } from '../examine/page-sources.ts';
import { ShopCodeError } from '../overrides/read-overrides.ts';
import type { Bundle } from './bundle.ts';
import type { PageOrigin, PageRecord, PageRecords } from './page-records.ts';
import { CheckedReads, readDerived, SiteReads } from './site-reads.ts';

/** The code that completes and examines rendered pages. */
const EXAMINERS = [
  'integration/check',
  'integration/extras/headers',
  'integration/render/light',
  'integration/examine/shell-parts',
  'integration/render/renderer',
  'integration/render/join-layers',
  'integration/render/name-imports',
  'integration/render/link-template-scripts',
  'integration/render/script-imports',
  'core/offline/find-files',
  'core/site/shell-marks',
];

/** The length of a digest of 96 bits in base64. */
const SHORT = 16;

/** A page to make, and what it is made from. */
export interface DigestedTask {
  readonly path: string;
  /** Its route's file. */
  readonly file: string;
  readonly language: string;
  /** The JSON of its view model without the shell; undefined if it is the same as in the previous build's record. */
  readonly view?: string;
  /** The JSON of its shell. Pages share a few shells. */
  readonly shell: string;
  readonly origin: PageOrigin;
  /** What the view model has read, if that is recorded (`SiteReads`). */
  readonly reads: readonly string[];
}

/** A shell as JSON, with digests of the facts that the page's own part shows as well, and of those that the shell's parts show. */
interface DigestedShell {
  readonly text: string;
  readonly facts: string;
  readonly parts: string;
}

export type ListedPage = RoutePage<unknown> & { readonly file: string; readonly language: string };

/** Every page of all editions by address. @throws when two routes have a page at the same address */
export const listAllPages = (site: Site): Map<string, ListedPage> => {
  const [first, ...further] = editionsOf(site).map(listPages) as [
    Map<string, ListedPage>,
    ...Map<string, ListedPage>[],
  ];
  for (const pages of further) for (const page of pages.values()) addPage(first, page);
  return first;
};

function addPage(pages: Map<string, ListedPage>, page: ListedPage): void {
  const other = pages.get(page.path);
  if (other)
    throw new Error(
      `src/routes/${other.file}.astro and src/routes/${page.file}.astro both have a page at ${page.path}.`,
    );
  pages.set(page.path, page);
}

/** Every page of an edition by address. @throws when two routes have a page at the same address */
export function listPages(site: Site): Map<string, ListedPage> {
  const { language } = site;
  const pages = new Map<string, ListedPage>();
  for (const { file, listPages: list } of Object.values<Route>(ROUTES))
    for (const page of inLanguage(language, () => list(site))) addPage(pages, { ...page, file, language });
  for (const [path, file] of listOwnPagesOf(site)) {
    if (pages.has(path))
      throw new ShopCodeError([
        `${file} has a page at ${path}, where ${nameOwner(site, path)} has one. Give it another address.`,
      ]);
    const makeView = (from: Site) => makeOwnPageView(from, path);
    pages.set(path, { path, makeView, subjects: [], file: file.replace(/\.astro$/, ''), language });
  }
  return pages;
}

/** The source of a page for messages: a file of the catalogue, or the product itself. */
const nameOwner = (site: Site, path: string): string =>
  pageSources({ ...site, ownPages: undefined })(path) ?? 'the product itself';

/** Makes the view models of an edition's pages, and their digests. */
export class TaskMaker {
  readonly #site: Site;
  readonly #bundle: Bundle;
  readonly #reads: SiteReads;
  /** What the pages of the previous build have read. */
  readonly #earlier: CheckedReads;
  /** By file of a route. */
  readonly #codes = new Map<string, string>();
  /** Digests of the files of the shop's own pages, by address. */
  readonly #ownFiles: ReadonlyMap<string, string>;
  readonly #shells = new Map<ShellView, DigestedShell>();

  constructor(site: Site, bundle: Bundle, earlier?: PageRecords) {
    this.#site = site;
    this.#bundle = bundle;
    this.#ownFiles = new Map(bundle.ownPages.map(({ path, digest }) => [path, digest]));
    this.#reads = new SiteReads(site);
    this.#earlier = new CheckedReads(this.#reads, earlier?.texts ?? []);
  }

  /**
   * Compares a page with its record in the previous build, without making its view model. Returns whether it is the same, or a task if only its shell
   * may have changed. Undefined if neither can be told.
   */
  compare(page: ListedPage, record: PageRecord): 'same' | DigestedTask | undefined {
    return inLanguage(this.#site.language, () => this.#compare(page, record));
  }

  make(page: ListedPage): DigestedTask {
    return inLanguage(this.#site.language, () => this.#make(page));
  }

  #compare({ path, file, language, subjects }: ListedPage, record: PageRecord): 'same' | DigestedTask | undefined {
    if (subjects === undefined || record.reads.length === 0 || record.code !== this.#codeOf(file)) return undefined;
    let shell: DigestedShell | undefined;
    for (const read of record.reads) {
      if (this.#earlier.isCurrent(read)) continue;
      const parameters = readDerived(this.#earlier.textOf(read), SHELL_DERIVATION);
      if (parameters === undefined) return undefined;
      shell = this.#digestShell(derive(SHELL_DERIVATION, this.#site, parameters) as ShellView);
    }
    if (!shell) return 'same';
    const reads = record.reads.map((read) =>
      this.#earlier.isCurrent(read) ? this.#earlier.textOf(read) : this.#reads.renew(this.#earlier.textOf(read)),
    );
    return { path, file, language, shell: shell.text, origin: this.#originOf(file, shell, record.content), reads };
  }

  #make({ path, file, language, makeView, subjects }: ListedPage): DigestedTask {
    const { made, reads } = subjects
      ? this.#reads.record(subjects, makeView)
      : { made: makeView(this.#site), reads: [] };
    const { shell: shellView, ...rest } = made as Pick<PageView, 'shell'>;
    const shell = this.#digestShell(shellView);
    const view = JSON.stringify(rest);
    const content = hash('sha1', `${this.#ownFiles.get(path) ?? ''} ${view}`, 'base64url').slice(0, SHORT);
    return { path, file, language, view, shell: shell.text, origin: this.#originOf(file, shell, content), reads };
  }

  #originOf(file: string, { facts, parts }: DigestedShell, content: string): PageOrigin {
    const code = this.#codeOf(file);
    return { digest: hash('sha1', `${code} ${facts} ${content}`, 'base64url'), shell: parts, content, code };
  }

  #digestShell(shell: ShellView): DigestedShell {
    let digested = this.#shells.get(shell);
    if (!digested) {
      const { header, footer, menu, ...facts } = shell;
      const digest = (value: unknown) => hash('sha1', JSON.stringify(value), 'base64url').slice(0, SHORT);
      digested = { text: JSON.stringify(shell), facts: digest(facts), parts: digest([header, footer, menu]) };
      this.#shells.set(shell, digested);
    }
    return digested;
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
