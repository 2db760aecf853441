// Plain JavaScript without packages: it runs on the machine's own Node (20 or newer).
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { isatty } from 'node:tty';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program in a second process, as the shell looks for `node` before there is a package with one, and ends as it ends.
 *
 * @param {string} root the folder of package.json
 * @param {string} node the path of Node
 * @param {readonly string[]} words what Node gets: options, the script and its words
 */
export function runProgram(root, node, words) {
  // Processes that the program starts as `node` then find the same Node.
  process.env['PATH'] = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
  const child = spawn(node, words, { stdio: 'inherit' });

  // The program decides when it ends. A terminal sends Ctrl+C to all processes, and a second one would kill a host that is stopping.
  const hasTerminal = [0, 1, 2].some((stream) => isatty(stream));
  for (const name of SIGNALS) process.on(name, () => (name === 'SIGINT' && hasTerminal ? undefined : child.kill(name)));

  child.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    // The caller of this process then learns that a signal ended the program.
    for (const name of SIGNALS) process.removeAllListeners(name);
    process.kill(process.pid, signal);
  });
}
