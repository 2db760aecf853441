// Plain JavaScript without packages: it runs on the machine's own Node (20 or newer), before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of package-lock.json if they are missing or older than that file. Ends the process with a message if that fails.
 *
 * @param {string} root the folder of package.json
 */
export function installMissing(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs) return;
  // Standard output is for what the command itself prints, which may be JSON.
  console.error('Installing packages (once, a few minutes on a slow link) ...');
  const { npm_execpath: script } = process.env;
  const [program, ...words] = script ? [process.execPath, script] : ['npm'];
  // Not `npm ci`, which fails if the registry lacks optional packages of the lock file for other platforms.
  const result = spawnSync(
    program,
    [...words, 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: root, stdio: ['inherit', 2, 'inherit'], shell: !script && process.platform === 'win32' },
  );
  if (result.status === 0) return;
  console.error('The packages could not be installed. Check the network, then run the same command again.');
  process.exit(result.status ?? 1);
}

/**
 * The Node that runs the project: on Linux a package (node_modules/.bin/node), elsewhere the machine's own. Ends the process with a
 * message if that does not start or is older than 22.18.
 *
 * @param {string} root the folder of package.json
 * @returns {string} the path of the program
 */
export function findNode(root) {
  const bundled = join(root, 'node_modules', '.bin', 'node');
  if (!existsSync(bundled)) return checkNode(process.execPath, process.versions.node);
  try {
    return checkNode(bundled, execFileSync(bundled, ['--version'], { encoding: 'utf8' }).trim().slice(1));
  } catch {
    console.error('The Node that npm installed does not start on this system.');
    process.exit(1);
  }
}

/**
 * Ends the process with a message if this version of Node is too old for the code.
 *
 * @param {string} program
 * @param {string} version
 */
export function checkNode(program, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return program;
  console.error(
    `This project needs Node 22.18 or newer on ${process.platform} ${process.arch}; this is ${version}. See https://nodejs.org/download.`,
  );
  process.exit(1);
}
