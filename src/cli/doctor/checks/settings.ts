import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { attempt } from '../../../core/data/attempt.ts';

/** A setting that is not secret, and where it is. */
interface Setting {
  readonly name: string;
  readonly value: string;
  readonly where: string;
}

/** The names of the settings to look for. */
const NAMES = ['SITE_URL', 'API_ORIGIN', 'node-version'];

/** Settings of the environment, of the workflows in .github, and of files such as hosting/container/.env. */
export function readSettings(folder: string, environment: NodeJS.ProcessEnv): Setting[] {
  const files = [
    ...filesIn(join(folder, '.github/workflows'), /\.ya?ml$/),
    ...foldersIn(join(folder, 'hosting')).flatMap((name) => filesIn(join(folder, 'hosting', name), /(?:^|\.)env$/)),
  ];
  return [
    ...NAMES.flatMap((name) => (environment[name] ? { name, value: environment[name], where: 'environment' } : [])),
    ...files.flatMap((file) =>
      findSettings(readFileSync(file, 'utf8')).map(({ line, ...setting }) => ({
        ...setting,
        where: `${relative(folder, file)}:${line}`,
      })),
    ),
  ];
}

/** Lines `NAME: value` and `NAME=value` of a text, for these names. Values that a workflow inserts are left out. */
function findSettings(text: string): { name: string; value: string; line: number }[] {
  return text.split('\n').flatMap((written, index) => {
    const entry = written.trim();
    const name = NAMES.find((one) => entry.startsWith(`${one}:`) || entry.startsWith(`${one}=`));
    if (name === undefined) return [];
    const value = entry
      .slice(name.length + 1)
      .split(' #')[0]
      ?.trim()
      .replace(/^['"]|['"]$/g, '');
    return value === undefined || value === '' || value.includes('${') ? [] : [{ name, value, line: index + 1 }];
  });
}

const filesIn = (folder: string, names: RegExp): string[] =>
  entriesOf(folder).flatMap((entry) => (entry.isFile() && names.test(entry.name) ? join(folder, entry.name) : []));

const foldersIn = (folder: string): string[] =>
  entriesOf(folder).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const entriesOf = (folder: string) => attempt(() => readdirSync(folder, { withFileTypes: true })) ?? [];
