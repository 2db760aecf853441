// What is sewn on trousers: fly, pockets, creases, stripes, patches, slits, ties.
import { darken, lighten, mix } from '../../colour.ts';
import { castOn, clipTo, seam, stitches } from '../../light.ts';
import { flipped, joined, parallel, path, polygon, roundRect, smooth, toD } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import type { Random } from '../../random.ts';
import { clothPiece } from '../../relief.ts';
import type { ClothPiece } from '../../relief.ts';
import { circle, draw, group } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { AXIS } from '../garment.ts';
import { button } from '../notions.ts';
import { bow } from './frills.ts';
import { WAIST_Y } from './leg-shapes.ts';
import type { Leg } from './leg-shapes.ts';

export const DETAILS = [
  'fly',
  'scoop-pockets',
  'slant-pockets',
  'back-pockets',
  'cargo',
  'crease',
  'stripe',
  'rips',
  'knee-patch',
  'side-buttons',
  'phone-pocket',
  'mesh',
  'tie',
  'pintucks',
  'patch-pockets',
  'sailor-buttons',
] as const;
export type DetailName = (typeof DETAILS)[number];

export interface DetailArt {
  readonly over: string;
  readonly above: string;
}

type Grain = Pick<ClothPiece, 'origin' | 'turn'>;

interface Cloths {
  readonly fabric: Fabric;
  readonly trim: string;
  readonly accent: string;
  readonly details: readonly DetailName[];
  readonly back: boolean;
  readonly denim: boolean;
}

/** Details of one leg; everything is thought for the left leg and mirrored. `grain` is how the leg's cloth is laid. */
export function legDetails(ctx: Ctx, look: Cloths, leg: Leg, mirror: boolean, grain: Grain): DetailArt {
  const { fabric, trim, accent, denim } = look;
  const base = fabric.base;
  const thread = denim ? '#d79a4a' : lighten(base, 0.4);
  const turn = (one: Path): Path => (mirror ? flipped(one) : one);
  const sew = (one: Path, by: number): string =>
    stitches(turn(parallel(one, by)), thread, { width: 0.95, length: 3, gap: 2, opacity: denim ? 0.9 : 0.65 });
  const line = (one: Path, strength = 0.65): string => seam(turn(one), base, { strength });
  let over = '';
  let above = '';
  const patch = (outline: Path, sewn: Path, cloth = fabric, laid: Grain = {}): string =>
    castOn(ctx, turn(leg.outline), turn(outline), { base, dx: 1.6, dy: 2.4, soft: 2, strength: 0.4 }) +
    clothPiece(ctx, {
      outline: turn(outline),
      fabric: cloth,
      form: 0.35,
      warp: 2,
      edge: 0.75,
      ...laid,
      over: stitches(turn(sewn), thread, { width: 0.9, length: 3, gap: 2, opacity: 0.75 }),
    });
  for (const name of look.details) {
    switch (name) {
      case 'fly':
        if (!mirror && !look.back) above += flyOf(base, thread);
        break;
      case 'scoop-pockets': {
        if (look.back) break;
        const edge = path(
          `M${AXIS - 34} ${WAIST_Y + 7}C${AXIS - 36} ${WAIST_Y + 40} ${AXIS - 58} ${WAIST_Y + 50} ${AXIS - 84} ${WAIST_Y + 50}`,
        );
        const bag = joined([edge, path(`M${AXIS - 100} ${WAIST_Y + 50}V${WAIST_Y - 6}H${AXIS - 34}`)]);
        over +=
          clipTo(ctx, turn(bag), draw(toD(turn(bag)), { fill: darken(base, 0.14), opacity: 0.8 })) +
          line(edge, 0.8) +
          sew(edge, -3.4) +
          sew(edge, -7);
        if (denim)
          over += [
            [-36, 12],
            [-76, 50],
          ]
            .map(([dx, dy]) =>
              circle(AXIS + (dx ?? 0) * (mirror ? -1 : 1), WAIST_Y + (dy ?? 0) + 1, 2.2, {
                fill: '#b86f49',
                stroke: '#55241a',
                'stroke-width': 0.7,
              }),
            )
            .join('');
        break;
      }
      case 'slant-pockets': {
        if (look.back) break;
        const edge = path(`M${AXIS - 44} ${WAIST_Y + 8}L${AXIS - 79} ${WAIST_Y + 74}`);
        over += line(edge, 0.8) + sew(edge, -4);
        break;
      }
      case 'back-pockets':
        // The yoke's rows of thread run on past the side seam.
        if (look.back) above += clipTo(ctx, turn(leg.outline), backPocket(patch, sew));
        break;
      case 'cargo': {
        const box = roundRect(AXIS - 96, 232, 46, 56, 3);
        const lid = roundRect(AXIS - 98, 226, 50, 17, 2.5);
        const bag =
          patch(box, path(`M${AXIS - 93} 236V284H${AXIS - 53}V236`)) +
          line(path(`M${AXIS - 73} 244V286`), 0.4) +
          patch(lid, path(`M${AXIS - 95} 239H${AXIS - 51}`)) +
          button(ctx, AXIS + (mirror ? 73 : -73), 236, 3.2, trim);
        // It lies on the side seam: from behind only its rear edge comes round the leg.
        above += look.back
          ? clipTo(ctx, turn(leg.outline), group({ transform: `translate(${mirror ? 27 : -27} 0)` }, bag))
          : bag;
        break;
      }
      case 'crease': {
        const middle = (leg.foot[0] + leg.foot[1]) / 2;
        over += line(
          path(`M${AXIS - 46} ${WAIST_Y + 16}C${AXIS - 48} 180 ${AXIS - 46} 300 ${AXIS - middle} ${leg.low}`),
          0.45,
        );
        break;
      }
      case 'stripe':
        over += [-6, -14]
          .map((by) =>
            draw(toD(turn(parallel(leg.outer, by, 50))), {
              fill: 'none',
              stroke: by === -6 ? accent : trim,
              'stroke-width': 5,
            }),
          )
          .join('');
        break;
      case 'mesh': {
        const panel = polygon([
          [AXIS - 92, 252],
          [AXIS - 14, 278],
          [AXIS - 14, 320],
          [AXIS - 92, 340],
        ]);
        const cloth = ctx.cloth({ name: 'net', scale: 1 }, [darken(base, 0.1), mix(base, '#d9a98a', 0.55)]);
        over += clothPiece(ctx, { outline: turn(panel), fabric: cloth, form: 0.1, warp: 2, edge: 0.6 });
        break;
      }
      case 'rips':
        if (look.back) break;
        over += rip(
          ctx.random.fork(`rip ${mirror}`),
          AXIS + (mirror ? 48 : -48),
          mirror ? 206 : 268,
          base,
          mirror ? 0.85 : 1,
        );
        break;
      case 'knee-patch': {
        const outline = smooth(
          [
            [AXIS - 76, 246],
            [AXIS - 50, 242],
            [AXIS - 22, 246],
            [AXIS - 20, 274],
            [AXIS - 24, 300],
            [AXIS - 50, 304],
            [AXIS - 74, 300],
            [AXIS - 78, 274],
          ],
          { closed: true },
        );
        over +=
          clothPiece(ctx, {
            outline: turn(outline),
            fabric: ctx.cloth({ name: 'graph-check', scale: 1 }, [accent, trim]),
            form: 0.2,
            warp: 2,
            edge: 0.8,
          }) + stitches(turn(outline), thread, { width: 1.2, length: 4, gap: 2.4 });
        break;
      }
      case 'side-buttons': {
        const spots = [leg.low - 12, leg.low - 32, leg.low - 52];
        over += line(path(`M${AXIS - leg.foot[0] + 9} ${leg.low - 66}V${leg.low}`), 0.6);
        above += spots.map((y) => button(ctx, AXIS + (mirror ? 1 : -1) * (leg.foot[0] - 14), y, 3.6, trim)).join('');
        break;
      }
      case 'phone-pocket': {
        const edge = path(`M${AXIS - 92} 176Q${AXIS - 74} 182 ${AXIS - 58} 178V240H${AXIS - 92}`);
        over += line(edge, 0.7) + sew(edge, 3);
        break;
      }
      case 'tie': {
        const y = leg.low - 10;
        const x = AXIS + (mirror ? 1 : -1) * ((leg.foot[0] + leg.foot[1]) / 2);
        above += bow(ctx, x, y, 36, fabric, { tails: 34 });
        break;
      }
      case 'pintucks':
        over += [-18, -27, -36].map((by) => line(parallel(leg.hem, by), 0.55)).join('');
        break;
      case 'patch-pockets': {
        if (look.back) break;
        const bag = (by: number): Path =>
          path(
            `M${AXIS - 66 + by} ${WAIST_Y + 30 + by * 2}L${AXIS - 20 - by} ${WAIST_Y + 27 + by * 2}L${AXIS - 18 - by} ${WAIST_Y + 78 - by * 0.7}Q${AXIS - 42} ${WAIST_Y + 90 - by * 1.3} ${AXIS - 68 + by} ${WAIST_Y + 80 - by}Z`,
          );
        // Laid on the leg's own grain, so that stripes run on through the pocket.
        above += patch(bag(0), bag(3), fabric, grain);
        break;
      }
      case 'sailor-buttons':
        if (!look.back)
          above += [36, 57, 78]
            .map((dy) => button(ctx, AXIS + (mirror ? 1 : -1) * (30 + dy * 0.06), WAIST_Y + dy, 4.2, trim, 'shank'))
            .join('');
        break;
    }
  }
  return { over, above };
}

function flyOf(base: string, thread: string): string {
  const curve = path(
    `M${AXIS + 15} ${WAIST_Y + 8}V${WAIST_Y + 62}C${AXIS + 15} ${WAIST_Y + 80} ${AXIS + 8} ${WAIST_Y + 88} ${AXIS} ${WAIST_Y + 92}`,
  );
  return (
    stitches(curve, thread, { width: 0.95, length: 3, gap: 2 }) +
    stitches(parallel(curve, 3.6), thread, { width: 0.95, length: 3, gap: 2 }) +
    seam(path(`M${AXIS} ${WAIST_Y + 6}V${WAIST_Y + 94}`), base, { strength: 0.7, width: 1.5 })
  );
}

function backPocket(patch: (outline: Path, sewn: Path) => string, sew: (one: Path, by: number) => string): string {
  const y = WAIST_Y + 44;
  const box = path(
    `M${AXIS - 70} ${y - 2}L${AXIS - 24} ${y + 3}L${AXIS - 26} ${y + 44}L${AXIS - 48} ${y + 54}L${AXIS - 71} ${y + 40}Z`,
  );
  const yoke = path(`M${AXIS} ${y - 12}L${AXIS - 84} ${y - 24}`);
  return (
    sew(yoke, 0) +
    sew(yoke, 3.6) +
    patch(
      box,
      path(
        `M${AXIS - 66.5} ${y + 2}L${AXIS - 27.5} ${y + 6}L${AXIS - 29} ${y + 42}L${AXIS - 48} ${y + 50}L${AXIS - 67} ${y + 38}Z`,
      ),
    ) +
    sew(path(`M${AXIS - 66} ${y + 22}Q${AXIS - 48} ${y + 34} ${AXIS - 29} ${y + 24}`), 0)
  );
}

/** A frayed opening: the dark inside, ragged pale edges, and the white weft threads left loose across it. */
function rip(random: Random, x: number, y: number, base: string, scale: number): string {
  const [wide, deep] = [29 * scale, 11 * scale];
  const white = '#ece7da';
  const edge = Array.from({ length: 26 }, (_, n): Point => {
    const turn = (n / 26) * Math.PI * 2;
    const out = (n % 2 ? 0.82 : 1.08) * random.between(0.9, 1.1);
    return [x + Math.cos(turn) * wide * out, y + Math.sin(turn) * deep * out];
  });
  const hole = polygon(edge);
  const thread = (line: string, width: number): string =>
    draw(line, { fill: 'none', stroke: white, 'stroke-width': width * scale, 'stroke-opacity': 0.92 });
  const across = [-0.72, -0.42, -0.14, 0.16, 0.44, 0.74]
    .map((t, n) => {
      const half = wide * Math.sqrt(1 - t * t) * 1.06;
      const level = y + t * deep;
      const sag = random.between(0.5, 4.5) * scale;
      // Every third thread has snapped: its ends hang down.
      return n % 3 === 1
        ? thread(`M${x - half} ${level}q${half * 0.4} ${sag} ${half * 0.6} ${sag * 2.4}`, 1.3) +
            thread(`M${x + half} ${level}q${-half * 0.3} ${sag} ${-half * 0.5} ${sag * 2.8}`, 1.3)
        : thread(`M${x - half} ${level}Q${x + random.near(0, 9)} ${level + sag * 2} ${x + half} ${level + 0.6}`, 1.7);
    })
    .join('');
  const frays = edge
    .map(([px, py]) => thread(`M${px} ${py}l${random.near(0, 2.5)} ${(py > y ? 1 : -1) * random.between(1.5, 4)}`, 1))
    .join('');
  return (
    draw(toD(hole), {
      fill: 'none',
      stroke: lighten(base, 0.55),
      'stroke-width': 4.4 * scale,
      'stroke-opacity': 0.55,
    }) +
    draw(toD(hole), { fill: darken(base, 0.62) }) +
    frays +
    across
  );
}
