import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Node } from 'jsonc-parser';
import type { Fix, Problem } from '../catalog/problems/problem.ts';
import { quoteText } from '../catalog/problems/quote.ts';
import { findNode, removeEntry, renameKey } from '../catalog/json/edit-json.ts';

/** A change made to a file. */
export interface Change {
  readonly file: string;
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Applies the fixes of problems, file by file, and returns the changes. The rest of each file keeps its formatting. `root` is the catalogue's folder,
 * `label` its name in messages.
 */
export function applyFixes(problems: readonly Problem[], root: string, label: string): Change[] {
  const fixed = problems.filter((problem) => problem.fix !== undefined);
  return [...Map.groupBy(fixed, ({ file }) => file)].flatMap(([file, ofFile]) => {
    const path = join(root, file.slice(label.length));
    const before = readFileSync(path, 'utf8');
    let text = before;
    const changes: Change[] = [];
    for (const { field, found, fix } of ofFile.toSorted(laterFirst)) {
      const edited = edit(text, fix as Fix);
      if (edited === undefined) continue;
      text = edited;
      changes.push(...listChanges(fix as Fix, field, found).map((change) => ({ file, ...change })));
    }
    if (text !== before) writeFileSync(path, text);
    return changes.reverse();
  });
}

/** Removes entries of a list from the end, so that the positions of the others stay valid. */
const laterFirst = (a: Problem, b: Problem): number => b.line - a.line || b.column - a.column;

/** The text with a fix applied; undefined when nothing is at its position any more. */
function edit(text: string, fix: Fix): string | undefined {
  const node = findNode(text, fix.path);
  if (!node) return undefined;
  switch (fix.kind) {
    case 'add':
      return addProperties(text, node, fix.entries);
    case 'set':
      return text.slice(0, node.offset) + JSON.stringify(fix.value) + text.slice(node.offset + node.length);
    case 'remove':
      return removeEntry(text, node);
    case 'rename-key':
      return renameKey(text, node, fix.to);
  }
}

/**
 * The text with properties added to an object, in the style of the others. Each goes before the first property whose key sorts after it, so that
 * branches that add properties seldom change the same lines.
 */
function addProperties(text: string, object: Node, entries: Readonly<Record<string, string>>): string {
  const others = object.children ?? [];
  const [first, last] = [others[0], others.at(-1)];
  // What stands before a property: a line break and its indentation, or a space.
  const gap = (first && text.slice(object.offset + 1, first.offset)) ?? '\n  ';
  const end = last ? last.offset + last.length : object.offset + 1;
  const parts: string[] = [];
  let copied = 0;
  let next = 0;
  let isFirst = last === undefined;
  for (const key of Object.keys(entries).sort()) {
    const property = `${JSON.stringify(key)}: ${JSON.stringify(entries[key])}`;
    while (next < others.length && !(String(others[next]?.children?.[0]?.value) > key)) next++;
    const position = others[next]?.offset ?? end;
    parts.push(
      text.slice(copied, position),
      position === end ? `${isFirst ? '' : ','}${gap}${property}` : `${property},${gap}`,
    );
    copied = position;
    isFirst = false;
  }
  return `${parts.join('')}${last ? '' : '\n'}${text.slice(last ? copied : object.offset + object.length - 1)}`;
}

function listChanges(fix: Fix, field: string, found: string): Omit<Change, 'file'>[] {
  switch (fix.kind) {
    case 'add':
      return Object.entries(fix.entries).map(([key, value]) => ({
        field: key,
        before: 'nothing',
        after: JSON.stringify(value),
      }));
    case 'remove':
      return [{ field, before: found, after: 'removed' }];
    case 'set':
      return [{ field, before: found, after: JSON.stringify(fix.value) }];
    case 'rename-key':
      return [{ field, before: found, after: `the key ${JSON.stringify(fix.to)}` }];
  }
}

const SHOWN = 30;

/** Formats the changes for a terminal. */
export function formatChanges(changes: readonly Change[]): string {
  if (changes.length === 0) return 'Nothing was changed: no problem can be fixed safely.\n';
  const lines = changes
    .slice(0, SHOWN)
    .map(
      ({ file, field, before, after }) =>
        `${quoteText(file, 200)}  ${field}: ${quoteText(before, 60)} -> ${quoteText(after, 60)}`,
    );
  const more = changes.length > SHOWN ? [`... and ${changes.length - SHOWN} more`] : [];
  const files = new Set(changes.map(({ file }) => file)).size;
  return [`Changed ${changes.length} fields in ${files} files:`, ...lines, ...more, ''].join('\n');
}
