/** `npm run report`: writes a page about the catalogue and the last build, as one file of HTML. */
import './use-all-cores.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { findFolders } from '../integration/folders.ts';
import { collectReport } from '../report/collect.ts';
import { makeReportPage } from '../report/page.ts';
import { commandLine } from '../command-line.ts';
import { readHost } from './read-host.ts';
import { readOptions } from './read-options.ts';

const DEFAULT_FILE = 'report.html';
const USAGE = `${commandLine('report', 'OPTIONS')}    writes a page with figures and plots: products, prices, what is new, changed and gone, problems, page weights, feeds

--to FILE   where it is written; ${DEFAULT_FILE} by default`;
const { values } = readOptions(USAGE, { options: { to: { type: 'string' } } });

const file = resolve(values.to ?? DEFAULT_FILE);
const data = await collectReport(findFolders(), await readHost(), Date.now());
try {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, makeReportPage(data));
  console.log(`Written to ${file}. Open it in a browser; it needs no other file.`);
} catch (error) {
  console.error(`The report can't be written to ${file}: ${(error as Error).message}`);
  process.exitCode = 1;
}
