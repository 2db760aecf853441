/** `npm run build:merge`: joins the shards of `npm run build -- --shard` into a site, checks it and publishes it. */
import './run/collect-when-large.ts';
import { resolve } from 'node:path';
import { findFolders } from '../integration/files/folders.ts';
import { shardsFolder } from '../integration/shards/build-shard.ts';
import { mergeShards } from '../integration/shards/merge-shards.ts';
import { takeFingerprint } from '../integration/stamp.ts';
import { commandLine } from '../command-line.ts';
import { BUILD_PROGRESS, formatForms, showProblems, tryBuild } from './terminal/build-progress.ts';
import { secondsSince } from './terminal/progress.ts';
import { readHost } from './run/read-host.ts';
import { readOptions } from './terminal/read-options.ts';

const USAGE = `${commandLine('merge', 'OPTIONS')}

--from DIR   where the shards are
--verify     does not trust the times of files`;
const { values } = readOptions(USAGE, { options: { from: { type: 'string' }, verify: { type: 'boolean' } } });
const folders = findFolders();
const from = resolve(values.from ?? shardsFolder(folders));
const fromHost = await readHost();
const fingerprint = await takeFingerprint(folders, fromHost, values.verify);
const start = performance.now();
const isPublished = await tryBuild('Nothing was published.', async () => {
  const options = { ...fromHost, verify: values.verify, ...BUILD_PROGRESS };
  const { site, pages, catalog, forms } = await mergeShards(folders, from, fingerprint, options);
  showProblems(catalog, site);
  if (forms) console.log(formatForms(forms));
  console.log(`${pages} pages merged. Built in ${secondsSince(start)}.`);
});
if (!isPublished) process.exitCode = 1;
