// node src/cli/draw/scenes/index.ts [--only part-of-name] [--out DIR]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readJobs } from '../recipes.ts';
import type { Job } from '../recipes.ts';
import { renderScene } from './compose.ts';
import { readScenes } from './read.ts';

/** Most bytes of a scene: it is shown larger than a product. */
const MOST_BYTES = 60_000;
const RECIPES = fileURLToPath(new URL('../recipes/', import.meta.url));
const IMAGES = fileURLToPath(new URL('../../../../catalog/images/', import.meta.url));

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, out: { type: 'string', default: join(IMAGES, 'home') } },
});
const scenes = readScenes(await readFile(new URL('home.json', import.meta.url), 'utf8'));
const chosen = [...scenes].filter(([name]) => name.includes(values.only));
const shown = chosen.flatMap(([, { parts }]) => parts.flatMap((part) => ('of' in part ? [part.of] : [])));
const folders = new Set(shown.map((name) => name.split('/')[0] ?? ''));
const jobs = new Map<string, Job>();
for (const folder of folders) for (const job of await readJobs(RECIPES, folder)) jobs.set(`${folder}/${job.file}`, job);
await mkdir(resolve(values.out), { recursive: true });
for (const [name, scene] of chosen) {
  const { bytes, quality } = await renderScene(scene, jobs, MOST_BYTES);
  await writeFile(join(resolve(values.out), name), bytes);
  console.log(`${name} ${scene.size.join('x')} ${bytes.length} B, quality ${quality}`);
}
