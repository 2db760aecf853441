/** `npm run build`: builds the site, whether or not it is up to date. */
import { findFolders } from '../build/folders.ts';
import { takeFingerprint } from '../build/stamp.ts';
import { runBuild } from './run-build.ts';

const folders = findFolders();
if (!(await runBuild(folders, await takeFingerprint(folders)))) process.exitCode = 1;
