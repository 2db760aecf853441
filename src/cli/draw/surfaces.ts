// Sheets that are laid and folded as cloth is, but are not woven.
import { darken, lighten } from './colour.ts';
import { grown } from './path.ts';
import type { Box } from './path.ts';
import { draw, ellipse, group, num, rect } from './svg.ts';
import type { Ctx, Fabric } from './types.ts';

function surface(base: string, art: (box: Box) => string): Fabric {
  return {
    base,
    paint: (box, lay = {}) => {
      const cover = grown(box, Math.max(box.width, box.height) * 0.35);
      const turn = lay.turn
        ? ` rotate(${num(lay.turn)} ${num(box.x + box.width / 2)} ${num(box.y + box.height / 2)})`
        : '';
      return (
        rect(box.x, box.y, box.width, box.height, { fill: base }) +
        group(turn ? { transform: turn.trim() } : {}, art(turn ? cover : box))
      );
    },
    get reverse() {
      return surface(darken(base, 0.3), () => '');
    },
  };
}

/** Sheets that behave like cloth in `clothPiece`: leather, suede, wood, carton, foam, rubber. */
export const SURFACES = {
  leather: (ctx: Ctx, colour: string): Fabric => ctx.cloth({ name: 'leather' }, [colour]),
  suede: (ctx: Ctx, colour: string): Fabric => ctx.cloth({ name: 'suede' }, [colour]),
  rubber: (ctx: Ctx, colour: string): Fabric => ctx.plain(colour),
  foam: (ctx: Ctx, colour: string): Fabric => ctx.cloth({ name: 'foam' }, [colour]),
  carton: (ctx: Ctx, colour: string): Fabric => ctx.cloth({ name: 'carton' }, [colour]),
  /** Grain runs left to right; lay it with `turn: 90` for upright boards. */
  wood: (ctx: Ctx, colour: string): Fabric => {
    const random = ctx.random.fork(`wood ${colour}`);
    return surface(colour, (box) => {
      const own = random.fork(`${box.width}`);
      let art = '';
      const rows = Math.ceil(box.height / 5);
      for (let n = 0; n < rows; n += 1) {
        const y = box.y + n * 5 + own.near(0, 2);
        const [x, long] = [box.x - 10 + own.between(0, box.width * 0.5), box.width * own.between(0.4, 1.1)];
        art += draw(
          `M${num(x)} ${num(y)}C${num(x + long * 0.3)} ${num(y + own.near(0, 4))} ${num(x + long * 0.6)} ${num(y + own.near(0, 4))} ${num(x + long)} ${num(y)}`,
          {
            fill: 'none',
            stroke: own.next() < 0.6 ? darken(colour, 0.28) : lighten(colour, 0.25),
            'stroke-width': own.between(0.7, 2),
            'stroke-opacity': 0.55,
          },
        );
      }
      const [kx, ky] = [box.x + box.width * own.between(0.2, 0.8), box.y + box.height * own.between(0.2, 0.8)];
      for (const r of [9, 6, 3])
        art += ellipse(kx, ky, r * 1.9, r * 0.7, {
          fill: 'none',
          stroke: darken(colour, 0.35),
          'stroke-width': 1,
          'stroke-opacity': 0.4,
        });
      return art;
    });
  },
} as const;
