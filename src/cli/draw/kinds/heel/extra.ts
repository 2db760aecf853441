// Ornaments on heeled shoes.
import { darken, lighten } from '../../colour.ts';
import type { Look } from './look.ts';
import type { Style } from './upper.ts';
import { castOn, solid } from '../../light.ts';
import { tassel } from '../../parts/notions.ts';
import { gem, setStone } from '../../parts/stones.ts';
import { oval, path, spotsAlong } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import { draw } from '../../svg.ts';

export type Extra = 'none' | 'bow' | 'stones' | 'rosette' | 'tassel' | 'fringe';

const spotOf = (style: Style): readonly [number, number] =>
  style === 'pump' || style === 'slingback' || style === 'peep' || style === 'mule' ? [96, 54] : [88, 50];

function bow(look: Look, x: number, y: number, colour: string): string {
  const { ctx } = look;
  const loop = (d: string, side: number): string =>
    clothPiece(ctx, {
      outline: path(d),
      fabric: ctx.plain(colour),
      finish: 'silk',
      form: 0.9,
      folds: [
        {
          points: [
            [x, y],
            [x + side * 22, y - 4],
          ],
          width: 8,
          depth: -0.4,
        },
      ],
    });
  const under: Path = oval(x + 2, y + 6, 34, 16);
  return (
    castOn(ctx, under, under, { base: colour, strength: 0.3 }) +
    loop(
      `M${x} ${y}C${x - 12} ${y - 18} ${x - 34} ${y - 16} ${x - 40} ${y - 2}C${x - 42} ${y + 10} ${x - 36} ${y + 18} ${x - 30} ${y + 20}C${x - 18} ${y + 18} ${x - 8} ${y + 10} ${x} ${y}Z`,
      -1,
    ) +
    loop(
      `M${x} ${y}C${x + 8} ${y - 22} ${x + 28} ${y - 30} ${x + 38} ${y - 20}C${x + 42} ${y - 8} ${x + 38} ${y + 4} ${x + 32} ${y + 8}C${x + 20} ${y + 10} ${x + 8} ${y + 8} ${x} ${y}Z`,
      1,
    ) +
    solid(ctx, oval(x, y - 1, 7.5, 8.5), { base: darken(colour, 0.06), form: 0.9 })
  );
}

function rosette(look: Look, x: number, y: number, colour: string): string {
  const { ctx } = look;
  const rings = [
    [9, 17, 11],
    [7, 9, 8],
  ] as const;
  return (
    rings
      .map(([count, reach, size], ring) =>
        Array.from({ length: count }, (_, n) => {
          const angle = ((n + ring * 0.5) / count) * Math.PI * 2;
          return solid(ctx, oval(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.9, size, size * 0.86), {
            base: ring ? lighten(colour, 0.16) : colour,
            form: 0.9,
          });
        }).join(''),
      )
      .join('') + gem(ctx, x, y, 6.5, '#f1ede2')
  );
}

export function extraOf(extra: Extra, style: Style, look: Look, colour: string): string {
  const [along, up] = spotOf(style);
  const [x, y] = look.last.at(along, up);
  switch (extra) {
    case 'bow':
      return bow(look, x, y - 4, colour);
    case 'rosette':
      return rosette(look, x, y - 2, colour);
    case 'stones': {
      const rows =
        style === 'thong'
          ? ['M60 26C82 36 100 44 118 51', 'M141 8C144 26 143 42 138 54']
          : ['M46 14C54 34 72 48 96 54', 'M72 8C80 26 94 38 114 40', 'M102 4C108 16 116 24 128 24'];
      return rows
        .map((row, r) =>
          spotsAlong(look.last.on(row), 6 - r)
            .map((spot, n) =>
              (n + r) % 2
                ? setStone(look.ctx, spot.x, spot.y, 5.4, colour, look.metal, { shape: 'drop', turn: 40 })
                : gem(look.ctx, spot.x, spot.y, 4.6, '#f1ede2'),
            )
            .join(''),
        )
        .join('');
    }
    case 'tassel':
      return tassel(look.ctx, x + 6, y - 2, 46, colour, look.metal.base);
    case 'fringe':
      return spotsAlong(look.last.on('M44 22C60 44 80 54 112 56'), 26)
        .map((spot, n) =>
          draw(`M${spot.x.toFixed(1)} ${spot.y.toFixed(1)}q${n % 2 ? 2 : -1} 16 ${n % 3} 31`, {
            fill: 'none',
            stroke: n % 2 ? colour : darken(colour, 0.25),
            'stroke-width': 3,
            'stroke-linecap': 'round',
          }),
        )
        .join('');
    default:
      return '';
  }
}
