import type { Edit, EditPath } from '../../contract.ts';
import { isList, isObject, isSame, type Json, withValue, valueAt } from '../inputs/value.ts';

/**
 * The edits that turn one value into the other. Each changes the smallest part that differs, so that a file keeps how its other parts are written. A
 * list is set as a whole if single edits can't produce its change.
 */
export function findEdits(before: Json, after: Json, path: EditPath = []): Edit[] {
  if (isSame(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const removed = Object.keys(before).filter((key) => after[key] === undefined);
    return [
      ...Object.keys(after).flatMap((key) => {
        const [old, next] = [before[key], after[key] as Json];
        return old === undefined ? [{ path: [...path, key], value: next }] : findEdits(old, next, [...path, key]);
      }),
      ...removed.map((key): Edit => ({ path: [...path, key], remove: true })),
    ];
  }
  if (isList(before) && isList(after)) {
    const edits = findListEdits(before, after, path);
    if (isSame(valueAt(applyEdits(wrap(path, before), edits), path), after)) return edits;
  }
  return [{ path, value: after }];
}

const wrap = (path: EditPath, value: Json): Json =>
  path.reduceRight<Json>((inner, step) => (typeof step === 'number' ? fill(step, inner) : { [step]: inner }), value);
const fill = (position: number, value: Json): Json => [...Array.from({ length: position }, () => null), value];

/** Removes entries that are gone, moves the others into their order, and adds new ones at the end before moving them to their position. */
function findListEdits(before: readonly Json[], after: readonly Json[], path: EditPath): Edit[] {
  const edits: Edit[] = [];
  const now = [...before];
  const isKept = keepEqual(before, after);
  const gone = Math.max(0, before.length - after.length);
  const removed = [...before.keys()].filter((index) => !isKept[index]).slice(0, gone);
  for (const index of removed.toReversed()) {
    now.splice(index, 1);
    edits.push({ path: [...path, index], remove: true });
  }
  const isIn = keepEqual(after, now);
  const added = after.length - now.length;
  const fresh = new Set([...after.keys()].filter((index) => !isIn[index]).slice(0, added));
  for (const [index, entry] of after.entries()) {
    if (fresh.has(index)) {
      edits.push({ path: [...path, now.length], value: entry });
      now.push(entry);
      moveTo(now.length - 1, index);
      continue;
    }
    const found = now.findIndex((one, position) => position >= index && isSame(one, entry));
    if (found > index) moveTo(found, index);
    else if (found === -1 && index < now.length) {
      edits.push(...findEdits(now[index] as Json, entry, [...path, index]));
      now[index] = entry;
    }
  }
  return edits;

  function moveTo(from: number, to: number): void {
    if (from === to) return;
    edits.push({ path, move: { from, to } });
    now.splice(to, 0, ...now.splice(from, 1));
  }
}

/** For each entry of one list, whether the other has an equal entry for it alone. */
function keepEqual(list: readonly Json[], other: readonly Json[]): boolean[] {
  const counts = new Map<string, number>();
  for (const entry of other) counts.set(JSON.stringify(entry), (counts.get(JSON.stringify(entry)) ?? 0) + 1);
  return list.map((entry) => {
    const count = counts.get(JSON.stringify(entry)) ?? 0;
    counts.set(JSON.stringify(entry), count - 1);
    return count > 0;
  });
}

/** A value after edits, as the server applies them to its text. */
export function applyEdits(value: Json, edits: readonly Edit[]): Json {
  return edits.reduce<Json>((now, edit) => {
    if ('move' in edit) {
      const list = valueAt(now, edit.path);
      if (!isList(list)) return now;
      const moved = [...list];
      moved.splice(edit.move.to, 0, ...moved.splice(edit.move.from, 1));
      return withValue(now, edit.path, moved) as Json;
    }
    return (withValue(now, edit.path, 'remove' in edit ? undefined : (edit.value as Json)) ?? {}) as Json;
  }, value);
}
