import { stripMarkup } from '../../../catalog/values/sanitise.ts';
import { CLEAR_CELL, type ColumnName } from '../../../core/product/product-columns.ts';
import { hasMarkup, isBareNumber, readWeight } from '../../../tables/rows/values.ts';

/** What cells of a seller's table say. */

/** What a cell says to its column; undefined where nothing of it is taken. */
export function readCell(
  cell: string,
  { name, field }: { readonly name?: ColumnName; readonly field?: string },
  unit: string,
  leaveOut: () => void,
): string | undefined {
  if (name === 'pictures') return withoutAddresses(cell, leaveOut);
  // Paths, such as "Women > Kurtis".
  if (name === 'category') return cell.split('>').at(-1)?.trim() || cell;
  // What is too long for any column is refused, and not looked at.
  if (cell.length > LONGEST) return cell;
  if (name === 'weight' && (field !== undefined || isBareNumber(cell))) return readWeight(cell, unit);
  if (field === undefined) return cell;
  if (name === 'description') return hasMarkup(cell) ? stripMarkup(cell) : cell;
  return cell;
}

/** Whether a cell empties its field. */
export const isClear = (cell: string): boolean => cell.length < 20 && cell.toLowerCase() === CLEAR_CELL;

const LONGEST = 20_000;
const ADDRESS = /^(?:https?:)?\/\//i;

/** Names of pictures. The host fetches nothing from where strangers tell it to. */
function withoutAddresses(cell: string, leaveOut: () => void): string | undefined {
  if (!cell.includes('//')) return cell;
  const parts = cell.split(/[|\n]/);
  // Several addresses may stand behind commas.
  const names = parts.filter((part) => !ADDRESS.test(part.trim()));
  if (names.length === parts.length) return cell;
  leaveOut();
  return names.some((part) => part.trim() !== '') ? names.join('|') : undefined;
}
