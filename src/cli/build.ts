/** `npm run build`: builds what has changed, or a shard for `npm run build:merge`. */
import './run/collect-when-large.ts';
import './run/use-all-cores.ts';
import { resolve } from 'node:path';
import { findFolders } from '../integration/files/folders.ts';
import { shardsFolder } from '../integration/shards/build-shard.ts';
import { parseShard } from '../integration/render/shard.ts';
import { takeFingerprint } from '../integration/stamp.ts';
import { commandLine } from '../command-line.ts';
import { readHost } from './run/read-host.ts';
import { readOptions } from './terminal/read-options.ts';
import { runBuild } from './run/run-build.ts';
import { runShard } from './run/run-shard.ts';

const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const USAGE = `${commandLine('build', 'OPTIONS')}

--fresh        uses no page of the build before
--verify       does not trust the times of files
--workers 2    the number of threads that render
--set-aside    leaves out products with errors, and publishes the others
--shard 3/16   builds the third of sixteen parts of the pages, for ${commandLine('merge')}
--to DIR       where the shard is written: DIR/3-of-16`;
const { values } = readOptions(USAGE, {
  options: { fresh: flag, verify: flag, workers: text, shard: text, to: text, 'set-aside': flag },
});
// Set in the environment, as the fingerprint of a build and its worker threads depend on it.
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
