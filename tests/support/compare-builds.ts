import { hash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { COMPRESSED_FORMS_FILE, type CompressedForms, dictionaryEnding } from '../../src/core/compressed-forms.ts';
import type { BuildOptions } from '../../src/integration/build-site.ts';
import { CARRIED_FILE } from '../../src/integration/carry-over.ts';
import type { Folders } from '../../src/integration/folders.ts';
import { liveBuild } from '../../src/integration/publish.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { fastFolder } from './memory-folder.ts';
import { copyProject } from './copy-project.ts';
import { Chance, EDITS, type Surroundings } from './shop-edits.ts';
import { makeShopOfAllPages } from './shop-of-all-pages.ts';
import { editTemplate } from './template-edits.ts';
import { digestFiles } from './temporary.ts';

/** Exact sizes are not what is compared here, and take most of a small build. */
const QUALITY = 5;

/** Dictionaries as they were compressed, by encoding and digest: both builds make the same ones, at the best quality. */
const packed = new Map<string, Promise<Buffer>>();

vi.mock(import('../../src/integration/compress/encode.ts'), async (load) => {
  const real = await load();
  return {
    ...real,
    packBrotli: (content, quality) => real.packBrotli(content, Math.min(quality, QUALITY)),
    encode: (content, encoding, effort) => {
      if (effort !== 'best') return real.encode(content, encoding, effort);
      const key = `${encoding} ${hash('sha1', content)}`;
      const known = packed.get(key) ?? real.encode(content, encoding, effort);
      packed.set(key, known);
      return known;
    },
  };
});

/** Builds of which these write compressed forms: fewer, as compressing all pages takes most of a fresh build. */
const isCompressed = (index: number): boolean => index % 60 >= 50;

/** Templates are edited this often: bundling them takes longer than some twenty builds. */
const isTemplateEdit = (index: number): boolean => index % 60 === 30;

/** Files of a site and its report, or why it was not published. */
type Outcome = { readonly files: Record<string, string>; readonly report: string } | { readonly error: string };

/**
 * Edits a shop and its templates at random, builds it after each edit on top of the build before and afresh, and expects the same outcome.
 * `partly` are the builds after an edit of templates that rendered some pages and took others from the build before.
 */
export async function compareBuilds(
  edits: number,
  seed: number,
): Promise<{ published: number; refused: number; reused: number; partly: number }> {
  const shop = makeShopOfAllPages();
  const original = process.cwd();
  const folders = inCopy(shop);
  const clean = { ...folders, out: `${folders.out}-clean`, builds: `${folders.builds}/clean` };
  mkdirSync(join(folders.builds, 'bundles'), { recursive: true });
  mkdirSync(clean.builds);
  const chance = new Chance(seed);
  const surroundings: Surroundings = { now: Date.parse('2026-11-21T10:00:00Z'), soldOut: [], api: '' };
  const good = `${folders.catalog}-good`;
  copyFolder(folders.catalog, good);
  const counts = { published: 0, refused: 0, reused: 0, partly: 0 };
  const names = Object.keys(EDITS);
  for (let index = 0; index < edits; index++) {
    // Now and then several at once.
    const chosen = Array.from({ length: 1 + (chance.below(4) === 0 ? chance.below(3) : 0) }, () => chance.of(names));
    for (const name of chosen) await EDITS[name]?.(folders, chance, surroundings);
    if (isTemplateEdit(index)) chosen.push(editTemplate(original, chance));
    vi.setSystemTime(surroundings.now);
    vi.stubEnv('API_ORIGIN', surroundings.api);
    vi.stubEnv('COMPRESS', isCompressed(index) ? 'fast' : '');
    if (chance.below(8) === 0) await abandonBuild(folders, chance, surroundings);
    const { outcome, reused, rendered } = await build(folders, surroundings, {});
    // Both use the same templates, except where these have changed: then the fresh build bundles them, too.
    rmSync(join(clean.builds, 'bundles'), { recursive: true, force: true });
    if (!isTemplateEdit(index)) symlinkSync(join(folders.builds, 'bundles'), join(clean.builds, 'bundles'));
    const { outcome: expected } = await build(clean, surroundings, { fresh: true });
    expect(outcome, `seed ${seed}, edit ${index}: ${chosen.join(', ')}`).toEqual(expected);
    counts['error' in outcome ? 'refused' : 'published']++;
    counts.reused += reused;
    if (isTemplateEdit(index) && reused > 0 && rendered > 0) counts.partly++;
    if ('files' in outcome) copyFolder(folders.catalog, good);
    // Editors take back some of what was refused.
    else if (chance.below(2) === 0) copyFolder(good, folders.catalog);
  }
  return counts;
}

/** The same folders in a copy of this project whose templates may be edited, where writing is fast. It is the working folder until the test ends. */
function inCopy({ catalog: shop }: Folders): Folders {
  const work = mkdtempSync(join(fastFolder(), 'haat-edited-'));
  onTestFinished(() => rmSync(work, { recursive: true, force: true }));
  copyProject(work);
  const original = process.cwd();
  process.chdir(work);
  onTestFinished(() => process.chdir(original));
  const catalog = join(work, 'catalog');
  cpSync(shop, catalog, { recursive: true });
  return { catalog, out: join(work, 'dist'), builds: join(work, '.builds'), cache: join(work, 'cache') };
}

function copyFolder(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
}

async function build(
  folders: Folders,
  { soldOut }: Surroundings,
  options: BuildOptions,
): Promise<{ outcome: Outcome; reused: number; rendered: number }> {
  try {
    const { site, pages, rendered } = await buildSite(folders, 'edited', { ...options, soldOut, quality: QUALITY });
    const work = (await liveBuild(folders.out)) as string;
    const carried = JSON.parse(readFileSync(join(work, CARRIED_FILE), 'utf8')) as Record<string, number>;
    const forms = JSON.parse(readFileSync(join(site, COMPRESSED_FORMS_FILE), 'utf8')) as CompressedForms;
    const dictionaries = forms.markets.map(({ prefix, current }) => `${prefix} ${current.id}`).join();
    const files = Object.entries(digestFiles(site)).filter(
      ([file]) => !(file.slice(1) in carried) && !isOfEarlier(file, forms) && file !== `/${COMPRESSED_FORMS_FILE}`,
    );
    const report = readFileSync(join(work, 'report.json'), 'utf8');
    return {
      outcome: { files: { ...Object.fromEntries(files), dictionaries }, report },
      reused: pages - rendered,
      rendered,
    };
  } catch (error) {
    return { outcome: { error: (error as Error).message }, reused: 0, rendered: 0 };
  }
}

/** Whether a file is for visitors with a dictionary of an earlier build. A fresh build knows of none. */
const isOfEarlier = (file: string, { markets }: CompressedForms): boolean =>
  file.endsWith('.dcz') && !markets.some(({ current }) => file.endsWith(`.${dictionaryEnding(current)}`));

/** A build that ends in the middle, as when its process is killed. */
async function abandonBuild(folders: Folders, chance: Chance, { soldOut }: Surroundings): Promise<void> {
  const end = () => {
    throw new Error('abandoned');
  };
  const stage = chance.of(['onLoaded', 'onRender', 'onPage', 'onRendered', 'onWritten', 'onCheck'] as const);
  await buildSite(folders, 'abandoned', { soldOut, quality: QUALITY, [stage]: end }).catch(() => {});
}
