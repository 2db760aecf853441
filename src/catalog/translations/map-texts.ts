import { isObject } from '../../core/data/is-object.ts';

/**
 * A copy of a tree with other texts at some paths: `care.hours`, `promises.*.title`, where `*` is each entry of a list. Those that it lacks
 * are passed over.
 */
export const mapTexts = <Tree>(tree: Tree, paths: readonly string[], map: (text: string) => string): Tree =>
  paths.reduce((changed, path) => mapAt(changed, path.split('.'), map), tree);

function mapAt<Tree>(tree: Tree, [key, ...rest]: readonly string[], map: (text: string) => string): Tree {
  if (key === undefined) return (typeof tree === 'string' ? map(tree) : tree) as Tree;
  if (Array.isArray(tree)) return tree.map((entry: unknown) => mapAt(entry, rest, map)) as Tree;
  if (!isObject(tree) || !(key in tree)) return tree;
  return { ...tree, [key]: mapAt(tree[key], rest, map) };
}

/** The texts at these paths. */
export function listTexts(tree: unknown, paths: readonly string[]): string[] {
  const texts: string[] = [];
  mapTexts(tree, paths, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
