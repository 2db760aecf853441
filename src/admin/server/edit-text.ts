import { parse, type ParseError } from 'jsonc-parser';
import { findDeepest } from '../../catalog/json/limits.ts';
import { findNode, removeEntry, setValue } from '../../catalog/json/edit-json.ts';
import { formatPath } from '../../catalog/json/positions.ts';
import type { Edit, EditPath } from '../contract.ts';
import { nameField } from './problem-words.ts';
import { Refused } from './refused.ts';

/** Limits of a path: how many steps it has, and how many characters a key. */
const MOST_STEPS = 32;
const LONGEST_STEP = 300;

/**
 * The text after some edits, in their order. Parts that no edit names stay as they are written.
 * @throws Refused where an edit doesn't fit the text, or the text is not JSON.
 */
export function editText(text: string, edits: readonly Edit[], file: string): string {
  const errors: ParseError[] = [];
  if (findDeepest(text) === undefined) parse(text, errors, { disallowComments: true });
  if (errors.length > 0 || findDeepest(text) !== undefined)
    throw new Refused(
      400,
      `${file} is no valid JSON, so that single fields of it can't be changed. Fix its text first.`,
    );
  return edits.reduce((edited, edit) => editOnce(edited, edit, file), text);
}

function editOnce(text: string, edit: Edit, file: string): string {
  checkPath(edit.path, file);
  if ('remove' in edit) return remove(text, edit.path);
  if ('move' in edit) return move(text, edit.path, edit.move, file);
  if (edit.value === undefined) throw misfit(file, edit.path, 'there is no value to set');
  return set(text, edit.path, edit.value, file);
}

/** Sets a value, with the missing objects on the way to it. A value that is already there stays as it is written. */
function set(text: string, path: EditPath, value: unknown, file: string): string {
  const node = findNode(text, path);
  if (node && JSON.stringify(JSON.parse(text.slice(node.offset, node.offset + node.length))) === JSON.stringify(value))
    return text;
  for (let length = path.length; length > 0; length--) {
    const holder = findNode(text, path.slice(0, length - 1));
    if (!holder) continue;
    const step = path[length - 1] as string | number;
    if (typeof step === 'number' && step > (holder.children?.length ?? 0))
      throw misfit(file, path, `the list has ${holder.children?.length ?? 0} entries`);
    const wrapped = path
      .slice(length)
      .reduceRight<unknown>((inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }), value);
    const edited = setValue(text, path.slice(0, length), wrapped);
    if (edited !== undefined) return edited;
    break;
  }
  throw misfit(file, path, 'another kind of value is in its place');
}

/** Removes a value if it exists. An object that becomes empty, such as the offer of a market, stays. */
function remove(text: string, path: EditPath): string {
  const node = path.length > 0 ? findNode(text, path) : undefined;
  return node ? removeEntry(text, node) : text;
}

/** Moves an entry of a list. The entries in between shift, while the white space and commas between entries stay. */
function move(text: string, path: EditPath, { from, to }: { from: number; to: number }, file: string): string {
  const list = findNode(text, path);
  const entries = list?.type === 'array' ? (list.children ?? []) : [];
  if (![from, to].every((position) => Number.isInteger(position) && position >= 0 && position < entries.length))
    throw misfit(file, path, `the list has ${entries.length} entries`);
  const texts = entries.map(({ offset, length }) => text.slice(offset, offset + length));
  texts.splice(to, 0, ...texts.splice(from, 1));
  let edited = '';
  let copied = 0;
  for (const [index, { offset, length }] of entries.entries()) {
    edited += text.slice(copied, offset) + texts[index];
    copied = offset + length;
  }
  return edited + text.slice(copied);
}

function checkPath(path: unknown, file: string): void {
  const isPath =
    Array.isArray(path) &&
    path.length <= MOST_STEPS &&
    path.every((step) =>
      typeof step === 'number'
        ? Number.isInteger(step) && step >= 0
        : typeof step === 'string' && step.length <= LONGEST_STEP && step !== '__proto__',
    );
  if (!isPath) throw new Refused(400, `A change of ${file} has no valid path.`);
}

const misfit = (file: string, path: EditPath, why: string): Refused =>
  new Refused(
    400,
    `“${nameField(file, formatPath([...path]))}” of ${file} can't be changed: ${why}. Load the file again.`,
  );
