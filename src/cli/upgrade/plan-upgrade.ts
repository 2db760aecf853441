import { join } from 'node:path';
import { CatalogReader } from '../../catalog/source/catalog-reader.ts';
import { readJsonFile, readText } from '../../catalog/source/json-file.ts';
import { ProblemList } from '../../catalog/problems/problems.ts';
import { commandLine } from '../../command-line.ts';
import { applyCodemods, type NamedCodemod } from './codemod.ts';
import { codemodsBetween } from './list-codemods.ts';
import { findOlderPackages, type ShopRecord, UpgradeRefused, writeRecord } from './shop-record.ts';
import { compareVersions, isVersion } from './versions.ts';

/** A file that an upgrade rewrites. */
export interface Rewrite {
  readonly file: string;
  /** The name in messages: a path from the catalogue's folder, or `package.json`. */
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** What an upgrade does. Nothing is written before all of this is known. */
export interface UpgradePlan {
  readonly from: string;
  readonly to: string;
  /** Codemods that change a file. */
  readonly codemods: readonly NamedCodemod[];
  /** Files of the catalogue, then package.json with the new version. */
  readonly rewrites: readonly Rewrite[];
  /** Packages with a higher version in package.json, which have to be installed. */
  readonly raised: readonly string[];
}

export interface UpgradeQuestion {
  readonly record: ShopRecord;
  /** The catalogue's folder, and its name in messages. */
  readonly catalog: string;
  readonly label: string;
  /** The version of the running package. */
  readonly to: string;
  /** The versions of the packages on which it depends. */
  readonly needed: Readonly<Record<string, string>>;
  /** The version with which the shop was made, for a package.json that does not say it. */
  readonly from?: string | undefined;
  readonly codemods: readonly NamedCodemod[];
}

/**
 * Plans the upgrade of a shop.
 * @throws UpgradeRefused where the package is older than the shop, the shop's version is unknown, or a file of the catalogue is not JSON
 */
export function planUpgrade({ record, catalog, label, to, needed, from, codemods }: UpgradeQuestion): UpgradePlan {
  const start = startOf(record, from);
  if (compareVersions(start, to) > 0)
    throw new UpgradeRefused(
      `The shop is of version ${start}, and the package that is installed is ${to}, which is older and may not know its files. Install version ${start} or a later one. Nothing was written.`,
    );
  const between = codemodsBetween(codemods, start, to);
  const files = readAll(catalog, label);
  const rewrites: Rewrite[] = [];
  const used = new Set<NamedCodemod>();
  for (const path of files) {
    const own = between.filter(({ takes }) => takes(path));
    if (own.length === 0) continue;
    const file = join(catalog, path);
    const before = readText(file);
    const after = applyCodemods(before, path, own);
    if (after === before) continue;
    rewrites.push({ file, label: `${label}/${path}`, before, after });
    for (const codemod of own) if (changes(codemod, before, path)) used.add(codemod);
  }
  if (!record.isSample) {
    const after = writeRecord(record, to, needed);
    if (after !== record.text) rewrites.push({ file: record.file, label: 'package.json', before: record.text, after });
  }
  const raised = record.isSample ? [] : findOlderPackages(record.dependencies, needed);
  return { from: start, to, codemods: between.filter((codemod) => used.has(codemod)), rewrites, raised };
}

/** Whether a codemod changes a file as it is now. One that only changes the result of another counts for that one's file. */
const changes = ({ edit }: NamedCodemod, text: string, path: string): boolean =>
  edit(JSON.parse(text), path).length > 0;

function startOf({ madeWith, file }: ShopRecord, from: string | undefined): string {
  if (from !== undefined && !isVersion(from))
    throw new UpgradeRefused(`--from ${from}: a version such as 0.1.0 is expected. Nothing was written.`);
  if (madeWith !== undefined && from !== undefined && from !== madeWith)
    throw new UpgradeRefused(
      `--from ${from}: ${file} says that the shop is of version ${madeWith}. Leave --from out. Nothing was written.`,
    );
  const start = madeWith ?? from;
  if (start === undefined)
    throw new UpgradeRefused(
      `${file} does not say which version the shop was made with. Say it once: ${commandLine('upgrade', '--from 0.1.0')}. Nothing was written.`,
    );
  return start;
}

/**
 * The paths of a catalogue's JSON files below its folder, sorted.
 * @throws UpgradeRefused where there is no catalogue; for files that are not JSON it names each with its line
 */
function readAll(catalog: string, label: string): readonly string[] {
  // The check reports files that nothing reads.
  const { files: paths } = new CatalogReader(catalog, label, new ProblemList());
  if (!paths.includes('store.json'))
    throw new UpgradeRefused(
      `There is no catalogue in ${catalog}: it has no store.json. Run the command in the folder of the shop, or set CATALOG_DIR. Nothing was written.`,
    );
  const problems = new ProblemList();
  for (const path of paths) readJsonFile(catalog, label, path, problems);
  const errors = problems.problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return paths;
  const lines = errors.map(({ file, line, column, found, expected }) => {
    const where = line === 0 ? file : `${file}:${line}:${column}`;
    return `${where}: expected ${expected}, found ${found}`;
  });
  throw new UpgradeRefused(`${lines.join('\n')}\n\nFix these files first. Nothing was written.`);
}
