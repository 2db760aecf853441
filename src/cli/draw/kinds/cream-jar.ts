// Jars and tins of cream, gel, butter and powder, closed or open with the lid leaning on them.
import { lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import type { MetalName } from '../materials.ts';
import { powderHeap, prop } from '../parts/beauty/botanicals.ts';
import { capArt } from '../parts/beauty/cap.ts';
import { emblem } from '../parts/beauty/emblem.ts';
import { woodenSpoon } from '../parts/beauty/spoon.ts';
import { glassBody, metalBody, opaqueBody } from '../parts/beauty/vessel.ts';
import { dipAt, labelOn, labelPrint, patchOf } from '../parts/beauty/label.ts';
import { createLathe } from '../parts/lathe.ts';
import type { Lathe } from '../parts/lathe.ts';
import { toD } from '../path.ts';
import type { Knot } from '../path.ts';
import { draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx } from '../types.ts';
import { contents, leaningLid } from './cream-jar/open.ts';
import { CUTS, TILT } from './cream-jar/look.ts';
import type { Cut } from './cream-jar/look.ts';

const FORMS: Readonly<Record<Cut['form'], { profile: readonly Knot[]; lid: number }>> = {
  straight: {
    profile: [
      [78, 232],
      [80, 246, 'corner'],
      [90, 252],
      [94, 262],
      [94, 426],
      [90, 440],
      [80, 446],
    ],
    lid: 40,
  },
  low: {
    profile: [
      [96, 318],
      [98, 330, 'corner'],
      [122, 336],
      [130, 348],
      [130, 420],
      [124, 438],
      [104, 446],
    ],
    lid: 44,
  },
  tin: {
    profile: [
      [128, 384],
      [130, 386, 'corner'],
      [131, 440],
      [128, 446],
    ],
    lid: 34,
  },
  apothecary: {
    profile: [
      [56, 214],
      [58, 228, 'corner'],
      [82, 244],
      [96, 276],
      [98, 320],
      [98, 424],
      [93, 440],
      [82, 446],
    ],
    lid: 52,
  },
  bowl: {
    profile: [
      [90, 292],
      [92, 302, 'corner'],
      [118, 330],
      [128, 370],
      [116, 418],
      [88, 446],
    ],
    lid: 40,
  },
};

function bodyOf(ctx: Ctx, cut: Cut, lathe: Lathe): string {
  const colour = ctx.colour(0);
  if (cut.body === 'opaque') return opaqueBody(ctx, lathe, ctx.colour(1), 0.5);
  if (cut.body === 'aluminium') return metalBody(ctx, lathe, 'aluminium' satisfies MetalName);
  if (cut.body === 'amber') return glassBody(ctx, lathe, { glass: '#8f4c16', density: 0.62 });
  const glass = cut.body === 'clear' ? '#e3eeec' : '#ecebe6';
  return glassBody(ctx, lathe, {
    glass,
    density: cut.body === 'clear' ? 0.12 : 0.5,
    frosted: cut.body === 'frosted',
    liquid: colour,
    level: lathe.top + 8,
    wall: 8,
  });
}

function drawJar(ctx: Ctx, cut: Cut): string {
  const { profile, lid } = FORMS[cut.form];
  const lathe = createLathe(256, profile, TILT * (cut.form === 'straight' || cut.form === 'apothecary' ? 0.7 : 1));
  const tall = 446 - lathe.top;
  const half = lathe.halfAt(lathe.top);
  const [ground, ink, accent] = [ctx.colour(2), ctx.colour(3), ctx.colour(4)];
  const [from, to] =
    cut.form === 'tin' ? [lathe.top + 8, 432] : [lathe.top + tall * (cut.form === 'apothecary' ? 0.36 : 0.24), 424];
  const print =
    cut.form === 'tin'
      ? emblem(cut.mark, 256, (from + to) / 2 + dipAt(lathe, to), 16, ink, accent)
      : labelPrint(lathe, { from, to, ink, accent, mark: cut.mark });
  const frame = draw(toD(patchOf(lathe, from + 5, to - 5, -0.72, 0.72)), {
    fill: 'none',
    stroke: accent,
    'stroke-width': 1.5,
  });
  const label =
    cut.label === 'none'
      ? ''
      : cut.label === 'print'
        ? print
        : labelOn(ctx, lathe, {
            from,
            to,
            ground,
            art: frame + print,
            left: -0.8,
            right: 0.8,
            full: cut.form === 'tin',
          });
  const isOpen = cut.open !== 'closed';
  const rim = isOpen
    ? draw(toD(lathe.oval(lathe.top)), {
        fill: mix(lighten(ctx.tint, 0.4), '#9aa5a5', 0.3),
        stroke: '#6b7678',
        'stroke-width': 1.2,
      })
    : '';
  return (
    groundShadow(ctx, { x: 262, y: 446, width: lathe.halfAt(436) * 2.3, depth: 24 }) +
    bodyOf(ctx, cut, lathe) +
    label +
    rim +
    (isOpen
      ? contents(ctx, cut, lathe)
      : capArt(ctx, {
          cx: 256,
          half: half + 7,
          top: lathe.top - lid,
          bottom: lathe.top + 10,
          style: cut.lid,
          colour: ctx.colour(1),
          tilt: TILT * 0.8,
        }))
  );
}

export const kind = defineKind({
  name: 'cream-jar',
  about: 'jar or tin of cream, gel, butter or powder; colours: what is in it, jar or lid, label, ink, accent',
  stances: ['stand'],
  views: ['front', 'detail'],
  cuts: CUTS,
  draw(cut, ctx) {
    const { profile, lid } = FORMS[cut.form];
    const wide = Math.max(...profile.map(([x]) => x));
    const top = profile[0]?.[1] ?? 200;
    const half = profile[0]?.[0] ?? 80;
    const isOpen = cut.open !== 'closed';
    const low = cut.form === 'tin' || cut.form === 'low';
    const lidAside = isOpen
      ? place(leaningLid(ctx, cut, low ? half * 0.86 : half * 0.9), {
          x: 256 + wide + 18,
          y: 446 - half * 0.86,
          turn: 14,
        })
      : '';
    const beside =
      cut.beside === 'none'
        ? ''
        : cut.beside === 'spoon'
          ? place(powderHeap(ctx, -10, 4, 70, ctx.colour(0)) + woodenSpoon(ctx, ctx.colour(0)), {
              x: 256 - wide * 0.2 + 120,
              y: 462,
            })
          : prop(ctx, cut.beside, 256 - wide - 10, 438, 0.95);
    const whole = (): string => lidAside + drawJar(ctx, cut) + beside;
    if (ctx.view === 'detail')
      return focusFrom(
        ctx,
        { at: [256, 256], sharp: 140, reach: 380 },
        zoom(ctx, { x: 270, y: top + (isOpen ? 46 : 60), factor: 1.8, turn: -4 }, whole),
      );
    const left = cut.beside !== 'none' && cut.beside !== 'spoon' ? 62 : 10;
    const right = isOpen ? half * 0.86 : 10;
    const above = isOpen ? (cut.open === 'powder' ? 34 : 28) : lid + 22;
    const extent = {
      x: 256 - wide - left,
      y: top - above,
      width: wide * 2 + left + right,
      height: 446 - top + above + (cut.beside === 'spoon' ? 26 : 8),
    };
    const height = Math.min(400, (440 / extent.width) * extent.height);
    return fit(ctx, extent, { x: 36, y: 30, width: 440, height: groundFor(ctx, height) + 8 - 30 }, whole, true);
  },
});
