import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Files } from './choices.ts';

/** A shop can't be made in this folder. */
export class FolderRefused extends Error {}

/** Checks that a folder is missing or empty, except for `.git`. @throws FolderRefused otherwise */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    throw new FolderRefused(`${folder} is no folder that can be read. Give the name of a new one.`);
  }
  const [first] = names.filter((name) => name !== '.git');
  if (first !== undefined)
    throw new FolderRefused(
      `${folder} is not empty: it has ${first}. Give the name of a new folder, or empty this one.`,
    );
}

/**
 * Writes a catalogue and the other files of a shop into a folder, all or none: they are first written into a folder beside it. `makeProject` makes the
 * other files and may write some itself; whatever it throws, nothing is left behind.
 * @throws FolderRefused
 */
export async function writeShop(
  folder: string,
  catalog: Files,
  makeProject: (draft: string) => Promise<Files>,
): Promise<void> {
  checkFolder(folder);
  const target = resolve(folder);
  const draft = join(dirname(target), `.${basename(target)}-${process.pid}`);
  try {
    await mkdir(join(draft, 'public'), { recursive: true });
    const project = await makeProject(draft);
    for (const [path, content] of catalog) await write(join(draft, 'catalog', path), content);
    for (const [path, content] of project) await write(join(draft, path), content);
    if (existsSync(join(target, '.git'))) await cp(draft, target, { recursive: true });
    else {
      if (existsSync(target)) await rmdir(target);
      await rename(draft, target);
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
