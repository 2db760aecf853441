// Cups: their cloth, roundness, seams and edges.
import { border } from '../../borders.ts';
import { darken, lighten, mix } from '../../colour.ts';
import type { Cup, Cut } from './plan.ts';
import { castOn, clipTo, seam, stitches } from '../../light.ts';
import { AXIS } from '../../parts/garment.ts';
import { flipped, parallel, path, reversed, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw, radial } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';

export interface Look {
  readonly cloth: Fabric;
  /** Lace, bindings and bows. */
  readonly lace: string;
  readonly elastic: string;
}

/** Light and shade of a dome: brightest above and left of its middle, deep towards the lower right. */
function dome(ctx: Ctx, outline: Path, base: string, x: number, y: number): string {
  const d = toD(outline);
  const shade = mix(darken(base, 0.5), '#3a2340', 0.35);
  return (
    draw(d, {
      fill: radial(ctx.defs, [x - 12, y - 24], 104, [
        [0, shade, 0],
        [0.5, shade, 0.04],
        [0.78, shade, 0.24],
        [1, shade, 0.5],
      ]),
    }) +
    draw(d, {
      fill: radial(ctx.defs, [x - 20, y - 30], 46, [
        [0, lighten(base, 0.85), 0.55],
        [0.5, lighten(base, 0.7), 0.2],
        [1, lighten(base, 0.6), 0],
      ]),
    })
  );
}

/** Seams by style, for the left cup. */
function seamsOf(cut: Cut, cup: Cup, base: string): string {
  const [ax, ay] = cup.apex;
  const [cx, cy] = cup.centre;
  const line = (d: string): string => {
    const along = path(d);
    return (
      seam(along, base, { strength: 0.6, width: 1.2 }) +
      stitches(parallel(along, 3), lighten(base, 0.3), { width: 0.7, length: 2.4, gap: 1.8, opacity: 0.55 })
    );
  };
  switch (cut.style) {
    case 'full':
    case 'minimiser':
      return (
        line(
          `M${cup.arm.curves.at(-1)?.[2].join(' ')}C${cx - 30} ${cy - 10} ${cx + 20} ${cy - 14} ${cup.neck.start[0]} ${cup.neck.start[1] + 26}`,
        ) + line(`M${cx - 2} ${cy - 8}C${cx + 2} ${cy + 20} ${cx + 6} ${cy + 46} ${cx + 8} ${cy + 84}`)
      );
    case 'nursing':
      return line(`M${ax - 2} ${ay + 6}C${ax - 20} ${ay + 60} ${cx - 26} ${cy + 10} ${cx - 30} ${cy + 70}`);
    case 'front-open':
      return line(`M${ax} ${ay + 4}C${ax - 4} ${ay + 60} ${cx + 4} ${cy + 20} ${cx + 8} ${cy + 80}`);
    case 'bralette':
      return line(`M${ax} ${ay + 6}C${ax - 4} ${ay + 60} ${cx} ${cy} ${cx + 4} ${cy + 70}`);
    default:
      return '';
  }
}

export function drawCup(ctx: Ctx, cut: Cut, cup: Cup, look: Look, mirror: boolean): string {
  const turn = (one: Path): Path => (mirror ? flipped(one, AXIS) : one);
  const outline = turn(cup.outline);
  const base = look.cloth.base;
  const lacy = cut.style === 'lace' || cut.style === 'bralette';
  const cloth = lacy ? ctx.cloth({ name: 'lace', scale: 0.9 }, [look.lace, mix(base, look.lace, 0.15)]) : look.cloth;
  const [cx, cy] = [mirror ? 2 * AXIS - cup.centre[0] : cup.centre[0], cup.centre[1]];
  const neck = turn(cup.neck);
  const arm = turn(cup.arm);
  const edges = lacy
    ? border(mirror ? reversed(neck) : neck, {
        style: 'lace',
        width: 12,
        colours: [look.lace, look.lace, base],
        side: mirror ? 'right' : 'left',
      })
    : '';
  const tone = cloth.base;
  const binding = (line: Path, side: number): string =>
    draw(toD(line), { fill: 'none', stroke: darken(tone, 0.3), 'stroke-width': 5, 'stroke-opacity': 0.5 }) +
    stitches(parallel(line, side * 5), lighten(tone, 0.35), { width: 0.7, length: 2.4, gap: 1.8, opacity: 0.7 });
  const seams = seamsOf(cut, cup, base);
  const mirrored = mirror ? `<g transform="translate(${2 * AXIS} 0) scale(-1 1)">${seams}</g>` : seams;
  const overlay =
    cut.style === 'plunge' || cut.style === 'strapless'
      ? ''
      : cut.style === 'minimiser'
        ? clipTo(
            ctx,
            outline,
            clipTo(
              ctx,
              turn(
                path(
                  `M100 100H${cup.neck.start[0] + 12}V${cup.neck.start[1] + 28}C${cup.centre[0] + 20} ${cup.centre[1] - 14} ${cup.centre[0] - 30} ${cup.centre[1] - 10} 100 ${cup.centre[1] - 16}Z`,
                ),
              ),
              ctx
                .cloth({ name: 'lace', scale: 0.8 }, [mix(look.lace, base, 0.3), base])
                .paint({ x: 90, y: 90, width: 340, height: 240 }),
            ),
          )
        : '';
  return clothPiece(ctx, {
    outline,
    fabric: cloth,
    finish: 'soft',
    turn: mirror ? 14 : -14,
    origin: [cx, cy],
    form: 0.5,
    edge: 0.75,
    warp: 4,
    drape: { amount: 0.08, across: 60, down: 60 },
    onCloth: overlay,
    over:
      dome(ctx, outline, tone, cx, cy) +
      mirrored +
      edges +
      (lacy ? '' : binding(neck, mirror ? -1 : 1)) +
      binding(arm, mirror ? -1 : 1),
  });
}

/** The short upright piece of a nursing bra's strap with its clip. */
export function clip(ctx: Ctx, cup: Cup, under: Path, mirror: boolean): string {
  const x = mirror ? 2 * AXIS - cup.apex[0] : cup.apex[0];
  const y = cup.apex[1];
  const shape = path(`M${x - 8} ${y - 16}H${x + 8}L${x + 9} ${y + 2}Q${x} ${y + 9} ${x - 9} ${y + 2}Z`);
  return (
    castOn(ctx, under, shape, { base: '#d8d2c8', dx: 2, dy: 3, soft: 2, strength: 0.5 }) +
    draw(toD(shape), { fill: '#f3efe7', stroke: '#8f887e', 'stroke-width': 1 }) +
    draw(`M${x - 5} ${y - 11}H${x + 5}M${x - 4} ${y - 4}H${x + 4}`, {
      stroke: '#b3aca1',
      'stroke-width': 1.6,
      fill: 'none',
      'stroke-linecap': 'round',
    })
  );
}
