import { copyFileSync, linkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderMaker } from './make-folders.ts';

/**
 * Makes a function that puts a file of the folder `from` into `to`, at the same path: as a hard link, which takes no space, or as a copy
 * where links are impossible. It returns whether the file was there. Links are made at once, as there may be a hundred thousand of them:
 * waiting for each takes several times as long.
 */
export function fileLinker(from: string | undefined, to: string): (path: string) => boolean {
  const makeFolder = folderMaker(to);
  return (path) => {
    if (from === undefined) return false;
    const [source, target] = [join(from, path), join(to, path)];
    makeFolder(dirname(target));
    try {
      linkSync(source, target);
      return true;
    } catch {
      try {
        copyFileSync(source, target);
        return true;
      } catch {
        return false;
      }
    }
  };
}
