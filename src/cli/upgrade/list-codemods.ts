import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeEnding, codeFolder } from '../../package.ts';
import type { Codemod, NamedCodemod } from './codemod.ts';
import { compareVersions } from './versions.ts';
import { attempt } from '../../core/data/attempt.ts';

/** The codemods of the running package: the files of `codemods/`, the oldest version first, and by name within a version. */
export async function listCodemods(folder = join(codeFolder, 'cli', 'upgrade', 'codemods')): Promise<NamedCodemod[]> {
  // A package without codemods has no such folder.
  const names = attempt(() => readdirSync(folder)) ?? [];
  const found: NamedCodemod[] = [];
  for (const name of names.filter((file) => file.endsWith(codeEnding))) {
    const module = (await import(pathToFileURL(join(folder, name)).href)) as { default: Codemod };
    found.push({ ...module.default, name: name.slice(0, -codeEnding.length) });
  }
  return found.sort((a, b) => compareVersions(a.since, b.since) || (a.name < b.name ? -1 : 1));
}

/** The codemods that a shop of version `from` needs for version `to`. */
export const codemodsBetween = (codemods: readonly NamedCodemod[], from: string, to: string): NamedCodemod[] =>
  codemods.filter(({ since }) => compareVersions(since, from) > 0 && compareVersions(since, to) <= 0);
