// What one sees of an open jar: its contents and the lid that leans on it.
import { darken, lighten } from '../../colour.ts';
import { clipTo, innerRim } from '../../light.ts';
import { emblem } from '../../parts/beauty/emblem.ts';
import { thick } from '../../parts/goods/forms.ts';
import type { Lathe } from '../../parts/lathe.ts';
import { oval, toD } from '../../path.ts';
import { draw, ellipse, group, num, radial } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import { TILT } from './look.ts';
import type { Cut } from './look.ts';

/** What one sees in the open mouth. */
export function contents(ctx: Ctx, cut: Cut, lathe: Lathe): string {
  const colour = ctx.colour(0);
  const half = lathe.halfAt(lathe.top) - 4;
  const y = lathe.top + 1;
  const mouth = oval(256, y, half, half * TILT);
  const floor = draw(toD(mouth), {
    fill: radial(
      ctx.defs,
      [236, y - 4],
      half * 1.2,
      [
        [0, lighten(colour, 0.45)],
        [0.6, colour],
        [1, darken(colour, 0.25)],
      ],
      { squash: TILT },
    ),
  });
  const rim = innerRim(ctx, mouth, {
    dx: 3,
    dy: 5,
    soft: 4,
    colour: darken(colour, 0.55),
    opacity: 0.55,
    blend: 'multiply',
  });
  const swirl =
    draw(
      `M${256 - half * 0.72} ${y + 3}C${256 - half * 0.6} ${y - half * 0.2} ${256 + half * 0.6} ${y - half * 0.24} ${256 + half * 0.66} ${y + 1}C${256 + half * 0.6} ${y + half * 0.19} ${256 - half * 0.34} ${y + half * 0.18} ${256 - half * 0.34} ${y + 1}C${256 - half * 0.3} ${y - half * 0.12} ${256 + half * 0.3} ${y - half * 0.12} ${256 + half * 0.28} ${y + 2}C${256 + half * 0.24} ${y + half * 0.09} ${256 - half * 0.05} ${y + half * 0.08} ${256} ${y}`,
      {
        fill: 'none',
        stroke: darken(colour, 0.3),
        'stroke-width': 3.4,
        'stroke-opacity': 0.45,
        'stroke-linecap': 'round',
      },
    ) +
    draw(
      `M${256 - half * 0.7} ${y + 1}C${256 - half * 0.58} ${y - half * 0.22} ${256 + half * 0.58} ${y - half * 0.26} ${256 + half * 0.64} ${y - 1}`,
      { fill: 'none', stroke: '#fffdf6', 'stroke-width': 3, 'stroke-opacity': 0.7, 'stroke-linecap': 'round' },
    );
  const peak = draw(
    `M${256 - half * 0.4} ${y + half * 0.06}C${256 - half * 0.2} ${y - half * 0.04} ${256 - half * 0.12} ${y - half * 0.3} ${256 + half * 0.1} ${y - half * 0.34}C${256} ${y - half * 0.2} ${256 + half * 0.3} ${y - half * 0.02} ${256 + half * 0.46} ${y + half * 0.07}C${256 + half * 0.2} ${y + half * 0.15} ${256 - half * 0.2} ${y + half * 0.15} ${256 - half * 0.4} ${y + half * 0.06}Z`,
    { fill: lighten(colour, 0.35), stroke: darken(colour, 0.3), 'stroke-width': 0.8, 'stroke-opacity': 0.5 },
  );
  const random = ctx.random.fork('powder');
  const dust = Array.from({ length: 46 }, () =>
    ellipse(256 + random.near(0, half * 0.85), y + random.near(0, half * 0.17), 1.6, 1, {
      fill: random.next() < 0.5 ? darken(colour, 0.3) : lighten(colour, 0.5),
      opacity: 0.7,
    }),
  ).join('');
  const mound = draw(
    `M${256 - half * 0.9} ${y + 2}C${256 - half * 0.5} ${y - half * 0.24} ${256 - half * 0.1} ${y - half * 0.36} ${256 + half * 0.12} ${y - half * 0.3}C${256 + half * 0.5} ${y - half * 0.16} ${256 + half * 0.7} ${y - half * 0.06} ${256 + half * 0.9} ${y + 2}C${256 + half * 0.5} ${y + half * 0.22} ${256 - half * 0.5} ${y + half * 0.22} ${256 - half * 0.9} ${y + 2}Z`,
    {
      fill: radial(ctx.defs, [230, y - half * 0.2], half, [
        [0, lighten(colour, 0.35)],
        [0.6, colour],
        [1, darken(colour, 0.22)],
      ]),
    },
  );
  const scoop =
    ellipse(256 + half * 0.16, y + half * 0.02, half * 0.4, half * 0.1, { fill: darken(colour, 0.22), opacity: 0.6 }) +
    draw(
      `M${256 - half * 0.22} ${y - half * 0.02}C${256 - half * 0.1} ${y + half * 0.12} ${256 + half * 0.4} ${y + half * 0.14} ${256 + half * 0.56} ${y}`,
      { fill: 'none', stroke: '#fffdf6', 'stroke-width': 3, 'stroke-opacity': 0.75, 'stroke-linecap': 'round' },
    );
  const gloss =
    ellipse(256 - half * 0.4, y - half * 0.08, half * 0.24, half * 0.05, { fill: '#ffffff', opacity: 0.85 }) +
    ellipse(256 + half * 0.3, y + half * 0.09, half * 0.12, half * 0.025, { fill: '#ffffff', opacity: 0.7 });
  const inside = { cream: swirl + peak, gel: swirl + gloss, powder: mound + dust, butter: scoop + gloss }[
    cut.open as 'cream' | 'gel' | 'powder' | 'butter'
  ];
  const over = cut.open === 'powder' || cut.open === 'cream' ? inside : '';
  return clipTo(ctx, mouth, floor, over === '' ? inside : '', rim) + over;
}

/** The lid set aslant against the jar, seen from its upper face. */
export function leaningLid(ctx: Ctx, cut: Cut, half: number): string {
  const r = half + 6;
  const colour =
    cut.lid === 'wood'
      ? '#b98a58'
      : cut.lid === 'gold'
        ? '#dcae4c'
        : cut.lid === 'silver'
          ? '#c3c6cb'
          : cut.lid === 'rosegold'
            ? '#d79c84'
            : ctx.colour(1);
  const rings =
    cut.lid === 'wood'
      ? [0.82, 0.62, 0.4, 0.22]
          .map((share) =>
            ellipse(-r * 0.06, r * 0.03, r * share, r * share * 0.93, {
              fill: 'none',
              stroke: darken(colour, 0.3),
              'stroke-width': 1.4,
              'stroke-opacity': 0.45,
            }),
          )
          .join('')
      : ellipse(0, 0, r * 0.84, r * 0.84, {
          fill: 'none',
          stroke: darken(colour, 0.3),
          'stroke-width': 1.4,
          'stroke-opacity': 0.5,
        });
  const face = oval(0, 0, r, r);
  const grooves =
    cut.lid === 'wood'
      ? ''
      : Array.from({ length: 27 }, (_, n) => {
          const a = ((n / 26) * 150 - 72) * (Math.PI / 180);
          const [x, y] = [Math.cos(a) * r, Math.sin(a) * r];
          return draw(`M${num(x + 3)} ${num(y + 1)}L${num(x + 16)} ${num(y + 4)}`, {
            stroke: darken(colour, 0.62),
            'stroke-width': 2,
            'stroke-opacity': 0.55,
          });
        }).join('');
  return (
    ellipse(12, r * 0.86, r * 1.1, 12, { fill: darken(ctx.tint, 0.6), opacity: 0.28 }) +
    group(
      { transform: 'scale(.8 1)' },
      // The skirt of the lid, with its grooves for the fingers.
      thick(face, 17, 4, darken(colour, 0.2), darken(colour, 0.5)) +
        grooves +
        draw(toD(face), {
          fill: radial(ctx.defs, [-r * 0.4, -r * 0.5], r * 1.9, [
            [0, lighten(colour, 0.6)],
            [0.4, colour],
            [1, darken(colour, 0.32)],
          ]),
          stroke: darken(colour, 0.5),
          'stroke-width': 1,
        }) +
        rings +
        draw(toD(oval(0.8, 1, r * 0.96)), {
          fill: 'none',
          stroke: lighten(colour, 0.7),
          'stroke-width': 1.6,
          'stroke-opacity': 0.5,
        }) +
        emblem(cut.mark, 0, 0, r * 0.34, darken(colour, 0.45), darken(colour, 0.25)),
    )
  );
}
