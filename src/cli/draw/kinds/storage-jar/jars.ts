// Jars about the origin, their foot near y = 0.
import { darken, lighten } from '../../colour.ts';
import { clipTo, gleam, groundShadow, innerRim } from '../../light.ts';
import { METALS, plastic } from '../../materials.ts';
import { createLathe } from '../../parts/lathe.ts';
import type { Lathe } from '../../parts/lathe.ts';
import { bar, discAt, discPath, groove, knob, turnedBody } from '../../parts/ware.ts';
import { path, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, ellipse, num, place, rect } from '../../svg.ts';
import type { Ctx, CutOf } from '../../types.ts';

export const CUTS = {
  what: ['glass', 'barni', 'steel', 'boxes'],
  show: ['set', 'one'],
  lid: ['wood', 'steel', 'window'],
} as const;
export type Cut = CutOf<typeof CUTS>;

type Grain = 'masoor' | 'chana' | 'moong' | 'rice' | 'rajma' | 'namkeen';
const GRAINS: Readonly<Record<Grain, readonly [string, number, number]>> = {
  masoor: ['#d9723a', 4, 3],
  chana: ['#c79a52', 7, 6.4],
  moong: ['#6f8f3a', 4.4, 3.4],
  rice: ['#f1ebda', 6, 1.8],
  rajma: ['#7d2c2a', 8, 4.6],
  namkeen: ['#e0a83a', 9, 1.6],
};

/** Pulses seen through the wall of a jar, up to a heaped line. */
export function pulses(
  ctx: Ctx,
  body: Path,
  box: { x: number; y: number; width: number; height: number },
  which: Grain,
): string {
  const random = ctx.random.fork(`${which} ${num(box.x)}`);
  const [base, rx, ry] = GRAINS[which];
  let art = rect(box.x, box.y, box.width, box.height + 20, { fill: darken(base, 0.22) });
  const count = Math.round((box.width * box.height) / (rx * ry * 5));
  for (let n = 0; n < count; n += 1) {
    const [x, y] = [random.between(box.x, box.x + box.width), box.y + random.next() * box.height];
    const tone = random.pick([base, lighten(base, 0.25), darken(base, 0.14)]);
    art += ellipse(x, y, rx, ry, {
      fill: tone,
      stroke: darken(base, 0.4),
      'stroke-width': 0.6,
      transform: `rotate(${random.whole(0, 180)} ${num(x)} ${num(y)})`,
    });
  }
  return clipTo(ctx, body, art);
}

function glassSkin(ctx: Ctx, lathe: Lathe): string {
  const half = lathe.halfAt((lathe.top + lathe.bottom) / 2);
  return (
    clipTo(
      ctx,
      lathe.outline,
      innerRim(ctx, lathe.outline, { dx: -half * 0.12, dy: -5, soft: half * 0.12, colour: '#27383c', opacity: 0.6 }),
      innerRim(ctx, lathe.outline, { dx: half * 0.08, dy: 2, soft: half * 0.06, colour: '#ffffff', opacity: 0.6 }),
      gleam(ctx, path(`M${lathe.cx - half * 0.66} ${lathe.top + 16}V${lathe.bottom - 14}`), {
        width: half * 0.16,
        opacity: 0.7,
        soft: 1.2,
      }),
      gleam(ctx, path(`M${lathe.cx + half * 0.7} ${lathe.top + 26}V${lathe.bottom - 20}`), {
        width: half * 0.06,
        opacity: 0.5,
        soft: 0.8,
      }),
    ) + draw(toD(lathe.outline), { fill: 'none', stroke: '#6d8084', 'stroke-width': 1.2, 'stroke-opacity': 0.8 })
  );
}

function jar(ctx: Ctx, cut: Cut, x: number, y: number, half: number, tall: number, which: Grain): string {
  const lathe = createLathe(
    0,
    [
      [half * 0.86, -tall],
      [half * 0.9, -tall + 6],
      [half, -tall + 22],
      [half, -12],
      [half * 0.9, 0],
    ],
    0.16,
  );
  const level = -tall * 0.78;
  const inside = lathe.band(level, -4);
  const stuff = cut.lid === 'steel' ? 'steel' : 'wood';
  const colour = ctx.colour(0);
  const lid = createLathe(
    0,
    [
      [half * 0.84, -tall - 26],
      [half * 0.88, -tall - 22],
      [half * 0.88, -tall + 4],
    ],
    0.16,
  );
  return place(
    groundShadow(ctx, { x: 0, y: 0, width: half * 1.9, depth: 14 }) +
      clipTo(ctx, lathe.outline, draw(toD(lathe.outline), { fill: '#dfe9e8', opacity: 0.5 })) +
      pulses(ctx, inside, { x: -half, y: level - 4, width: half * 2, height: -level + 6 }, which) +
      draw(toD(discPath(discAt(lathe, level))), { fill: lighten(GRAINS[which][0], 0.2), opacity: 0.85 }) +
      glassSkin(ctx, lathe) +
      turnedBody(ctx, lid, { stuff, colour, shadeFoot: 3 }) +
      draw(toD(discPath(discAt(lid, -tall - 25))), {
        fill: stuff === 'wood' ? lighten(colour, 0.25) : lighten(METALS.steel.base, 0.4),
        stroke: darken(colour, 0.4),
        'stroke-width': 1,
      }) +
      (stuff === 'wood'
        ? [0.7, 0.4]
            .map((t) =>
              ellipse(0, -tall - 25, half * 0.84 * t, half * 0.134 * t, {
                fill: 'none',
                stroke: darken(colour, 0.2),
                'stroke-width': 1,
              }),
            )
            .join('')
        : ''),
    { x, y },
  );
}

export function glassJars(ctx: Ctx, cut: Cut): string {
  if (cut.show === 'one') return jar(ctx, cut, 0, 0, 104, 250, 'rajma');
  return (
    jar(ctx, cut, -146, -46, 62, 168, 'rice') +
    jar(ctx, cut, 0, -54, 62, 168, 'namkeen') +
    jar(ctx, cut, 146, -46, 62, 168, 'rajma') +
    jar(ctx, cut, -150, 12, 58, 112, 'masoor') +
    jar(ctx, cut, -4, 20, 60, 112, 'chana') +
    jar(ctx, cut, 144, 12, 58, 112, 'moong')
  );
}

/** Two-tone glazed jars: brown shoulders and lid, cream belly; one large, one small. */
export function barnis(ctx: Ctx): string {
  const [brown, cream] = [ctx.colour(0), ctx.colour(1)];
  const one = (x: number, y: number, scale: number, n: number): string => {
    const body = createLathe(
      0,
      [
        [74, -236],
        [78, -226],
        [70, -214, 'corner'],
        [112, -190],
        [122, -150],
        [122, -24],
        [108, 0],
      ],
      0.18,
    );
    const lid = createLathe(
      0,
      [
        [24, -286],
        [60, -280],
        [88, -262],
        [90, -246],
        [80, -236],
      ],
      0.18,
    );
    const shoulder = body.band(-236, -136);
    const drips = body
      .around(-136, 11, 84)
      .map((s, i) => ellipse(s.x, s.y, 15 * s.squeeze, 9 + (i % 3) * 5, { fill: brown }))
      .join('');
    const sprig =
      n === 0
        ? body
            .around(-70, 5, 52)
            .map((s) =>
              place(
                [0, 72, 144, 216, 288]
                  .map((t) => ellipse(0, -9, 5, 8, { fill: ctx.colour(2), transform: `rotate(${t})` }))
                  .join('') + ellipse(0, 0, 4, 4, { fill: '#e2a826' }),
                { x: s.x, y: s.y, scale: `${num(Math.max(0.4, s.squeeze))} 1` },
              ),
            )
            .join('')
        : '';
    return place(
      groundShadow(ctx, { x: 0, y: 0, width: 214, depth: 22 }) +
        turnedBody(ctx, body, {
          stuff: 'glazed',
          colour: cream,
          over: draw(toD(shoulder), { fill: brown }) + drips + sprig,
        }) +
        turnedBody(ctx, lid, { stuff: 'glazed', colour: brown }) +
        knob(ctx, 0, -282, 17, 'glazed', brown),
      { x, y, scale },
    );
  };
  return one(-62, 0, 1, 0) + one(112, 16, 0.62, 1);
}

/** Straight steel canisters of falling size, a clear window in the lid if asked for. */
export function steelNest(ctx: Ctx, cut: Cut): string {
  const one = (x: number, y: number, half: number, tall: number): string => {
    const body = createLathe(
      0,
      [
        [half, -tall],
        [half, -8],
        [half - 4, 0],
      ],
      0.18,
    );
    const lid = createLathe(
      0,
      [
        [half * 0.9, -tall - 22],
        [half + 2, -tall - 12],
        [half + 3, -tall + 14],
      ],
      0.18,
    );
    const top = discAt(lid, -tall - 18);
    const cover =
      cut.lid === 'window'
        ? draw(toD(discPath({ ...top, rx: top.rx * 0.72, ry: top.ry * 0.72 })), {
            fill: '#d5e2e4',
            stroke: METALS.steel.patina,
            'stroke-width': 1.4,
          }) +
          ellipse(top.x - top.rx * 0.2, top.y - top.ry * 0.2, top.rx * 0.3, top.ry * 0.2, {
            fill: '#ffffff',
            opacity: 0.8,
          })
        : '';
    return place(
      groundShadow(ctx, { x: 0, y: 0, width: half * 1.9, depth: 16 }) +
        turnedBody(ctx, body, {
          stuff: 'steel',
          colour: '',
          over: groove(body, -tall * 0.3, 'steel', '', 1.6) + groove(body, -tall * 0.3 + 9, 'steel', '', 1.6),
        }) +
        turnedBody(ctx, lid, { stuff: 'steel', colour: '', shadeFoot: 3 }) +
        draw(toD(discPath(top)), {
          fill: lighten(METALS.steel.base, 0.35),
          stroke: METALS.steel.patina,
          'stroke-width': 1,
        }) +
        cover,
      { x, y },
    );
  };
  if (cut.show === 'one')
    return one(0, 0, 138, 190) + bar(ctx, path('M-40 -212C-40 -250 40 -250 40 -212'), 11, 'steel', '');
  return (
    one(-132, -40, 92, 190) +
    one(56, -52, 78, 156) +
    one(176, -20, 52, 92) +
    one(-30, 12, 64, 106) +
    one(98, 24, 46, 66)
  );
}

/** Clear stacking boxes with coloured clip lids. */
export function boxes(ctx: Ctx): string {
  const lidColour = ctx.colour(0);
  const one = (x: number, y: number, w: number, h: number, which: Grain, n: number): string => {
    const front = roundRect(x, y - h, w, h, 9);
    const level = y - h * (0.56 + (n % 3) * 0.1);
    const lid = roundRect(x - 7, y - h - 24, w + 14, 30, 8);
    const top = path(`M${x + 8} ${y - h - 40}H${x + w - 8}L${x + w + 7} ${y - h - 22}H${x - 7}Z`);
    return (
      groundShadow(ctx, { x: x + w / 2, y, width: w, depth: 12 }) +
      draw(toD(front), { fill: '#e3ecec', opacity: 0.75 }) +
      pulses(ctx, front, { x, y: level, width: w, height: y - level }, which) +
      clipTo(
        ctx,
        front,
        innerRim(ctx, front, { dx: -5, dy: -4, soft: 5, colour: '#33464a', opacity: 0.5 }),
        gleam(ctx, path(`M${x + w * 0.12} ${y - h + 10}V${y - 10}`), { width: 11, opacity: 0.75, soft: 1.2 }),
      ) +
      draw(toD(front), { fill: 'none', stroke: '#6d8084', 'stroke-width': 1.3 }) +
      clothPiece(ctx, { outline: top, fabric: ctx.plain(lighten(lidColour, 0.25)), form: 0.2, warp: 0 }) +
      plastic(ctx, lid, lidColour, { gloss: 0.5 }) +
      plastic(ctx, roundRect(x + w / 2 - 22, y - h - 12, 44, 28, 5), lighten(lidColour, 0.2), { gloss: 0.4 })
    );
  };
  return (
    one(-204, 0, 128, 148, 'rice', 0) +
    one(-62, 0, 128, 148, 'chana', 1) +
    one(80, 0, 128, 148, 'masoor', 2) +
    one(-190, -190, 118, 96, 'moong', 1) +
    one(-52, -190, 108, 96, 'rajma', 2) +
    one(92, -190, 104, 96, 'namkeen', 0)
  );
}
