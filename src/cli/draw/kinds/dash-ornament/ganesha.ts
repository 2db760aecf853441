// A small cast Ganesha for the dashboard: seated on petals, one palm lifted, a modak in the other hand.
import { lighten, mix } from '../../colour.ts';
import { castOn, clipTo, gleam, groundShadow, innerRim } from '../../light.ts';
import { metalBall } from '../../materials.ts';
import type { Metal } from '../../materials.ts';
import { ball } from '../../parts/goods/forms.ts';
import { createLathe } from '../../parts/lathe.ts';
import { turnedBody } from '../../parts/ware.ts';
import { flipped, oval, path, spotsAlong, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { circle, draw, ellipse } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { blessing, eyes, giving, modak, tusks } from './features.ts';
import { caster, cutLine, limb } from './metal.ts';
import type { Cast } from './metal.ts';

function seat(ctx: Ctx, cast: Cast, accent: string, wood: string): string {
  const plinth = createLathe(
    256,
    [
      [112, 398, 'corner'],
      [116, 410],
      [116, 432],
      [108, 444, 'corner'],
    ],
    0.16,
  );
  const petals = [-4, 4, -3, 3, -2, 2, -1, 1, 0].map((n) => {
    const x = 256 + n * 27;
    const petal = path(`M${x} 404C${x - 24} 400 ${x - 20} 372 ${x} 352C${x + 20} 372 ${x + 24} 400 ${x} 404Z`);
    const heart = path(`M${x} 398C${x - 15} 394 ${x - 12} 376 ${x} 362C${x + 12} 376 ${x + 15} 394 ${x} 398Z`);
    return cast(petal, { reach: 4 }) + cast(heart, { tone: accent, reach: 4 });
  });
  return turnedBody(ctx, plinth, { stuff: 'wood', colour: wood }) + petals.join('');
}

/** Crossed legs in a dhoti with a coloured hem, one foot before the other. */
function legs(cast: Cast, metal: Metal, accent: string): string {
  const thigh = path('M256 336C220 326 168 326 152 350C144 372 166 386 200 386C226 386 246 382 262 372Z');
  const folds = [0, 1, 2, 3]
    .map((n) => `M${236 - n * 20} ${341 - n * 1.5}C${214 - n * 17} ${352} ${206 - n * 15} 366 ${214 - n * 16} ${380}`)
    .join('');
  const foot = path(
    'M238 366C254 360 282 360 298 367C305 371 305 381 297 384C280 389 256 389 242 385C233 381 231 371 238 366Z',
  );
  const other = flipped(thigh);
  const toes = [0, 1, 2, 3].map((n) =>
    circle(300 - n * 1.4, 369.5 + n * 4.2, 2.5 - n * 0.15, {
      fill: metal.base,
      stroke: metal.patina,
      'stroke-width': 0.8,
    }),
  );
  return (
    cast(other, { over: cutLine(metal, toD(flipped(path('M236 341C214 352 206 366 214 380'))), 1.8) }) +
    draw('M276 344C296 352 304 366 298 380', {
      fill: 'none',
      stroke: metal.patina,
      'stroke-width': 1.8,
      'stroke-opacity': 0.9,
    }) +
    draw('M300 343C324 352 334 364 328 380', {
      fill: 'none',
      stroke: metal.patina,
      'stroke-width': 1.8,
      'stroke-opacity': 0.9,
    }) +
    cast(thigh, { over: cutLine(metal, folds, 1.8) }) +
    cast(foot, { reach: 5 }) +
    toes.join('') +
    draw('M243 364C237 372 238 380 245 386', { fill: 'none', stroke: accent, 'stroke-width': 5 }) +
    draw('M247 363C241 372 242 380 249 386', { fill: 'none', stroke: lighten(metal.base, 0.5), 'stroke-width': 1.6 })
  );
}

/** A string of beads, every third in the accent. */
const beads = (ctx: Ctx, metal: Metal, along: Path, count: number, r: number, accent: string): string =>
  spotsAlong(along, count)
    .map(({ x, y }, n) =>
      n % 3 === 1
        ? ball(ctx, x, y, r, accent, { gloss: 0.6 })
        : circle(x, y, r, { fill: metalBall(ctx, metal, x, y, r), stroke: metal.patina, 'stroke-width': 0.7 }),
    )
    .join('');

function crown(ctx: Ctx, cast: Cast, metal: Metal, accent: string): string {
  const cone = path('M204 144C206 112 236 82 256 48C276 82 306 112 308 144C290 156 222 156 204 144Z');
  const tiers = [
    [122, 33],
    [104, 25],
    [87, 15],
  ].map(([y = 0, half = 0]) =>
    cutLine(
      metal,
      `M${256 - half - 8} ${y - 2}C${256 - half * 0.4} ${y + 9} ${256 + half * 0.4} ${y + 9} ${256 + half + 8} ${y - 2}`,
      2.4,
    ),
  );
  const brow = path('M202 138C222 152 290 152 310 138L308 152C288 166 224 166 204 152Z');
  const plaque = path('M256 92C268 106 276 124 270 138C264 148 248 148 242 138C236 124 244 106 256 92Z');
  return (
    cast(cone, { over: tiers.join('') }) +
    cast(brow, { reach: 5 }) +
    beads(ctx, metal, path('M212 150C230 158 282 158 300 150'), 10, 4, accent) +
    cast(plaque, { reach: 4 }) +
    ball(ctx, 256, 124, 9, accent, { gloss: 0.8 }) +
    circle(256, 105, 2.6, { fill: lighten(metal.base, 0.7), stroke: metal.patina, 'stroke-width': 0.7 }) +
    circle(256, 43, 8, { fill: metalBall(ctx, metal, 256, 43, 8), stroke: metal.patina, 'stroke-width': 1 }) +
    gleam(ctx, path('M222 126C228 110 238 96 248 78'), { width: 5, opacity: 0.7, soft: 1.4 })
  );
}

function ears(ctx: Ctx, cast: Cast, metal: Metal, accent: string): string {
  const ear = path(
    'M218 150C198 124 152 116 132 142C118 164 122 194 138 213C148 226 156 246 172 246C182 246 186 236 197 233C209 229 217 220 219 206Z',
  );
  const inner = path(
    'M208 164C190 146 160 142 147 158C137 174 142 194 154 206C162 215 166 230 174 230C181 229 184 221 193 217C203 212 208 204 210 194Z',
  );
  const folds = path('M206 176C188 172 172 176 164 186');
  const one = (side: (source: Path) => Path): string =>
    cast(side(ear)) +
    clipTo(
      ctx,
      side(inner),
      draw(toD(side(inner)), { fill: mix(metal.base, metal.patina, 0.5) }),
      innerRim(ctx, side(inner), { dx: 4, dy: 5, soft: 4, colour: metal.patina, opacity: 0.8, blend: 'multiply' }),
      cutLine(metal, toD(side(folds)), 2),
    ) +
    beads(ctx, metal, side(path('M172 252V258')), 2, 5, accent);
  return one((source) => source) + one((source) => flipped(source));
}

export function ganesha(ctx: Ctx): string {
  const [gold, accent, wood] = [ctx.colour(0), ctx.colour(1), ctx.colour(2)];
  const metal: Metal = { base: mix(gold, '#e0a93a', 0.5), polish: 1, patina: '#54300f' };
  const cast = caster(ctx, metal);
  const belly = path('M200 350C182 304 202 252 256 250C310 252 330 304 312 350C296 368 216 368 200 350Z');
  const upperArm = limb(path('M226 268C196 278 172 304 156 334'), 46, 30);
  const forearm = limb(path('M155 338C146 326 138 312 132 292'), 31, 19);
  const otherUpper = limb(path('M286 268C316 278 342 302 360 328'), 46, 31);
  const otherFore = limb(path('M368 326C362 338 350 342 334 343'), 31, 20);
  // The trunk grows out of the forehead: head and trunk are one form.
  const head = path(
    'M256 138C220 138 202 162 203 194C204 216 212 232 226 242C232 254 231 272 231 288C230 322 252 348 280 343C302 338 308 314 293 304C283 297 271 304 274 315C263 313 263 300 269 284C275 270 279 254 286 242C300 232 308 216 309 194C310 162 292 138 256 138Z',
  );
  const band = (d: string, width = 7): string =>
    draw(d, { fill: 'none', stroke: metal.patina, 'stroke-width': width + 3 }) +
    draw(d, { fill: 'none', stroke: accent, 'stroke-width': width }) +
    draw(d, { fill: 'none', stroke: lighten(metal.base, 0.45), 'stroke-width': 1.4 });
  const shadeOn = (under: Path, over: Path): string =>
    castOn(ctx, under, over, { base: metal.base, dx: 4, dy: 6, soft: 5, strength: 0.8 });
  const rings = [250, 264, 278, 292].map((y, n) =>
    cutLine(metal, `M${233 - (n > 1 ? 1.5 : 0)} ${y}Q${256 - n} ${y + 10} ${277 - n * 4} ${y - 1}`, 1.8),
  );
  return (
    groundShadow(ctx, { x: 258, y: 444, width: 240 }) +
    seat(ctx, cast, accent, wood) +
    ears(ctx, cast, metal, accent) +
    cast(upperArm) +
    cast(otherUpper) +
    cast(belly) +
    shadeOn(belly, head) +
    ellipse(256, 352, 4, 3, { fill: metal.patina }) +
    beads(ctx, metal, path('M212 268C218 312 246 330 262 332C280 332 296 306 300 268'), 24, 4, accent) +
    legs(cast, metal, accent) +
    cast(forearm) +
    blessing(cast, metal, accent) +
    band('M124 301C130 305 138 304 144 299', 4.5) +
    band('M172 294C180 296 192 304 196 312', 5) +
    band('M340 294C332 296 320 304 316 312', 5) +
    cast(otherFore) +
    modak(cast, metal, 317, 339) +
    giving(cast, metal) +
    band('M345 333C341 338 341 346 345 352', 4.5) +
    shadeOn(oval(256, 240, 90, 20), head) +
    cast(head, { over: rings.join('') }) +
    cutLine(metal, 'M229 240C227 228 231 214 240 205M283 240C285 228 281 214 272 205', 1.6) +
    tusks(cast, metal) +
    crown(ctx, cast, metal, accent) +
    eyes(metal) +
    draw('M256 168C264 178 264 190 256 200C248 190 248 178 256 168Z', {
      fill: accent,
      stroke: metal.patina,
      'stroke-width': 0.8,
    }) +
    gleam(ctx, path('M240 236C238 258 238 284 242 304'), { width: 6, opacity: 0.6, soft: 1.8 }) +
    gleam(ctx, path('M142 152C132 168 132 186 140 202'), { width: 6, opacity: 0.7, soft: 1.6 }) +
    gleam(ctx, path('M206 276C190 286 178 298 168 314'), { width: 6, opacity: 0.7, soft: 1.6 }) +
    gleam(ctx, path('M212 176C210 190 212 206 218 218'), { width: 6, opacity: 0.55, soft: 1.8 }) +
    gleam(ctx, path('M210 292C204 306 203 322 207 336'), { width: 7, opacity: 0.55, soft: 2.2 })
  );
}
