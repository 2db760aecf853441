import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { findBroken, type Files, makeFiles, publish } from './made-site.ts';
import { makeFolderTargets, makeS3Targets, type Target } from './targets.ts';

const KILLS = 5;

/** Starts `npm run deploy` as a person does. */
function startDeploy(dist: string, target: Target) {
  const before = readRecord(target);
  const child = spawn(process.execPath, ['src/cli/deploy.ts', '--to', target.to], {
    env: { ...process.env, ...target.environment, OUT_DIR: dist },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let isRunning = true;
  const ended = new Promise<{ code: number | null; output: string }>((done) =>
    child.once('close', (code) => {
      isRunning = false;
      done({ code, output });
    }),
  );
  /** The time at which the first upload begins, which the record is written before. */
  const waitForUploads = async () => {
    while (isRunning && readRecord(target) === before) await wait(1);
    return performance.now();
  };
  return { child, ended, begun: waitForUploads() };
}

const readRecord = ({ record }: Target): string => (existsSync(record) ? readFileSync(record, 'utf8') : '');

const readUploads = (output: string) => Number(/^Uploaded (\d+) files?/m.exec(output)?.[1]);

describe.concurrent.each([
  ['S3 storage', 40, makeS3Targets],
  ['a folder', 400, makeFolderTargets],
])('a deployment to %s of %i products', (_target, products, makeTargets) => {
  test(`that is killed at ${KILLS} random moments leaves whole pages, and the next one uploads the rest`, async () => {
    const target = (await makeTargets())();
    const work = makeTemporaryFolder();
    const [old, fresh] = [makeFiles('old', products), makeFiles('new', products)];
    const deployWhole = async (files: Files) => {
      const { ended, begun } = startDeploy(publish(work, files), target);
      const start = await begun;
      const { code, output } = await ended;
      expect([code, output]).toEqual([0, expect.stringMatching(/^Uploaded \d+ files?/m)]);
      return { uploads: readUploads(output), milliseconds: performance.now() - start };
    };
    let { milliseconds } = await deployWhole(old);

    let killed = 0;
    // Some end before they are killed.
    for (let round = 0; killed < KILLS && round < 8 * KILLS; round++) {
      const { child, ended, begun } = startDeploy(publish(work, round % 2 === 0 ? fresh : old), target);
      const start = await begun;
      await Promise.race([ended, wait(Math.random() * milliseconds)]);
      child.kill('SIGKILL');
      const { code } = await ended;
      expect([0, null]).toContain(code);
      if (code === null) killed++;
      else milliseconds = performance.now() - start;
      const files = target.read();
      expect(findBroken(files)).toEqual([]);
      // Every file is whole, of one site or the other.
      for (const [name, content] of Object.entries(files))
        expect([target.expect(old)[name], target.expect(fresh)[name]]).toContain(content);
    }
    expect(killed).toBe(KILLS);

    const before = await readWhenStill(target);
    const missing = Object.entries(target.expect(fresh)).filter(([name, content]) => before[name] !== content);
    expect((await deployWhole(fresh)).uploads).toBe(missing.length);
    expect(target.read()).toEqual({ ...hashedFilesOf(target.expect(old)), ...target.expect(fresh) });
    expect((await deployWhole(fresh)).uploads).toBe(0);
  });
});

const hashedFilesOf = (files: Files): Files =>
  Object.fromEntries(Object.entries(files).filter(([name]) => /^_(?:astro|img)\//.test(name)));

/** What is stored when nothing changes any more: the storage still stores what had arrived. */
async function readWhenStill(target: Target): Promise<Files> {
  for (let before = ''; ; ) {
    const files = target.read();
    const now = JSON.stringify(files);
    if (now === before) return files;
    before = now;
    await wait(100);
  }
}
