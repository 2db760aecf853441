import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { htmlFile } from '../../paths.ts';
import { fileLinker } from '../files/link-files.ts';

/**
 * Returns a function that links a page of the earlier site into the new one and returns whether the page existed. With `hasPages`, the new site may
 * have it already (integration/take-over.ts).
 */
export function pageLinker(earlier: string | undefined, folder: string, hasPages = false): (path: string) => boolean {
  const link = fileLinker(earlier, folder);
  return (path) => {
    const file = htmlFile(path);
    if (!hasPages || earlier === undefined) return link(file);
    const [wanted, present] = [statOf(join(earlier, file)), statOf(join(folder, file))];
    if (wanted && present && wanted.ino === present.ino && wanted.dev === present.dev) return true;
    if (present) rmSync(join(folder, file));
    return link(file);
  };
}

/** As bigint: on some file systems, inode numbers are too large for `number` to tell apart. */
const statOf = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false });
