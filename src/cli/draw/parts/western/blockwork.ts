// Panels and stripes of other colours on knitted tops and sportswear, laid on the cloth of the body.
import { darken, lighten, mix } from '../../colour.ts';
import { flipped, polygon, path, toD } from '../../path.ts';
import type { Path, Point } from '../../path.ts';
import { draw } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { AXIS } from '../garment.ts';

export const BLOCKS = [
  'none',
  'sides',
  'mesh-sides',
  'chest-band',
  'yoke',
  'half',
  'diagonal',
  'raglan',
  'chevron',
  'dots',
] as const;
export type BlockName = (typeof BLOCKS)[number];

export function blockwork(
  ctx: Ctx,
  name: BlockName,
  look: {
    trim: string;
    accent: string;
    /** The lower edge of the body, where there is a pouch above it. */ pouch?: number;
  },
): string {
  const { trim, accent } = look;
  const base = ctx.colour(0);
  const ink = darken(base, 0.5);
  const area = (outline: Path, fill: string): string =>
    draw(toD(outline), { fill, stroke: ink, 'stroke-width': 1.2, 'stroke-opacity': 0.55 });
  const inCloth = (outline: Path, cloth: Fabric): string => {
    const id = ctx.defs.add((own) => `<clipPath id="${own}">${draw(toD(outline))}</clipPath>`);
    return `<g clip-path="url(#${id})">${cloth.paint({ x: 100, y: 20, width: 312, height: 440 })}</g>${draw(toD(outline), { fill: 'none', stroke: ink, 'stroke-width': 1.2, 'stroke-opacity': 0.55 })}`;
  };
  const flank = (s: number): Path =>
    path(
      `M${AXIS + s * 100} 96L${AXIS + s * 70} 128C${AXIS + s * 52} 180 ${AXIS + s * 44} 220 ${AXIS + s * 58} 420H${AXIS + s * 120}Z`,
    );
  // On the back they go the other way, to meet those of the front at the side seams.
  const slanted = (corners: readonly Point[]): Path =>
    ctx.view === 'back' ? flipped(polygon(corners)) : polygon(corners);
  const low = look.pouch ?? 0;
  const pouch = look.pouch
    ? area(
        path(`M${AXIS - 32} ${low - 72}H${AXIS + 32}L${AXIS + 52} ${low - 38}V${low - 15}H${AXIS - 52}V${low - 38}Z`),
        lighten(base, 0.08),
      )
    : '';
  switch (name) {
    case 'sides':
      return pouch + area(flank(-1), trim) + area(flank(1), trim);
    case 'mesh-sides': {
      const mesh = ctx.cloth({ name: 'net', scale: 1.1 }, [darken(base, 0.12), mix(base, '#e9d9c6', 0.45)]);
      return pouch + inCloth(flank(-1), mesh) + inCloth(flank(1), mesh);
    }
    case 'chest-band':
      return (
        pouch +
        [
          [132, 22, trim],
          [158, 7, accent],
        ]
          .map(([y, deep, fill]) =>
            draw(
              `M100 ${y}Q256 ${Number(y) + 8} 412 ${y}V${Number(y) + Number(deep)}Q256 ${Number(y) + Number(deep) + 8} 100 ${Number(y) + Number(deep)}Z`,
              { fill: String(fill) },
            ),
          )
          .join('')
      );
    case 'yoke':
      return area(path('M100 20H412V118Q256 140 100 118Z'), trim) + pouch;
    case 'half':
      return area(path('M100 148Q256 158 412 148V440H100Z'), trim) + pouch;
    case 'diagonal':
      return (
        area(
          slanted([
            [100, 230],
            [412, 110],
            [412, 158],
            [100, 278],
          ]),
          trim,
        ) +
        area(
          slanted([
            [100, 290],
            [412, 170],
            [412, 184],
            [100, 304],
          ]),
          accent,
        ) +
        pouch
      );
    case 'raglan':
      return (
        [-1, 1]
          .map((s) =>
            area(path(`M${AXIS + s * 26} 40C${AXIS + s * 40} 84 ${AXIS + s * 56} 116 ${AXIS + s * 84} 140V30Z`), trim),
          )
          .join('') + pouch
      );
    case 'chevron':
      return (
        [0, 1, 2]
          .map((n) =>
            draw(`M150 ${150 + n * 22}L256 ${196 + n * 22}L362 ${150 + n * 22}`, {
              fill: 'none',
              stroke: n === 1 ? accent : trim,
              'stroke-width': 11,
            }),
          )
          .join('') + pouch
      );
    case 'dots': {
      let art = '';
      for (let row = 0; row < 9; row += 1) {
        for (let n = 0; n < 15; n += 1) {
          const size = 4.6 * (1 - row / 9.5);
          const [x, y] = [AXIS - 98 + n * 14 + (row % 2) * 7, 292 - row * 15];
          art += draw(`M${x - size} ${y}a${size} ${size} 0 1 0 ${size * 2} 0a${size} ${size} 0 1 0 ${-size * 2} 0Z`, {
            fill: n % 4 === 0 ? accent : trim,
          });
        }
      }
      return art + pouch;
    }
    default:
      return pouch;
  }
}
