import { rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { htmlFile } from '../../paths.ts';
import { type PageFindings, pageExaminer } from '../check/examine-page.ts';
import type { OwnAddresses } from '../check/counted-text.ts';
import type { Bundle } from './bundle.ts';
import { folderMaker } from './make-folders.ts';
import { openRenderer } from './renderer.ts';

/** A page to render. */
export interface PageTask {
  /** Its address. */
  readonly path: string;
  /** Its route's file. */
  readonly file: string;
  /** The JSON of its view model without the shell. */
  readonly view: string;
  /** Place of its shell in `PageBatch.shells`. */
  readonly shell: number;
}

/** Pages to render together. It is plain data, as it may be sent to a worker. */
export interface PageBatch {
  readonly tasks: readonly PageTask[];
  /** The JSON of shells. Most pages of a batch have the same one. */
  readonly shells: readonly string[];
}

/** Renders pages, writes their files, and returns what the checks found, in the same order. */
export type RenderBatch = (batch: PageBatch) => Promise<PageFindings[]>;

/** What a site's pages are rendered with. It is plain data, as it may be sent to a worker. */
export interface RenderSetup {
  readonly bundle: Bundle;
  /** The folder for the pages. */
  readonly folder: string;
  readonly addresses: OwnAddresses;
}

/** Opens a bundle for rendering into a folder. */
export async function openBatchRenderer({ bundle, folder, addresses }: RenderSetup): Promise<RenderBatch> {
  const render = await openRenderer(bundle);
  const examine = pageExaminer(addresses);
  const shells = new Map<string, unknown>();
  const makeFolder = folderMaker(folder);
  const parseShell = (text: string): unknown => {
    if (!shells.has(text)) shells.set(text, JSON.parse(text));
    return shells.get(text);
  };
  return async ({ tasks, shells: texts }) => {
    const findings: PageFindings[] = [];
    for (const { path, file, view, shell } of tasks) {
      const html = await render(path, file, {
        ...(JSON.parse(view) as object),
        shell: parseShell(texts[shell] as string),
      });
      const target = join(folder, htmlFile(path));
      makeFolder(dirname(target));
      // What is there may be a page of the published site, too.
      rmSync(target, { force: true });
      writeFileSync(target, html);
      findings.push(examine(html));
    }
    return findings;
  };
}
