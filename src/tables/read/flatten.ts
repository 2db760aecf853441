import { attempt } from '../../core/data/attempt.ts';
import { isObject } from '../../core/data/is-object.ts';

/** JSON records as cells: `offers.price` is the price in the object `offers`. A list is a cell with JSON. */

/** Objects that are nested deeper are also cells with JSON. */
export const MOST_LEVELS = 4;

/** The cells of a record, by column. */
export function flatten(record: object, levels = MOST_LEVELS): Map<string, string> {
  const cells = new Map<string, string>();
  add(record, '', levels, cells);
  return cells;
}

function add(record: object, prefix: string, levels: number, cells: Map<string, string>): void {
  for (const [key, value] of Object.entries(record) as [string, unknown][]) {
    const name = `${prefix}${key}`;
    if (value === null || value === undefined) continue;
    // Products in this shop's own format (no levels) keep empty lists.
    if (Array.isArray(value) && value.length === 0 && levels > 0) continue;
    if (typeof value !== 'object') cells.set(name, String(value));
    else if (Array.isArray(value) || levels === 0 || Object.keys(value).some((one) => one === '' || one.includes('.')))
      cells.set(name, JSON.stringify(value));
    else add(value, `${name}.`, levels - 1, cells);
  }
}

/** The record behind cells. Texts that are a JSON list or object are parsed; numbers stay texts. */
export function unflatten(columns: readonly string[], cells: readonly string[]): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (cell === '') continue;
    const steps = column.split('.');
    let object: Readonly<Record<string, unknown>> = record;
    for (const step of steps.slice(0, -1)) {
      const inner = Object.hasOwn(object, step) ? object[step] : undefined;
      const next = isObject(inner) ? inner : {};
      setOwn(object, step, next);
      object = next;
    }
    setOwn(object, steps.at(-1) ?? column, readCell(cell));
  }
  return record;
}

/** Sets a field of an object, even one that is called `__proto__`. */
export const setOwn = (object: object, key: string, value: unknown): void => {
  Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true });
};

/** The value of a cell: a list or an object if it is JSON, else its text. */
export function readCell(cell: string): unknown {
  if (!/^[[{]/.test(cell)) return cell;
  return attempt((): unknown => JSON.parse(cell)) ?? cell;
}
