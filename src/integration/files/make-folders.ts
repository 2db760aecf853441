import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Returns a function that creates folders in `root`. It makes one system call for each folder, however many files the folder gets. */
export function folderMaker(root: string): (folder: string) => void {
  mkdirSync(root, { recursive: true });
  const made = new Set([root]);
  const make = (folder: string): void => {
    if (made.has(folder)) return;
    make(dirname(folder));
    try {
      mkdirSync(folder);
    } catch (error) {
      // Another thread may have made it.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    made.add(folder);
  };
  return make;
}
