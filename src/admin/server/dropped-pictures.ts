import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { AdminContext } from './context.ts';
import type { FileWrite } from './write-files.ts';

/**
 * Pictures that were dropped into a form wait in the editor's own folder, under their future name in the catalogue. The save of a file that names one
 * writes it into the catalogue, with the file. Those that no save names are removed after `KEPT_DAYS`.
 */

type Folders = Pick<AdminContext, 'folder' | 'journal'>;

/** Unsaved changes that name a waiting picture stay in the browser meanwhile. */
const KEPT_DAYS = 14;
const DAY_MS = 86_400_000;

const waitingIn = (journal: string): string => join(journal, 'dropped');

/** Where a picture waits. `src` is its path below `catalog/images`. */
export const waitingPath = ({ journal }: Folders, src: string): string => join(waitingIn(journal), src);

/** Where a picture is, in the catalogue or while it waits; undefined where there is none. `src` is its path below `catalog/images`. */
export function findPicture(folders: Folders, src: string): string | undefined {
  return [inCatalog(folders, src), waitingPath(folders, src)].find((path) => existsSync(path));
}

/** Where a picture is in the catalogue. @throws Refused where `src` leads out of it. */
export const inCatalog = ({ folder }: Folders, src: string): string => folder.confine(join(folder.root, 'images', src));

/** What a save of these texts also writes: the waiting pictures that they name, each once. */
export function listDropped(folders: Folders, texts: readonly string[]): FileWrite[] {
  return listWaiting(folders).flatMap((src) => {
    const path = inCatalog(folders, src);
    return existsSync(path) || !texts.some((text) => text.includes(src))
      ? []
      : [{ path, before: undefined, after: readFileSync(waitingPath(folders, src)) }];
  });
}

/** Removes waiting pictures that are in the catalogue by now, or that no save has named for `KEPT_DAYS`. */
export function forgetDropped(folders: Folders, now = Date.now()): void {
  for (const src of listWaiting(folders)) {
    const path = waitingPath(folders, src);
    const isOld = now - statSync(path).mtimeMs > KEPT_DAYS * DAY_MS;
    if (isOld || existsSync(inCatalog(folders, src))) rmSync(path, { force: true });
  }
}

function listWaiting({ journal }: Folders): string[] {
  const root = waitingIn(journal);
  if (!existsSync(root)) return [];
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /[0-9a-f]\.\w+$/.test(name));
  return names.map((name) => name.replaceAll(sep, '/'));
}
