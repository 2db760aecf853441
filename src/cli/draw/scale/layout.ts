// Puts a product and a thing of known size on one canvas, both at the same number of units a centimetre.
import { HORIZON } from '../backdrops/stage.ts';
import { groundFor } from '../frame.ts';
import { wallShadow } from '../light.ts';
import { roundRect } from '../path.ts';
import { place } from '../svg.ts';
import type { Ctx, ScaleChoice } from '../types.ts';
import { hook, roomFloor } from './room.ts';
import { HIGH, ROOM, WIDE, edgeShift, putProduct } from './scene.ts';
import type { Scene } from './scene.ts';
import { breadthOf } from './strips.ts';
import { THINGS } from './things.ts';
import type { Extent, Furniture, Solid, Strip } from './things.ts';
import { inPalm, onEar } from './worn.ts';

function besideSolid(scene: Scene, thing: Solid): string {
  const { ctx, choice, product } = scene;
  const size = thing.size(ctx.stance);
  const gap = 0.08 * Math.min(product.width + size.width, product.height + size.height);
  const across = Math.min(
    WIDE / (product.width + gap + size.width),
    (ctx.stance === 'stand' ? 384 : HIGH) / Math.max(product.height, size.height),
  );
  const down = Math.min(WIDE / Math.max(product.width, size.width), HIGH / (product.height + gap + size.height));
  const freeSide = scene.extent.leaves.right ? 'left' : 'right';
  const side = choice.side ?? (ctx.stance === 'stand' || across >= down * 0.95 ? freeSide : 'below');
  const level = side === 'left' || side === 'right';
  const unit = level ? across : down;
  const [w, h, own, tall] = [product.width, product.height, size.width, size.height].map((cm) => cm * unit) as [
    number,
    number,
    number,
    number,
  ];
  const space = gap * unit;
  if (ctx.stance === 'stand') {
    const ground = groundFor(ctx, Math.max(h, tall));
    const left = 256 - (w + space + own) / 2;
    const at = { x: side === 'left' ? left + own / 2 : left + w + space + own / 2, y: ground + 5, unit };
    const productX = side === 'left' ? left + own + space : left;
    const shift = edgeShift(scene, unit, productX, ground - h).x;
    return putProduct(scene, unit, productX + shift, ground - h) + thing.draw(ctx, { ...at, x: at.x + shift * 0.4 });
  }
  if (level) {
    const left = 256 - (w + space + own) / 2;
    const top = 256 - Math.max(h, tall) / 2;
    const y = h >= tall ? top + h - tall / 2 - (h - tall) * 0.12 : 256;
    const x = side === 'left' ? left + own / 2 : left + w + space + own / 2;
    const productX = side === 'left' ? left + own + space : left;
    const shift = edgeShift(scene, unit, productX, 256 - h / 2);
    return (
      putProduct(scene, unit, productX + shift.x, 256 - h / 2 + shift.y) +
      thing.draw(ctx, { x: x + shift.x * 0.4, y: y + shift.y * 0.4, unit })
    );
  }
  const top = 256 - (h + space + tall) / 2;
  const y = side === 'above' ? top + tall / 2 : top + h + space + tall / 2;
  const productY = side === 'above' ? top + tall + space : top;
  const shift = edgeShift(scene, unit, 256 - w / 2, productY);
  return (
    putProduct(scene, unit, 256 - w / 2 + shift.x, productY + shift.y) +
    thing.draw(ctx, { x: 256 + shift.x * 0.4, y: y + shift.y, unit })
  );
}

/** The shortest strip that is as long as the product. */
function lengthOf(strip: Strip, cm: number): number {
  return strip.lengths.find((length) => length >= cm) ?? strip.lengths.at(-1) ?? 30;
}

/** A strip below or above the product, or upright at one side; from a ground a ruler stands up, its zero below. */
function besideStrip(scene: Scene, strip: Strip): string {
  const { ctx, choice, product } = scene;
  const stands = ctx.stance === 'stand';
  const side = stands
    ? choice.side === 'right'
      ? 'right'
      : 'left'
    : (choice.side ?? (product.width > product.height * 1.15 ? 'below' : 'left'));
  const upright = side === 'left' || side === 'right';
  const [along, over] = upright ? [product.height, product.width] : [product.width, product.height];
  const length = lengthOf(strip, along);
  const gap = 0.05 * (along + over);
  const [roomAlong, roomOver] = upright ? [stands ? 384 : HIGH, WIDE] : [WIDE, HIGH];
  const free = Math.min(roomAlong / along, (roomOver - 15) / (over + gap), roomOver / (over + gap + strip.wide));
  const whole = Math.min(free, roomAlong / (length + 1));
  // A strip that would make the product small is let run out of the canvas instead.
  const unit = stands || whole > free * 0.72 ? whole : free;
  const wide = breadthOf(strip, unit);
  const [w, h] = [product.width * unit, product.height * unit];
  const space = gap * unit;
  const far = (over * unit + space + wide) / 2;
  if (upright) {
    const left = side === 'left' ? 256 - far : 256 - far + w + space;
    const productX = side === 'left' ? 256 - far + wide + space : 256 - far;
    const ground = groundFor(ctx, Math.max(h, length * unit));
    const runs = whole < unit;
    const top = stands ? ground - h : runs ? 256 - h / 2 : 256 - Math.max(h, length * unit) / 2;
    const shift = edgeShift(scene, unit, productX, top);
    const zero = stands ? ground : top + shift.y;
    // Turned down, the strip's upper edge is at its right; turned up, at its left.
    const facing = (side === 'left') === stands ? 'lower' : 'upper';
    const drawn = strip.draw(ctx, { unit, length, ticks: facing });
    const shadow = stands
      ? roundRect(left, zero - length * unit, wide, length * unit, 2)
      : roundRect(left, zero, wide, length * unit, 2);
    return (
      (ctx.stance === 'wall' ? hook(ctx, left + wide / 2, zero - 9) : '') +
      wallShadow(ctx, [shadow], { distance: stands ? 9 : 5 }) +
      place(drawn, stands ? { x: left, y: zero, turn: -90 } : { x: left + wide, y: zero, turn: 90 }) +
      putProduct(scene, unit, productX + shift.x, top + shift.y)
    );
  }
  const left = whole < unit ? 256 - w / 2 : 256 - Math.max(w, length * unit) / 2;
  const productY = side === 'above' ? 256 - far + wide + space : 256 - far;
  const shift = edgeShift(scene, unit, left, productY);
  const [x, y] = [left + shift.x, (side === 'above' ? 256 - far : 256 - far + h + space) + shift.y];
  const drawn = strip.draw(ctx, { unit, length, ticks: side === 'above' ? 'lower' : 'upper' });
  return (
    wallShadow(ctx, [roundRect(x, y, length * unit, wide, 2)], { distance: 5 }) +
    place(drawn, { x, y }) +
    putProduct(scene, unit, x, productY + shift.y)
  );
}

/** In a room: a thing on its floor and the product on the floor too, or hung `lift` centimetres above it. */
function inRoom(scene: Scene, thing: Furniture): string {
  const { ctx, choice, product } = scene;
  const { size } = thing;
  const gap = 0.06 * (product.width + size.width);
  const hung = ctx.stance === 'wall';
  const lift = hung ? (choice.lift ?? Math.max(3, 165 - product.height)) : 0;
  const floor = hung ? 466 : groundFor(ctx, 420);
  // Before a wall the door stands back where the floor begins.
  const back = hung ? floor : thing.size.height > 150 ? HORIZON + 3 : floor - 14;
  const unit = Math.min(
    WIDE / (product.width + gap + size.width),
    (back - ROOM.top) / size.height,
    (floor - ROOM.top) / (lift + product.height),
  );
  const [w, h, own, space] = [product.width, product.height, size.width, gap].map((cm) => cm * unit) as [
    number,
    number,
    number,
    number,
  ];
  const left = 256 - (w + space + own) / 2;
  const thingX = choice.side === 'right' ? left + w + space + own / 2 : left + own / 2;
  const productX = choice.side === 'right' ? left : left + own + space;
  return (
    (hung ? roomFloor(ctx, floor, unit) : '') +
    thing.draw(ctx, { x: thingX, y: back, unit }) +
    putProduct(scene, unit, productX, floor - lift * unit - h)
  );
}

export function besideThing(ctx: Ctx, choice: ScaleChoice, extent: Extent, art: () => string): string {
  const thing = THINGS[choice.beside];
  if (thing === undefined) throw new Error(`nothing called "${choice.beside}" is known to be shown beside products`);
  const perUnit = choice.cm / (choice.along === 'width' ? extent.width : extent.height);
  const product = { width: extent.width * perUnit, height: extent.height * perUnit };
  const scene = { ctx, choice, extent, product, art };
  if (thing.form === 'palm') return inPalm(scene);
  if (thing.form === 'ear') return onEar(scene);
  if (thing.form === 'strip') return besideStrip(scene, thing);
  return thing.form === 'room' ? inRoom(scene, thing) : besideSolid(scene, thing);
}
