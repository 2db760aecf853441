/** `npm run pin-codes`: makes the list of PIN codes that build and host use, after an update of the package that has it. */
import { writeFileSync } from 'node:fs';
import { makePinFiles, readPostOffices } from '../integration/extras/pin-codes.ts';

const files = makePinFiles(await readPostOffices());
writeFileSync(new URL('../catalog/pin-codes.json', import.meta.url), `${JSON.stringify(files, null, 2)}\n`);
