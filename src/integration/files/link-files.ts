import { copyFileSync, linkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderMaker } from './make-folders.ts';

/**
 * Returns a function that puts a file of the folder `from` at the same path in `to`: as a hard link, which takes no space, or as a copy where links
 * are impossible. The function returns whether the file existed. It is synchronous, because awaiting each of a hundred thousand links takes several
 * times as long.
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
