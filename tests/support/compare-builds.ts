import { hash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import {
  COMPRESSED_FORMS_FILE,
  type CompressedForms,
  dictionaryEnding,
  wholeFile,
} from '../../src/integration/compress/compressed-forms.ts';
import { CatalogError } from '../../src/catalog/problems/problems.ts';
import type { BuildOptions } from '../../src/integration/build-site.ts';
import { CARRIED_FILE } from '../../src/integration/carry-over.ts';
import type { Folders } from '../../src/integration/files/folders.ts';
import { SiteFaults } from '../../src/integration/finish-build.ts';
import { liveBuild } from '../../src/integration/files/publish.ts';
import { buildSite } from '../../src/integration/run-astro.ts';
import { fastFolder } from './memory-folder.ts';
import { copyProject } from './copy-project.ts';
import { ACCIDENTS, Chance, EDITS, passTime, type Surroundings } from './shop-edits.ts';
import { readSitemap } from './read-sitemap.ts';
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

// Threads would load the package from here, not the copy, and not find its templates.
vi.mock(import('../../src/integration/render/batch-renderer.ts'), async (load) => {
  const { BatchRenderer: Real } = await load();
  class BatchRenderer extends Real {
    override next() {
      return this.inThisThread();
    }
  }
  return { BatchRenderer };
});

// The package is the copy, which Astro loads from the working folder.
vi.mock(import('../../src/package.ts'), async (load) => ({
  ...(await load()),
  get packageFolder() {
    return process.cwd();
  },
  get sourceFolder() {
    return join(process.cwd(), 'src');
  },
  get codeFolder() {
    return join(process.cwd(), 'src');
  },
  versionFiles: () => ['package.json', 'package-lock.json'].map((name) => join(process.cwd(), name)),
}));

/** States of a round, all at the same time and with the same templates. Making them takes longer than all else. */
const STATES = 5;
/** Builds of a round: from one of its states to another, or to the same one. */
const BUILDS = 25;

/** An edit with which a shop may not be published. */
const MAY_BE_REFUSED = 'a link to a page that may not be there';

/** Rounds whose builds write compressed forms: fewer, as compressing all pages takes most of a fresh build. */
const isCompressed = (round: number): boolean => round % 6 === 5;

/** Rounds that begin with an edit of templates: bundling them takes longer than some twenty builds. In the others time passes. */
const isTemplateEdit = (round: number): boolean => round % 3 === 1;

/** Files of a site and its report, or why it was not published. */
type Outcome = { readonly files: Record<string, string>; readonly report: string } | { readonly error: string };

/** A shop as random edits have left it, and what a fresh build makes of it. */
interface State {
  /** The edits since the state before. */
  readonly edits: string;
  readonly catalog: string;
  readonly surroundings: Surroundings;
  readonly expected: Outcome;
}

export interface Compared {
  published: number;
  refused: number;
  /** Pages that were taken from the build before. */
  reused: number;
  /** Builds after an edit of templates that rendered some pages and took others from the build before. */
  partly: number;
}

/**
 * Makes states of a shop by random edits of catalogue and templates, and builds them in random order, each on top of the build before and
 * now and then after an accident. Expects from each build what a fresh one makes.
 */
export async function compareBuilds(builds: number, seed: number): Promise<Compared> {
  const shop = makeShopOfAllPages();
  const original = process.cwd();
  const folders = inCopy(shop);
  const chance = new Chance(seed);
  const counts: Compared = { published: 0, refused: 0, reused: 0, partly: 0 };
  const surroundings: Surroundings = { now: Date.parse('2026-11-21T10:00:00Z'), soldOut: [], api: '' };
  const good = `${folders.catalog}-good`;
  becomeLike(folders.catalog, good);
  for (let round = 0; round * BUILDS < builds; round++) {
    const template = isTemplateEdit(round) ? editTemplate(original, chance) : undefined;
    if (template === undefined) passTime(surroundings, chance);
    vi.setSystemTime(surroundings.now);
    vi.stubEnv('COMPRESS', isCompressed(round) ? 'fast' : '');
    const buildFresh = openFresh(folders, template !== undefined);
    const states: State[] = [];
    for (let index = 0; index < STATES; index++) {
      // Now and then several at once.
      const chosen = Array.from({ length: 1 + (chance.below(4) === 0 ? chance.below(3) : 0) }, () =>
        chance.of(Object.keys(EDITS)),
      );
      // Among so many edits the one that half of the time is refused would come too seldom.
      if (index === STATES - 1) chosen.push(MAY_BE_REFUSED);
      for (const name of chosen) await EDITS[name]?.(folders, chance, surroundings);
      const { outcome } = await buildFresh(surroundings);
      const catalog = `${folders.catalog}-${index}`;
      becomeLike(folders.catalog, catalog);
      states.push({ edits: chosen.join(', '), catalog, surroundings: { ...surroundings }, expected: outcome });
      if ('files' in outcome) becomeLike(folders.catalog, good);
      // Editors take back some of what was refused.
      else if (chance.below(2) === 0) becomeLike(good, folders.catalog);
    }
    for (let index = 0; index < BUILDS; index++) {
      const state = chance.of(states);
      becomeLike(state.catalog, folders.catalog);
      const accident = chance.below(6) === 0 ? chance.of(Object.keys(ACCIDENTS)) : 'no accident';
      await ACCIDENTS[accident]?.(folders, chance, surroundings);
      if (chance.below(8) === 0) await abandonBuild(folders, chance, state.surroundings);
      const { outcome, reused, rendered } = await build(folders, state.surroundings, {});
      const moment = `seed ${seed}, round ${round}, build ${index}, state ${states.indexOf(state)}`;
      expect(outcome, `${moment}: ${template ?? 'later'}, ${state.edits}, ${accident}`).toEqual(state.expected);
      counts['error' in outcome ? 'refused' : 'published']++;
      counts.reused += reused;
      if (template !== undefined && index === 0 && reused > 0 && rendered > 0) counts.partly++;
    }
    becomeLike(good, folders.catalog);
  }
  return counts;
}

/** Fresh builds of one round. They bundle edited templates themselves; otherwise both kinds of builds use the same bundle. */
function openFresh(folders: Folders, hasOwnBundle: boolean): (surroundings: Surroundings) => Promise<Built> {
  // Node.js remembers that a folder is a link: each of the two cases has a folder of its own.
  const builds = join(folders.builds, hasOwnBundle ? 'clean-bundling' : 'clean');
  const clean = { ...folders, out: `${folders.out}-clean`, builds };
  rmSync(builds, { recursive: true, force: true });
  mkdirSync(builds, { recursive: true });
  if (!hasOwnBundle) {
    mkdirSync(join(folders.builds, 'bundles'), { recursive: true });
    symlinkSync(join(folders.builds, 'bundles'), join(builds, 'bundles'));
  }
  return (surroundings) => build(clean, surroundings, { fresh: true });
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

/** Makes the files of a folder those of another. What is the same stays untouched, as when an editor takes back a change. */
function becomeLike(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const wanted = digestFiles(from);
  const found = digestFiles(to);
  for (const file of Object.keys(found)) if (!(file in wanted)) rmSync(join(to, file));
  for (const [file, digest] of Object.entries(wanted))
    if (found[file] !== digest) cpSync(join(from, file), join(to, file));
}

interface Built {
  readonly outcome: Outcome;
  readonly reused: number;
  readonly rendered: number;
}

async function build(folders: Folders, { soldOut, api }: Surroundings, options: BuildOptions): Promise<Built> {
  vi.stubEnv('API_ORIGIN', api);
  try {
    const { site, pages, rendered } = await buildSite(folders, 'edited', { ...options, soldOut, quality: QUALITY });
    const work = (await liveBuild(folders.out)) as string;
    const carried = JSON.parse(readFileSync(join(work, CARRIED_FILE), 'utf8')) as Record<string, number>;
    const forms = JSON.parse(readFileSync(join(site, COMPRESSED_FORMS_FILE), 'utf8')) as CompressedForms;
    const dictionaries = forms.markets.map(({ prefix, current }) => `${prefix} ${current.id}`).join();
    const files = Object.entries(digestFiles(site)).filter(
      ([file]) =>
        !(wholeFile(file.slice(1)) in carried) &&
        !isOfEarlier(file, forms) &&
        !SITEMAP.test(file) &&
        file !== `/${COMPRESSED_FORMS_FILE}`,
    );
    const report = readFileSync(join(work, 'report.json'), 'utf8');
    const sitemap = readSitemap(site).replaceAll(CHANGED, '');
    return {
      outcome: { files: { ...Object.fromEntries(files), dictionaries, sitemap }, report },
      reused: pages - rendered,
      rendered,
    };
  } catch (error) {
    if (!(error instanceof CatalogError || error instanceof SiteFaults)) throw error;
    return { outcome: { error: error.message }, reused: 0, rendered: 0 };
  }
}

/** The sitemap and its compressed forms. They have dates of changes, which a fresh build does not know (tests/integration/sitemap.test.ts). */
const SITEMAP = /^\/sitemap[-.]/;
const CHANGED = /<lastmod>[^<]*<\/lastmod>/g;

/** Whether a file is for visitors with a dictionary of an earlier build. A fresh build knows of none. */
const isOfEarlier = (file: string, { markets }: CompressedForms): boolean =>
  file.endsWith('.dcz') && !markets.some(({ current }) => file.endsWith(`.${dictionaryEnding(current)}`));

/** A build that ends in the middle, as when its process is killed. */
async function abandonBuild(folders: Folders, chance: Chance, { soldOut, api }: Surroundings): Promise<void> {
  vi.stubEnv('API_ORIGIN', api);
  const end = () => {
    throw new Error('abandoned');
  };
  const stage = chance.of(['onLoaded', 'onRender', 'onPage', 'onRendered', 'onWritten', 'onCheck'] as const);
  await buildSite(folders, 'abandoned', { soldOut, quality: QUALITY, [stage]: end }).catch(() => {});
}
