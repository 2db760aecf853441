/**
 * `node src/cli/run.mjs PROGRAM ...`: starts tests, measurements and tools of a checkout. It installs packages and makes types of messages
 * that are missing, then runs PROGRAM, which is a script of this project (`tests/run.ts`) or a package with a command (`vitest`), with the
 * packages' own Node and the words that follow. The commands of a shop are started by haat.mjs.
 *
 * It runs on the machine's own Node (20 or newer), so it is plain JavaScript without packages.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, installMissing } from './install.mjs';
import { makeRooms } from '../messages/types/check-rooms.mjs';
import { runProgram } from './run-program.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const [program = '', ...words] = process.argv.slice(2);

installMissing(root, true);
const node = findNode(root);
makeRooms(root, node);
runProgram(root, node, [/\.(?:ts|mjs)$/.test(program) ? join(root, program) : packageCommand(), ...words]);

/** The script that the package names as its only command. */
function packageCommand() {
  const folder = join(root, 'node_modules', program);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : (Object.values(bin)[0] ?? ''));
}
