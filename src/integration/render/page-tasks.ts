import { hash } from 'node:crypto';
import type { Site } from '../../catalog/site.ts';
import { digestCode } from '../../catalog/snapshot/maker.ts';
import { ROUTES } from '../../views/routes.ts';
import type { Bundle } from './bundle.ts';
import type { PageTask } from './render-batch.ts';

/** The code that examines pages. */
const EXAMINERS = ['integration/check', 'integration/extras/headers.ts'];

/** A page to render, with a digest of everything that its HTML and its record depend on: view model, shell, templates and checks. */
export interface DigestedTask extends PageTask {
  readonly digest: string;
}

export interface ListedPage {
  readonly file: string;
  readonly makeView: () => object;
}

/** Every page by address. @throws when two routes have a page at one address. */
export function listPages(site: Site): Map<string, ListedPage> {
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

/** Makes the view model of each page, and the digest of everything that its HTML and its record depend on. */
export function* makeTasks(pages: ReadonlyMap<string, ListedPage>, bundle: Bundle): Generator<DigestedTask> {
  const examiners = digestCode(EXAMINERS);
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
    const digest = hash('sha1', `${bundle.digests[file] ?? ''} ${examiners} ${known.digest} ${view}`, 'base64url');
    yield { path, file, view, shell: known.text, digest };
  }
}
