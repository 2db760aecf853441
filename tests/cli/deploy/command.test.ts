import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { makeFiles, publish } from './made-site.ts';

const work = makeTemporaryFolder();
const dist = publish(work, makeFiles('command'));
const runDeploy = (args: readonly string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: number | null; output: string }>((done) => {
    const child = spawn(process.execPath, ['src/cli/deploy.ts', ...args], {
      env: { ...process.env, OUT_DIR: dist, ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
    child.once('close', (code) => done({ code, output }));
  });

describe.concurrent('npm run deploy', () => {
  test('ends with one line that says what it did', async () => {
    const to = mkdtempSync(join(work, 'place-'));
    const { code, output } = await runDeploy(['--to', to]);
    expect(code).toBe(0);
    expect(output.trimEnd().split('\n').at(-1)).toMatch(
      /^Uploaded 15 files \([\d.]+ kB\), 0 unchanged, 0 removed\. [\d.]+ s\.$/,
    );
    expect(output).toMatch(/^Hashed files 2\/2 \(100 %\)\nOther files 5\/5 \(100 %\)\nPages 8\/8 \(100 %\)\n/);
  });

  test('shows the plan of a dry run and what has to be set at the CDN', async () => {
    const to = mkdtempSync(join(work, 'place-'));
    const { code, output } = await runDeploy(['--to', to, '--dry-run']);
    expect(code).toBe(0);
    expect(output).toMatch(/^Plan for .*place-.*\. Nothing is changed\.\n {2}upload {7}2 {2}hashed files, /);
    expect(output).toMatch(/Run "npm run hosting" and set what it makes at the web server or CDN\.\n$/);
    expect(readdirSync(to)).toEqual([]);
  });

  test.each([
    ['without a target', [], {}, /^npm run deploy -- --to s3:/],
    ['with an option that it does not have', ['--too', 'x'], {}, /^Unknown option '--too'/],
    ['with an unknown compression', ['--to', 'x', '--compress', 'zip'], {}, /^--compress takes/],
    ['without a built site', ['--to', 'x'], { OUT_DIR: join(work, 'none') }, /^There is no built site/],
    ['without rsync', ['--to', 'me@127.0.0.1:/x'], { PATH: '' }, /^rsync is not installed on this machine/],
  ])('ends with a message %s', async (_how, args, environment, message) => {
    const { code, output } = await runDeploy(args, environment);
    expect([code, output]).toEqual([1, expect.stringMatching(message)]);
    expect(output).not.toMatch(/\n {4}at /);
  });
});
