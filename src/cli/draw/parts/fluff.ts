// Fur, faux fur and sherpa: short hairs that catch the light from the upper left.
import { darken, lighten } from '../colour.ts';
import { spotsAlong } from '../path.ts';
import type { Path } from '../path.ts';
import { circle, draw, group, num } from '../svg.ts';
import type { Ctx } from '../types.ts';

/** A roll of fur along a path, `width` across; rounded, so its lower right lies in shade. */
export function fluff(ctx: Ctx, along: Path, width: number, colour: string): string {
  const random = ctx.random.fork('fluff');
  const rows = Math.max(5, Math.round(width / 4.5));
  const spots = spotsAlong(along, 60);
  const tones = [-0.42, -0.26, -0.12, 0, 0.18, 0.36, 0.55].map((tone) =>
    tone < 0 ? darken(colour, -tone) : lighten(colour, tone),
  );
  const hairs = new Map<string, string>();
  const add = (tone: string, d: string): void => {
    hairs.set(tone, (hairs.get(tone) ?? '') + d);
  };
  const body = `M${spots.map((s) => `${num(s.x)} ${num(s.y)}`).join('L')}`;
  for (let row = 0; row < rows; row += 1) {
    const across = (row / (rows - 1)) * 2 - 1;
    for (const spot of spots) {
      const off = (across * 0.9 + random.near(0, 0.06)) * (width / 2);
      const [x, y] = [spot.x - spot.ty * off + random.near(0, 3), spot.y + spot.tx * off + random.near(0, 3)];
      // Light depends on where the hair's foot stands on the round of the roll.
      const light = -(-spot.ty * across * 0.55 + spot.tx * across * 0.83) * 0.9 + random.near(0, 0.28);
      const tone = tones[Math.min(6, Math.max(0, Math.round(3 + light * 3)))] ?? colour;
      const lean = Math.atan2(spot.tx * across, -spot.ty * across) + random.near(0, 0.9);
      const long = 2.6 + width * 0.03 + Math.abs(across) * 3 + random.between(0, 2.2);
      const [ex, ey] = [x + Math.cos(lean) * long, y + Math.sin(lean) * long];
      const [mx, my] = [(x + ex) / 2 + random.near(0, 3), (y + ey) / 2 + random.near(0, 3)];
      add(tone, `M${num(x)} ${num(y)}Q${num(mx)} ${num(my)} ${num(ex)} ${num(ey)}`);
    }
  }
  return (
    draw(body, {
      fill: 'none',
      stroke: darken(colour, 0.16),
      'stroke-width': width * 0.92,
      'stroke-linejoin': 'round',
    }) +
    group(
      { fill: 'none', 'stroke-width': 2.2, 'stroke-linecap': 'round' },
      ...tones.map((tone) => draw(hairs.get(tone) ?? 'M0 0', { stroke: tone })),
    )
  );
}

/** A pompom of wool or fur. */
export function fluffBall(ctx: Ctx, x: number, y: number, r: number, colour: string): string {
  const random = ctx.random.fork(`ball ${num(x)}`);
  const hairs: string[] = [];
  const count = Math.round(60 + r * 7);
  for (let n = 0; n < count; n += 1) {
    // Outer hairs first, so that those towards the viewer cover their feet.
    const reach = 1 - n / count;
    const angle = n * 2.39996 + random.near(0, 0.2);
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const [fx, fy] = [x + ux * r * reach * 0.72, y + uy * r * reach * 0.72];
    const long = r * (0.2 + 0.14 * random.next());
    const light = -(ux + uy) * reach * 0.5 + (1 - reach) * 0.16 + random.near(0, 0.18);
    hairs.push(
      draw(`M${num(fx)} ${num(fy)}L${num(fx + ux * long)} ${num(fy + uy * long)}`, {
        stroke: light < 0 ? darken(colour, -light) : lighten(colour, light),
      }),
    );
  }
  return (
    circle(x + r * 0.2, y + r * 0.3, r, { fill: '#2b1a33', opacity: 0.28 }) +
    circle(x, y, r * 0.86, { fill: darken(colour, 0.12) }) +
    group({ fill: 'none', 'stroke-width': Math.max(1.6, r * 0.13), 'stroke-linecap': 'round' }, ...hairs)
  );
}
