import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';

/** What lies below a folder, as paths relative to it, with `/`. */
export interface Entries {
  readonly files: readonly string[];
  /** Links that lead out of the folder, and links to a folder that contains them. They are not followed. */
  readonly outside: readonly string[];
}

/** Lists everything below `root`; nothing when the folder doesn't exist. Links are followed within it. */
export function listEntries(root: string): Entries {
  const [files, outside]: [string[], string[]] = [[], []];
  const entries = { files, outside };
  if (!existsSync(root)) return entries;
  const realRoot = realpathSync(root) + sep;
  const addBelow = (below: string) => {
    // `recursive` would ask the file system for the type of each file once more.
    for (const entry of readdirSync(`${root}/${below}`, { withFileTypes: true })) {
      const path = below + entry.name;
      const isLink = entry.isSymbolicLink();
      if (isLink && !staysInside(`${root}/${path}`, realRoot)) {
        outside.push(path);
      } else if (entry.isDirectory() || (isLink && isFolder(`${root}/${path}`))) addBelow(`${path}/`);
      else files.push(path);
    }
  };
  addBelow('');
  return entries;
}

/** Whether a link leads to something inside `realRoot`, and not to a folder that it is in itself. */
function staysInside(link: string, realRoot: string): boolean {
  try {
    const target = realpathSync(link) + sep;
    const folder = realpathSync(link.slice(0, link.lastIndexOf('/'))) + sep;
    return target.startsWith(realRoot) && !folder.startsWith(target);
  } catch {
    // A link to nothing is an entry that can't be read.
    return true;
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
