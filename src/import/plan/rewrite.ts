import { isObject } from '../../core/data/is-object.ts';
import { type Document, sourceOf } from '../../core/product/read-fields.ts';
import { findNode, removeEntry, setValue } from '../../catalog/json/edit-json.ts';
import { listOf } from './fields.ts';
import { type FieldChange, nameOf } from './merge.ts';

/**
 * The text of a file after these changes. Everything else stays as it is written: order, formatting, unknown keys. `document` is the value of the text.
 */
export function rewriteProduct(text: string, document: Document, changes: readonly FieldChange[]): string {
  let [written, value] = [text, document];
  for (const change of changes) {
    const next = writeChange(written, value, change);
    if (next === undefined || next === written) continue;
    written = next;
    value = JSON.parse(next) as Document;
  }
  return written;
}

function writeChange(text: string, document: Document, { path, after }: FieldChange): string | undefined {
  const [list = '', name = '', ...rest] = path;
  if (list === 'images') return writePictures(text, document, path, after);
  if (list !== 'variants' && list !== 'sizes') return writeAt(text, document, path, after);
  const items = listOf(document[list]);
  const index = items.findIndex((item) => nameOf(list, item) === name);
  if (rest.length === 0 && index < 0)
    return writeAt(
      text,
      document,
      items.length === 0 ? [list] : [list, items.length],
      items.length === 0 ? [after] : after,
    );
  if (index < 0) return undefined;
  // A size may be written as its name only.
  if (rest.length > 0 && !isObject(items[index]))
    return setValue(text, [list, index], { name, [rest[0] ?? '']: after });
  return writeAt(text, document, [list, index, ...rest], after);
}

/** Sets or removes the value at a path. Missing objects on the path are made. */
function writeAt(
  text: string,
  document: Document,
  path: readonly (string | number)[],
  after: unknown,
): string | undefined {
  if (after === undefined) {
    const node = findNode(text, path);
    return node && removeEntry(text, node);
  }
  let found: unknown = document;
  for (const [depth, step] of path.slice(0, -1).entries()) {
    const next: unknown = (found as Document)[step];
    if (typeof next !== 'object' || next === null) {
      const made = path.slice(depth + 1).reduceRight((inner: unknown, one) => ({ [one]: inner }), after);
      return setValue(text, path.slice(0, depth + 1), made);
    }
    found = next;
  }
  return setValue(text, path, after);
}

/** Writes the list of pictures. Those that stay keep their alternative texts and whatever else the file says about them. */
function writePictures(
  text: string,
  document: Document,
  path: FieldChange['path'],
  after: unknown,
): string | undefined {
  const pictures = listOf(document['images']);
  if (path.length === 1) {
    if (after === undefined) return writeAt(text, document, ['images'], undefined);
    const next = listOf(after).map((source) => pictures.find((picture) => sourceOf(picture) === source) ?? source);
    return writeAt(text, document, ['images'], next);
  }
  const index = pictures.findIndex((picture) => sourceOf(picture) === path[1]);
  if (index < 0) return undefined;
  if (isObject(pictures[index])) return writeAt(text, document, ['images', index, 'alt'], after);
  return after === undefined ? undefined : setValue(text, ['images', index], { src: path[1], alt: after });
}
