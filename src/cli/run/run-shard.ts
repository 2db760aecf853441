import type { Folders } from '../../integration/files/folders.ts';
import { buildShard, type ShardOptions } from '../../integration/shards/build-shard.ts';
import type { Shard } from '../../integration/render/shard.ts';
import { BUILD_PROGRESS, tryBuild } from '../terminal/build-progress.ts';
import { secondsSince } from '../terminal/progress.ts';

/** Builds a shard below `to` with progress on the terminal and prints problems of the catalogue. Returns whether it was written. */
export function runShard(
  folders: Folders,
  shard: Shard,
  to: string,
  fingerprint: string,
  options: Pick<ShardOptions, 'soldOut' | 'counts' | 'reviews' | 'verify' | 'workers'>,
): Promise<boolean> {
  const start = performance.now();
  return tryBuild('The shard was not written.', async () => {
    const built = await buildShard(folders, shard, to, fingerprint, { ...options, ...BUILD_PROGRESS });
    console.log(
      `Shard ${shard.number} of ${shard.count}: ${built.pages} pages in ${built.folder}. Built in ${secondsSince(start)}.`,
    );
  });
}
