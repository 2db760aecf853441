/**
 * `npm run check`, also `npm run catalog:check`: prints all problems of the catalogue, without a build. The report goes to standard output, even for a
 * catalogue that is refused; all other messages go to standard error.
 */
import './run/use-all-cores.ts';
import { writeFile } from 'node:fs/promises';
import { countProblems, formatReport } from '../catalog/problems/report.ts';
import { formatUnknownWords } from '../catalog/problems/unknown-words.ts';
import { makeReportCsv, makeReportJson } from '../catalog/problems/export.ts';
import { writeJsonSchemas } from '../catalog/json-schemas/write-json-schemas.ts';
import { countUntranslated, formatUntranslated } from '../catalog/translations/count-untranslated.ts';
import { formatPointing } from '../catalog/translations/enough.ts';
import { findUnknownWords } from '../catalog/search/unknown-words.ts';
import { RECORD_FILE } from '../catalog/source/ignored-files.ts';
import { checkCatalog, type CheckedCatalog } from '../integration/check-catalog.ts';
import { findFolders } from '../integration/files/folders.ts';
import { listLeftOut } from '../catalog/load/set-aside.ts';
import { findSetAsideList, writeSetAsideList } from '../integration/records/set-aside-list.ts';
import { commandLine } from '../command-line.ts';
import { adviseOn, describeSetAside, explain } from './terminal/advice.ts';
import { readProgress } from './terminal/build-progress.ts';
import { readOptions } from './terminal/read-options.ts';
import { applyFixes, type Change, formatChanges } from '../integration/apply-fixes.ts';
import { hasRecord, writeRecord } from '../integration/files/write-record.ts';
import { checkOutput, OutputRefused, writeBeside } from '../write-beside.ts';

/** How many times --fix looks again for something to fix. */
const MOST_ROUNDS = 5;
const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const USAGE = `${commandLine('check', 'OPTIONS')}

--errors          no warnings
--all             every problem, not only the first screen
--json            as JSON
--csv FILE        also into a table for spreadsheets
--fix             fixes what can be fixed safely, writes the record of addresses, and checks again
--set-aside       succeeds when only products have errors, and lists them in set-aside.csv
--explain CODE    says what a code means
--pictures        fetches pictures at addresses and encodes all, as a build does
--schemas         only writes the JSON Schemas of the catalogue, for text editors`;
const { values } = readOptions(USAGE, {
  options: {
    errors: flag,
    all: flag,
    json: flag,
    csv: text,
    fix: flag,
    'set-aside': flag,
    explain: text,
    pictures: flag,
    schemas: flag,
  },
});

if (values.explain !== undefined) {
  const explanation = explain(values.explain);
  console.log(explanation ?? `There is no problem with the code ${JSON.stringify(values.explain)}.`);
  process.exitCode = explanation === undefined ? 1 : 0;
} else if (values.schemas) {
  writeSchemas();
} else {
  try {
    const isOk = await check();
    if (!isOk) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof OutputRefused)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Returns whether the catalogue can be published. */
async function check(): Promise<boolean> {
  const folders = findFolders();
  if (values.csv !== undefined) await checkOutput(values.csv, [folders.catalog]);
  if (values['set-aside']) process.env['ON_ERROR'] = 'set-aside';
  const options = { pictures: values.pictures === true, ...readProgress(process.stderr) };
  let checked = await checkCatalog(folders, options);
  if (values.fix) {
    const changes: Change[] = [];
    // A fix may reveal another problem.
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const made = applyFixes(checked.problems, folders.catalog, checked.label);
      if (made.length === 0) break;
      changes.push(...made);
      checked = await checkCatalog(folders, options);
    }
    // Standard output is for the report, which may be JSON.
    console.error(formatChanges(changes));
    if (checked.catalog && writeRecord(folders.catalog, checked.catalog)) {
      console.error(`Wrote ${checked.label}/${RECORD_FILE}, the addresses of products: commit it.\n`);
      checked = await checkCatalog(folders, options);
    }
  }
  if (values['set-aside'] && !checked.isRefused)
    writeSetAsideList(folders.catalog, listLeftOut({ ...checked, warnings: checked.problems }));
  writeSchemas();
  await report(checked, folders.catalog);
  return !checked.isRefused;
}

/** Writes the schemas. If the folder can't be written to, it reports that and continues, as the report matters more. */
function writeSchemas(): void {
  const { catalog, schemas } = findFolders();
  try {
    if (schemas) writeJsonSchemas(catalog, schemas);
  } catch (error) {
    console.error(`The JSON Schemas for text editors could not be written: ${(error as Error).message}`);
  }
}

async function report(
  { problems: found, setAside, isRefused, catalog: read }: CheckedCatalog,
  catalog: string,
): Promise<void> {
  const problems = values.errors ? found.filter(({ severity }) => severity === 'error') : found;
  if (values.csv !== undefined)
    await writeBeside(values.csv, (draft) => writeFile(draft, makeReportCsv(problems)), [catalog]);
  const unknownWords = read && !values.errors ? findUnknownWords(read) : undefined;
  const untranslated = read && !values.errors ? countUntranslated(read) : [];
  const pointing = read && !values.errors ? formatPointing(read) : [];
  if (values.json) {
    console.log(
      JSON.stringify(
        { ...makeReportJson(problems, setAside, unknownWords), ...(untranslated.length > 0 && { untranslated }) },
        null,
        2,
      ),
    );
    return;
  }
  const list = values['set-aside'] ? findSetAsideList(catalog) : undefined;
  const advice = [...describeSetAside(setAside, list), ...adviseOn(problems, isRefused, hasRecord(catalog))];
  const written = values.csv === undefined ? [] : [`${countProblems(problems)}: written to ${values.csv}`];
  const notes = [
    ...(unknownWords ? formatUnknownWords(unknownWords) : []),
    ...formatUntranslated(untranslated),
    ...pointing,
  ];
  console.log(formatReport(problems, { all: values.all === true, advice: [...written, ...advice], notes }));
}
