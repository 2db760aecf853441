// From recipes to WebP files: what is missing or has changed is drawn, nothing else.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { OVERSCAN, composeSvg } from './document.ts';
import { kindFile } from './kinds/index.ts';
import type { Job } from './recipes.ts';
import { PIXELS_PER_UNIT } from './relief.ts';
import { measure } from './scale/measure.ts';

/** Pixels along each side. */
export const PICTURE_SIZE = 512 * PIXELS_PER_UNIT;
export const MOST_BYTES = 30_000;
/** Softness and quality that are tried, best first: a little blur costs less to the eye than blocks do. */
interface Step {
  readonly soften: number;
  readonly quality: number;
}
const STEPS: readonly Step[] = [
  ...[80, 76, 72, 68, 65].map((quality) => ({ soften: 0, quality })),
  ...[0.8, 1.2, 1.6, 2].flatMap((soften) => [66, 60, 55].map((quality) => ({ soften, quality }))),
];
const PARALLEL = 2;
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/draw/', import.meta.url));

export interface Picture {
  readonly bytes: Buffer;
  readonly quality: number;
}

/** The picture as uncompressed pixels, for looking at and for measuring. */
export async function renderPixels(
  job: Job,
): Promise<{ data: Buffer; info: { width: number; height: number; channels: number } }> {
  const size = PICTURE_SIZE;
  const extent = job.recipe.scale ? await measure(job.recipe, job.kind) : undefined;
  const svg = composeSvg(job.recipe, job.kind, size, extent);
  const edge = OVERSCAN * PIXELS_PER_UNIT;
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .extract({ left: edge, top: edge, width: size, height: size })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

export async function renderPicture(job: Job): Promise<Picture> {
  const { data, info } = await renderPixels(job);
  const raw = { width: info.width, height: info.height, channels: 3 as const };
  const encode = async ({ soften, quality }: Step): Promise<Buffer> => {
    const image = sharp(data, { raw });
    if (soften > 0) image.blur(soften);
    return image.webp({ quality, effort: 5, preset: 'picture' }).toBuffer();
  };
  // Most pictures fit at the first step. Sizes fall from step to step, so else the best that fits is found by halving.
  let best: Picture | undefined;
  let [from, to] = [0, STEPS.length - 1];
  let smallest = Infinity;
  while (from <= to) {
    const middle = from === 0 ? 0 : from + Math.floor((to - from) / 2);
    const step = STEPS[middle] ?? { soften: 0, quality: 80 };
    const bytes = await encode(step);
    smallest = Math.min(smallest, bytes.length);
    if (bytes.length <= MOST_BYTES) {
      best = { bytes, quality: step.quality };
      to = middle - 1;
    } else from = middle + 1;
  }
  if (best) return best;
  throw new Error(
    `${smallest} bytes at the lowest quality, ${STEPS.at(-1)?.quality}; allowed: ${MOST_BYTES}. ` +
      'Use a larger pattern scale, a calmer pattern or a calmer backdrop.',
  );
}

const sources = new Map<string, Promise<string>>();

/** Digest of a source file and of all it imports by a relative path. */
function digestProgram(file: string): Promise<string> {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const seen = new Map<string, string>();
  const visit = async (path: string): Promise<void> => {
    if (seen.has(path)) return;
    const text = await readFile(path, 'utf8');
    seen.set(path, text);
    for (const [, relative] of text.matchAll(/from '(\.[^']+)'/g))
      if (relative) await visit(join(dirname(path), relative));
  };
  const digest = visit(file).then(() => {
    const hash = createHash('sha256');
    for (const path of [...seen.keys()].sort()) hash.update(seen.get(path) ?? '');
    return hash.digest('hex');
  });
  sources.set(file, digest);
  return digest;
}

async function digestJob(job: Job): Promise<string> {
  const programs = await Promise.all(
    [fileURLToPath(new URL('document.ts', import.meta.url)), fileURLToPath(kindFile(job.kind.name))].map(digestProgram),
  );
  const parts = [job.recipe, ...programs, STEPS, PICTURE_SIZE, MOST_BYTES, sharp.versions.rsvg, sharp.versions.webp];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);
}

type Ledger = Record<string, string>;

/** Which recipe and program each picture of a folder was last drawn from. Kept beside the installed packages. */
function ledgerPath(images: string, folder: string): string {
  const place = createHash('sha256').update(images).digest('hex').slice(0, 8);
  return join(CACHE, `${folder}-${place}.json`);
}

async function readLedger(path: string): Promise<Ledger> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Ledger;
  } catch {
    return {};
  }
}

async function writeWhole(path: string, data: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, data);
  await rename(`${path}.part`, path);
}

async function exists(path: string): Promise<boolean> {
  return readFile(path).then(
    () => true,
    () => false,
  );
}

export interface Outcome {
  readonly drawn: { readonly file: string; readonly bytes: number; readonly quality: number }[];
  readonly unchanged: number;
  readonly failures: string[];
}

/** Draws the jobs of one folder into `images`/`folder`. Failures are collected so that one bad recipe hides no other. */
export async function renderJobs(
  jobs: readonly Job[],
  images: string,
  folder: string,
  options: { force?: boolean; onDrawn?: (file: string, picture: Picture) => void } = {},
): Promise<Outcome> {
  const path = ledgerPath(images, folder);
  const ledger = await readLedger(path);
  const outcome: Outcome = { drawn: [], unchanged: 0, failures: [] };
  let unchanged = 0;
  const queue = [...jobs];
  const work = async (): Promise<void> => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) {
      const target = join(images, folder, job.file);
      const digest = await digestJob(job);
      if (!options.force && ledger[job.file] === digest && (await exists(target))) {
        unchanged += 1;
        continue;
      }
      try {
        const picture = await renderPicture(job);
        await writeWhole(target, picture.bytes);
        ledger[job.file] = digest;
        outcome.drawn.push({ file: job.file, bytes: picture.bytes.length, quality: picture.quality });
        options.onDrawn?.(job.file, picture);
      } catch (cause) {
        outcome.failures.push(`${folder}/${job.file}: ${(cause as Error).message}`);
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  if (outcome.drawn.length > 0) await writeWhole(path, `${JSON.stringify(ledger, null, 1)}\n`);
  return { ...outcome, unchanged };
}
