/**
 * A copy of a tree with other texts at some places: `care.hours`, `promises.*.title`, where `*` is each entry of a list. Places that it lacks
 * are passed over.
 */
export const mapTexts = <Tree>(tree: Tree, places: readonly string[], map: (text: string) => string): Tree =>
  places.reduce((changed, place) => mapAt(changed, place.split('.'), map), tree);

function mapAt<Tree>(tree: Tree, [key, ...rest]: readonly string[], map: (text: string) => string): Tree {
  if (key === undefined) return (typeof tree === 'string' ? map(tree) : tree) as Tree;
  if (Array.isArray(tree)) return tree.map((entry: unknown) => mapAt(entry, rest, map)) as Tree;
  if (typeof tree !== 'object' || tree === null || !(key in tree)) return tree;
  return { ...tree, [key]: mapAt((tree as Record<string, unknown>)[key], rest, map) };
}

/** The texts at these places. */
export function listTexts(tree: unknown, places: readonly string[]): string[] {
  const texts: string[] = [];
  mapTexts(tree, places, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
