/**
 * The build behind a shop that `npm start` has opened without one, started by `startBackgroundBuild`. It receives what an API host says from the
 * process that serves the shop, and ends when that process has ended in any way.
 */
import './collect-when-large.ts';
import '../terminal/disk-errors.ts';
import { once } from 'node:events';
import { findFolders } from '../../integration/files/folders.ts';
import { type FromHost, takeFingerprint } from '../../integration/stamp.ts';
import { runBuild } from './run-build.ts';

process.on('disconnect', () => process.exit(1));
// The parent may have ended while the modules were loaded.
if (!process.connected) process.exit(1);
const [fromHost] = (await once(process, 'message')) as [FromHost];
const folders = findFolders();
const fingerprint = await takeFingerprint(folders, fromHost);
const isBuilt = await runBuild(folders, fingerprint, fromHost, 'The site was not built.');
process.exit(isBuilt ? 0 : 1);
