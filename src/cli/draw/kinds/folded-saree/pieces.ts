// The parts of a folded saree seen from above: its layers, its open end, its fan of pleats, the blouse piece.
import { border } from '../../borders.ts';
import { darken, lighten } from '../../colour.ts';
import { castOn, clipTo, edgeLine, wallShadow } from '../../light.ts';
import { between, joined, path, polygon, reversed, roundRect, toD } from '../../path.ts';
import type { Box, Path, Point } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Fold } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx } from '../../types.ts';
import type { Look } from '../saree/look.ts';

export const boxPath = (box: Box, radius = 7): Path => roundRect(box.x, box.y, box.width, box.height, radius);

/** The edges of the layers below, seen on the right and at the foot. */
export function layers(ctx: Ctx, box: Box, colour: string, count: number, step = 2.6): string {
  let art = '';
  for (let n = count; n >= 1; n -= 1) {
    const outline = boxPath({ ...box, x: box.x + n * step, y: box.y + n * step * 1.15 });
    const tone = darken(colour, 0.1 + 0.05 * (n % 3));
    art +=
      castOn(ctx, path('M-300 -300H900V900H-300Z'), outline, {
        base: colour,
        dx: 1.6,
        dy: 2.2,
        soft: 1.6,
        strength: 0.35,
      }) +
      draw(toD(outline), { fill: tone }) +
      edgeLine(outline, colour, { strength: 0.65, width: 0.9 });
  }
  return art;
}

/** Pressed creases of a thing that was folded small, and the soft swell between them. */
export function pressed(box: Box, across: readonly number[], down: readonly number[]): Fold[] {
  const { x, y, width, height } = box;
  return [
    ...across.map((share): Fold => ({
      points: [
        [x - 6, y + height * share],
        [x + width * 0.5, y + height * share + 2],
        [x + width + 6, y + height * share],
      ],
      width: 9,
      depth: -0.34,
      open: 'both',
      soft: 0.3,
    })),
    ...down.map((share): Fold => ({
      points: [
        [x + width * share, y - 6],
        [x + width * share + 2, y + height * 0.5],
        [x + width * share, y + height + 6],
      ],
      width: 9,
      depth: -0.26,
      open: 'both',
      soft: 0.3,
    })),
  ];
}

/** The worked end of the saree across a box: bands of the border, the rich cloth, bands again. `from` is its upper edge. */
export function endPiece(look: Look, box: Box, from: number): string {
  const { x, width } = box;
  const foot = box.y + box.height;
  const level = (y: number): Path => path(`M${x - 30} ${y}L${x + width + 30} ${y}`);
  const band = (y: number, style: 'zari' | 'double' | 'brocade' | 'temple', size: number): string =>
    border(level(y), { style, width: size, colours: look.trim, side: 'right' });
  const style = look.cut.border === 'temple' ? 'temple' : look.cut.border === 'plain' ? 'double' : 'brocade';
  const deep = foot - from;
  return (
    band(from, 'zari', Math.min(20, deep * 0.14)) +
    band(from + deep * 0.17, 'double', Math.min(8, deep * 0.06)) +
    band(from + deep * 0.58, style, Math.min(36, deep * 0.26)) +
    band(from + deep * 0.87, 'double', Math.min(9, deep * 0.06))
  );
}

/** A fan of pleats around `centre`, from `inner` to `outer` radius; angles in degrees, 90 is down. */
export function pleatFan(
  ctx: Ctx,
  look: Look,
  fan: { centre: Point; inner: number; outer: number; from: number; to: number; count: number },
): { outlines: Path[]; art: string } {
  const { centre, inner, outer, from, to, count } = fan;
  const at = (degrees: number, radius: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
  };
  const outlines: Path[] = [];
  let art = '';
  const wedge = (to - from) / count;
  // From the right to the left, so that each pleat lies over the shade of the one before.
  for (let n = 0; n < count; n += 1) {
    const [a, b] = [from + n * wedge, from + (n + 1.12) * wedge];
    const mid = (a + b) / 2;
    const reach = outer + (n % 2 === 0 ? 0 : 3);
    const [i0, i1, o0, o1] = [at(a, inner), at(b, inner), at(a, reach), at(b, reach)];
    const tip = at(mid, reach + 3);
    const end = path(`M${o1[0]} ${o1[1]}Q${tip[0]} ${tip[1]} ${o0[0]} ${o0[1]}`);
    const outline = joined([polygon([i0, i1], false), path(`M${i1[0]} ${i1[1]}L${o1[0]} ${o1[1]}`), end]);
    const ridge: Fold = {
      points: [
        at(mid + wedge * 0.12, inner),
        at(mid + wedge * 0.12, (inner + reach) / 2),
        at(mid + wedge * 0.12, reach + 6),
      ],
      width: ((reach * wedge * Math.PI) / 180) * 0.5,
      depth: 0.5,
      open: 'both',
    };
    const valley: Fold = {
      points: [at(a + wedge * 0.1, inner), at(a + wedge * 0.1, (inner + reach) / 2), at(a + wedge * 0.1, reach + 6)],
      width: ((reach * wedge * Math.PI) / 180) * 0.34,
      depth: -0.55,
      open: 'both',
    };
    const before = outlines.at(-1);
    art +=
      (before
        ? castOn(ctx, before, outline, { base: look.palluCloth.base, dx: 3, dy: 2, soft: 3, strength: 0.6 })
        : '') +
      clothPiece(ctx, {
        outline,
        fabric: look.palluCloth,
        finish: look.finish,
        turn: mid - 90,
        origin: at(mid, inner),
        form: 0.3,
        folds: [ridge, valley],
        onCloth:
          border(reversed(end), {
            style: look.cut.border === 'plain' ? 'double' : 'zari',
            width: 22,
            colours: look.trim,
            side: 'left',
          }) +
          border(arc(at, a - 4, b + 4, reach - 32), { style: 'double', width: 9, colours: look.trim, side: 'left' }),
      });
    outlines.push(outline);
  }
  return { outlines, art };
}

function arc(at: (degrees: number, radius: number) => Point, from: number, to: number, radius: number): Path {
  const [a, m, b] = [at(to, radius), at((from + to) / 2, radius), at(from, radius)];
  return path(`M${b[0]} ${b[1]}Q${2 * m[0] - (a[0] + b[0]) / 2} ${2 * m[1] - (a[1] + b[1]) / 2} ${a[0]} ${a[1]}`);
}

/** The blouse length that comes with the saree, folded small. */
export function blousePiece(ctx: Ctx, look: Look, box: Box): string {
  const outline = boxPath(box, 5);
  const foot = path(`M${box.x} ${box.y + box.height}H${box.x + box.width}`);
  return (
    wallShadow(ctx, [outline], { distance: 6 }) +
    layers(ctx, box, look.blouse.base, 2, 2) +
    clothPiece(ctx, {
      outline,
      fabric: look.blouse,
      finish: look.finish,
      form: 0.35,
      folds: pressed(box, [0.52], []),
      onCloth: border(foot, { style: 'zari', width: 13, colours: look.trim, side: 'left' }),
    })
  );
}

/** A corner of the upper layer turned back over a slanting fold, so that the pallu below it shows. */
export function turnedCorner(ctx: Ctx, look: Look, box: Box): string {
  const { x, y, width, height } = box;
  const [right, foot] = [x + width, y + height];
  const hole = polygon([
    [right, y + height * 0.3],
    [right, foot],
    [x + width * 0.12, foot],
  ]);
  const flap = path(
    `M${right} ${y + height * 0.3}C${x + width * 0.6} ${y + height * 0.34} ${x + width * 0.3} ${y + height * 0.5} ${x + width * 0.18} ${y + height * 0.62}` +
      `C${x + width * 0.12} ${y + height * 0.76} ${x + width * 0.1} ${y + height * 0.9} ${x + width * 0.12} ${foot}C${x + width * 0.4} ${foot - height * 0.26} ${right - width * 0.24} ${y + height * 0.55} ${right} ${y + height * 0.3}Z`,
  );
  const edge = path(
    `M${right} ${y + height * 0.3}C${x + width * 0.6} ${y + height * 0.34} ${x + width * 0.3} ${y + height * 0.5} ${x + width * 0.18} ${y + height * 0.62}C${x + width * 0.12} ${y + height * 0.76} ${x + width * 0.1} ${y + height * 0.9} ${x + width * 0.12} ${foot}`,
  );
  const inside = look.body.reverse;
  return (
    clipTo(
      ctx,
      boxPath(box),
      clothPiece(ctx, {
        outline: hole,
        fabric: look.palluCloth,
        finish: look.finish,
        form: 0.25,
        onCloth:
          border(path(`M${right} ${y}V${foot}`), {
            style: look.cut.border === 'plain' ? 'double' : 'zari',
            width: 24,
            colours: look.trim,
            side: 'right',
          }) +
          border(path(`M${x} ${foot}H${right}`), { style: 'brocade', width: 30, colours: look.trim, side: 'left' }),
      }),
      castOn(ctx, hole, flap, { base: look.palluCloth.base, dx: 9, dy: 10, soft: 8, strength: 0.75 }),
    ) +
    clothPiece(ctx, {
      outline: flap,
      fabric: inside,
      finish: look.finish,
      turn: -40,
      form: 0.9,
      folds: [
        {
          points: [
            [right, y + height * 0.31],
            [x + width * 0.5, y + height * 0.52],
            [x + width * 0.14, foot - 10],
          ],
          width: 26,
          depth: 0.4,
          open: 'both',
        },
      ],
      onCloth: border(between(edge, 0, 1), {
        style: look.cut.border === 'plain' ? 'double' : 'zari',
        width: 20,
        colours: [inside.base, lighten(look.trim[1], 0.1), look.trim[2]],
        side: 'left',
      }),
    })
  );
}
