// Sunglasses standing open, the arms going away behind the lenses.
import { HORIZON } from '../backdrops/stage.ts';
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { clipTo, gleam, groundShadow, innerRim, solid } from '../light.ts';
import { METALS, metalBall } from '../materials.ts';
import { flipped, joined, mirrored, path, ribbon, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { circle, draw, ellipse, group, linear } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['classic', 'aviator', 'round', 'sport', 'browline', 'square'],
  lens: ['smoke', 'gradient', 'mirror', 'clear'],
  metal: ['gold', 'silver', 'gunmetal'],
} as const;
type Cut = CutOf<typeof CUTS>;

/** Left lenses about the axis, inner corner near x = 240. */
const LENSES: Readonly<Record<Cut['style'], string>> = {
  classic:
    'M236 226C228 215 150 209 90 211C80 212 76 222 78 234C82 272 92 304 112 316C142 328 192 326 212 314C230 300 240 256 236 226Z',
  aviator: 'M238 232C236 216 200 206 150 208C112 210 84 218 80 234C78 280 108 332 158 334C206 334 242 286 238 232Z',
  round: 'M84 268C84 227 118 194 160 194C202 194 236 227 236 268C236 309 202 342 160 342C118 342 84 309 84 268Z',
  sport: 'M246 228C192 206 110 206 66 222C58 246 62 284 94 300C140 318 196 314 222 296C238 284 246 258 246 228Z',
  browline: 'M236 232C220 222 130 222 90 230C84 262 98 318 156 320C212 320 238 270 236 232Z',
  square:
    'M238 216C200 208 120 208 84 214C78 216 76 224 77 234L82 296C84 312 92 318 108 320C150 324 190 322 216 316C230 312 236 302 237 288L241 228C241 222 240 217 238 216Z',
};

/** The lowest point of each frame, on which it stands. */
const FOOT: Readonly<Record<Cut['style'], number>> = {
  classic: 328,
  aviator: 336,
  round: 344,
  sport: 311,
  browline: 323,
  square: 327,
};

const LENS_TONES: Readonly<Record<Cut['lens'], readonly [string, string, number]>> = {
  smoke: ['#24222a', '#3c3a44', 0.93],
  gradient: ['#2a2430', '#a5907c', 0.82],
  mirror: ['#1f3f7a', '#e88a3a', 0.96],
  clear: ['#b8c6c8', '#dbe4e2', 0.4],
};

function lens(ctx: Ctx, shape: Path, cut: Cut): string {
  const [top, low, opacity] = LENS_TONES[cut.lens];
  const tinted = cut.lens === 'gradient' && ctx.colourCount > 1 ? mix(low, ctx.colour(1), 0.6) : low;
  const stops =
    cut.lens === 'mirror'
      ? ([
          [0, top],
          [0.4, mix(top, '#7a3f9c', 0.5)],
          [0.7, low],
          [1, lighten(low, 0.4)],
        ] as const)
      : ([
          [0, top],
          [0.45, mix(top, tinted, 0.35)],
          [1, tinted],
        ] as const);
  return clipTo(
    ctx,
    shape,
    draw(toD(shape), { fill: linear(ctx.defs, [160, 206], [170, 334], stops), opacity }),
    draw('M70 330L190 196H224L92 344Z M232 196H246L120 344H104Z', {
      fill: '#ffffff',
      opacity: cut.lens === 'clear' ? 0.4 : 0.16,
    }),
    draw('M290 330L410 196H436L320 344Z M446 196H458L336 344H328Z', {
      fill: '#ffffff',
      opacity: cut.lens === 'clear' ? 0.4 : 0.14,
    }),
    innerRim(ctx, shape, { dx: 3, dy: 5, soft: 5, colour: '#0f0d14', opacity: 0.6 }),
  );
}

function rimStroke(ctx: Ctx, shape: Path, colour: string, width: number, metal: boolean): string {
  const sheen = metal
    ? linear(
        ctx.defs,
        [80, 200],
        [430, 330],
        [
          [0, lighten(colour, 0.8)],
          [0.3, colour],
          [0.55, darken(colour, 0.35)],
          [0.8, lighten(colour, 0.5)],
          [1, darken(colour, 0.2)],
        ],
      )
    : colour;
  return (
    draw(toD(shape), { fill: 'none', stroke: darken(colour, 0.6), 'stroke-width': width + 1.8 }) +
    draw(toD(shape), { fill: 'none', stroke: sheen, 'stroke-width': width }) +
    draw(toD(shape), {
      fill: 'none',
      stroke: lighten(colour, metal ? 0.9 : 0.5),
      'stroke-width': width * 0.22,
      'stroke-opacity': 0.7,
      transform: `translate(${-width * 0.16} ${-width * 0.24})`,
    })
  );
}

function drawGlasses(ctx: Ctx, cut: Cut): string {
  const thin = cut.style === 'aviator' || cut.style === 'round';
  const metal = { gold: METALS.gold, silver: METALS.silver, gunmetal: METALS.iron }[cut.metal];
  const colour = thin ? metal.base : ctx.colour(0);
  const left = path(LENSES[cut.style]);
  const pair = [left, flipped(left)];
  const width = thin ? 5 : cut.style === 'sport' ? 6 : cut.style === 'browline' ? 4 : 14;
  // The arms lead back from the outer corners and bend down at their ends.
  const arm = path('M82 226C92 210 116 198 142 194C154 192 160 198 161 212');
  const armWidth = (t: number): number => (thin ? 4.4 - t : 13 - t * 6);
  const armShape = ribbon(arm, armWidth, 40);
  const arms = [armShape, flipped(armShape)].map((one) =>
    draw(toD(one), {
      fill: darken(thin ? ctx.colour(0) : colour, 0.28),
      stroke: darken(colour, 0.6),
      'stroke-width': 1,
    }),
  );
  const bridge = thin
    ? rimStroke(ctx, path('M236 236C246 226 266 226 276 236'), colour, 5, true) +
      (cut.style === 'aviator' ? rimStroke(ctx, path('M214 212C240 206 272 206 298 212'), colour, 4.4, true) : '')
    : cut.style === 'sport'
      ? ''
      : draw(toD(ribbon(path('M232 240C244 226 268 226 280 240'), 15, 24)), {
          fill: colour,
          stroke: darken(colour, 0.6),
          'stroke-width': 1,
        }) + gleam(ctx, path('M240 230C248 224 262 224 270 229'), { width: 4, opacity: 0.4, soft: 0.8 });
  const pads =
    thin || cut.style === 'browline'
      ? [230, 282]
          .map((x) =>
            ellipse(x, 264, 5, 9, {
              fill: '#e9e2d6',
              opacity: 0.85,
              stroke: '#8a8078',
              'stroke-width': 0.8,
              transform: `rotate(${x < 256 ? 18 : -18} ${x} 264)`,
            }),
          )
          .join('')
      : '';
  const brow = mirrored(
    path(
      'M256 214C250 214 244 220 238 236C200 222 130 224 92 234C84 234 70 226 70 216C96 196 210 194 240 206C246 208 252 208 256 208',
    ),
  );
  const shade = groundShadow(ctx, { x: 262, y: FOOT[cut.style], width: 380, depth: 15 });
  const hinge = [84, 428]
    .map((x) => circle(x, 226, 3.4, { fill: metalBall(ctx, METALS.silver, x, 226, 3.4) }))
    .join('');
  if (cut.style === 'sport') {
    const shield = joined([left], false);
    const frame = mirrored(
      path(
        'M256 219C248 219 243 215 236 212C186 194 104 196 56 212C52 220 54 229 60 235C100 216 190 212 236 231C243 235 249 238 256 238',
      ),
    );
    return (
      shade +
      arms.join('') +
      pair.map((one) => lens(ctx, one, cut)).join('') +
      draw(toD(shield), { fill: 'none', stroke: darken(ctx.colour(0), 0.5), 'stroke-width': 1 }) +
      draw(toD(frame), { fill: ctx.colour(0), stroke: darken(ctx.colour(0), 0.6), 'stroke-width': 1.2 }) +
      gleam(ctx, path('M76 214C120 202 180 204 226 218'), { width: 4, opacity: 0.5, soft: 1 }) +
      gleam(ctx, path('M290 216C340 204 400 204 436 214'), { width: 3.4, opacity: 0.35, soft: 1 }) +
      draw('M229 288C240 270 244 254 248 246C252 241 260 241 264 246C268 254 272 270 283 288', {
        fill: 'none',
        stroke: ctx.colour(1),
        'stroke-width': 6,
        'stroke-linecap': 'round',
      })
    );
  }
  return (
    shade +
    arms.join('') +
    pair.map((one) => lens(ctx, one, cut)).join('') +
    pads +
    pair
      .map((one) =>
        rimStroke(ctx, one, cut.style === 'browline' ? metal.base : colour, width, thin || cut.style === 'browline'),
      )
      .join('') +
    bridge +
    (cut.style === 'browline'
      ? draw(toD(brow), { fill: ctx.colour(0), stroke: darken(ctx.colour(0), 0.6), 'stroke-width': 1.2 }) +
        gleam(ctx, path('M88 214C120 204 190 202 226 210'), { width: 4, opacity: 0.5, soft: 1 }) +
        gleam(ctx, path('M290 208C340 202 400 206 424 213'), { width: 4, opacity: 0.35, soft: 1 })
      : thin
        ? ''
        : [
            path('M70 216C76 208 90 206 100 206L96 240C84 240 74 232 70 216Z'),
            flipped(path('M70 216C76 208 90 206 100 206L96 240C84 240 74 232 70 216Z')),
          ]
            .map((one) => draw(toD(one), { fill: colour, stroke: darken(colour, 0.6), 'stroke-width': 0.8 }))
            .join('')) +
    hinge
  );
}

/** A hard case, shut, behind the glasses: two halves that meet in a groove. */
function caseArt(ctx: Ctx): string {
  const colour = mix(ctx.colour(0), '#6b5340', 0.6);
  const shell = path(
    'M96 300C96 258 122 238 166 238H356C400 238 426 258 426 300C426 336 406 356 366 356H156C116 356 96 336 96 300Z',
  );
  const groove = (y: number): string => `M92 ${y}C200 ${y + 7} 322 ${y + 7} 430 ${y}`;
  const look = { fill: 'none', 'stroke-width': 2 };
  return (
    groundShadow(ctx, { x: 262, y: 353, width: 350, depth: 16 }) +
    solid(ctx, shell, {
      base: colour,
      fill: linear(
        ctx.defs,
        [0, 238],
        [0, 356],
        [
          [0, lighten(colour, 0.34)],
          [0.4, colour],
          [1, darken(colour, 0.4)],
        ],
      ),
      form: 0.7,
      over:
        draw(groove(292), { ...look, stroke: darken(colour, 0.65) }) +
        draw(groove(294.2), { ...look, stroke: lighten(colour, 0.45), 'stroke-opacity': 0.6 }),
    }) +
    gleam(ctx, path('M124 276C140 254 160 250 200 249H300'), { width: 7, opacity: 0.4, soft: 2 })
  );
}

export const kind = defineKind({
  name: 'sunglasses',
  about: 'sunglasses; colours: frame, lens tint',
  stances: ['stand', 'flat'],
  views: ['front', 'detail', 'set'],
  cuts: CUTS,
  draw(cut, ctx) {
    const one = (): string => drawGlasses(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [230, 256], sharp: 180, reach: 440 },
        zoom(ctx, { x: 160, y: 256, factor: 2, turn: -6 }, one),
      );
    // Frames differ in width: each is enlarged until it fills the picture from side to side.
    const width = { classic: 386, aviator: 366, round: 400, sport: 400, browline: 400, square: 400 }[cut.style];
    const box = { x: 256 - width / 2, y: 184, width, height: FOOT[cut.style] - 184 };
    if (ctx.view === 'set') {
      return group(
        {},
        fit(
          ctx,
          { x: 90, y: 230, width: 344, height: 128 },
          { x: 76, y: 60, width: 406, height: HORIZON - 36 },
          () => caseArt(ctx),
          true,
        ),
        fit(ctx, box, { x: 30, y: 120, width: 344, height: 324 }, one, true),
      );
    }
    return fit(ctx, box, { x: 26, y: 40, width: 460, height: groundFor(ctx, 260) - 50 }, one, true);
  },
});
