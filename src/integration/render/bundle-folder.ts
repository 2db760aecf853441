import { hash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from '../folders.ts';
import { readSwitchedOff } from '../byte-saving/setting.ts';
import { isRunning } from '../publish.ts';
import { collectFacts } from '../shop-facts-plugin.ts';
import { digestFiles, listCode } from '../stamp.ts';
import { type Bundle, readBundle } from './bundle.ts';

/**
 * The folder of the bundle that Astro makes from the templates of now. Its name is a digest of everything that the bundle depends on:
 * the code of pages and of the build, the installed packages, Node.js, what scripts know about the shop, its theme, and what is switched off of what saves bytes.
 */
export async function bundleFolder(
  { builds, cache, theme }: Pick<Folders, 'builds' | 'cache' | 'theme'>,
  verify = false,
): Promise<string> {
  const code = await digestFiles(listCode(theme), join(cache, 'code.json'), verify);
  const digest = hash('sha256', JSON.stringify([process.versions.node, collectFacts(), readSwitchedOff(), code]));
  return join(bundlesOf(builds), digest.slice(0, 16));
}

/** Bundles that are kept besides the newest, for whoever goes back and forth between versions. */
const KEPT = 2;

const bundlesOf = (builds: string): string => join(builds, 'bundles');

/** The bundle that was made last; undefined when there is none. */
export async function findNewestBundle({ builds }: Pick<Folders, 'builds'>): Promise<Bundle | undefined> {
  const folder = bundlesOf(builds);
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.includes('.'));
  const times = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const [newest] = times.sort((a, b) => b.time - a.time);
  return newest && readBundle(join(folder, newest.name));
}

/** Removes old bundles, and unfinished ones of processes that have ended. */
export async function tidyBundles({ builds }: Pick<Folders, 'builds'>): Promise<void> {
  const folder = bundlesOf(builds);
  const names = await readdir(folder).catch(() => []);
  const finished: { name: string; time: number }[] = [];
  for (const name of names) {
    const [, pid] = name.split('.');
    if (pid === undefined) finished.push({ name, time: (await stat(join(folder, name))).mtimeMs });
    else if (!isRunning(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
  for (const { name } of finished.sort((a, b) => b.time - a.time).slice(1 + KEPT))
    await rm(join(folder, name), { recursive: true, force: true });
}
