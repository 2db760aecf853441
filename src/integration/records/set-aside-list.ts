import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { makeSetAsideCsv, type SetAside } from '../../catalog/problems/set-aside.ts';

/**
 * The list of products that are left out, and of files that nothing reads: a table beside the catalogue, where editors look, and beside the site a
 * table and JSON.
 */
const TABLE = 'set-aside.csv';
const JSON_LIST = 'set-aside.json';

/** `set-aside.csv` beside `catalog`; `tea.set-aside.csv` beside a catalogue in a folder `tea`, which may have others beside it. */
const tableOf = (catalog: string): string => {
  const name = basename(catalog);
  return join(dirname(catalog), name === 'catalog' ? TABLE : `${name}.${TABLE}`);
};

/** Whether a file is such a table. One of the same name that somebody else wrote stays. */
const isList = (file: string): boolean =>
  existsSync(file) && `${readFileSync(file, 'utf8').split('\n')[0]}\n` === makeSetAsideCsv([]);

/** Writes the lists into the folder of a build. */
export function writeSetAsideBeside(build: string, setAside: readonly SetAside[]): void {
  if (setAside.length === 0) return;
  writeFileSync(join(build, JSON_LIST), JSON.stringify(setAside, null, 2));
  writeFileSync(join(build, TABLE), makeSetAsideCsv(setAside));
}

/** Writes the table beside the catalogue. An earlier one is removed, even if nothing is left out any more. */
export function writeSetAsideList(catalog: string, setAside: readonly SetAside[]): void {
  const file = tableOf(catalog);
  try {
    if (isList(file)) rmSync(file);
    if (setAside.length > 0) writeFileSync(file, makeSetAsideCsv(setAside), { flag: 'wx' });
  } catch {
    // The folder can't be written to, or has another file with this name. The list beside the site has to suffice.
  }
}

/** Where the table is, as messages name it: beside the catalogue, else in the folder of the build. Undefined where it is in neither. */
export function findSetAsideList(catalog: string, build?: string): string | undefined {
  const files = [tableOf(catalog), ...(build === undefined ? [] : [join(build, TABLE)])];
  const found = files.find(isList);
  return found && relative(process.cwd(), found);
}
