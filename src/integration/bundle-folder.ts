import { hash } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { FIRST_LANGUAGE } from '../messages/language.ts';
import { messageFolders } from '../messages/read-messages.ts';
import type { Folders } from './files/folders.ts';
import { readSwitchedOff } from './byte-saving/setting.ts';
import { isRunning } from './files/publish.ts';
import { type BundleFacts, collectBundleFacts } from './vite/shop-facts-plugin.ts';
import { digestFiles, listCode } from './stamp.ts';
import { type Bundle, readBundle } from './render/bundle.ts';

/**
 * The folder of the bundle of the present templates in one language. Its name is a digest of everything that the bundle depends on: the code of pages
 * and of the build, messages, installed packages, Node.js, the facts that scripts know about the shop, its theme, and the byte savers that are
 * switched off.
 */
export async function bundleFolder(
  { builds, cache, theme }: Pick<Folders, 'builds' | 'cache' | 'theme'>,
  { language, facts }: BundleSubject = { language: FIRST_LANGUAGE, facts: collectBundleFacts() },
  verify = false,
): Promise<string> {
  const files = listCode(theme).filter((file) => !isOfOther(file, language));
  const code = await digestFiles(files, join(cache, 'code.json'), verify);
  const digest = hash('sha256', JSON.stringify([process.versions.node, facts, readSwitchedOff(), code])).slice(0, 16);
  return join(bundlesOf(builds), language === FIRST_LANGUAGE ? digest : `${digest}-${language}`);
}

/** What a bundle is made for. */
export interface BundleSubject {
  readonly language: string;
  readonly facts: BundleFacts;
}

/** Whether a file holds messages of another language. English ones stay, as they replace missing ones. */
function isOfOther(file: string, language: string): boolean {
  const folder = file.endsWith('.json') ? messageFolders().find((name) => file.startsWith(name + sep)) : undefined;
  const [tag = ''] = folder === undefined ? [] : file.slice(folder.length + 1).split(sep);
  return folder !== undefined && tag !== language && tag !== FIRST_LANGUAGE;
}

/** Bundles of each language that are kept besides the newest, for people who switch between versions. */
const KEPT = 2;

const bundlesOf = (builds: string): string => join(builds, 'bundles');

/** The newest bundle in the first language; undefined when there is none. */
export async function findNewestBundle({ builds }: Pick<Folders, 'builds'>): Promise<Bundle | undefined> {
  const folder = bundlesOf(builds);
  const names = (await readdir(folder).catch(() => [])).filter((name) => !/[.-]/.test(name));
  const times = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).mtimeMs })),
  );
  const [newest] = times.sort((a, b) => b.time - a.time);
  return newest && readBundle(join(folder, newest.name));
}

/** Removes old bundles, and unfinished ones whose process has ended. */
export async function tidyBundles({ builds }: Pick<Folders, 'builds'>): Promise<void> {
  const folder = bundlesOf(builds);
  const names = await readdir(folder).catch(() => []);
  const finished: { name: string; time: number }[] = [];
  for (const name of names) {
    const [, pid] = name.split('.');
    if (pid === undefined) finished.push({ name, time: (await stat(join(folder, name))).mtimeMs });
    else if (!isRunning(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
  }
  const byLanguage = Map.groupBy(finished, ({ name }) => name.split('-').slice(1).join('-'));
  const old = [...byLanguage.values()].flatMap((all) => all.sort((a, b) => b.time - a.time).slice(1 + KEPT));
  for (const { name } of old) await rm(join(folder, name), { recursive: true, force: true });
}
