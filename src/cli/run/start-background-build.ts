import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { commandLine } from '../../command-line.ts';
import type { FromHost } from '../../integration/stamp.ts';
import { codeBeside } from '../../package.ts';

/** Printed when the build behind an open shop has failed in any way. */
const STAYS_OPEN = `The shop stays open: a page or a picture is made when somebody asks for it, and is not checked. Run "${commandLine('start')}" again to build it.`;

/** Signals with which somebody ends the shop, and its build too. */
const ENDS: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Starts a build that makes and checks the site of a shop that is already open (`background-build.ts`), in a process with a lower priority that ends
 * with this one. Resolves when the build has ended. The build prints its own progress and problems.
 */
export async function startBackgroundBuild(fromHost: FromHost): Promise<void> {
  const child = fork(codeBeside('background-build', import.meta.url));
  const end = () => child.kill();
  process.once('exit', end);
  try {
    // Set before the process has threads, as existing ones would keep their priority.
    setPriority(child.pid as number, constants.priority.PRIORITY_BELOW_NORMAL);
    child.send(fromHost);
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (code !== 0 && !ENDS.includes(signal)) console.error(`\n${STAYS_OPEN}`);
  } catch (error) {
    // The process could not be started.
    console.error(`\n${String(error)}\n\n${STAYS_OPEN}`);
  } finally {
    process.off('exit', end);
  }
}
