import type { RowField } from '../../contract.ts';
import { countOf } from '../frame/count.ts';
import { type Lists, parseCell, titleOf } from './cell-text.ts';
import { type ActivePosition, type GridRow, isFixed, readValue } from './table-rows.ts';

/** The first and the last of the selected cells. */
interface Selected {
  readonly min: ActivePosition;
  readonly max: ActivePosition;
}

/** How many SKUs one message names. */
const MOST_NAMED = 3;

/** The cells of a text that a spreadsheet has copied. A cell with line breaks is in quotation marks. */
export function readPasted(text: string): string[][] {
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (const [index, sign] of [...plain.split(''), '\n'].entries()) {
    const isEnd = sign === '\t' || sign === '\n';
    if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    if (!isEnd || (isQuoted && index < plain.length)) cell += sign;
    else {
      rows.at(-1)?.push(cell.startsWith('"') && cell.includes('\n') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
      cell = '';
      isQuoted = false;
      if (sign === '\n') rows.push([]);
    }
  }
  return rows.slice(0, -1);
}

/** What the grid can't take of pasted cells, and why: one sentence for each reason; empty where it takes all of them. */
export function describeUnfit(
  pasted: readonly (readonly string[])[],
  { min, max }: Selected,
  rows: readonly GridRow[],
  fields: readonly RowField[],
  lists: Lists,
): string[] {
  const told: string[] = [];
  // A single pasted row goes into every selected row.
  const isRepeated = pasted.length === 1;
  const room = rows.length - min.row;
  const [first = []] = pasted;
  const beyond = pasted.slice(room).filter((cells) => cells.some(isSaid)).length;
  if (beyond > 0)
    told.push(
      `${countOf(beyond, 'pasted row')} did not fit: the table shows ${countOf(rows.length, 'row')}, and ends before. Show more rows, or begin higher up.`,
    );
  const taken = isRepeated ? pasted : pasted.slice(0, room);
  const width = fields.length - min.col;
  const wide = Math.max(0, Math.max(...taken.map((cells) => cells.findLastIndex(isSaid) + 1)) - width);
  if (wide > 0)
    told.push(
      `${countOf(wide, 'pasted column')} did not fit: “${titleOf(fields.at(-1) ?? 'title', lists)}” is the last column. Begin further left.`,
    );
  const ragged = taken.flatMap((cells) => cells.slice(first.length, width).filter(isSaid)).length;
  if (ragged > 0)
    told.push(
      `${countOf(ragged, 'pasted cell')} did not fit: the first pasted row has only ${countOf(first.length, 'cell')}. Copy rows of the same length.`,
    );
  const below = isRepeated ? rows.slice(min.row, max.row + 1) : rows.slice(min.row, min.row + taken.length);
  const fixed = below.flatMap((row, index) =>
    (taken[isRepeated ? 0 : index] ?? []).slice(0, Math.min(first.length, width)).flatMap((text, column) => {
      const field = fields[min.col + column];
      if (field === undefined || !isSaid(text) || !isFixed(row, field)) return [];
      return parseCell(field, text, lists) === readValue(row.values, field) ? [] : [{ row, field }];
    }),
  );
  if (fixed.length > 0) {
    const named = fixed.slice(0, MOST_NAMED).map(({ row, field }) => {
      const { sku, options } = row.row;
      return `${options === undefined ? sku : `${sku} ${options}`}, ${titleOf(field, lists)}`;
    });
    const others = fixed.length - named.length;
    told.push(
      `${countOf(fixed.length, 'pasted cell')} did not fit, as grey cells can’t be changed: ${named.join('; ')}${others > 0 ? ` and ${others} more` : ''}.`,
    );
  }
  return told;
}

const isSaid = (text: string): boolean => text.trim() !== '';
