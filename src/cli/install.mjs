// Plain JavaScript without packages: it runs on the machine's own Node (20 or newer), before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of package-lock.json if they are missing or older than that file. Ends the process with a message if that fails.
 * Those of tests and other tools (`devDependencies`) are almost half of all: they are installed for commands that need them, and stay
 * once they are there. Node for Linux, 189 MB, is installed where the machine's own is too old.
 *
 * @param {string} root the folder of package.json
 * @param {boolean} needsTools whether the command needs the packages of tests and other tools
 */
export function installMissing(root, needsTools) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
  const tools = listTools(root);
  // npm writes its list of packages even when it leaves out tools.
  const hasTools = tools.every((name) => existsSync(join(root, 'node_modules', name)));
  const hasNode = existsSync(bundledNode(root));
  const needsNode = process.platform === 'linux' && !isNewEnough(process.versions.node);
  if (isCurrent && (hasTools || !needsTools) && (hasNode || !needsNode)) return;
  const keepsTools = needsTools || listInstalledTools(installed).some((name) => tools.includes(name));
  // Standard output is reserved for the command itself, which may print JSON.
  console.error('Installing packages (once, a few minutes on a slow link) ...');
  const { npm_execpath: script } = process.env;
  const [program, ...words] = script ? [process.execPath, script] : ['npm'];
  // Not `npm ci`, which fails if the registry lacks optional packages of the lock file for other platforms.
  const result = spawnSync(
    program,
    [
      ...words,
      'install',
      // Given in both cases, as the default depends on NODE_ENV.
      keepsTools ? '--include=dev' : '--omit=dev',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      // Parts of the project with their own packages: the root, the editor, and those that are needed.
      '--include-workspace-root',
      '--workspace=src/admin/app',
      ...(keepsTools ? ['--workspace=tests'] : []),
      ...(hasNode || needsNode ? ['--workspace=src/cli/node'] : []),
    ],
    { cwd: root, stdio: ['inherit', 2, 'inherit'], shell: !script && process.platform === 'win32' },
  );
  if (result.status === 0) return;
  console.error('The packages could not be installed. Check the network, then run the same command again.');
  process.exit(result.status ?? 1);
}

/**
 * The names of the packages of tests and other tools.
 *
 * @param {string} root
 * @returns {string[]}
 */
function listTools(root) {
  /** @type {{ devDependencies?: Record<string, string> }} */
  const { devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.keys(devDependencies);
}

/**
 * The names of packages that are installed and that only tools need.
 *
 * @param {string} installed npm's list of the installed packages
 * @returns {string[]}
 */
function listInstalledTools(installed) {
  if (!existsSync(installed)) return [];
  /** @type {{ packages?: Record<string, { dev?: boolean }> }} */
  const { packages = {} } = JSON.parse(readFileSync(installed, 'utf8'));
  return Object.entries(packages).flatMap(([path, { dev }]) => (dev ? path.replace('node_modules/', '') : []));
}

/** @param {string} root the folder of package.json */
const bundledNode = (root) => join(root, 'node_modules', '.bin', 'node');

/**
 * The Node that runs the project: the one that npm has installed (node_modules/.bin/node), else the machine's own. Ends the process with a
 * message if that does not start or is older than 22.18.
 *
 * @param {string} root the folder of package.json
 * @returns {string} the path of the program
 */
export function findNode(root) {
  const bundled = bundledNode(root);
  if (!existsSync(bundled)) return checkNode(process.execPath, process.versions.node);
  try {
    return checkNode(bundled, execFileSync(bundled, ['--version'], { encoding: 'utf8' }).trim().slice(1));
  } catch {
    console.error('The Node that npm installed does not start on this system.');
    process.exit(1);
  }
}

/**
 * Ends the process with a message if the machine's own Node is too old for a shop, which has no other one. Of a command that npm runs that is
 * the Node of npm, as npm puts the packages' own first.
 */
export function checkNodeOfShops() {
  const { npm_node_execpath: own = process.execPath } = process.env;
  const version = execFileSync(own, ['--version'], { encoding: 'utf8' }).trim().slice(1);
  if (isNewEnough(version)) return;
  console.error(
    `A shop of its own runs with the Node of this machine, which is ${version}: it needs 22.18 or newer. Nothing was made or installed. Install it from https://nodejs.org/download, then run the same command again. To make the shop for another machine, add --no-install.`,
  );
  process.exit(1);
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/**
 * Ends the process with a message if this version of Node is too old for the code.
 *
 * @param {string} program
 * @param {string} version
 */
export function checkNode(program, version) {
  if (isNewEnough(version)) return program;
  console.error(
    `This project needs Node 22.18 or newer on ${process.platform} ${process.arch}; this is ${version}. See https://nodejs.org/download.`,
  );
  process.exit(1);
}
