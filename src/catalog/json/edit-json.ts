import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';

/**
 * Changes of a file's text, not of its value: all that they don't name stays as it is written. A function returns undefined when there is
 * nothing at a path.
 */
export type EditPath = readonly (string | number)[];

/** The node at a path of a JSON text. */
export const findNode = (text: string, path: EditPath): Node | undefined => {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, [...path]);
};

/** The text without the property of an object or the entry of a list that has this value, and without the comma that it leaves. */
export function removeEntry(text: string, value: Node): string {
  const entry = value.parent?.type === 'property' ? value.parent : value;
  const siblings = entry.parent?.children ?? [];
  const index = siblings.indexOf(entry);
  const before = siblings[index - 1];
  const after = siblings[index + 1];
  const from = before ? before.offset + before.length : entry.offset;
  const to = before ? entry.offset + entry.length : (after?.offset ?? entry.offset + entry.length);
  return text.slice(0, from) + text.slice(to);
}

/** The text with another name for the property that has this value; undefined where the value is no property's. */
export function renameKey(text: string, value: Node, to: string): string | undefined {
  const key = value.parent?.type === 'property' ? value.parent.children?.[0] : undefined;
  return key && text.slice(0, key.offset) + JSON.stringify(to) + text.slice(key.offset + key.length);
}

/** The text with another value at a path, or with one more property or entry at the end of the object or list that holds it. */
export function setValue(text: string, path: EditPath, value: unknown): string | undefined {
  const node = findNode(text, path);
  if (node) {
    const written = writeValue(text, value, indentationAt(text, node.offset));
    return text.slice(0, node.offset) + written + text.slice(node.offset + node.length);
  }
  const key = path.at(-1);
  const holder = findNode(text, path.slice(0, -1));
  if (key === undefined || holder?.type !== (typeof key === 'number' ? 'array' : 'object')) return undefined;
  const children = holder.children ?? [];
  const [first, last] = [children[0], children.at(-1)];
  const unit = unitOf(text);
  const outer = indentationAt(text, holder.offset);
  // What stands before an entry: a line break and its indentation, or a space.
  const gap = first ? text.slice(holder.offset + 1, first.offset) : `${lineBreakOf(text)}${outer}${unit}`;
  const indentation = gap.includes('\n') ? gap.slice(gap.lastIndexOf('\n') + 1) : outer;
  const entry = `${typeof key === 'string' ? `${JSON.stringify(key)}: ` : ''}${writeValue(text, value, indentation)}`;
  if (last) {
    const end = last.offset + last.length;
    return `${text.slice(0, end)},${gap}${entry}${text.slice(end)}`;
  }
  const end = holder.offset + holder.length - 1;
  return `${text.slice(0, holder.offset + 1)}${gap}${entry}${lineBreakOf(text)}${outer}${text.slice(end)}`;
}

/** A value as the file would have it: its later lines begin with this indentation. */
function writeValue(text: string, value: unknown, indentation: string): string {
  const lines = JSON.stringify(value, null, unitOf(text)).split('\n');
  return lines.join(`${lineBreakOf(text)}${indentation}`);
}

const lineBreakOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n');

/** One step of a file's indentation; two spaces in a file of one line. */
const unitOf = (text: string): string => /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';

/** The white space at the beginning of the line of an offset. */
function indentationAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}
