/** `npm run catalog:import -- FILE`, in a shop `npx haat import FILE`: makes product files from an export of another system. */
import './run/collect-often.ts';
import './run/use-all-cores.ts';
import './run/small-new-space.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatReport } from '../catalog/problems/report.ts';
import { commandLine } from '../command-line.ts';
import { withoutMark } from '../core/text/csv-cell.ts';
import { countOf, figure } from '../core/text/figures.ts';
import { convertOwnLines, isOwnLines } from '../import/export/convert-own-lines.ts';
import { settleExported } from '../import/export/settle-exported.ts';
import { answerPrice, askPrice } from '../import/guess/ask-price.ts';
import { convertRows } from '../import/map/convert-rows.ts';
import { guessMapping } from '../import/guess/guess-mapping.ts';
import type { Mapping, Sources } from '../tables/model.ts';
import {
  formatCategories,
  formatColumns,
  formatPictures,
  formatPlan,
  formatSellers,
  formatSources,
} from '../import/plan/format-plan.ts';
import { adviseOnPrice } from '../import/plan/format-question.ts';
import {
  checkName,
  checkPrice,
  findName,
  mappingPath,
  nameImport,
  readMapping,
  writeMapping,
} from '../import/plan/mapping-file.ts';
import { type PreparedImport, prepareImport } from '../import/plan/prepare-import.ts';
import { checkRefusedFile, isRefusedFile, writeRefusedFiles } from '../import/plan/refused-files.ts';
import { ImportRefused, readShop, type Shop } from '../import/plan/shop.ts';
import { put } from '../import/plan/write-plan.ts';
import { openSources } from '../tables/read/open-sources.ts';
import { SourceError } from '../tables/read/source-error.ts';
import { checkCatalog } from '../integration/check-catalog.ts';
import { findFolders } from '../integration/files/folders.ts';
import { nameCatalog } from '../integration/prepare-site.ts';
import { adviseOn } from './terminal/advice.ts';
import { ask } from './terminal/ask.ts';
import { askColumn } from './terminal/ask-column.ts';
import { isAddress, settleWeight, withOptions } from './terminal/import-answers.ts';
import { positionals, USAGE, values } from './terminal/import-options.ts';
import { secondsSince, showProgress } from './terminal/progress.ts';
import { hasRecord } from '../integration/files/write-record.ts';
import { OutputRefused } from '../write-beside.ts';

const isLook = values.write !== true && values.yes !== true;
const shown = { all: values.all === true };
const OWN: Mapping = { format: 'haat', columns: [], categories: {}, sellers: {} };
const start = performance.now();
let lastShown = start;
const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;

try {
  const isDone = await importFiles();
  if (!isDone) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof ImportRefused || error instanceof SourceError || error instanceof OutputRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Returns whether everything that was requested is done. */
async function importFiles(): Promise<boolean> {
  if (positionals.length === 0) throw new ImportRefused(`Give the file of an export.\n\n${USAGE}`);
  await checkRefusedFile(values.refused, positionals);
  const folders = findFolders();
  const label = nameCatalog(folders);
  const shop = readShop(folders.catalog, label, { market: values.market, seller: values.seller });
  const sources = await openSources(positionals);
  try {
    print(formatSources(sources));
    const guessed = await settleMapping(shop, sources);
    if (!areOwnLines(sources)) {
      print(['', ...formatColumns(guessed.mapping, shown)]);
      print(['', ...formatCategories(guessed.mapping, shop, shown), ...formatSellers(guessed.mapping, shop)]);
    }
    const priced = await settlePrice(guessed, sources, shop, label);
    if (!priced) return isLook;
    const settled = await settleWeight(priced, sources.tables, { isAsked: isTerminal && values.yes !== true });
    const { name, mapping, isNew, isGuessed } = settled;
    const mayWrite = values.write === true || isTerminal;
    const prepared = await prepare({ shop, sources, name, mapping, cache: folders.cache, mayWrite });
    try {
      print(['', ...formatPlan(prepared.plan, shown)]);
      print(formatPictures(prepared.pictures));
      const mappingFile = `${label}/${mappingPath(name)}`;
      if (isGuessed) {
        put(join(shop.root, mappingPath(name)), writeMapping(mapping));
        print([
          '',
          `${isNew ? 'Wrote' : 'Added what is new to'} ${mappingFile}: the columns and categories. Fix there what was guessed wrong.`,
        ]);
      }
      if (!(await isToBeWritten(prepared, name, isGuessed))) {
        if (values.refused !== undefined) await writeRefused(sources, prepared);
        return values.write !== true;
      }
      await write(prepared, sources);
    } finally {
      prepared.close();
    }
  } finally {
    await sources.close();
  }
  return values['no-check'] === true ? true : check();
}

interface SettledMapping {
  readonly name: string;
  readonly mapping: Mapping;
  readonly isNew: boolean;
  /** Whether the mapping contains anything that its file does not have yet. */
  readonly isGuessed: boolean;
}

/** Whether all tables have products in the shop's own format, which need no mapping. */
function areOwnLines({ tables }: Sources): boolean {
  return tables.length > 0 && tables.every(isOwnLines);
}

/** The mapping of the import: the one in its file, with whatever is new in the source. */
async function settleMapping(shop: Shop, sources: Sources): Promise<SettledMapping> {
  if (areOwnLines(sources))
    return { name: checkName(values.name ?? OWN.format), mapping: OWN, isNew: false, isGuessed: false };
  const found = values.name === undefined ? findName(shop.root, sources.tables) : checkName(values.name);
  const known = found === undefined ? undefined : readMapping(shop.root, found);
  const read = await guessMapping(sources.tables, shop.facts, known);
  const answered =
    values.price === undefined ? read : answerPrice(read, checkPrice(values.price, read, positionals.join(', ')));
  const mapping = withOptions(answered, { pictures: values.pictures, weightUnit: values['weight-unit'] });
  const name = found ?? nameImport(shop.root, mapping.format, positionals);
  const file = join(shop.root, mappingPath(name));
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const isSame =
    before !== undefined &&
    JSON.stringify(JSON.parse(withoutMark(before))) === JSON.stringify(JSON.parse(writeMapping(mapping)));
  return { name, mapping, isNew: before === undefined, isGuessed: !isSame };
}

/** The mapping with the column of the price; undefined if that question has to be answered first. Without a terminal nobody is asked. */
async function settlePrice(settled: SettledMapping, { tables }: Sources, { root, facts }: Shop, label: string) {
  const { mapping, name } = settled;
  const question = await askPrice(tables, mapping, facts);
  if (!question) return settled;
  const chosen = await askColumn(question, isTerminal && values.yes !== true);
  if (chosen) return { ...settled, mapping: answerPrice(mapping, chosen), isGuessed: true };
  const file = mappingPath(name);
  if (isLook && settled.isGuessed) put(join(root, file), writeMapping(mapping));
  const where = isLook ? `${label}/${file}` : 'the mapping';
  print(['', ...adviseOnPrice(question, commandLine('import', positionals.join(' ')), where)]);
  return undefined;
}

interface ToPrepare {
  readonly shop: Shop;
  readonly sources: Sources;
  readonly name: string;
  readonly mapping: Mapping;
  readonly cache: string;
  readonly mayWrite: boolean;
}

async function prepare({ shop, sources, name, mapping, cache, mayWrite }: ToPrepare): Promise<PreparedImport> {
  const isPart = values.part === true || positionals.some(isRefusedFile);
  if (isPart && values.retire)
    throw new ImportRefused('A part of a source does not say which products left it. Leave out --retire.');
  const prepared = await prepareImport({
    ...{ shop, name, mapping, cache, tables: sources.tables, archived: sources.pictures },
    convert: (tables) => (mapping === OWN ? convertOwnLines(tables) : convertRows(tables, mapping, shop.facts)),
    pictureFolder: isAddress(values.pictures) ? undefined : values.pictures,
    writes: mayWrite,
    overwrites: values.overwrite === true,
    isOwnExport: mapping.format === OWN.format,
    retires: values.retire === true,
    isPart,
    settle:
      mapping.format === 'haat' && mapping !== OWN
        ? settleExported(sources.tables, (id) => shop.categories.get(id)?.marketId ?? shop.facts.market)
        : undefined,
    onIndexed: (done, total) => {
      if (total >= 5000 && (done % 1000 === 0 || done === total))
        showProgress('Product files', done, total, process.stderr);
    },
    onRow: showRows,
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  return prepared;
}

/** Shows at intervals how many rows have been read. Their total is unknown until the end. */
function showRows(rows: number): void {
  const now = performance.now();
  if (now - lastShown < (process.stderr.isTTY ? 200 : 15_000)) return;
  lastShown = now;
  process.stderr.write(
    `${process.stderr.isTTY ? '\r' : ''}Rows ${figure(rows)}, ${secondsSince(start)}${process.stderr.isTTY ? '\x1b[K' : '\n'}`,
  );
}

/** Whether the plan is to be written. If not, it prints what to do next. */
async function isToBeWritten({ plan }: PreparedImport, name: string, isGuessed: boolean): Promise<boolean> {
  const { counts, retired } = plan;
  const words = `${positionals.join(' ')} --name ${name}`;
  if (counts.new + counts.changed + retired.length === 0) {
    if (counts.refused === 0) print(['', 'Nothing changes.']);
    return values.write === true;
  }
  const isAsked = isTerminal && values.yes !== true && (values.write !== true || isGuessed);
  if (isAsked) {
    const isYes = await ask(isGuessed ? 'Take these columns and categories, and write this?' : 'Write this?');
    if (!isYes) console.log('Nothing was written.');
    return isYes;
  }
  if (values.write !== true) {
    print(['', `No product was written. ${commandLine('import', `${words} --write`)} writes it.`]);
    return false;
  }
  if (!isGuessed || values.yes === true) return true;
  print([
    '',
    'No product was written, as columns or categories were guessed.',
    `Look at them above or in the file, then run ${commandLine('import', `${words} --write`)}. With --yes guesses are taken without a look.`,
  ]);
  return false;
}

async function write(prepared: PreparedImport, sources: Sources): Promise<void> {
  const { plan } = prepared;
  await prepared.write({
    onPicture: (done, total) => showProgress('Pictures', done, total, process.stderr),
    onFile: (done, total) => {
      if (total >= 1000 && (done % 500 === 0 || done === total)) showProgress('Files', done, total, process.stderr);
    },
  });
  const { counts, retired } = plan;
  const drafts = retired.length > 0 ? `, made ${countOf(retired.length, 'draft')}` : '';
  print([
    '',
    `Wrote ${countOf(counts.new, 'new product')} and changed ${figure(counts.changed)}${drafts} in ${secondsSince(start)}.`,
  ]);
  await writeRefused(sources, prepared);
}

async function writeRefused(sources: Sources, { accounting }: PreparedImport): Promise<void> {
  for (const { file, rows, former } of await writeRefusedFiles(sources.tables, accounting, positionals, values.refused))
    print([
      `${countOf(rows, 'refused row')} with reasons: ${file}. Fix them there, then import that file.`,
      ...(former === undefined ? [] : [`What you imported, with the rows that are taken, is ${former} now.`]),
    ]);
}

/** Checks the catalogue after the import, and prints what is left to do. */
async function check(): Promise<boolean> {
  const folders = findFolders();
  const { problems, isRefused, label } = await checkCatalog(folders, { isPreview: true });
  const advice = [
    ...adviseOn(problems, isRefused, hasRecord(folders.catalog)),
    `${commandLine('dev')} shows the shop.`,
  ];
  print(['', `${label}, checked:`, formatReport(problems, { all: shown.all, advice })]);
  return !isRefused;
}

function print(lines: readonly string[]): void {
  if (lines.length > 0) console.log(lines.join('\n'));
}
