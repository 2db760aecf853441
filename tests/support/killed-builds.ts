import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { COMPRESSED_FORMS_FILE, type CompressedForms } from '../../src/integration/compress/compressed-forms.ts';
import { DICTIONARY_FOLDER } from '../../src/paths.ts';
import { changeJson, digestFiles, environmentOf, makeSecondShop } from './temporary.ts';

/** The files of a site without dictionaries of earlier builds, which depend on the builds before. */
function digestSite(out: string): Record<string, string> {
  const site = realpathSync(out);
  const { markets } = JSON.parse(readFileSync(join(site, COMPRESSED_FORMS_FILE), 'utf8')) as CompressedForms;
  const isOther = (file: string) =>
    file === `/${COMPRESSED_FORMS_FILE}` ||
    (file.startsWith(`/${DICTIONARY_FOLDER}/`) && !markets.some(({ current }) => file.startsWith(current.path)));
  return Object.fromEntries(Object.entries(digestFiles(site)).filter(([file]) => !isOther(file)));
}

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
    return { milliseconds: performance.now() - start, files: digestSite(folders.out) };
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
    const files = digestSite(folders.out);
    expect([old.files, fresh.files]).toContainEqual(files);
  }
  expect(killed).toBeGreaterThan(0);

  const listBuilds = () => readdirSync(folders.builds).filter((name) => name !== 'bundles');
  // The next build that is left alone clears what the killed ones left,
  setTagline('The old tagline');
  expect((await buildToEnd()).files).toEqual(old.files);
  expect(listBuilds().length).toBeLessThanOrEqual(2);
  // also if it finds nothing to do.
  const known = listBuilds();
  setTagline('The new tagline');
  const build = startBuild();
  const ended = new Promise((done) => build.once('exit', done));
  while (listBuilds().every((name) => known.includes(name))) await wait(5);
  build.kill('SIGKILL');
  await ended;
  setTagline('The old tagline');
  expect((await buildToEnd()).files).toEqual(old.files);
  expect(listBuilds().length).toBeLessThanOrEqual(2);
  expect(readdirSync(join(folders.builds, 'bundles')).length).toBeLessThanOrEqual(3);
  expect(existsSync(join(folders.out, 'index.html'))).toBe(true);
  expect(published + killed).toBe(kills);
}
