// node src/cli/draw/index.ts [folder ...] [--only name] [--force] [--recipes DIR] [--images DIR] [--list]
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { BACKDROPS } from './backdrops/index.ts';
import { listKinds, loadKind } from './kinds/index.ts';
import { COLOURS, TINTS } from './palette.ts';
import { PATTERNS } from './patterns/index.ts';
import { listFolders, readJobs, warnOf } from './recipes.ts';
import { renderJobs } from './render.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

async function printLists(): Promise<void> {
  for (const name of await listKinds()) {
    const kind = await loadKind(name);
    console.log(`kind ${name}: ${kind.about}\n  stances ${kind.stances.join(', ')}; views ${kind.views.join(', ')}`);
    for (const [option, values] of Object.entries(kind.cuts)) console.log(`  ${option}: ${values.join(' | ')}`);
  }
  for (const [name, { about, colours }] of PATTERNS) console.log(`pattern ${name} (${colours} colours): ${about}`);
  for (const [name, { about, stance }] of Object.entries(BACKDROPS))
    console.log(`backdrop ${name} (${stance}): ${about}`);
  console.log(`tints: ${Object.keys(TINTS).join(', ')}\ncolours: ${Object.keys(COLOURS).join(', ')}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      force: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      recipes: { type: 'string', default: fileURLToPath(new URL('recipes/', import.meta.url)) },
      images: { type: 'string', default: join(ROOT, 'catalog', 'images') },
    },
  });
  if (values.list) return printLists();
  // One thread a picture: two pictures at a time use both cores better than one picture on two threads.
  sharp.concurrency(1);
  const recipes = resolve(values.recipes);
  const folders = positionals.length > 0 ? positionals : await listFolders(recipes);
  let failed = false;
  for (const folder of folders) {
    const only = values.only;
    const all = await readJobs(recipes, folder);
    const jobs = only === undefined ? all : all.filter((job) => job.file.includes(only));
    for (const job of jobs) {
      const warning = warnOf(job);
      if (warning) console.warn(`warning: ${warning}`);
    }
    const start = performance.now();
    const outcome = await renderJobs(jobs, resolve(values.images), folder, {
      force: values.force,
      onDrawn: (file, picture) =>
        console.log(`${folder}/${file} ${picture.bytes.length} B, quality ${picture.quality}`),
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${folder}: ${outcome.drawn.length} drawn, ${outcome.unchanged} unchanged, ${outcome.failures.length} failed, ${seconds} s`,
    );
    for (const failure of outcome.failures) console.error(failure);
    failed ||= outcome.failures.length > 0;
  }
  if (failed) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
