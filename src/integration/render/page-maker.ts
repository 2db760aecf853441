import { join } from 'node:path';
import { editionsOf } from '../../catalog/site/editions.ts';
import type { Site } from '../../catalog/site/site.ts';
import { htmlFile } from '../../paths.ts';
import type { PageFindings } from '../examine/examine-page.ts';
import type { Bundle } from './bundle.ts';
import { type ListedPage, listAllPages, TaskMaker } from './page-tasks.ts';
import { openBatchRenderer } from './render-batch.ts';

/** A page that was made. */
interface MadePage {
  /** The file with its HTML. */
  readonly file: string;
  readonly findings: PageFindings;
}

type MakePage = (page: ListedPage) => Promise<MadePage>;

/** Makes pages of a site on request, just as a build makes them. */
export class PageMaker {
  readonly #site: Site;
  readonly #folder: string;
  readonly #openBundle: (edition: Site) => Promise<Bundle>;
  readonly #pages: ReadonlyMap<string, ListedPage>;
  readonly #made = new Map<string, Promise<MadePage>>();
  /** By language. */
  readonly #editions = new Map<string, Promise<MakePage>>();

  /** `openBundle` is called for the templates of an edition when its first page is requested. Pages are written to `folder`. */
  constructor(site: Site, folder: string, openBundle: (edition: Site) => Promise<Bundle>) {
    this.#site = site;
    this.#folder = folder;
    this.#openBundle = openBundle;
    this.#pages = listAllPages(site);
  }

  /** The addresses of all pages. */
  get paths(): string[] {
    return [...this.#pages.keys()].sort();
  }

  /** The page at an address; undefined if there is none. If making a page fails, its next request tries again. */
  async make(path: string): Promise<MadePage | undefined> {
    const page = this.#pages.get(path);
    return page && remember(this.#made, path, async () => (await this.#maker(page.language))(page));
  }

  #maker(language: string): Promise<MakePage> {
    return remember(this.#editions, language, () => this.#openEdition(language));
  }

  async #openEdition(language: string): Promise<MakePage> {
    const edition = editionsOf(this.#site).find((other) => other.language === language) as Site;
    const own = await this.#openBundle(edition);
    const bundle: Bundle = { ...own, further: { [language]: own } };
    const tasks = new TaskMaker(edition, own);
    const { url, api } = this.#site;
    const render = await openBatchRenderer({
      bundle,
      folder: this.#folder,
      earlier: undefined,
      addresses: { url, api },
      links: { [language]: edition.links },
    });
    return async (page) => {
      const { path, file, view = '', shell } = tasks.make(page);
      const task = { path, file, language, own: { view }, shell: 0 };
      const [findings] = await render({ tasks: [task], shells: [shell], earlierShells: [] });
      return { file: join(this.#folder, htmlFile(path)), findings: findings as PageFindings };
    };
  }
}

/** The value of a key, made once. A failure is not kept. */
function remember<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const made = make();
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
}
