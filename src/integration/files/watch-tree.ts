import { type FSWatcher, readdirSync, watch, type WatchListener } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isWithin } from '../../real-paths.ts';
import { attempt } from '../../core/data/attempt.ts';

/**
 * Calls `onChange` with the path of everything that changes in a folder or below it, even if the folder is created later. Returns a function that
 * stops watching. It watches each folder: watching each of 10,000 files, as chokidar and `fs.watch` with `recursive` do, takes seconds, and chokidar
 * misses a file that is replaced while it starts to watch the previous one.
 */
export function watchTree(root: string, onChange: (path: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  const forget = (folder: string): void => {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  };
  const listen = (folder: string, listener: WatchListener<string>): void => {
    try {
      const watcher = watch(folder, listener);
      // The folder was removed.
      watcher.on('error', () => forget(folder));
      watchers.set(folder, watcher);
    } catch {
      // The folder was removed meanwhile, or never existed.
    }
  };
  const add = (folder: string): void => {
    const folders = listFolders(folder);
    if (!folders || watchers.has(folder)) return;
    listen(folder, (event, name) => tell(event, join(folder, name ?? '')));
    for (const below of folders) add(below);
  };
  const tell = (event: string, path: string): void => {
    // Another folder may have this name now.
    if (event === 'rename') {
      for (const folder of watchers.keys()) if (isWithin(folder, path)) forget(folder);
      add(path);
    }
    onChange(path);
  };
  listen(dirname(root), (event, name) => {
    if (name === basename(root)) tell(event, root);
  });
  add(root);
  return () => {
    for (const folder of watchers.keys()) forget(folder);
  };
}

/** The folders directly in a folder; undefined if the path is not a folder. */
const listFolders = (folder: string): string[] | undefined =>
  attempt(() => readdirSync(folder, { withFileTypes: true }))
    ?.filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));
