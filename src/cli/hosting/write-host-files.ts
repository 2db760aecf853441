import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { linkOrCopy } from '../../integration/files/put-files.ts';
import { runAll } from '../../integration/files/run-all.ts';
import { checkOutput, writeBeside } from '../../write-beside.ts';
import { HostError, type HostedSite, type HostFiles } from './site/hosted-site.ts';

const FILES_AT_ONCE = 16;

/** Writes the files for a host into a folder, with the copy of the site if the host takes one. @throws HostError */
export async function writeHostFiles(
  { folder, files, formFiles }: HostedSite,
  made: HostFiles,
  to: string,
): Promise<void> {
  for (const name of Object.keys(made.files)) await checkOutput(join(to, name), [folder]);
  if (made.copy) {
    const names = [...files, ...formFiles].filter(made.copy.takes);
    await replaceFolder(join(to, made.copy.folder), async (unfinished) => {
      await runAll(names, FILES_AT_ONCE, async (name) => {
        await mkdir(dirname(join(unfinished, name)), { recursive: true });
        await linkOrCopy(join(folder, name), join(unfinished, name));
      });
    });
  }
  for (const [name, text] of Object.entries(made.files)) {
    const file = join(to, name);
    // The file may be a link to one of the built site, which must not change. A rename replaces only the link.
    await writeBeside(file, (draft) => writeFile(draft, text));
  }
}

/** Makes a folder again from nothing. A folder that does not look like the copy of a site is not touched. */
async function replaceFolder(folder: string, fill: (unfinished: string) => Promise<void>): Promise<void> {
  const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined;
  if ((await exists(folder)) && !(await exists(join(folder, '404.html'))))
    throw new HostError(`${folder} is no copy of the site. Remove it, or choose another folder with --to.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await fill(unfinished);
  await rm(folder, { recursive: true, force: true });
  await rename(unfinished, folder);
}
