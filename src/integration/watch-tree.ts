import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `onChange` with the path of whatever changes in a folder or below it. There is one watch for each folder: watching each of
 * 10,000 files, as `fs.watch` with `recursive` and chokidar do, takes seconds. Returns a function that ends it.
 */
export function watchTree(root: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const forget = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const add = (folder: string): void => {
    const folders = listFolders(folder);
    if (!folders || watchers.has(folder)) return;
    try {
      const watcher = watch(folder, (_event, name) => {
        const path = join(folder, name ?? '');
        add(path);
        onChange(path);
      });
      // The folder is gone.
      watcher.on('error', () => forget(folder));
      watchers.set(folder, watcher);
    } catch {
      // Gone meanwhile.
    }
    for (const below of folders) add(below);
  };
  add(root);
  return () => {
    for (const folder of watchers.keys()) forget(folder);
  };
}

/** The folders in a folder; undefined for what is none. */
function listFolders(folder: string): string[] | undefined {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => join(folder, name));
  } catch {
    return undefined;
  }
}
