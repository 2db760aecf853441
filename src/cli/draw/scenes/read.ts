// Reads scenes and refuses what cannot be drawn.
import { z } from 'zod';
import { TINTS } from '../palette.ts';
import type { TintName } from '../palette.ts';
import type { Scene } from './compose.ts';
import { DECORS } from './stage.ts';

const place = z.number().min(-200).max(2000);
const piece = z.strictObject({
  of: z.string(),
  x: place,
  foot: place.optional(),
  top: place.optional(),
  height: z.number().min(20).max(800),
});
const block = z.strictObject({ block: z.tuple([place, place, place, place]).readonly() });
const scene = z.strictObject({
  size: z.tuple([z.int().min(512).max(2000), z.int().min(512).max(2000)]).readonly(),
  tint: z.enum(Object.keys(TINTS) as TintName[]),
  horizon: place,
  focus: z.tuple([place, place]).readonly(),
  light: z.tuple([place, place]).readonly().optional(),
  decor: z.array(z.enum(DECORS)),
  parts: z.array(z.union([piece, block])).min(1),
});

/**
 * The scenes of a JSON text by the names of their pictures.
 * @throws ZodError with the field that is wrong.
 */
export function readScenes(text: string): Map<string, Scene> {
  return new Map(Object.entries(z.record(z.string().regex(/^[a-z0-9-]+\.webp$/), scene).parse(JSON.parse(text))));
}
