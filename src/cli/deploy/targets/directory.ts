import { mkdir, readFile, realpath, rename, rm, rmdir, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CONTROL_FILES, DEPLOY_RECORD, isCompressible } from '../../server/site-files.ts';
import { decode } from '../../../integration/compress/encode.ts';
import { isWithin } from '../../../real-paths.ts';
import type { Encoding } from '../compress.ts';
import { codeOf, DeployError } from '../deploy-error.ts';
import type { DeployFile } from '../plan.ts';
import { hashOf } from '../site.ts';
import type { Target } from '../target.ts';
import { listFilesBelow } from '../../../real-paths.ts';

/** The folder of unfinished files. It is at the target, as a rename works only within a file system. */
const UNFINISHED = '.deploying';

/** Endings with which web servers look for compressed files. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/**
 * A folder that a web server serves, on this machine or mounted.
 * @param site - real folder of the built site
 * @param encodings - compressed forms that are written beside each text file
 * @throws DeployError when the folder can't be a target
 */
export async function directoryTarget(to: string, site: string, encodings: readonly Encoding[] = []): Promise<Target> {
  const folder = await realpath(resolve(to)).catch(() => undefined);
  if (folder === undefined || !(await stat(folder)).isDirectory())
    throw new DeployError(`${to} is not a folder. Create it first, or mount the disk that it is on.`);
  if (isWithin(folder, site) || isWithin(site, folder))
    throw new DeployError(`${to} contains the built site, or is part of it. Choose another folder.`);

  const write = async (key: string, body: Buffer | string): Promise<string> => {
    const file = join(folder, key);
    const unfinished = join(folder, UNFINISHED, hashOf(key));
    await mkdir(dirname(unfinished), { recursive: true });
    await writeFile(unfinished, body);
    await mkdir(dirname(file), { recursive: true });
    await rename(unfinished, file);
    return tagOf(file);
  };

  return {
    name: folder,
    arrange(files) {
      // The build may have written compressed forms, which are smaller than those of `compress`.
      const written = new Set(files.map(({ path }) => path));
      return files.flatMap((source): DeployFile[] => {
        const { path: key, hash: digest } = source;
        const isWhole = source.encoding === undefined && !CONTROL_FILES.includes(key);
        const made = isWhole && isCompressible(source.type) ? encodings : [];
        return [
          { key, source, digest },
          ...made
            .map((encoding) => ({ key: key + ENDINGS[encoding], source, encoding, digest }))
            .filter((form) => !written.has(form.key)),
        ];
      });
    },
    async list() {
      const isOfSite = (name: string) => name !== DEPLOY_RECORD && !name.startsWith(`${UNFINISHED}/`);
      const names = listFilesBelow(folder).filter(isOfSite);
      return new Map(await Promise.all(names.map(async (name) => [name, await tagOf(join(folder, name))] as const)));
    },
    async findDigest({ key, encoding }) {
      const content = await readFile(join(folder, key));
      if (encoding === undefined) return hashOf(content);
      return decode(content, encoding).then(hashOf, () => undefined);
    },
    put: ({ key }, body) => write(key, body),
    async remove(key) {
      await unlink(join(folder, key));
      await removeEmpty(dirname(join(folder, key)), folder);
    },
    readRecord: () =>
      readFile(join(folder, DEPLOY_RECORD), 'utf8').catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') return undefined;
        throw error;
      }),
    async writeRecord(text) {
      await write(DEPLOY_RECORD, text);
      await rm(join(folder, UNFINISHED), { recursive: true, force: true });
    },
  };
}

/** The tag of a file, which changes whenever the file is written. */
async function tagOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${mtimeMs}-${size}`;
}

/** Removes a folder, and those above it as long as they are empty. */
async function removeEmpty(from: string, root: string): Promise<void> {
  for (let folder = from; folder !== root; folder = dirname(folder)) {
    try {
      await rmdir(folder);
    } catch {
      return;
    }
  }
}
