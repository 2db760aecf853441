// A product that lies in a palm or hangs from an ear.
import { el, group, rect } from '../svg.ts';
import { earForm } from './ear.ts';
import { PALM, openHand } from './hand.ts';
import { putProduct } from './scene.ts';
import type { Scene } from './scene.ts';

/** In an open palm; the hand is as large as the canvas holds, a little larger for small things. */
export function inPalm(scene: Scene): string {
  const { ctx, product } = scene;
  const unit = product.height > 7 || product.width > 8 ? 25 : 29;
  const [x, y] = [262, unit > 26 ? 232 : 250];
  const [middleX, middleY] = [x + PALM.dx * unit, y + PALM.dy * unit];
  return (
    openHand(ctx, { x, y, unit }) +
    putProduct(scene, unit, middleX - (product.width * unit) / 2, middleY - (product.height * unit) / 2)
  );
}

/** Of a pair that is drawn side by side the left one, its top `lift` centimetres above the pierced place of the lobe. */
export function onEar(scene: Scene): string {
  const { ctx, choice, extent, product } = scene;
  const lift = choice.lift ?? 0.1;
  const unit = Math.min(36, 300 / (product.height - lift));
  const factor = (unit * product.width) / extent.width;
  const [x, y] = [262, Math.max(6 * unit + 8, 474 - (product.height - lift) * unit - 26)];
  const middle = extent.width / 4 - 3;
  const half = { x: extent.x - 60, y: extent.y - 60, width: extent.width / 2 + 60, height: extent.height + 140 };
  const clip = ctx.defs.add((id) => el('clipPath', { id }, rect(half.x, half.y, half.width, half.height)));
  const one = { ...scene, art: () => group({ 'clip-path': `url(#${clip})` }, scene.art()) };
  return earForm(ctx, { x, y, unit }) + putProduct(one, unit, x - middle * factor, y - lift * unit);
}
