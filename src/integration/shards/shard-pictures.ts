import { constants, copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPrepared, type SitePicture } from '../../catalog/site/site.ts';
import { listCached } from '../pictures/prepare.ts';
import { writeWhole } from '../files/write-whole.ts';
import { runAll } from '../files/run-all.ts';
import { isInShard, type Shard } from '../render/shard.ts';
import { PICTURES_FOLDER } from './shard-note.ts';
import type { WholeShard } from './whole-shard.ts';

/** Matches the files of encoded pictures. */
const NAME = new RegExp(`^${PICTURES_FOLDER}/([0-9a-f]+(?:-\\d+\\.(?:webp|avif)|\\.json))$`);

/**
 * Copies the pictures of a shard from the cache into its folder. They are not links, so that a tool that writes to that folder can't change the
 * cache.
 */
export async function savePictures(
  pictures: Iterable<SitePicture>,
  shard: Shard,
  cache: string,
  folder: string,
): Promise<void> {
  await mkdir(join(folder, PICTURES_FOLDER));
  const own = [...pictures].filter(isPrepared).filter(({ digest }) => isInShard(digest, shard));
  const files = await listCached(own, cache);
  await runAll(files, 16, (file) =>
    copyFile(join(cache, file), join(folder, PICTURES_FOLDER, file), constants.COPYFILE_FICLONE),
  );
}

/** Copies the pictures of a shard into the cache, unless they are there. @throws ShardFaults for a damaged one */
export async function takePictures(shard: WholeShard, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const present = new Set(await readdir(cache));
  const files = Object.keys(shard.note.files)
    .flatMap((file) => NAME.exec(file)?.[1] ?? [])
    .filter((file) => !present.has(file));
  const take = async (file: string): Promise<void> =>
    writeWhole(join(cache, file), await shard.read(`${PICTURES_FOLDER}/${file}`));
  const isNote = (file: string) => file.endsWith('.json');
  await runAll(
    files.filter((file) => !isNote(file)),
    16,
    take,
  );
  // Notes come last: a picture with a note is complete.
  await runAll(files.filter(isNote), 16, take);
}
