import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { makeSetAsideCsv, type SetAside } from '../../catalog/problems/set-aside.ts';

/**
 * The table of products that are left out, and of files that nothing reads. It is beside the catalogue, where editors look, and beside the site,
 * there also as JSON.
 */
const TABLE = 'set-aside.csv';
const JSON_LIST = 'set-aside.json';

/**
 * The table's path: `set-aside.csv` beside the folder `catalog`, and `tea.set-aside.csv` beside a folder `tea`, which may have other catalogues
 * beside it.
 */
const tableOf = (catalog: string): string => {
  const name = basename(catalog);
  return join(dirname(catalog), name === 'catalog' ? TABLE : `${name}.${TABLE}`);
};

/** Whether a file is such a table. A file of the same name that somebody else wrote is kept. */
const isList = (file: string): boolean =>
  existsSync(file) && `${readFileSync(file, 'utf8').split('\n')[0]}\n` === makeSetAsideCsv([]);

/** Writes the table and the JSON into the folder of a build. */
export function writeSetAsideBeside(build: string, setAside: readonly SetAside[]): void {
  if (setAside.length === 0) return;
  writeFileSync(join(build, JSON_LIST), JSON.stringify(setAside, null, 2));
  writeFileSync(join(build, TABLE), makeSetAsideCsv(setAside));
}

/** Writes the table beside the catalogue, or removes an earlier one if nothing is left out any more. */
export function writeSetAsideList(catalog: string, setAside: readonly SetAside[]): void {
  const file = tableOf(catalog);
  try {
    if (isList(file)) rmSync(file);
    if (setAside.length > 0) writeFileSync(file, makeSetAsideCsv(setAside), { flag: 'wx' });
  } catch {
    // The folder is read-only or has another file with this name. The table beside the site has to do.
  }
}

/** The path of the table for messages: beside the catalogue, or else in the folder of the build. Undefined if there is neither. */
export function findSetAsideList(catalog: string, build?: string): string | undefined {
  const files = [tableOf(catalog), ...(build === undefined ? [] : [join(build, TABLE)])];
  const found = files.find(isList);
  return found && relative(process.cwd(), found);
}
