import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { htmlFile } from '../../paths.ts';
import { type PageFindings, pageExaminer } from '../examine/examine-page.ts';
import type { OwnAddresses } from '../examine/counted-text.ts';
import type { EditionLinks } from '../../core/site/edition-links.ts';
import { type Bundle, bundleIn } from './bundle.ts';
import { readIfThere } from '../../catalog/source/read-if-there.ts';
import { folderMaker } from '../files/make-folders.ts';
import { openRenderer, type Renderer, type RendererOptions } from './renderer.ts';
import { joinPieces, type PagePieces, splitAtParts } from '../examine/shell-parts.ts';

/** A page to render. */
interface PageTask {
  /** Its address. */
  readonly path: string;
  /** Its route's file. */
  readonly file: string;
  readonly language: string;
  /** What its own part is made from. */
  readonly own: OwnPart;
  /** The index of its shell in `PageBatch.shells`. */
  readonly shell: number;
}

/**
 * The JSON of a view model without the shell. If only the shell has changed, it is instead the index in `PageBatch.earlierShells` of the page's shell
 * in the earlier site.
 */
type OwnPart = { readonly view: string } | { readonly earlierShell: number };

/** Pages to render together. Plain data, so that it can be sent to a worker. */
export interface PageBatch {
  readonly tasks: readonly PageTask[];
  /** The JSON of shells. Most pages of a batch share one. */
  readonly shells: readonly string[];
  /** The parts of the shells that pages have in the earlier site. */
  readonly earlierShells: readonly (readonly string[])[];
}

/**
 * Renders pages, writes their files, and returns what the checks found, in the same order. Undefined for a page that the earlier site doesn't have as
 * expected.
 */
export type RenderBatch = (batch: PageBatch) => Promise<readonly (PageFindings | undefined)[]>;

/** Everything that a site's pages are rendered with. Plain data, so that it can be sent to a worker. */
export interface RenderSetup {
  readonly bundle: Bundle;
  /** The folder of the pages. */
  readonly folder: string;
  /** The folder of the earlier site. */
  readonly earlier: string | undefined;
  readonly addresses: OwnAddresses;
  /** By language: how addresses in its edition differ from those that templates name. */
  readonly links: Readonly<Record<string, EditionLinks | undefined>>;
}

/** Opens a bundle that renders into a folder. */
export async function openBatchRenderer(
  { bundle, folder, earlier, addresses, links }: RenderSetup,
  options?: RendererOptions,
): Promise<RenderBatch> {
  const renderers = new Map<string, Promise<Renderer>>();
  const rendererIn = (language: string): Promise<Renderer> => {
    const renderer =
      renderers.get(language) ??
      openRenderer(bundleIn(bundle, language), { ...options, language, links: links[language] });
    renderers.set(language, renderer);
    return renderer;
  };
  const examine = pageExaminer(addresses);
  const shells = new Map<string, object>();
  const makeFolder = folderMaker(folder);
  const parseShell = (text: string): object => {
    const shell = shells.get(text) ?? (JSON.parse(text) as object);
    shells.set(text, shell);
    return shell;
  };
  const makePage = async (
    { path, file, language, own, shell: position }: PageTask,
    { shells: texts, earlierShells }: PageBatch,
  ): Promise<PagePieces | undefined> => {
    const renderer = await rendererIn(language);
    const shell = parseShell(texts[position] as string);
    if ('view' in own) return renderer.render(path, file, { ...(JSON.parse(own.view) as object), shell });
    const html = earlier === undefined ? undefined : readIfThere(join(earlier, htmlFile(path)));
    const kept = html === undefined ? undefined : splitAtParts(html, earlierShells[own.earlierShell] ?? []);
    return kept && joinPieces(kept, await renderer.renderShell(shell));
  };
  return async (batch) => {
    const findings: (PageFindings | undefined)[] = [];
    for (const task of batch.tasks) {
      const page = await makePage(task, batch);
      findings.push(page && examine(page));
      if (!page) continue;
      const target = join(folder, htmlFile(task.path));
      makeFolder(dirname(target));
      // The existing file may also belong to the published site.
      rmSync(target, { force: true });
      writeFileSync(target, page.join(''));
    }
    return findings;
  };
}
