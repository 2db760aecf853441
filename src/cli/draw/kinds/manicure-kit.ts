// Nail tools in an open case.
import { darken, lighten } from '../colour.ts';
import { fit, zoom } from '../frame.ts';
import { castOn, gleam, stitches, wallShadow } from '../light.ts';
import { METALS, metalPiece } from '../materials.ts';
import type { Metal } from '../materials.ts';
import { path, roundRect } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { SURFACES } from '../surfaces.ts';
import { circle, draw, line, place, rect } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  show: ['case', 'loose', 'clipper'],
  metal: ['steel', 'gold', 'rosegold'],
} as const;
type Cut = CutOf<typeof CUTS>;

interface Tool {
  readonly outlines: readonly Path[];
  readonly art: string;
}

/** Each tool stands upright about (0, 0), about 190 long. */
function toolsOf(
  ctx: Ctx,
  metal: Metal,
): Readonly<Record<'clipper' | 'scissors' | 'tweezers' | 'pusher' | 'file' | 'pick', Tool>> {
  const piece = (outline: Path, over = ''): string => metalPiece(ctx, outline, metal, { rim: 2.2, over });
  const lever = path('M-11 60C-13 20 -10 -20 -12 -50C-12 -58 12 -58 12 -50C10 -20 13 20 11 60C8 68 -8 68 -11 60Z');
  const jaws = path('M-17 84C-19 30 -16 -40 -19 -84C-14 -96 14 -96 19 -84C16 -40 19 30 17 84C12 90 -12 90 -17 84Z');
  const left = path('M3 -94C8 -50 8 -20 4 0L-4 22L-12 18C-6 -20 -4 -60 3 -94Z');
  const right = path('M-3 -94C-8 -50 -8 -20 -4 0L4 22L12 18C6 -20 4 -60 -3 -94Z');
  const loop = (side: number): string => {
    const d = `M${side * 4} 16C${side * 10} 30 ${side * 34} 34 ${side * 38} 60C${side * 40} 84 ${side * 22} 94 ${side * 10} 84C${side * 0} 74 ${side * 4} 46 ${side * -4} 20`;
    return (
      draw(d, { fill: 'none', stroke: metal.patina, 'stroke-width': 8.4, 'stroke-linejoin': 'round' }) +
      draw(d, { fill: 'none', stroke: metal.base, 'stroke-width': 6.4 }) +
      draw(d, { fill: 'none', stroke: lighten(metal.base, 0.75), 'stroke-width': 2, transform: 'translate(-1 -1)' })
    );
  };
  const tweezers = path('M-13 -86C-15 -30 -10 40 -2 88L0 94L2 88C10 40 15 -30 13 -86C8 -96 -8 -96 -13 -86Z');
  const slit = path('M-4 -60C-4 -10 -2 50 0 84C2 50 4 -10 4 -60C3 -66 -3 -66 -4 -60Z');
  const pusher = path('M-6 -60C-12 -70 -13 -92 0 -96C13 -92 12 -70 6 -60L5 60C6 76 4 92 0 96C-4 92 -6 76 -5 60Z');
  const fileBlade = path('M-9 -94C-6 -100 6 -100 9 -94L10 20H-10Z');
  const fileEnd = path('M-11 18H11C14 50 13 80 8 94C4 98 -4 98 -8 94C-13 80 -14 50 -11 18Z');
  const pick = path('M-3 -92C0 -98 8 -94 7 -86C6 -80 0 -80 0 -84L4 60C4 80 2 92 0 95C-2 92 -5 80 -5 60Z');
  return {
    clipper: {
      outlines: [jaws],
      art:
        piece(jaws, rect(-20, -84, 40, 5, { fill: metal.patina, opacity: 0.7 })) +
        piece(
          lever,
          [-30, -20, -10, 0, 10]
            .map((y) => line(-10, y, 10, y, { stroke: metal.patina, 'stroke-width': 1.6, 'stroke-opacity': 0.5 }))
            .join(''),
        ) +
        circle(0, -62, 6, { fill: metal.base, stroke: metal.patina, 'stroke-width': 1.4 }),
    },
    scissors: {
      outlines: [left, right],
      art:
        piece(right) +
        loop(1) +
        piece(left) +
        loop(-1) +
        circle(0, 8, 4, { fill: lighten(metal.base, 0.5), stroke: metal.patina, 'stroke-width': 1.2 }),
    },
    tweezers: {
      outlines: [tweezers],
      art:
        piece(tweezers) +
        draw('M-4 -60C-4 -10 -2 50 0 84C2 50 4 -10 4 -60C3 -66 -3 -66 -4 -60Z', {
          fill: darken(metal.patina, 0.2),
          opacity: 0.75,
        }),
    },
    pusher: {
      outlines: [pusher],
      art: piece(
        pusher,
        [-20, -10, 0, 10, 20]
          .map((y) => line(-8, y, 8, y + 3, { stroke: metal.patina, 'stroke-width': 1.5, 'stroke-opacity': 0.6 }))
          .join(''),
      ),
    },
    file: {
      outlines: [fileBlade, fileEnd],
      art:
        piece(
          fileBlade,
          Array.from({ length: 26 }, (_, n) =>
            line(-12, -98 + n * 4.6, 12, -104 + n * 4.6, {
              stroke: metal.patina,
              'stroke-width': 1.2,
              'stroke-opacity': 0.5,
            }),
          ).join(''),
        ) + piece(fileEnd),
    },
    pick: { outlines: [pick, slit].slice(0, 1), art: piece(pick) },
  };
}

const ORDER = ['file', 'tweezers', 'clipper', 'scissors', 'pusher', 'pick'] as const;

function openCase(ctx: Ctx, cut: Cut): string {
  const [leather, lining] = [ctx.colour(0), ctx.colour(1)];
  const skin = SURFACES.leather(ctx, leather);
  const outer = roundRect(-214, -150, 428, 300, 26);
  const bed = roundRect(-196, -132, 392, 264, 16);
  const band = path('M-198 6C-120 -2 120 -2 198 6V44C120 36 -120 36 -198 44Z');
  const tools = toolsOf(ctx, METALS[cut.metal]);
  const set = ORDER.map((name, n) => {
    const tool = tools[name];
    return place(wallShadow(ctx, tool.outlines, { distance: 5 }) + tool.art, {
      x: -158 + n * 62 + (n > 3 ? 10 : 0),
      y: -4,
      turn: 0,
      scale: 1.06,
    });
  });
  return (
    wallShadow(ctx, [outer], { distance: 13 }) +
    clothPiece(ctx, {
      outline: outer,
      fabric: skin,
      form: 0.6,
      edge: 0.8,
      over: stitches(roundRect(-205, -141, 410, 282, 21), lighten(leather, 0.5), { length: 5, gap: 4, width: 1.4 }),
    }) +
    clothPiece(ctx, { outline: bed, fabric: ctx.cloth({ name: 'suede' }, [lining]), form: 0.4 }) +
    set.join('') +
    castOn(ctx, bed, band, { base: lining, dx: 3, dy: 5, soft: 4, strength: 0.5 }) +
    clothPiece(ctx, {
      outline: band,
      fabric: skin,
      form: 0.7,
      over:
        stitches(path('M-196 11C-120 3 120 3 196 11'), lighten(leather, 0.5), { length: 5, gap: 4 }) +
        stitches(path('M-196 39C-120 31 120 31 196 39'), lighten(leather, 0.5), { length: 5, gap: 4 }),
    }) +
    gleam(ctx, path('M-190 -144C-120 -148 -40 -148 40 -146'), { width: 4, opacity: 0.35, soft: 1.4 })
  );
}

export const kind = defineKind({
  name: 'manicure-kit',
  about: 'nail tools; colours: case, lining',
  stances: ['flat'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const scene = (): string => {
      if (cut.show === 'case') return place(openCase(ctx, cut), { x: 256, y: 256, turn: -7 });
      const tools = toolsOf(ctx, METALS[cut.metal]);
      const lay = (name: (typeof ORDER)[number], x: number, y: number, turn: number, scale = 1): string =>
        place(wallShadow(ctx, tools[name].outlines, { distance: 7 }) + tools[name].art, { x, y, turn, scale });
      if (cut.show === 'clipper') return lay('clipper', 216, 250, 34, 1.75) + lay('file', 350, 288, 34, 1.6);
      return ORDER.map((name, n) => lay(name, 96 + n * 65, 256 + (n % 2 ? 16 : -10), (n - 2.5) * 5, 1.5)).join('');
    };
    if (ctx.view === 'detail') return zoom(ctx, { x: 256, y: 216, factor: 1.9 }, scene);
    const extent = {
      case: { x: 26, y: 80, width: 460, height: 352 },
      loose: { x: 50, y: 96, width: 412, height: 330 },
      clipper: { x: 90, y: 90, width: 350, height: 340 },
    }[cut.show];
    return fit(ctx, extent, { x: 34, y: 34, width: 444, height: 444 }, scene);
  },
});
