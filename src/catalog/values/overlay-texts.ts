/** A position in a file: keys of objects and numbers of list entries. */
type Position = readonly (string | number)[];

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const entriesOf = (
  value: Record<string, unknown>,
  position: Position,
): [key: string, own: unknown, position: Position][] =>
  Object.entries(value).map(([key, own]) => [key, own, [...position, Array.isArray(value) ? Number(key) : key]]);

/** English texts with those of another language in their positions. Both are trees; lists go by their order. */
export function overlayTexts<Tree>(english: Tree, own: unknown): Tree {
  if (own === undefined) return english;
  if (!isBranch(english) || !isBranch(own)) return own as Tree;
  if (Array.isArray(english)) return english.map((entry, index) => overlayTexts(entry, own[index])) as Tree;
  const changed = Object.entries(own).map(([key, value]) => [key, overlayTexts(english[key], value)]);
  return { ...english, ...Object.fromEntries(changed) };
}

/** The positions of a translation that the English texts do not have, so that its texts would be shown nowhere. */
export function listMisplaced(english: unknown, own: unknown, position: Position = []): Position[] {
  if (own === undefined) return [];
  if (english === undefined) return [position];
  if (!isBranch(own) || !isBranch(english)) return [];
  return entriesOf(own, position).flatMap(([key, value, inner]) => listMisplaced(english[key], value, inner));
}

/** The positions of English texts without one in the language. `isText` says which fields shoppers read. */
export function listUntranslated(
  english: unknown,
  own: unknown,
  isText: (key: string) => boolean,
  position: Position = [],
): Position[] {
  if (!isBranch(english)) return [];
  return entriesOf(english, position).flatMap(([key, value, inner]) => {
    const theirs = isBranch(own) ? own[key] : undefined;
    if (isBranch(value)) return listUntranslated(value, theirs, isText, inner);
    return typeof value === 'string' && value !== '' && isText(key) && !theirs ? [inner] : [];
  });
}
