/**
 * `npm run build [-- --fresh] [--verify] [--workers 2]`: builds the site, also when it is up to date. With `--fresh` no page of the
 * build before is used again; with `--verify` times of files are not trusted; `workers` is the number of threads that render.
 */
import { parseArgs } from 'node:util';
import { findFolders } from '../integration/folders.ts';
import { takeFingerprint } from '../integration/stamp.ts';
import { fetchSoldOut } from '../integration/sold-out.ts';
import { runBuild } from './run-build.ts';

const { values } = parseArgs({
  options: { fresh: { type: 'boolean' }, verify: { type: 'boolean' }, workers: { type: 'string' } },
});
const workers = Number(values.workers ?? 0);
if (!Number.isInteger(workers) || workers < 0) {
  console.error(`--workers ${values.workers}: a number of threads is expected, such as 2.`);
  process.exit(1);
}
const folders = findFolders();
const { STOCK_URL } = process.env;
const soldOut = STOCK_URL
  ? await fetchSoldOut(STOCK_URL).catch((error: Error) => {
      console.error(`\n${error.message}\n\nNothing was published.`);
      return process.exit(1);
    })
  : [];
const options = {
  soldOut,
  ...(values.fresh && { fresh: true }),
  ...(values.verify && { verify: true }),
  ...(workers && { workers }),
};
if (!(await runBuild(folders, await takeFingerprint(folders, soldOut, values.verify), options))) process.exitCode = 1;
