// How much of the canvas a product covers, so that it can be drawn to scale beside something else.
import sharp from 'sharp';
import { OVERSCAN, composeBare } from '../document.ts';
import type { Kind, Recipe } from '../types.ts';
import type { Extent } from './things.ts';

/** Pixels of the small rendering in which the 512 units of the canvas are measured. */
const SIZE = 512;
/** Thinner than this (of 255) is glow, glass reflection or steam, not the thing itself. */
const SOLID = 90;
/** A thing that reaches this many units beyond the canvas was meant to leave it. */
const BEYOND = 4;

/** What the product covers without its shadow, in units, and the sides at which it leaves the canvas. */
export async function measure(recipe: Recipe, kind: Kind): Promise<Extent> {
  const { data, info } = await sharp(Buffer.from(composeBare(recipe, kind, SIZE)), { limitInputPixels: false })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if ((data[y * info.width + x] ?? 0) < SOLID) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  if (right < 0) throw new Error('nothing solid is drawn that could be measured');
  const unit = (512 + 2 * OVERSCAN) / info.width;
  const box = {
    x: left * unit - OVERSCAN,
    y: top * unit - OVERSCAN,
    width: (right - left + 1) * unit,
    height: (bottom - top + 1) * unit,
  };
  return {
    ...box,
    leaves: {
      left: box.x < -BEYOND,
      right: box.x + box.width > 512 + BEYOND,
      top: box.y < -BEYOND,
      bottom: box.y + box.height > 512 + BEYOND,
    },
  };
}
