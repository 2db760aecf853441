import { availableParallelism } from 'node:os';
import { editionsOf } from '../../catalog/site/editions.ts';
import type { Site } from '../../catalog/site/site.ts';
import { BatchRenderer } from './batch-renderer.ts';
import { isInShard, type Shard } from './shard.ts';
import { type Bundle, bundleIn } from './bundle.ts';
import { pageLinker } from './link-page.ts';
import { PageRecords } from './page-records.ts';
import type { PageBatch, RenderBatch } from './render-batch.ts';
import { type DigestedTask, type ListedPage, listAllPages, TaskMaker } from './page-tasks.ts';

/** How many pages are sent to a worker at a time. */
const BATCH = 16;

/** The pages of the previous build. */
export interface EarlierPages {
  /** The folder of its site. */
  readonly folder: string;
  readonly records: PageRecords;
}

export interface RenderOptions {
  /** Threads that render. One for each core by default. */
  readonly workers?: number;
  /** The shard whose pages are written. All pages by default. */
  readonly shard?: Shard;
  /** Whether the folder already has pages of an earlier build (integration/take-over.ts). */
  readonly hasPages?: boolean;
  readonly onPage?: (done: number, total: number) => void;
}

interface RenderedPages {
  readonly records: PageRecords;
  /** Rendered pages. The others come from the previous build. */
  readonly rendered: number;
}

/** A page that is being made. */
interface SentPage {
  readonly page: ListedPage;
  readonly task: DigestedTask;
  /** The parts of its shell in the earlier site, as indices of texts, if only the shell of the page has changed. */
  readonly earlierShell?: readonly number[] | undefined;
}

/**
 * Writes every page of a site, or of a shard of it, into a folder. If the view model and templates are the same as in the previous build, its page is
 * linked. If only the shell has changed, its page gets the new parts of the shell. All others are rendered.
 */
export async function renderPages(
  site: Site,
  bundle: Bundle,
  folder: string,
  earlier: EarlierPages | undefined,
  { workers = availableParallelism(), shard, hasPages = false, onPage = () => {} }: RenderOptions = {},
): Promise<RenderedPages> {
  const records = new PageRecords(earlier?.records);
  const addresses = { url: site.url, api: site.api };
  const editions = editionsOf(site);
  const links = Object.fromEntries(editions.map((edition) => [edition.language, edition.links]));
  const renderer = new BatchRenderer({ bundle, folder, earlier: earlier?.folder, addresses, links }, workers);
  let rendered = 0;
  const sent: Promise<void>[] = [];
  /** Pages of the earlier site that don't contain their shell, because somebody has changed or removed them. */
  const unlike: ListedPage[] = [];
  const send = (pages: readonly SentPage[], render: RenderBatch) => {
    // Drops the view models, so that they take no memory while the worker renders.
    const made = pages.map(({ page, task: { origin, reads }, earlierShell }) => ({
      page,
      origin,
      reads,
      earlierShell,
    }));
    sent.push(
      render(makeBatch(pages, records)).then((findings) => {
        for (const [index, { page, origin, reads, earlierShell }] of made.entries()) {
          const found = findings[index];
          if (found) records.add(page.path, origin, reads, found);
          else unlike.push(page);
          if (found && !earlierShell) rendered++;
        }
        onPage(records.pages.size, total);
      }),
    );
    // A failure is thrown below, where all are awaited.
    sent.at(-1)?.catch(() => {});
  };
  const batch: SentPage[] = [];
  const add = async (page: SentPage) => {
    batch.push(page);
    if (batch.length === BATCH) send(batch.splice(0), await renderer.next());
  };
  const pages = listAllPages(site);
  if (shard) for (const path of pages.keys()) if (!isInShard(path, shard)) pages.delete(path);
  const total = pages.size;
  try {
    const makers = new Map(
      editions.map((edition) => [
        edition.language,
        new TaskMaker(edition, bundleIn(bundle, edition.language), earlier?.records),
      ]),
    );
    const makerOf = ({ language }: ListedPage) => makers.get(language) as TaskMaker;
    const link = pageLinker(earlier?.folder, folder, hasPages);
    for (const page of pages.values()) {
      // Finished pages are dropped, so that memory stays the same while the records grow.
      pages.delete(page.path);
      const known = earlier?.records.pages.get(page.path);
      const maker = makerOf(page);
      const change = known && maker.compare(page, known);
      if (earlier && known && change === 'same' && link(page.path)) {
        records.keep(page.path, known, earlier.records);
        continue;
      }
      const task = typeof change === 'object' ? change : maker.make(page);
      const isSame = known?.digest === task.origin.digest;
      const hasSameShell = known?.shell === task.origin.shell;
      if (earlier && known && isSame && hasSameShell && link(page.path)) {
        records.keep(page.path, known, earlier.records, task.reads);
        continue;
      }
      const earlierShell = isSame && !hasSameShell && known.shellParts.length > 0 ? known.shellParts : undefined;
      if (earlierShell || task.view !== undefined) await add({ page, task, earlierShell });
      else await add({ page, task: maker.make(page) });
    }
    if (batch.length > 0) send(batch, await renderer.next());
    await Promise.all(sent);
    for (const page of unlike.splice(0))
      send([{ page, task: makerOf(page).make(page) }], await renderer.inThisThread());
    await Promise.all(sent);
  } finally {
    await renderer.close();
  }
  return { records, rendered };
}

function makeBatch(pages: readonly SentPage[], records: PageRecords): PageBatch {
  const shells = [...new Set(pages.map(({ task }) => task.shell))];
  const earlierShells = [...new Set(pages.flatMap(({ earlierShell }) => (earlierShell ? [earlierShell] : [])))];
  return {
    shells,
    earlierShells: earlierShells.map((parts) => records.list(parts)),
    tasks: pages.map(({ task: { path, file, language, view = '', shell }, earlierShell }) => ({
      path,
      file,
      language,
      own: earlierShell ? { earlierShell: earlierShells.indexOf(earlierShell) } : { view },
      shell: shells.indexOf(shell),
    })),
  };
}
