// An urli: a wide bowl of water with floating flowers and lights.
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { flame } from '../parts/flame.ts';
import { leafAt, marigold, rose } from '../parts/greenery.ts';
import { createLathe } from '../parts/lathe.ts';
import { bar, discAt, groove, mouth, turnedBody } from '../parts/ware.ts';
import type { Disc } from '../parts/ware.ts';
import { path } from '../path.ts';
import { ellipse, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = { stuff: ['brass', 'clay', 'iron'], feet: ['ring', 'legs'] } as const;
type Cut = CutOf<typeof CUTS>;

function floating(ctx: Ctx, at: Disc): string {
  const random = ctx.random.fork('flowers');
  const petals = Array.from({ length: 26 }, () => {
    const a = random.between(0, Math.PI * 2);
    const r = Math.sqrt(random.next()) * 0.92;
    return ellipse(at.x + Math.cos(a) * at.rx * r, at.y + Math.sin(a) * at.ry * r, 7, 3.6, {
      fill: random.pick([ctx.colour(0), ctx.colour(1), ctx.colour(2)]),
      opacity: 0.95,
      transform: `rotate(${random.whole(-30, 30)} ${(at.x + Math.cos(a) * at.rx * r).toFixed(1)} ${(at.y + Math.sin(a) * at.ry * r).toFixed(1)})`,
    });
  }).join('');
  const flowers: readonly (readonly [number, number, number, number])[] = [
    [-0.05, -0.86, 20, 1],
    [-0.46, -0.7, 21, 0],
    [0.36, -0.74, 21, 0],
    [-0.8, -0.34, 22, 1],
    [0.74, -0.36, 22, 2],
    [-0.24, -0.28, 22, 2],
    [0.28, -0.24, 22, 1],
    [-0.62, 0.2, 24, 0],
    [0.66, 0.22, 24, 0],
    [-0.3, 0.6, 25, 1],
    [0.42, 0.62, 24, 2],
  ];
  return (
    ellipse(at.x - at.rx * 0.2, at.y - at.ry * 0.3, at.rx * 0.5, at.ry * 0.3, { fill: '#ffffff', opacity: 0.18 }) +
    petals +
    flowers
      .map(([fx, fy, r, which]) => {
        const [x, y] = [at.x + fx * at.rx * 0.86, at.y + fy * at.ry * 0.8];
        const flower = which === 2 ? rose(0, 0, r, ctx.colour(2)) : marigold(ctx, 0, 0, r, ctx.colour(which));
        return (
          ellipse(x + 2, y + 6, r, r * 0.5, { fill: '#1d2a2c', opacity: 0.3 }) +
          leafAt(x, y + 2, r * 1.5, r * 0.7, fx > 0 ? 74 : -74, '#4f7a3b') +
          place(flower, { x, y, scale: '1 0.72' })
        );
      })
      .join('') +
    ellipse(at.x + 6, at.y + at.ry * 0.52, 22, 9, { fill: '#f1e7d2' }) +
    flame(ctx, at.x + 6, at.y + at.ry * 0.5, 36)
  );
}

function urli(ctx: Ctx, cut: Cut): string {
  const colour = cut.stuff === 'clay' ? '#b4613c' : '';
  const bowl = createLathe(
    256,
    [
      // Under the rim it draws in, or its edge would stand out beside the oval of the mouth.
      [196, 240],
      [192, 250],
      [187, 260],
      [184, 296],
      [150, 350],
      [96, 376],
      [70, 380],
    ],
    0.3,
  );
  const at = discAt(bowl, 240);
  const handle = (side: 1 | -1): string =>
    bar(
      ctx,
      path(`M${256 + side * 176} 262C${256 + side * 232} 258 ${256 + side * 232} 322 ${256 + side * 170} 318`),
      11,
      cut.stuff,
      colour,
    );
  const legs =
    cut.feet === 'legs'
      ? [-96, 96, 0]
          .map((x) =>
            bar(
              ctx,
              path(
                `M${256 + x} ${x === 0 ? 386 : 372}C${256 + x * 1.1} 400 ${256 + x * 1.2} 416 ${256 + x * 1.24} ${x === 0 ? 428 : 418}`,
              ),
              15,
              cut.stuff,
              colour,
            ),
          )
          .join('')
      : '';
  const foot = createLathe(
    256,
    [
      [64, 376],
      [78, 392],
      [82, 404],
    ],
    0.3,
  );
  const ring = cut.feet === 'ring' ? turnedBody(ctx, foot, { stuff: cut.stuff, colour }) : '';
  return (
    groundShadow(ctx, {
      x: 258,
      y: cut.feet === 'legs' ? 420 : 422,
      width: cut.feet === 'legs' ? 250 : 190,
      depth: 24,
    }) +
    legs +
    ring +
    handle(-1) +
    handle(1) +
    turnedBody(ctx, bowl, {
      stuff: cut.stuff,
      colour,
      hammer: cut.stuff === 'brass',
      over: groove(bowl, 262, cut.stuff, colour, 2),
    }) +
    mouth(ctx, bowl, {
      stuff: cut.stuff,
      colour,
      lip: 11,
      fill: { depth: 12, colour: '#5f8a8c', art: (disc) => floating(ctx, { ...disc, ry: at.ry * 0.9 }) },
    })
  );
}

export const kind = defineKind({
  name: 'urli',
  about: 'urli with floating flowers; colours: marigolds, second marigolds, roses',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const whole = (): string => urli(ctx, cut);
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 250], sharp: 140, reach: 380 },
        zoom(ctx, { x: 250, y: 262, factor: 2 }, whole),
      );
    return fit(
      ctx,
      { x: 22, y: 176, width: 468, height: 252 },
      { x: 30, y: 60, width: 452, height: groundFor(ctx, 280) - 48 },
      whole,
      true,
    );
  },
});
