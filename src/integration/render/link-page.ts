import { copyFileSync, linkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { htmlFile } from '../../paths.ts';
import { folderMaker } from './make-folders.ts';

/**
 * Makes a function that puts a page of the earlier site into the new one: as a hard link, which takes no space, or as a copy where
 * links are impossible. It returns whether the page was there.
 */
export function pageLinker(earlier: string | undefined, folder: string): (path: string) => boolean {
  const makeFolder = folderMaker(folder);
  return (path) => {
    if (earlier === undefined) return false;
    const from = join(earlier, htmlFile(path));
    const to = join(folder, htmlFile(path));
    makeFolder(dirname(to));
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
