/**
 * `node src/cli/run.mjs PROGRAM ...`: starts each command of package.json. It installs packages that are missing, then runs PROGRAM, which is
 * a script of this project (`src/cli/build.ts`) or a package with a command (`vitest`), with the packages' own Node and the words that follow.
 *
 * It runs on the machine's own Node (20 or newer), so it is plain JavaScript without packages. It starts a second process, as the shell
 * looks for `node` before there is a package with one.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isatty } from 'node:tty';
import { fileURLToPath } from 'node:url';
import { findNode, installMissing } from './install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [program = '', ...words] = process.argv.slice(2);

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

installMissing(root);
const node = findNode(root);
// Processes that the command starts as `node` find the same one.
process.env['PATH'] = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
const child = spawn(node, [...(isScript(program) ? ownScript() : [packageCommand()]), ...words], { stdio: 'inherit' });

// The command decides when it ends. A terminal sends Ctrl+C to all processes, and a second one would end a host that is about to stop.
const hasTerminal = [0, 1, 2].some((stream) => isatty(stream));
for (const name of SIGNALS) process.on(name, () => (name === 'SIGINT' && hasTerminal ? undefined : child.kill(name)));

child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code, signal) => {
  if (signal === null) process.exit(code ?? 1);
  // Whoever waits for this process learns that a signal ended the command.
  for (const name of SIGNALS) process.removeAllListeners(name);
  process.kill(process.pid, signal);
});

/** @param {string} name */
function isScript(name) {
  return /\.(?:ts|mjs)$/.test(name);
}

/** Compiled modules are kept for the commands of shops. Tests and measurements decide for themselves. */
function ownScript() {
  const cache = new URL('./compile-cache.mjs', import.meta.url).href;
  return [...(program.startsWith('src/') ? ['--import', cache] : []), join(root, program)];
}

/** The script that the package names as its only command. */
function packageCommand() {
  const folder = join(root, 'node_modules', program);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? ''));
}
