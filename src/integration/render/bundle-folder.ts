import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Folders } from '../folders.ts';
import { isRunning } from '../publish.ts';
import { collectFacts } from '../shop-facts-plugin.ts';
import { listCode } from '../stamp.ts';

/**
 * The folder of the bundle that Astro makes from the templates of now. Its name is a digest of everything that the bundle depends on:
 * the code of pages and of the build, the installed packages, Node.js, and what scripts know about the shop.
 */
export async function bundleFolder({ builds }: Pick<Folders, 'builds'>): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([process.versions.node, collectFacts()]));
  for (const file of await listCode()) hash.update(relative(process.cwd(), file)).update(await readFile(file));
  return join(bundlesOf(builds), hash.digest('hex').slice(0, 16));
}

/** Bundles that are kept besides the newest, for whoever goes back and forth between versions. */
const KEPT = 2;

const bundlesOf = (builds: string): string => join(builds, 'bundles');

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
