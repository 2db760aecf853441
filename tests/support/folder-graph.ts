import { posix } from 'node:path';
import { findCycles, type SourceFile } from './import-graph.ts';

/** The folder of a file; of a file that lies in none, the file itself, which is a room of its own. */
const folderOf = (file: string): string => (file.includes('/') ? posix.dirname(file) : file);

/** Which folder imports which, and the files by which it does: `cart/stored-cart.ts imports cart/cart.ts`. */
export function linkFolders(files: ReadonlyMap<string, SourceFile>): Map<string, Map<string, string[]>> {
  const links = new Map<string, Map<string, string[]>>();
  for (const [file, { imports }] of files)
    for (const { file: goal } of imports) {
      if (goal === undefined || folderOf(goal) === folderOf(file)) continue;
      const goals = links.get(folderOf(file)) ?? new Map<string, string[]>();
      links.set(folderOf(file), goals);
      goals.set(folderOf(goal), [...(goals.get(folderOf(goal)) ?? []), `${file} imports ${goal}`]);
    }
  return links;
}

/** Groups of folders whose files import each other in a circle. Imports of types alone count. */
export function findFolderCircles(files: ReadonlyMap<string, SourceFile>): string[][] {
  const graph = [...linkFolders(files)].map(([folder, goals]): [string, SourceFile] => {
    const imports = [...goals.keys()].map((goal) => ({ target: goal, file: goal, isType: false }));
    return [folder, { imports, scriptImports: imports }];
  });
  return findCycles(new Map(graph));
}

/** The imports that lead from one folder of a circle to another, of the pair with the fewest first: where a circle is cut with the least work. */
export function listLinksOf(circle: readonly string[], files: ReadonlyMap<string, SourceFile>): string[][] {
  const links = linkFolders(files);
  return circle
    .flatMap((folder) => [...(links.get(folder) ?? [])].filter(([goal]) => circle.includes(goal)))
    .map(([, imports]) => imports)
    .sort((one, other) => one.length - other.length);
}
