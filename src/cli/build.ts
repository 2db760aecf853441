/**
 * `npm run build [-- --fresh] [--verify] [--workers 2]`: builds what has changed. With `--fresh` no page of the
 * build before is used again; with `--verify` times of files are not trusted; `workers` is the number of threads that render.
 *
 * With `--set-aside` products with errors are left out, and the others are published.
 *
 * `npm run build -- --shard 3/16 [--to DIR]`: builds the third of sixteen parts of the pages, in DIR/3-of-16, for `npm run build:merge`.
 */
import './collect-often.ts';
import './use-all-cores.ts';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findFolders } from '../integration/folders.ts';
import { shardsFolder } from '../integration/shards/build-shard.ts';
import { parseShard } from '../integration/shards/shard.ts';
import { takeFingerprint } from '../integration/stamp.ts';
import { readHost } from './read-host.ts';
import { runBuild } from './run-build.ts';
import { runShard } from './run-shard.ts';

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { fresh: flag, verify: flag, workers: text, shard: text, to: text, 'set-aside': flag },
});
// In the environment, as the fingerprint of a build and its worker threads depend on it.
if (values['set-aside']) process.env['ON_ERROR'] = 'set-aside';
const workers = Number(values.workers ?? 0);
if (!Number.isInteger(workers) || workers < 0)
  refuse(`--workers ${values.workers}: a number of threads is expected, such as 2.`);
const shard = values.shard === undefined ? undefined : parseShard(values.shard);
if (values.shard !== undefined && !shard)
  refuse(`--shard ${values.shard}: the number of a shard and how many there are is expected, from 1/16 to 16/16.`);
if (values.to !== undefined && !shard) refuse('--to says where a shard is written. It needs --shard.');

const folders = findFolders();
const fromHost = await readHost();
const fingerprint = await takeFingerprint(folders, fromHost, values.verify);
const options = { ...fromHost, verify: values.verify, workers: workers || undefined };
const isBuilt = shard
  ? await runShard(folders, shard, resolve(values.to ?? shardsFolder(folders)), fingerprint, options)
  : await runBuild(folders, fingerprint, { ...options, fresh: values.fresh });
if (!isBuilt) process.exitCode = 1;

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}
