/**
 * `npm run bench:shop`: how long each step of a merchant's developer takes, from an empty folder with the tarball to the first update, in
 * seconds of wall time, and how many files the shop has.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Merchant, ownEnvironment, run } from '../cli/packaging/merchant.ts';
import { pack } from '../cli/packaging/pack.ts';
import { megabytesBelow } from '../support/first-packages.ts';

const work = mkdtempSync(join(tmpdir(), 'haat-shop-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
const merchant = new Merchant(work);
mkdirSync(join(work, 'www'));
const rows: string[] = [];

async function step(name: string, perform: () => unknown): Promise<void> {
  const start = performance.now();
  await perform();
  rows.push(`| ${name} | ${((performance.now() - start) / 1000).toFixed(1)} s |`);
}

/** Makes the edits, and builds. */
const edit = (change: () => void) => () => {
  change();
  merchant.npx('build');
};

run('npm', ['run', 'prepack', '--silent'], resolve('.'));
const tarball = join(work, pack(resolve('.'), work).filename);
await step('`haat new`, with its packages', () => merchant.makeShop(tarball));
const size = megabytesBelow([join(merchant.shop, 'node_modules')]);
const files = merchant.kept().filter((file) => !file.startsWith('/catalog/')).length;
await step('`npx haat start`, until the shop is open', untilOpen);
await step('`npx haat build`', () => merchant.npx('build'));
await step(
  'own product, built',
  edit(() => merchant.addProduct()),
);
await step(
  'theme, built',
  edit(() => merchant.changeTheme()),
);
await step(
  'overridden card, built',
  edit(() => merchant.wrapComponents(['ProductCard'])),
);
await step(
  'own page, built',
  edit(() => merchant.addPage()),
);
await step('`npx haat hosting caddy`', () => merchant.npx('hosting', 'caddy'));
await step('`npx haat deploy --to FOLDER`', () => merchant.npx('deploy', '--to', join(work, 'www')));
const later = packLater();
await step('later version installed, `npx haat upgrade`, built', () => {
  merchant.update(join(work, later), later);
  merchant.npx('upgrade', '--yes');
  merchant.npx('build');
});
console.log(['| step | wall time |', '| --- | --- |', ...rows].join('\n'));
console.log(`\n${files} files besides the catalogue and its pictures, ${size} MB of packages.`);

/** Starts the shop, waits until it is open, and ends it. */
async function untilOpen(): Promise<void> {
  const words = [merchant.path('node_modules/haat/src/cli/haat.mjs'), 'start'];
  const child = spawn(process.execPath, words, { cwd: merchant.shop, env: { ...ownEnvironment, PORT: '0' } });
  const ended = new Promise((done) => child.once('exit', done));
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => chunk.includes('The shop is open') && done());
    child.once('exit', () => fail(new Error('The shop did not open.')));
  });
  child.kill('SIGTERM');
  await ended;
}

/** The same package as version 0.2.0. Returns its file. */
function packLater(): string {
  execFileSync('tar', ['xzf', tarball], { cwd: work });
  const folder = join(work, 'package');
  const file = join(folder, 'package.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: '0.2.0' }));
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## 0.2.0 - 2026-12-01\n');
  return pack(folder, work).filename;
}
