/** `npm run report`: writes a page about the catalogue and the last build, as one file of HTML. */
import './run/use-all-cores.ts';
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { describeDiskError } from '../integration/files/describe-disk-error.ts';
import { findFolders } from '../integration/files/folders.ts';
import { collectReport } from './report/collect.ts';
import { makeReportPage } from './report/page.ts';
import { readLook } from '../theme/look.ts';
import { commandLine } from '../command-line.ts';
import { readHost } from './run/read-host.ts';
import { readOptions } from './terminal/read-options.ts';
import { checkOutput, writeBeside } from '../write-beside.ts';

const DEFAULT_FILE = 'report.html';
const USAGE = `${commandLine('report', 'OPTIONS')}    writes a page with figures and plots: products, prices, what is new, changed and gone, problems, page weights, feeds

--to FILE   where it is written; ${DEFAULT_FILE} by default`;
const { values } = readOptions(USAGE, { options: { to: { type: 'string' } } });

const file = resolve(values.to ?? DEFAULT_FILE);
const folders = findFolders();
const reads = [folders.catalog, folders.out, folders.builds];
try {
  await checkOutput(file, reads);
  const data = await collectReport(folders, await readHost(), Date.now());
  await writeBeside(
    file,
    (draft) => writeFile(draft, makeReportPage(data, readLook(folders.theme, data.shop.colours))),
    reads,
  );
  console.log(`Written to ${file}. Open it in a browser; it needs no other file.`);
} catch (error) {
  console.error(`The report can't be written to ${file}: ${describeDiskError(error) ?? (error as Error).message}`);
  process.exitCode = 1;
}
