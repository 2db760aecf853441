import { type EditPath, findNode, removeEntry, renameKey, setValue } from '../../catalog/json/edit-json.ts';

/** One change in a file's text. Changes are made one after the other, so the path of each is as it is after those before. */
export type Edit =
  /** Replaces the value at the path, or adds a property or entry at the end of the object or list around it. */
  | { readonly kind: 'set'; readonly path: EditPath; readonly value: unknown }
  | { readonly kind: 'remove'; readonly path: EditPath }
  | { readonly kind: 'rename-key'; readonly path: EditPath; readonly to: string };

/**
 * A change in the format of catalogue files, as `haat upgrade` makes it. Each is the default export of a file in `codemods/`, which is named
 * `<version>-<name>.ts`.
 */
export interface Codemod {
  /** The first version whose files have the new format: `0.2.0`. */
  readonly since: string;
  /** What it does, as a sentence: `"care.hours" of store.json is called "care.open".` */
  readonly says: string;
  /** Which files it may change, by their path below the catalogue's folder: `products/kurtis/indigo.json`. */
  readonly takes: (path: string) => boolean;
  /** The changes of a file, given its value. None for a file in the new format, as a codemod may run again. */
  readonly edit: (value: unknown, path: string) => readonly Edit[];
}

/** A codemod with the name of its file, without the ending. */
export interface NamedCodemod extends Codemod {
  readonly name: string;
}

/** A fault of a codemod itself, not of the shop. */
export class CodemodFault extends Error {}

/**
 * The text of a file after these codemods, in their order; the same text if none changes it.
 * @throws CodemodFault where one names a missing path, or would change again what it has changed
 */
export function applyCodemods(text: string, path: string, codemods: readonly NamedCodemod[]): string {
  const changed = applyOnce(text, path, codemods);
  // A run that was interrupted is repeated over files that it has already written.
  if (changed !== text && applyOnce(changed, path, codemods) !== changed) {
    const names = codemods.map(({ name }) => name).join(', ');
    throw new CodemodFault(`${path}: the codemods ${names} change their own result. Nothing was written.`);
  }
  return changed;
}

function applyOnce(text: string, path: string, codemods: readonly NamedCodemod[]): string {
  let changed = text;
  for (const { name, takes, edit } of codemods) {
    if (!takes(path)) continue;
    for (const one of edit(JSON.parse(changed), path)) {
      const next = applyEdit(changed, one);
      if (next === undefined)
        throw new CodemodFault(
          `${path}: the codemod ${name} names ${JSON.stringify(one.path)}, which is not there. Nothing was written.`,
        );
      changed = next;
    }
  }
  return changed;
}

function applyEdit(text: string, edit: Edit): string | undefined {
  if (edit.kind === 'set') return setValue(text, edit.path, edit.value);
  const node = findNode(text, edit.path);
  if (!node) return undefined;
  return edit.kind === 'remove' ? removeEntry(text, node) : renameKey(text, node, edit.to);
}
