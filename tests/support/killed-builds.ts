import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { changeJson, digestFiles, environmentOf, makeSecondShop } from './temporary.ts';

/** Builds the second shop again and again, ends each build at a random moment, and expects a whole site after each. */
export async function surviveKills(kills: number): Promise<void> {
  const folders = makeSecondShop();
  const store = join(folders.catalog, 'store.json');
  const setTagline = (tagline: string) => changeJson<{ tagline: string }>(store, (value) => (value.tagline = tagline));
  const startBuild = () =>
    spawn(process.execPath, ['src/cli/build.ts'], {
      env: { ...process.env, ...environmentOf(folders) },
      stdio: 'ignore',
    });
  const buildToEnd = async () => {
    const start = performance.now();
    const code = await new Promise((done) => startBuild().once('exit', done));
    expect(code).toBe(0);
    return { milliseconds: performance.now() - start, files: digestFiles(realpathSync(folders.out)) };
  };

  // Two versions of the shop, so that a mixture of them would show.
  setTagline('The old tagline');
  const old = await buildToEnd();
  setTagline('The new tagline');
  const fresh = await buildToEnd();
  expect(fresh.files).not.toEqual(old.files);

  let published = 0;
  let killed = 0;
  for (let round = 0; round < kills; round++) {
    setTagline(round % 2 === 0 ? 'The old tagline' : 'The new tagline');
    const build = startBuild();
    let running = true;
    const ended = new Promise<void>((done) =>
      build.once('exit', (code) => {
        running = false;
        if (code === 0) published++;
        else killed++;
        done();
      }),
    );
    const deadline = performance.now() + Math.random() * fresh.milliseconds * 1.1;
    // Whoever reads meanwhile finds a page at every moment.
    while (running && performance.now() < deadline) {
      expect(readFileSync(join(folders.out, 'index.html'), 'utf8')).toMatch(/<\/html>$/);
      await wait(5);
    }
    build.kill('SIGKILL');
    await ended;
    const files = digestFiles(realpathSync(folders.out));
    expect([old.files, fresh.files]).toContainEqual(files);
  }
  expect(killed).toBeGreaterThan(0);

  // The next build that is left alone publishes, and clears what the killed ones left.
  setTagline('The old tagline');
  expect((await buildToEnd()).files).toEqual(old.files);
  expect(readdirSync(folders.builds).filter((name) => name !== 'bundles').length).toBeLessThanOrEqual(2);
  expect(readdirSync(join(folders.builds, 'bundles')).length).toBeLessThanOrEqual(3);
  expect(existsSync(join(folders.out, 'index.html'))).toBe(true);
  expect(published + killed).toBe(kills);
}
