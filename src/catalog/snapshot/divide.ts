import { crc32 } from 'node:zlib';
import type { StoredFile } from './shard.ts';

/** A shard is written again when one of its products changes, so it has about this many. */
const PER_SHARD = 256;
const SHARD_NAME = /^(.+)-\d+-of-(\d+)\.json$/;

export const isShard = (name: string): boolean => SHARD_NAME.test(name);

/**
 * Divides files among shards, by the name of the shard. Products of different categories are not in the same one: files that
 * change together, because their category or seller changed, should be in few. `before` is the names of the shards that
 * exist; their number is kept while it is about right, because with another number all of them are written again.
 */
export function divide(files: readonly StoredFile[], before: readonly string[]): Map<string, StoredFile[]> {
  const countBefore = new Map(
    before.map((name) => {
      const [, folder = '', count] = SHARD_NAME.exec(name) ?? [];
      return [folder, Number(count)];
    }),
  );
  const shards = new Map<string, StoredFile[]>();
  for (const [folder, inFolder] of Map.groupBy(files, ({ path }) => path.split('/')[1] ?? '')) {
    const count = countShards(inFolder.length, countBefore.get(folder));
    const nameOf = ({ path }: StoredFile) => `${folder}-${crc32(path) % count}-of-${count}.json`;
    for (const [name, shard] of Map.groupBy(inFolder, nameOf)) shards.set(name, shard);
  }
  return shards;
}

function countShards(files: number, before: number | undefined): number {
  const needed = 2 ** Math.ceil(Math.log2(Math.max(1, files / PER_SHARD)));
  return before !== undefined && before >= needed / 4 && before <= needed * 4 ? before : needed;
}
