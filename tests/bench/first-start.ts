/**
 * `npm run bench:start`: what the first `npm start` of a fresh clone costs until packages are installed, the shop is open, its first page,
 * the pictures of the first screen and a list in another language are made, and the build behind it has ended; then what a later start costs.
 * In time, and in processor time, which a busy machine changes less. With `--check` it fails when more packages are installed or more pages
 * made before the shop is open than is allowed. What is not committed does not count. It needs the network, and Linux.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countInstalled, countPages, MOST } from '../support/first-packages.ts';
import { treeSeconds } from './processor-time.ts';

/** Pictures of the home page on the first screen of a wide window. */
const FIRST_SCREEN = 14;
/** An idle machine with two cores opens the shop within this time. It is printed alone: a busy machine would fail it. */
const AIM_SECONDS = 40;
const POLL_MS = 20;

const { values: options } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const work = mkdtempSync(join(tmpdir(), 'haat-first-start-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true, maxRetries: 3 }));
process.once('SIGINT', () => process.exit(130));
const clone = join(work, 'clone');
execFileSync('git', [
  'clone',
  '-q',
  '-c',
  'advice.detachedHead=false',
  '--depth',
  '1',
  `file://${process.cwd()}`,
  clone,
]);

const load = loadavg()[0] ?? 0;
console.log(`${availableParallelism()} processors, load ${load.toFixed(1)} at the start`);
const first = start();
await first.says(/added \d+ packages/);
const installed = countInstalled(clone);
first.tell(`${installed.packages} packages, ${installed.megabytes} MB`);
const address = await first.opens();
const pagesBeforeOpen = countPages(join(clone, '.builds'));
first.tell(`the shop is open (aim: ${AIM_SECONDS} s)`);
const home = await fetchText(address);
first.tell('its first page is made');
await fetchFirstScreen(address, home);
first.tell(`${FIRST_SCREEN} pictures of the first screen`);
await fetchText(`${address}/hi/products`);
first.tell('a list in Hindi');
await first.says(/Built in/);
first.tell('built and checked');
await first.end('SIGTERM');

const later = start();
await later.opens();
later.tell('a later start: open');
await later.end('SIGTERM');

const counts = { ...installed, pagesBeforeOpen };
console.log(`${pagesBeforeOpen} pages were made before the shop was open.`);
if (options.check)
  for (const [name, most] of Object.entries(MOST)) {
    const count = counts[name as keyof typeof MOST];
    if (count <= most) continue;
    console.error(`${name}: ${count}, at most ${most} allowed`);
    process.exitCode = 1;
  }

/** Runs `npm start` in the clone, as a group of processes of its own. */
function start() {
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: clone, detached: true, env: { ...process.env, PORT: '0' } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const says = async (wanted: RegExp): Promise<string> => {
    for (;;) {
      const found = wanted.exec(output)?.[0];
      if (found !== undefined) return found;
      if (child.exitCode !== null) throw new Error(`npm start has ended:\n${output}`);
      await new Promise((done) => setTimeout(done, POLL_MS));
    }
  };
  return {
    says,
    opens: () => says(/(?<=The shop is open: )http\S+(?=\s)/),
    tell(what: string) {
      const seconds = (performance.now() - began) / 1000;
      const used = treeSeconds(child.pid as number);
      console.log(
        `${what.padEnd(38)} ${seconds.toFixed(1).padStart(6)} s, ${used.toFixed(1).padStart(6)} s of processor time`,
      );
    },
    async end(signal: NodeJS.Signals) {
      process.kill(-(child.pid as number), signal);
      await ended;
    },
  };
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer.text();
}

/** Fetches the first pictures of the home page at once, as a browser does. */
async function fetchFirstScreen(address: string, page: string): Promise<void> {
  const pictures = [...new Set([...page.matchAll(/\ssrc="(\/_img\/[^"]+)"/g)].map(([, path]) => path))];
  await Promise.all(pictures.slice(0, FIRST_SCREEN).map((path) => fetchText(address + path)));
}
