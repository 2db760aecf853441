// Scenes: products of the catalogue, drawn from their own recipes, together before one backdrop.
import sharp from 'sharp';
import { OVERSCAN, prepare } from '../document.ts';
import { TINTS } from '../palette.ts';
import type { TintName } from '../palette.ts';
import { createRandom } from '../random.ts';
import type { Job } from '../recipes.ts';
import { PIXELS_PER_UNIT } from '../relief.ts';
import { measure } from '../scale/measure.ts';
import type { Extent } from '../scale/things.ts';
import { Defs, el, place } from '../svg.ts';
import { paintStage, plinth } from './stage.ts';
import type { Decor, SceneStage } from './stage.ts';

/** A product by the name of its picture. `height` and places in units: the scene's shorter side has 512. */
export interface ScenePiece {
  readonly of: string;
  readonly x: number;
  /** Where it stands, or with `top` where what hangs begins. */
  readonly foot?: number;
  readonly top?: number;
  readonly height: number;
}

export interface SceneBlock {
  readonly block: readonly [x: number, foot: number, width: number, height: number];
}

export interface Scene {
  /** Pixels. */
  readonly size: readonly [width: number, height: number];
  readonly tint: TintName;
  readonly horizon: number;
  readonly focus: readonly [x: number, y: number];
  /** Where a lit lamp stands, for the decor `glow`. */
  readonly light?: readonly [x: number, y: number];
  readonly decor: readonly Decor[];
  /** From the back to the front. */
  readonly parts: readonly (ScenePiece | SceneBlock)[];
}

const SHORT_SIDE = 512;
/** Qualities that are tried until a scene fits, best first. */
const QUALITIES = [82, 78, 74, 70, 66, 62];

const pixelsPerUnit = ({ size }: Scene): number => Math.min(...size) / SHORT_SIDE;

function pieceArt(defs: Defs, job: Job, extent: Extent, piece: ScenePiece, enlarged: number): string {
  const { ctx, cut } = prepare(job.recipe, job.kind, false, defs);
  const factor = piece.height / extent.height;
  // Light on cloth counts pixels, and a scene has other pixels for a unit than a picture of one product.
  ctx.zoom = (factor * enlarged) / PIXELS_PER_UNIT;
  const y = piece.top ?? (piece.foot ?? 0) - piece.height;
  return place(job.kind.draw(cut, ctx), {
    x: piece.x - (extent.x + extent.width / 2) * factor,
    y: y - extent.y * factor,
    scale: String(factor),
  });
}

/**
 * The scene as an SVG document.
 * @throws Error when a part names a picture that has no recipe.
 */
async function composeScene(scene: Scene, jobs: ReadonlyMap<string, Job>): Promise<string> {
  const scale = pixelsPerUnit(scene);
  const [width, height] = [scene.size[0] / scale, scene.size[1] / scale];
  const defs = new Defs();
  const { horizon, focus, light = focus } = scene;
  const stage: SceneStage = {
    defs,
    tint: TINTS[scene.tint],
    random: createRandom(7),
    width,
    height,
    horizon,
    focus,
    light,
  };
  let art = paintStage(stage, scene.decor);
  for (const part of scene.parts) {
    if ('block' in part) {
      const [x, foot, wide, tall] = part.block;
      art += plinth(stage, { x, foot, width: wide, height: tall });
      continue;
    }
    const job = jobs.get(part.of);
    if (!job) throw new Error(`a scene shows ${part.of}, which has no recipe`);
    art += pieceArt(defs, job, await measure(job.recipe, job.kind), part, scale);
  }
  const [wide, high] = [width + 2 * OVERSCAN, height + 2 * OVERSCAN];
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-OVERSCAN} ${-OVERSCAN} ${wide} ${high}`,
      width: wide * scale,
      height: high * scale,
    },
    defs.toString(),
    art,
  );
}

/**
 * The scene as WebP of at most `most` bytes.
 * @throws Error when it does not fit at the lowest quality.
 */
export async function renderScene(
  scene: Scene,
  jobs: ReadonlyMap<string, Job>,
  most: number,
): Promise<{ bytes: Buffer; quality: number }> {
  const [width, height] = scene.size;
  const edge = Math.round(OVERSCAN * pixelsPerUnit(scene));
  const svg = await composeScene(scene, jobs);
  const pixels = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .extract({ left: edge, top: edge, width, height })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer();
  for (const quality of QUALITIES) {
    const bytes = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 5, preset: 'picture' })
      .toBuffer();
    if (bytes.length <= most) return { bytes, quality };
  }
  throw new Error(`more than ${most} bytes at quality ${QUALITIES.at(-1)}: fewer parts or a calmer backdrop`);
}
