import { existsSync, readdirSync, statSync } from 'node:fs';

/** Paths of all files and folders below `folder`, relative to it, with `/`; none when the folder doesn't exist. */
export function listEntries(folder: string): string[] {
  const entries: string[] = [];
  const addBelow = (below: string) => {
    // `recursive` would ask the file system for the type of each file once more.
    for (const entry of readdirSync(`${folder}/${below}`, { withFileTypes: true })) {
      const path = below + entry.name;
      entries.push(path);
      if (entry.isDirectory() || (entry.isSymbolicLink() && isFolder(`${folder}/${path}`))) addBelow(`${path}/`);
    }
  };
  if (existsSync(folder)) addBelow('');
  return entries;
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
