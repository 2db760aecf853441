import { lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';

/**
 * A site is written into a folder of its own and becomes the live one by a single rename of a link, so whoever reads the
 * link's target finds a whole site at every moment, also when a build is killed.
 */

/** Makes the folder of a new build. Its name tells which process writes it. */
export async function openBuild(builds: string): Promise<string> {
  const folder = join(builds, `${Date.now()}-${process.pid}`);
  await mkdir(folder, { recursive: true });
  return folder;
}

/** Points `out` at the site of a build. `out` may be a link, a folder from elsewhere (it is kept among the builds), or missing. */
export async function publishBuild(site: string, out: string, builds: string): Promise<void> {
  const link = `${out}.${process.pid}.link`;
  await rm(link, { force: true });
  await symlink(relative(dirname(out), site), link, 'junction');
  const present = await lstat(out).catch(() => undefined);
  if (present?.isDirectory()) await rename(out, join(builds, `${Date.now()}-replaced`));
  await rename(link, out);
}

/** The folder of the build that `out` shows; undefined when there is none. */
export async function liveBuild(out: string): Promise<string | undefined> {
  const target = await readlink(out).catch(() => undefined);
  return target === undefined ? undefined : dirname(resolve(dirname(out), target));
}

/** Removes what earlier builds left, but the live one, the one before it (somebody may still read it), and those being written. */
export async function tidyBuilds(out: string, builds: string): Promise<void> {
  const live = await liveBuild(out);
  const names = (await readdir(builds).catch(() => [])).sort().reverse();
  const finished = names.filter((name) => join(builds, name) !== live && !isBeingWritten(name));
  const before = finished.find((name) => live === undefined || name < basename(live));
  for (const name of finished) {
    if (name !== before) await rm(join(builds, name), { recursive: true, force: true });
  }
}

function isBeingWritten(name: string): boolean {
  const pid = Number(/^\d+-(\d+)$/.exec(name)?.[1]);
  if (!pid) return false;
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
