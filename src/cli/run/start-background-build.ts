import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { commandLine } from '../../command-line.ts';
import type { FromHost } from '../../integration/stamp.ts';
import { codeBeside } from '../../package.ts';

/** What is said where the build behind an open shop did not end as it should, for whatever reason. */
const STAYS_OPEN = `The shop stays open: a page or a picture is made when somebody asks for it, and is not checked. Run "${commandLine('start')}" again to build it.`;

/** With these, whoever ends the shop ends its build, too. */
const ENDS: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Starts a build that makes and checks the site of a shop which is already open (`background-build.ts`), in a process that leaves the
 * processor to this one and ends with it. Resolves when it has ended. It says itself what it does and what is wrong.
 */
export async function startBackgroundBuild(fromHost: FromHost): Promise<void> {
  const child = fork(codeBeside('background-build', import.meta.url));
  const end = () => child.kill();
  process.once('exit', end);
  try {
    // Before it has threads: those that are there already would keep their priority.
    setPriority(child.pid as number, constants.priority.PRIORITY_BELOW_NORMAL);
    child.send(fromHost);
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (code !== 0 && !ENDS.includes(signal)) console.error(`\n${STAYS_OPEN}`);
  } catch (error) {
    // It could not be started.
    console.error(`\n${String(error)}\n\n${STAYS_OPEN}`);
  } finally {
    process.off('exit', end);
  }
}
