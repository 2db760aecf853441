// The small forms of the Ganesha: eyes, tusks, hands, the sweet.
import { darken, lighten } from '../../colour.ts';
import type { Metal } from '../../materials.ts';
import { path } from '../../path.ts';
import { circle, draw, ellipse } from '../../svg.ts';
import { cutLine, limb } from './metal.ts';
import type { Cast } from './metal.ts';

/** The lifted hand, its palm to the onlooker; its wrist at (131, 296). */
export function blessing(cast: Cast, metal: Metal, mark: string): string {
  const fingers = ['M118.5 276L115 256', 'M126.5 274L125 249', 'M134.5 274L135 248', 'M142 276L145 253'].map((d) =>
    cast(limb(path(d), 9, 7.6), { reach: 2.4 }),
  );
  const palm = path(
    'M114 274C114 267 118 265 124 266H138C145 265 148 268 147 276C146 286 143 294 141 300H122C117 292 114 284 114 274Z',
  );
  return (
    fingers.join('') +
    cast(limb(path('M142 291C150 287 155 280 157 270'), 11, 8), { reach: 2.6 }) +
    cast(palm, { reach: 5 }) +
    cutLine(metal, 'M118 276C124 271 136 271 143 276', 1.2) +
    circle(131, 284, 4.2, { fill: mark })
  );
}

/** The other hand, palm up under the sweet, its thumb before it; its wrist at (342, 343). */
export function giving(cast: Cast, metal: Metal): string {
  const palm = path(
    'M346 334C338 331 332 338 318 339C306 339 298 334 292 337C288 343 300 355 316 357C330 358 342 354 348 350Z',
  );
  return (
    cast(palm, {
      reach: 5,
      over: cutLine(metal, 'M294 342C306 348 318 348 328 345M300 349C310 353 320 353 329 350', 1.3),
    }) + cast(limb(path('M342 341C334 342 328 338 325 331'), 10, 7), { reach: 2.6 })
  );
}

/** A sweet with pleats, its foot at (x, y). */
export function modak(cast: Cast, metal: Metal, x: number, y: number): string {
  const dough = '#ecdcb8';
  const body = path(
    `M${x} ${y - 38}C${x + 4} ${y - 25} ${x + 21} ${y - 18} ${x + 19} ${y - 5}C${x + 13} ${y + 3} ${x - 13} ${y + 3} ${x - 19} ${y - 5}C${x - 21} ${y - 18} ${x - 4} ${y - 25} ${x} ${y - 38}Z`,
  );
  return cast(body, {
    tone: dough,
    reach: 5,
    over: [-10, -4, 4, 10]
      .map((dx) =>
        draw(`M${x + dx * 0.1} ${y - 30}C${x + dx * 0.6} ${y - 20} ${x + dx * 1.3} ${y - 14} ${x + dx} ${y - 2}`, {
          fill: 'none',
          stroke: darken(metal.base, 0.3),
          'stroke-width': 1.3,
          'stroke-opacity': 0.6,
        }),
      )
      .join(''),
  });
}

/** Almond eyes under heavy lids, looking down. */
export function eyes(metal: Metal): string {
  const one = (x: number, s: 1 | -1): string =>
    draw(`M${x - 12} 199C${x - 6} 190 ${x + 6} 190 ${x + 12} 199C${x + 5} 206 ${x - 5} 206 ${x - 12} 199Z`, {
      fill: '#f6ecd2',
    }) +
    circle(x + s, 199, 4.6, { fill: '#2a1a1c' }) +
    circle(x + s - 1.6, 198.6, 1.3, { fill: '#ffffff' }) +
    draw(`M${x - 13} 198.6C${x - 6} 186 ${x + 6} 186 ${x + 13} 198.6C${x + 6} 192 ${x - 6} 192 ${x - 13} 198.6Z`, {
      fill: lighten(metal.base, 0.3),
      stroke: metal.patina,
      'stroke-width': 1.4,
    }) +
    draw(`M${x - 13} 199C${x - 6} 207 ${x + 6} 207 ${x + 13} 199`, {
      fill: 'none',
      stroke: metal.patina,
      'stroke-width': 1.2,
    }) +
    cutLine(metal, `M${x - 15} 186C${x - 8} 176 ${x + 6} 175 ${x + 14} 184`, 2.2);
  return one(231, 1) + one(281, -1);
}

/** Tusks from beside the root of the trunk: his right one is broken off, the left one whole. */
export function tusks(cast: Cast, metal: Metal): string {
  const ivory = '#f6efdf';
  const whole = path('M273 236C280 251 296 262 316 260C305 252 297 240 291 224C284 222 276 228 273 236Z');
  const stub = path('M239 236C236 243 230 248 223 251L213 241C218 236 220 230 221 224C228 222 236 228 239 236Z');
  const lip = (d: string): string => cutLine(metal, d, 2.6);
  return (
    cast(whole, { tone: ivory, reach: 3 }) +
    cast(stub, { tone: ivory, reach: 3 }) +
    ellipse(218, 246, 7, 3.2, {
      fill: darken(ivory, 0.14),
      stroke: metal.patina,
      'stroke-width': 0.9,
      transform: 'rotate(46 218 246)',
    }) +
    lip('M271 240C270 230 280 220 293 221') +
    lip('M241 240C242 230 232 220 219 221')
  );
}
