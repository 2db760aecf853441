import { hash } from 'node:crypto';
import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Site } from '../../catalog/site.ts';
import { htmlFile } from '../../paths.ts';
import { ROUTES } from '../../views/routes.ts';
import type { Bundle } from './bundle.ts';
import type { PageRecords } from './page-records.ts';
import { PageRecords as Records } from './page-records.ts';
import { openBatchRenderer, type PageTask, type RenderBatch } from './render-batch.ts';
import { WorkerPool } from './worker-pool.ts';

/** Pages that a worker is sent at a time. */
const BATCH = 16;

/** The pages of the build before. */
export interface EarlierPages {
  /** The folder of its site. */
  readonly folder: string;
  readonly records: PageRecords;
}

export interface RenderOptions {
  /** Threads that render. As many as the machine has cores by default. */
  readonly workers?: number;
  readonly onPage?: (done: number) => void;
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
  const records = new Records();
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
        onPage(records.pages.size);
      }),
    );
    // A failure is thrown below, when all are awaited.
    sent.at(-1)?.catch(() => {});
  };
  try {
    let batch: DigestedTask[] = [];
    const link = pageLinker(earlier?.folder, folder);
    for (const task of listTasks(site, bundle)) {
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

/** Every page with the digest of its view model, its templates and its shell. @throws when two routes have a page at one address. */
function* listTasks(site: Site, bundle: Bundle): Generator<DigestedTask> {
  const shells = new Map<unknown, { text: string; digest: string }>();
  const files = new Map<string, string>();
  for (const { file, listPages } of Object.values(ROUTES)) {
    const template = bundle.digests[file] ?? '';
    for (const { path, makeView } of listPages(site)) {
      const other = files.get(path);
      if (other !== undefined)
        throw new Error(`src/pages/${other}.astro and src/pages/${file}.astro both have a page at ${path}.`);
      files.set(path, file);
      const { shell, ...rest } = makeView();
      let known = shells.get(shell);
      if (!known) {
        const text = JSON.stringify(shell);
        known = { text, digest: hash('sha1', text) };
        shells.set(shell, known);
      }
      const view = JSON.stringify(rest);
      yield {
        path,
        file,
        view,
        shell: known.text,
        digest: hash('sha1', `${template} ${known.digest} ${view}`, 'base64url'),
      };
    }
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

/** Renders the first batches in this thread and, when there are more, the rest in others: threads take longer to start than a few pages to render. */
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
    if (this.#batches++ < 2) return (this.#own ??= openBatchRenderer(this.#bundle, this.#folder));
    const pool = (this.#pool ??= new WorkerPool(this.#count, this.#bundle, this.#folder));
    await pool.ready();
    return (tasks) => pool.render(tasks);
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }
}
