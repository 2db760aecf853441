import { hash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Site } from '../../catalog/site.ts';
import { htmlFile } from '../../paths.ts';
import { ROUTES } from '../../views/routes.ts';
import type { Bundle } from './bundle.ts';
import { PageRecords } from './page-records.ts';
import { openBatchRenderer, type PageTask, type RenderBatch } from './render-batch.ts';
import { WorkerPool } from './worker-pool.ts';

/** Pages that a worker is sent at a time. */
const BATCH = 16;
/** Batches that this thread renders before others are started: a thread takes as long to start as some fifty pages to render. */
const OWN_BATCHES = 5;

/** The pages of the build before. */
export interface EarlierPages {
  /** The folder of its site. */
  readonly folder: string;
  readonly records: PageRecords;
}

export interface RenderOptions {
  /** Threads that render. As many as the machine has cores by default. */
  readonly workers?: number;
  readonly onPage?: (done: number, total: number) => void;
}

export interface RenderedPages {
  readonly records: PageRecords;
  /** How many pages were rendered; the others are those of the build before. */
  readonly rendered: number;
}

interface DigestedTask extends PageTask {
  readonly digest: string;
}

/**
 * Writes every page of a site into a folder. A page whose view model and templates are those of the build before is linked; the
 * others are rendered.
 */
export async function renderPages(
  site: Site,
  bundle: Bundle,
  folder: string,
  earlier: EarlierPages | undefined,
  { workers = availableParallelism(), onPage = () => {} }: RenderOptions = {},
): Promise<RenderedPages> {
  const records = new PageRecords();
  const renderer = new BatchRenderer(bundle, folder, workers);
  let rendered = 0;
  const sent: Promise<void>[] = [];
  const send = async (tasks: readonly DigestedTask[]) => {
    const render = await renderer.next();
    sent.push(
      render(tasks).then((findings) => {
        for (const [index, { path, digest }] of tasks.entries()) {
          const found = findings[index];
          if (found) records.add(path, digest, found);
        }
        rendered += tasks.length;
        onPage(records.pages.size, pages.size);
      }),
    );
    // A failure is thrown below, when all are awaited.
    sent.at(-1)?.catch(() => {});
  };
  const pages = listPages(site);
  try {
    let batch: DigestedTask[] = [];
    const link = pageLinker(earlier?.folder, folder);
    for (const task of makeTasks(pages, bundle)) {
      const known = earlier?.records.pages.get(task.path);
      if (earlier && known?.digest === task.digest && link(task.path)) {
        records.keep(task.path, known, earlier.records);
        continue;
      }
      batch.push(task);
      if (batch.length < BATCH) continue;
      await send(batch);
      batch = [];
    }
    if (batch.length > 0) await send(batch);
    await Promise.all(sent);
  } finally {
    await renderer.close();
  }
  return { records, rendered };
}

interface ListedPage {
  readonly file: string;
  readonly makeView: () => object;
}

/** Every page by address. @throws when two routes have a page at one address. */
function listPages(site: Site): Map<string, ListedPage> {
  const pages = new Map<string, ListedPage>();
  for (const { file, listPages: list } of Object.values(ROUTES))
    for (const { path, makeView } of list(site)) {
      const other = pages.get(path);
      if (other)
        throw new Error(`src/pages/${other.file}.astro and src/pages/${file}.astro both have a page at ${path}.`);
      pages.set(path, { file, makeView });
    }
  return pages;
}

/** Makes the view model of each page, and the digest of it, its shell and its templates. */
function* makeTasks(pages: ReadonlyMap<string, ListedPage>, bundle: Bundle): Generator<DigestedTask> {
  const shells = new Map<unknown, { text: string; digest: string }>();
  for (const [path, { file, makeView }] of pages) {
    const { shell, ...rest } = makeView() as { shell: unknown };
    let known = shells.get(shell);
    if (!known) {
      const text = JSON.stringify(shell);
      known = { text, digest: hash('sha1', text) };
      shells.set(shell, known);
    }
    const view = JSON.stringify(rest);
    const digest = hash('sha1', `${bundle.digests[file] ?? ''} ${known.digest} ${view}`, 'base64url');
    yield { path, file, view, shell: known.text, digest };
  }
}

/** Links a page of the earlier site into the new one. Returns whether it was there. */
function pageLinker(earlier: string | undefined, folder: string): (path: string) => boolean {
  const folders = new Set<string>();
  return (path) => {
    if (earlier === undefined) return false;
    const from = join(earlier, htmlFile(path));
    const to = join(folder, htmlFile(path));
    const parent = dirname(to);
    if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
    folders.add(parent);
    try {
      linkSync(from, to);
      return true;
    } catch {
      try {
        copyFileSync(from, to);
        return true;
      } catch {
        return false;
      }
    }
  };
}

/** Renders the first batches in this thread and, when there are more, the others in workers. */
class BatchRenderer {
  readonly #bundle: Bundle;
  readonly #folder: string;
  readonly #count: number;
  #batches = 0;
  #own: Promise<RenderBatch> | undefined;
  #pool: WorkerPool | undefined;

  constructor(bundle: Bundle, folder: string, count: number) {
    this.#bundle = bundle;
    this.#folder = folder;
    this.#count = count;
  }

  async next(): Promise<RenderBatch> {
    if (this.#batches++ < OWN_BATCHES) return (this.#own ??= openBatchRenderer(this.#bundle, this.#folder));
    const pool = (this.#pool ??= new WorkerPool(this.#count, this.#bundle, this.#folder));
    await pool.ready();
    return (tasks) => pool.render(tasks);
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
