import {
  access,
  constants,
  lstat,
  mkdir,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { commandLine } from '../../command-line.ts';
import { codeBeside } from '../../package.ts';

/**
 * A site is written to a folder of its own and published by renaming one link. Readers of the link always see a complete site, even if a build is
 * killed.
 */

/**
 * Creates the folder of a new build. Its name contains the time, so that names sort by age, and the id of the writing process. With `from`, the
 * folder of an earlier build is renamed to it.
 * @throws when `from` doesn't exist
 */
export async function openBuild(builds: string, from?: string): Promise<string> {
  await mkdir(builds, { recursive: true });
  for (let time = Date.now(); ; time++) {
    const folder = join(builds, `${time}-${process.pid}`);
    const problem = await mkdir(folder).catch((error: NodeJS.ErrnoException) => error);
    if (problem && problem.code !== 'EEXIST') throw problem;
    if (problem) continue;
    if (from === undefined) return folder;
    try {
      // Replaces the empty folder.
      await rename(from, folder);
      return folder;
    } catch (error) {
      await rmdir(folder);
      throw error;
    }
  }
}

/** The site can't be written to its place. The message says where, and what to do. */
export class OutputError extends Error {}

/**
 * Creates the folder of the link to the site, before anything else is done.
 * @throws OutputError when it can't be created or written to, or when `out` is a file
 */
export async function prepareOutput(out: string): Promise<void> {
  const parent = dirname(out);
  try {
    await mkdir(parent, { recursive: true });
    await access(parent, constants.W_OK);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new OutputError(
      `The site can't be published at ${out}: the folder ${parent} ${REASONS[code] ?? `can't be used (${code || message})`}. Set OUT_DIR to another place.`,
    );
  }
  if ((await lstat(out).catch(() => undefined))?.isFile())
    throw new OutputError(
      `The site can't be published at ${out}: a file is there. Remove it, or set OUT_DIR to another place.`,
    );
}

const DENIED = 'may not be written by this user';
const IS_FILE = 'is a file, or is below one';
const REASONS: Readonly<Record<string, string>> = {
  EACCES: DENIED,
  EPERM: DENIED,
  EROFS: 'is on a disk that can only be read',
  ENOTDIR: IS_FILE,
  EEXIST: IS_FILE,
};

/** Makes `out` a link to the site of a build. `out` may be a link, a real folder, which is moved into `builds`, or missing. */
export async function publishBuild(site: string, out: string, builds: string): Promise<void> {
  const link = `${out}.${process.pid}.link`;
  await mkdir(dirname(out), { recursive: true });
  await rm(link, { force: true });
  await symlink(relative(dirname(out), site), link, 'junction');
  const present = await lstat(out).catch(() => undefined);
  if (present?.isDirectory()) await rename(out, join(builds, `${Date.now()}-replaced`));
  await rename(link, out);
}

/** The folder of the build that `out` links to; undefined when there is none. */
export async function liveBuild(out: string): Promise<string | undefined> {
  const target = await readlink(out).catch(() => undefined);
  return target === undefined ? undefined : dirname(resolve(dirname(out), target));
}

/** Marks a build that `npm start` has opened before its pages and pictures were made. The file is beside its site. */
export const PROVISIONAL_FILE = 'provisional.json';

/** Whether the site behind `out` is provisional, so that it must not be published elsewhere. */
export async function isProvisional(out: string): Promise<boolean> {
  const site = await realpath(out).catch(() => undefined);
  return (
    site !== undefined &&
    access(join(dirname(site), PROVISIONAL_FILE)).then(
      () => true,
      () => false,
    )
  );
}

/** The message that refuses to use a provisional site. `out` is the link to it. */
export const refuseProvisional = (out: string): string =>
  `The site in ${out} was opened by "${commandLine('start')}" before it was finished: pages and pictures are missing, and it was not checked. Wait until "${commandLine('start')}" says that it is built, or run "${commandLine('build')}".`;

/** The file with the findings of the checks, beside the site of each build that was checked. */
export const REPORT_FILE = 'report.json';

/** The folder of the last build that was checked: the live one, or a later one that was refused, which is kept until the next build. */
export async function lastChecked(builds: string): Promise<string | undefined> {
  const names = (await readdir(builds).catch(() => []))
    .filter((name) => /^\d+-/.test(name))
    .sort()
    .reverse();
  for (const name of names)
    if (await lstat(join(builds, name, REPORT_FILE)).then(Boolean, () => false)) return join(builds, name);
  return undefined;
}

/**
 * Removes earlier builds, except the live one and unfinished ones of running processes. With `keepsLast`, the one before the live one stays, too, as
 * somebody may still be reading it.
 */
export async function tidyBuilds(out: string, builds: string, keepsLast: boolean): Promise<void> {
  const live = await liveBuild(out);
  const names = (await readdir(builds).catch(() => []))
    .filter((name) => /^\d+-/.test(name))
    .sort()
    .reverse();
  const finished = names.filter((name) => join(builds, name) !== live && !isBeingWritten(name));
  const before = finished.find((name) => !name.endsWith(REMOVED) && (live === undefined || name < basename(live)));
  for (const name of finished) {
    if (!keepsLast || name !== before) await removeFolder(join(builds, name));
  }
}

const REMOVED = '-removed';

/**
 * Removes a folder in a thread, because a large site takes long. It is renamed first, so that no other build can continue in it
 * (integration/take-over.ts): only one of them can rename it.
 */
async function removeFolder(folder: string): Promise<void> {
  const renamed = folder.endsWith(REMOVED) ? folder : `${folder}${REMOVED}`;
  if (renamed !== folder) {
    const problem = await rename(folder, renamed).catch((error: NodeJS.ErrnoException) => error);
    if (problem?.code === 'ENOENT') return;
    if (problem) throw problem;
  }
  const thread = new Worker(codeBeside('remove-folder', import.meta.url), { workerData: renamed });
  await new Promise<void>((resolve, reject) => thread.once('error', reject).once('exit', () => resolve()));
}

function isBeingWritten(name: string): boolean {
  const pid = Number(/^\d+-(\d+)$/.exec(name)?.[1]);
  return pid > 0 && isRunning(pid);
}

/** Whether a process with this id is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
