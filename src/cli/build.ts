/** `npm run build`: builds the site, also when it is up to date. */
import { findFolders } from '../integration/folders.ts';
import { takeFingerprint } from '../integration/stamp.ts';
import { fetchSoldOut } from '../integration/sold-out.ts';
import { runBuild } from './run-build.ts';

const folders = findFolders();
const { STOCK_URL } = process.env;
const soldOut = STOCK_URL
  ? await fetchSoldOut(STOCK_URL).catch((error: Error) => {
      console.error(`\n${error.message}\n\nNothing was published.`);
      return process.exit(1);
    })
  : [];
if (!(await runBuild(folders, await takeFingerprint(folders, soldOut), soldOut))) process.exitCode = 1;
