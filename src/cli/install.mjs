// Installs the packages of package-lock.json if they are missing or older than that file. It runs before every command on the
// machine's own Node (20 or newer), so it is plain JavaScript without packages.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
  // Standard output is for what the command itself prints, which may be JSON.
  console.error('Installing packages (once, a few minutes on a slow link) ...');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // Not `npm ci`, which fails if the registry lacks optional packages of the lock file for other platforms.
  const result = spawnSync(
    npm[0],
    [...npm.slice(1), 'install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['inherit', 2, 'inherit'],
      shell: npm.length === 1 && process.platform === 'win32',
    },
  );
  if (result.status !== 0) {
    console.error('The packages could not be installed. Check the network, then run the same command again.');
    process.exit(result.status ?? 1);
  }
}

// On Linux, Node 24 is a package (node_modules/.bin/node). Elsewhere, or if it can't run, the machine's own Node is used.
const own = process.versions.node;
let used = own;
try {
  const bundled = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (existsSync(bundled)) used = execFileSync(bundled, ['--version'], { encoding: 'utf8' }).trim().slice(1);
} catch {
  console.error('The Node that npm installed does not start on this system.');
  process.exit(1);
}
const [major = 0, minor = 0] = used.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This project needs Node 22.18 or newer on ${process.platform} ${process.arch}; this is ${own}. See https://nodejs.org/download.`,
  );
  process.exit(1);
}
