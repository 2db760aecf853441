/**
 * Unpacks the browser of the npm package into the folder that the first argument names. It is a process of its own, because
 * the package changes the environment of whoever imports it: every other browser would start with its libraries and fonts.
 */
import { mkdirSync } from 'node:fs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('The first argument is missing: the folder to unpack into.');
mkdirSync(folder, { recursive: true });
process.env['TMPDIR'] = folder;
// With this variable the package unpacks the libraries that the browser needs, too.
process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
const { default: packaged } = await import('@sparticuz/chromium');
await packaged.executablePath();
