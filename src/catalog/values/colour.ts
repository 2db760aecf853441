import { readTable } from '../vocabulary/read-table.ts';

/**
 * The colours of swatches by name, as hexadecimal RGB. Longer names come from their words: of "Denim blue", the first is unknown
 * and the second is blue.
 */
const FILLS: ReadonlyMap<string, string> = new Map(
  readTable('swatches').map(({ cells: [[name = ''] = [], [fill = ''] = []], position }) => {
    if (!/^[\da-f]{6}$/.test(fill))
      throw new Error(`${position}: "${fill}" is no colour. Write red, green and blue as six digits: 2a5caa.`);
    return [name, fill];
  }),
);

/** The RGB value (`#2a5caa`) of a colour's name; undefined for a name without a known colour, such as "Multicolour". */
export function colourFill(name: string): string | undefined {
  const [first = ''] = name
    .toLowerCase()
    .replace('gray', 'grey')
    .split(/ (?:and|with) |[/,&+]/);
  const words = first.trim().split(/[\s-]+/);
  const known = [words.join(' '), ...words].find((candidate) => FILLS.has(candidate));
  return known === undefined ? undefined : `#${FILLS.get(known)}`;
}
