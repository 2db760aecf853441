import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DeployResult } from '../../../src/cli/deploy/upload-site.ts';
import { readSite } from '../../../src/cli/deploy/site.ts';
import { makeTemporaryFolder } from '../../support/temporary.ts';
import { type Files, findBroken, makeFiles, without, writeSite } from './made-site.ts';
import { hasRsync, makeFolderTargets, makeRsyncTargets, makeS3Targets, type Target } from './targets.ts';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-11-21T06:00:00Z');
const work = makeTemporaryFolder();

const uploaded = ({ plan }: DeployResult) =>
  plan.uploads.flatMap(({ files }) => files.map(({ source }) => source.path));
const SCRIPT = /^_astro\//;

describe.concurrent.each([
  ['S3 storage', makeS3Targets, undefined],
  ['a folder', makeFolderTargets, undefined],
  ['a folder by rsync', makeRsyncTargets, hasRsync ? undefined : 'rsync is not installed on this machine'],
] as const)('deploying to %s', (_name, makeTargets, obstacle) => {
  let makeTarget: () => Target;

  beforeAll(async () => {
    makeTarget = await makeTargets();
  });
  beforeEach(({ skip }) => {
    if (obstacle !== undefined) skip(obstacle);
  });

  const open = () => {
    const target = makeTarget();
    const deployFiles = async (files: Files, now = START, dryRun = false) =>
      target.deploy(await readSite(writeSite(work, files)), { now, dryRun });
    return { target, deployFiles };
  };

  test('stores the whole site first', async () => {
    const { target, deployFiles } = open();
    const files = makeFiles('first');
    const { plan, bytes, hasNewRules } = await deployFiles(files);
    expect(target.read()).toEqual(target.expect(files));
    expect(plan.removals).toEqual([]);
    expect(bytes).toBe(Object.values(target.expect(files)).join('').length);
    expect(hasNewRules).toBe(true);
  });

  test('uploads nothing when nothing has changed', async () => {
    const { target, deployFiles } = open();
    const files = makeFiles('same');
    await deployFiles(files);
    const again = await deployFiles(files);
    expect(uploaded(again)).toEqual([]);
    expect([again.bytes, again.plan.unchanged.length]).toEqual([0, Object.keys(target.expect(files)).length]);
    expect(again.hasNewRules).toBe(false);
  });

  test('uploads one page when one page has changed', async () => {
    const { target, deployFiles } = open();
    const files = makeFiles('one');
    await deployFiles(files);
    const changed = { ...files, 'cart.html': `${files['cart.html']}<p>New` };
    const result = await deployFiles(changed);
    expect(uploaded(result)).toEqual(['cart.html']);
    expect(target.read()).toEqual(target.expect(changed));
  });

  test('removes a page that is no longer part of the site', async () => {
    const { target, deployFiles } = open();
    const files = makeFiles('less');
    await deployFiles(files);
    const fewer = without(files, 'womenFashion/minidress.html');
    const { plan } = await deployFiles(fewer);
    expect(plan.removals).toHaveLength(1);
    expect(target.read()).toEqual(target.expect(fewer));
  });

  test('keeps hashed files of an earlier site for 30 days', async () => {
    const { target, deployFiles } = open();
    const [old, fresh] = [makeFiles('old'), makeFiles('fresh')];
    const [script = ''] = Object.keys(old).filter((path) => SCRIPT.test(path));
    await deployFiles(old);
    // They were used until now, however long ago they were stored.
    const replaced = START + 100 * DAY_MS;
    expect((await deployFiles(fresh, replaced)).plan.kept.size).toBe(2);
    await deployFiles(fresh, replaced + 30 * DAY_MS);
    expect(target.read()[script]).toBe(old[script]);
    const { plan } = await deployFiles(fresh, replaced + 31 * DAY_MS);
    expect(plan.removals).toContain(script);
    expect(target.read()).toEqual(target.expect(fresh));
  });

  test('counts the 30 days again when a hashed file was used again', async () => {
    const { target, deployFiles } = open();
    const [one, other] = [makeFiles('one'), makeFiles('other')];
    await deployFiles(one);
    await deployFiles(other, START + DAY_MS);
    await deployFiles(one, START + 20 * DAY_MS);
    await deployFiles(other, START + 40 * DAY_MS);
    await deployFiles(other, START + 60 * DAY_MS);
    expect(Object.keys(target.read()).filter((path) => SCRIPT.test(path))).toHaveLength(2);
    await deployFiles(other, START + 71 * DAY_MS);
    expect(target.read()).toEqual(target.expect(other));
  });

  test('changes nothing in a dry run', async () => {
    const { target, deployFiles } = open();
    const files = makeFiles('before');
    await deployFiles(files);
    const next = without(makeFiles('after'), 'cart.html');
    const planned = await deployFiles(next, START, true);
    expect([planned.plan.removals.length, planned.plan.kept.size]).toEqual([1, 2]);
    expect(target.read()).toEqual(target.expect(files));
    // What the plan says is what happens.
    expect(uploaded(planned)).toContain('index.html');
    expect(uploaded(await deployFiles(next))).toEqual(uploaded(planned));
  });

  test('never shows a page without the files that it names', async () => {
    const { target, deployFiles } = open();
    await deployFiles(makeFiles('shown 1'));
    const site = await readSite(writeSite(work, makeFiles('shown 2')));
    const broken: string[] = [];
    let looks = 0;
    await target.deploy(site, {
      now: START,
      onProgress: () => {
        looks++;
        broken.push(...findBroken(target.read()));
      },
    });
    expect(looks).toBeGreaterThan(1);
    expect(broken).toEqual([]);
  });
});
