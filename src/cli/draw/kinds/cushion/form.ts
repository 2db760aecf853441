// One cushion about the origin: its cover, its edge, the work on its front.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, seam, stitches } from '../../light.ts';
import { button, tassel, zip } from '../../parts/notions.ts';
import { oval, parallel, path, polygon, ribbon, smooth, spotsAlong, toD } from '../../path.ts';
import type { Knot, Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { circle, draw, line, place, radial } from '../../svg.ts';
import type { Ctx, CutOf, Fabric } from '../../types.ts';

export const CUTS = {
  shape: ['square', 'lumbar', 'round'],
  edge: ['plain', 'piping', 'pompom', 'tassel', 'fringe', 'frill'],
  work: ['none', 'panel', 'patch', 'tufted', 'stripe', 'half'],
  show: ['one', 'pair', 'five', 'back'],
  cloth: ['cotton', 'velvet'],
} as const;

export type Cut = CutOf<typeof CUTS>;

export interface Cover {
  readonly cut: Cut;
  readonly fabric: Fabric;
  /** Edge, cord, tassels. */
  readonly trim: string;
  readonly accent: string;
  readonly back?: boolean;
}

const SIZE = { square: [160, 160], lumbar: [196, 122], round: [164, 164] } as const;

export function outlineOf(shape: Cut['shape']): Path {
  const [w, h] = SIZE[shape];
  if (shape === 'round') return oval(0, 0, w, h);
  const s = 13;
  return smooth(
    [
      [-w, -h, 'corner'],
      [-w * 0.45, -h + s * 0.8],
      [0, -h + s],
      [w * 0.45, -h + s * 0.8],
      [w, -h, 'corner'],
      [w - s * 0.8, -h * 0.45],
      [w - s, 0],
      [w - s * 0.8, h * 0.45],
      [w, h, 'corner'],
      [w * 0.45, h - s * 0.7],
      [0, h - s * 0.8],
      [-w * 0.45, h - s * 0.7],
      [-w, h, 'corner'],
      [-w + s * 0.8, h * 0.45],
      [-w + s, 0],
      [-w + s * 0.8, -h * 0.45],
    ],
    { closed: true },
  );
}

/** Creases run from the corners, where the filling ends, towards the middle. */
function cornerFolds(w: number, h: number): Fold[] {
  const folds: Fold[] = [];
  for (const sx of [-1, 1]) {
    for (const sy of [-1, 1]) {
      const at = (u: number, v: number): Knot => [sx * (w - u), sy * (h - v)];
      folds.push(
        { points: [at(4, 4), at(46, 40), at(96, 82)], width: 24, depth: -0.3 },
        { points: [at(30, 5), at(52, 28), at(88, 44)], width: 15, depth: 0.22 },
        { points: [at(6, 34), at(26, 56), at(44, 92)], width: 15, depth: 0.2 },
      );
    }
  }
  return folds;
}

function roundFolds(r: number): Fold[] {
  return Array.from({ length: 26 }, (_, n): Fold => {
    const angle = (n / 26) * Math.PI * 2;
    const at = (share: number): Knot => [Math.cos(angle) * r * share, Math.sin(angle) * r * share];
    return { points: [at(0.06), at(0.5), at(0.97)], width: 22, depth: n % 2 ? 0.42 : -0.42, open: 'end' };
  });
}

function tuftFolds(w: number, h: number): Fold[] {
  const folds: Fold[] = [];
  for (const [x, y] of tufts(w, h)) {
    for (let n = 0; n < 8; n += 1) {
      const angle = (n / 8) * Math.PI * 2 + 0.3;
      const at = (r: number): Knot => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
      folds.push({ points: [at(2), at(14), at(34)], width: 9, depth: -0.34, open: 'start' });
    }
  }
  return folds;
}

const tufts = (w: number, h: number): [number, number][] =>
  [-0.42, 0.42].flatMap((x) => [-0.42, 0.42].map((y): [number, number] => [w * x, h * y]));

function edgeArt(ctx: Ctx, cover: Cover, outline: Path, w: number, h: number): { under: string; over: string } {
  const { cut, trim, accent } = cover;
  if (cut.edge === 'piping') {
    const cord = (dx: number, width: number, stroke: string, opacity = 1): string =>
      draw(toD(outline), {
        fill: 'none',
        stroke,
        'stroke-width': width,
        'stroke-opacity': opacity,
        'stroke-linejoin': 'round',
        transform: `translate(${dx} ${dx})`,
      });
    return {
      under: '',
      over: cord(0.8, 8, darken(trim, 0.45)) + cord(0, 6.4, trim) + cord(-0.9, 2, lighten(trim, 0.6), 0.8),
    };
  }
  if (cut.edge === 'pompom') {
    const balls = spotsAlong(outline, cut.shape === 'round' ? 41 : 53).slice(1);
    const ball = ({ x, y, tx, ty }: (typeof balls)[number]): string => {
      const [cx, cy] = [x + ty * 5, y - tx * 5];
      const fill = radial(ctx.defs, [cx - 2, cy - 2.4], 13, [
        [0, lighten(trim, 0.35)],
        [0.55, trim],
        [1, darken(trim, 0.35)],
      ]);
      const fuzz = Array.from({ length: 14 }, (_, n) => {
        const angle = (n / 14) * Math.PI * 2;
        const tip = 10.4 + (n % 3) * 0.7;
        return `M${(cx + Math.cos(angle) * 6).toFixed(1)} ${(cy + Math.sin(angle) * 6).toFixed(1)}L${(cx + Math.cos(angle) * tip).toFixed(1)} ${(cy + Math.sin(angle) * tip).toFixed(1)}`;
      }).join('');
      return (
        circle(cx + 2, cy + 2.6, 9, { fill: '#2b1a33', opacity: 0.16 }) +
        draw(fuzz, { stroke: trim, 'stroke-width': 1.6, fill: 'none' }) +
        circle(cx, cy, 9, { fill })
      );
    };
    return { under: balls.map(ball).join(''), over: '' };
  }
  if (cut.edge === 'tassel') {
    const hung: [number, number, number][] = [
      [-w + 2, -h + 3, 16],
      [w - 2, -h + 3, -16],
      [-w + 3, h - 3, 18],
      [w - 3, h - 3, -18],
    ];
    return {
      under: hung.map(([x, y, turn]) => place(tassel(ctx, 0, 0, 54, trim, accent), { x, y, turn })).join(''),
      over: '',
    };
  }
  if (cut.edge === 'fringe') {
    const look = { style: 'fringe', width: 26, colours: [trim, trim, accent], hangs: true } as const;
    const right = path(`M${w - 4} ${-h + 3}C${w - 17} ${-h * 0.4} ${w - 17} ${h * 0.4} ${w - 4} ${h - 3}`);
    const left = path(`M${-w + 4} ${-h + 3}C${-w + 17} ${-h * 0.4} ${-w + 17} ${h * 0.4} ${-w + 4} ${h - 3}`);
    return { under: border(right, { ...look, side: 'left' }) + border(left, { ...look, side: 'right' }), over: '' };
  }
  if (cut.edge === 'frill') {
    const spots = spotsAlong(outline, 97).slice(1);
    const wave = smooth(
      spots.map((s, n): Knot => {
        const out = 27 + 3 * Math.sin(n * 2.1);
        return [s.x + s.ty * out, s.y - s.tx * out];
      }),
      { closed: true },
    );
    const folds = spots.map((s, n): Fold => {
      const at = (out: number, along = 0): Knot => [s.x + s.ty * out + s.tx * along, s.y - s.tx * out + s.ty * along];
      return { points: [at(-6), at(12, 1), at(34, 3)], width: 13, depth: n % 2 ? 0.34 : -0.3, open: 'both', soft: 0.5 };
    });
    return { under: clothPiece(ctx, { outline: wave, fabric: ctx.plain(trim), folds, warp: 3, form: 0.3 }), over: '' };
  }
  return { under: '', over: '' };
}

function workArt(ctx: Ctx, cover: Cover, w: number, h: number): { onCloth: string; over: string } {
  const { cut, trim, accent, fabric } = cover;
  const across = (y: number, width: number, style: 'zari' | 'brocade' | 'gota' | 'chevron' | 'block'): string =>
    border(path(`M${-w - 20} ${y}H${w + 20}`), { style, width, colours: [trim, accent, fabric.base], side: 'right' });
  switch (cut.work) {
    case 'panel':
      return {
        onCloth:
          across(-h * 0.3, h * 0.6, 'brocade') +
          across(-h * 0.52, h * 0.16, 'zari') +
          across(h * 0.36, h * 0.16, 'zari'),
        over: '',
      };
    case 'stripe':
      return {
        onCloth: [-0.78, -0.2, 0.38].map((y) => across(h * y, h * 0.34, y === -0.2 ? 'gota' : 'chevron')).join(''),
        over: '',
      };
    case 'half': {
      const plain = ctx.plain(trim);
      const edge = path(`M${-w - 10} ${h * 0.18}H${w + 10}`);
      return {
        onCloth: draw(`M${-w - 20} ${h * 0.18}H${w + 20}V${h + 20}H${-w - 20}Z`, { fill: plain.base }),
        over: seam(edge, trim) + stitches(parallel(edge, 5), accent, { length: 7, gap: 5, width: 2.2 }),
      };
    }
    case 'patch': {
      const names = ['ajrakh', 'polka', 'jaal', 'regatta', 'rosette', 'gingham', 'ambi', 'slub', 'buti'];
      const base = [fabric.base, trim, accent, '#f2e8d5'];
      let onCloth = '';
      let lines = '';
      const [cw, ch] = [(w * 2 + 8) / 3, (h * 2 + 8) / 3];
      names.forEach((name, n) => {
        const turned = base.map((_, i) => base[(i + n) % base.length] ?? trim);
        const box = { x: -w - 4 + (n % 3) * cw, y: -h - 4 + Math.floor(n / 3) * ch, width: cw, height: ch };
        onCloth += clipTo(
          ctx,
          polygon([
            [box.x, box.y],
            [box.x + cw, box.y],
            [box.x + cw, box.y + ch],
            [box.x, box.y + ch],
          ]),
          ctx.cloth({ name, scale: 0.85 }, turned).paint(box, { origin: [box.x, box.y] }),
        );
      });
      for (const t of [1, 2]) {
        const [v, u] = [path(`M${-w - 4 + t * cw} ${-h}V${h}`), path(`M${-w} ${-h - 4 + t * ch}H${w}`)];
        for (const along of [v, u]) {
          lines +=
            seam(along, fabric.base) + stitches(parallel(along, 4), '#f6ecd8', { length: 4, gap: 3, width: 1.1 });
        }
      }
      return { onCloth, over: lines };
    }
    case 'tufted':
      return {
        onCloth: '',
        over: tufts(w, h)
          .map(([x, y]) => button(ctx, x, y, 9, cover.accent, 'shank'))
          .join(''),
      };
    default:
      return {
        onCloth: '',
        over: cut.shape === 'round' ? button(ctx, 0, 0, 15, trim, 'shank') : '',
      };
  }
}

/** The whole cushion about (0, 0); `before` are the outlines of what it leans on, which it darkens. */
export function cushionArt(ctx: Ctx, cover: Cover, before: readonly Path[] = []): string {
  const { cut, fabric } = cover;
  const [w, h] = SIZE[cut.shape];
  const outline = outlineOf(cut.shape);
  const edge = edgeArt(ctx, cover, outline, w, h);
  const work = cover.back ? { onCloth: '', over: '' } : workArt(ctx, cover, w, h);
  const opening = path(`M${-w * 0.78} ${h * 0.62}H${w * 0.78}`);
  const back = cover.back
    ? seam(parallel(opening, -9), fabric.base, { strength: 0.8, width: 2 }) +
      zip(opening, { tape: darken(fabric.base, 0.1), metal: '#b9bcc2', width: 6, pull: 0.12 }) +
      draw(toD(ribbon(parallel(opening, -7), 6)), { fill: fabric.base, opacity: 0.75 }) +
      stitches(parallel(opening, -12), lighten(fabric.base, 0.4), { length: 4, gap: 3, width: 1 }) +
      line(-w * 0.78, h * 0.56, -w * 0.78, h * 0.68, { stroke: darken(fabric.base, 0.4), 'stroke-width': 1.6 })
    : '';
  return (
    before
      .map((under) => castOn(ctx, under, outline, { base: fabric.base, dx: 9, dy: 8, soft: 11, strength: 0.55 }))
      .join('') +
    edge.under +
    clothPiece(ctx, {
      outline,
      fabric,
      origin: [0, 0],
      form: 1,
      finish: cut.cloth === 'velvet' ? 'satin' : 'matte',
      folds:
        cut.shape === 'round'
          ? roundFolds(w)
          : [...cornerFolds(w, h), ...(cut.work === 'tufted' ? tuftFolds(w, h) : [])],
      drape: cut.cloth === 'velvet' ? { amount: 0.5, across: 120, down: 110 } : { amount: 0.2, across: 130, down: 130 },
      onCloth: work.onCloth,
      over: work.over + back,
    }) +
    edge.over
  );
}
