/** `npm start`: builds the site when it is not up to date, and serves it. */
import { findFolders } from '../build/folders.ts';
import { isUpToDate, takeFingerprint } from '../build/stamp.ts';
import { runBuild } from './run-build.ts';
import { listen } from './serve/listen.ts';
import { createStaticServer } from './serve/static-server.ts';

const folders = findFolders();
const fingerprint = await takeFingerprint(folders);
if (await isUpToDate(folders, fingerprint)) console.log('The site is up to date.');
else if (!(await runBuild(folders, fingerprint))) process.exit(1);

const server = createStaticServer(folders.out);
const address = await listen(server, Number(process.env['PORT'] ?? 4321));
console.log(`\n  The shop is open: ${address}\n\n  Stop it with Ctrl+C.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
