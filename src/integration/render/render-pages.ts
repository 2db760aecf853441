import { availableParallelism } from 'node:os';
import type { Site } from '../../catalog/site.ts';
import { BatchRenderer } from './batch-renderer.ts';
import { isInShard, type Shard } from '../shards/shard.ts';
import type { Bundle } from './bundle.ts';
import { pageLinker } from './link-page.ts';
import { PageRecords } from './page-records.ts';
import type { PageBatch } from './render-batch.ts';
import { type DigestedTask, listPages, TaskMaker } from './page-tasks.ts';

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
  /** The part of the pages that is written. All by default. */
  readonly shard?: Shard;
  /** Whether the folder has pages of an earlier build (integration/take-over.ts). */
  readonly hasPages?: boolean;
  readonly onPage?: (done: number, total: number) => void;
}

export interface RenderedPages {
  readonly records: PageRecords;
  /** How many pages were rendered; the others are those of the build before. */
  readonly rendered: number;
}

/**
 * Writes every page of a site, or of a shard of it, into a folder. A page whose view model and templates are those of the build before is linked; the
 * others are rendered.
 */
export async function renderPages(
  site: Site,
  bundle: Bundle,
  folder: string,
  earlier: EarlierPages | undefined,
  { workers = availableParallelism(), shard, hasPages = false, onPage = () => {} }: RenderOptions = {},
): Promise<RenderedPages> {
  const records = new PageRecords(earlier?.records);
  const renderer = new BatchRenderer({ bundle, folder, addresses: { url: site.url, api: site.api } }, workers);
  let rendered = 0;
  const sent: Promise<void>[] = [];
  const send = async (tasks: readonly DigestedTask[]) => {
    const render = await renderer.next();
    // Without the view models, so that they are not in memory while the worker renders.
    const origins = tasks.map(({ path, digest, content, code, reads }) => ({ path, digest, content, code, reads }));
    sent.push(
      render(makeBatch(tasks)).then((findings) => {
        for (const [index, { path, reads, ...origin }] of origins.entries()) {
          const found = findings[index];
          if (found) records.add(path, origin, reads, found);
        }
        rendered += origins.length;
        onPage(records.pages.size, total);
      }),
    );
    // A failure is thrown below, when all are awaited.
    sent.at(-1)?.catch(() => {});
  };
  const pages = listPages(site);
  if (shard) for (const path of pages.keys()) if (!isInShard(path, shard)) pages.delete(path);
  const total = pages.size;
  try {
    let batch: DigestedTask[] = [];
    const maker = new TaskMaker(site, bundle, earlier?.records);
    const link = pageLinker(earlier?.folder, folder, hasPages);
    for (const page of pages.values()) {
      // What is done with takes no memory while the records grow.
      pages.delete(page.path);
      const known = earlier?.records.pages.get(page.path);
      if (earlier && known && maker.isUnchanged(page, known) && link(page.path)) {
        records.keep(page.path, known, earlier.records);
        continue;
      }
      const task = maker.make(page);
      if (earlier && known?.digest === task.digest && link(task.path)) {
        records.keep(task.path, known, earlier.records, task.reads);
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

function makeBatch(tasks: readonly DigestedTask[]): PageBatch {
  const shells = [...new Set(tasks.map(({ shell }) => shell))];
  return {
    shells,
    tasks: tasks.map(({ path, file, view, shell }) => ({ path, file, view, shell: shells.indexOf(shell) })),
  };
}
