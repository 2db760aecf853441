// Sports bras, front and back: racer, strappy, zipped, longline.
import { darken, lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, edgeLine, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { zip } from '../parts/notions.ts';
import { bodyFolds, bodyShape, drawStraps, edgeWork, farPanel } from '../parts/western/bodice.ts';
import { points } from '../parts/western/knots.ts';
import { trimOf } from '../parts/western/looks.ts';
import { upperOf } from '../parts/western/upper.ts';
import type { Upper, UpperSpec } from '../parts/western/upper.ts';
import { joined, parallel, path, reversed, ribbon, smooth } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['racer', 'scoop', 'strappy', 'high-neck', 'v', 'one-shoulder'],
  length: ['short', 'longline'],
  band: ['plain', 'contrast', 'striped'],
  panel: ['none', 'mesh', 'seams', 'centre', 'print'],
  front: ['plain', 'zip', 'twist'],
} as const;
type Cut = CutOf<typeof CUTS>;

const UPPERS: Readonly<Record<Cut['style'], UpperSpec>> = {
  racer: { hold: 'racer', neck: 'scoop', chest: 71, lower: 2 },
  scoop: { hold: 'tank', neck: 'scoop', chest: 72 },
  strappy: { hold: 'thin-strap', neck: 'sweetheart', chest: 71 },
  'high-neck': { hold: 'racer', neck: 'crew', chest: 71 },
  v: { hold: 'wide-strap', neck: 'v', chest: 72, lower: -8 },
  'one-shoulder': { hold: 'one-shoulder', neck: 'round', chest: 71 },
};

/** Straps that cross on the back, sewn in under its upper edge: strappy bras have two pairs. */
function crossedStraps(style: Cut['style'], foot: number): Path[] {
  const strap = (s: number, dx: number, to: number): Path =>
    smooth([
      [AXIS + s * (42 + dx), 44],
      [AXIS + s * (30 + dx * 1.4), 72],
      [AXIS - s * to, foot + 8],
    ]);
  const lines = style === 'strappy' ? [strap(1, 0, 40), strap(-1, 0, 40), strap(1, 4, 10), strap(-1, 4, 10)] : [];
  return style === 'v' ? [strap(1, 0, 34), strap(-1, 0, 34)] : lines;
}

/** The back of a bra with crossed straps: a straight band, the front's upper edge seen over it. */
function crossedBack(style: Cut['style']): Upper {
  // A little narrower, so that it does not show beside the back below the arms.
  const front = upperOf({ ...UPPERS[style], chest: 67 });
  const back = upperOf({ hold: 'strapless', neck: 'straight', chest: 71, back: true });
  return { ...back, neckline: back.contour, far: front.contour, farStraps: front.straps, strapWidth: front.strapWidth };
}

function drawBra(ctx: Ctx, cut: Cut): string {
  const { fabric } = ctx;
  const base = fabric.base;
  const back = ctx.view === 'back';
  const trim = trimOf(ctx);
  const hem = cut.length === 'longline' ? 214 : 184;
  const spec = UPPERS[cut.style];
  const crossed = back && (cut.style === 'strappy' || cut.style === 'v');
  const upper = crossed
    ? crossedBack(cut.style)
    : upperOf({ ...spec, hold: back && spec.hold === 'tank' ? 'racer' : spec.hold, back });
  const strapCloth = cut.band === 'contrast' ? ctx.plain(trim) : fabric;
  const strapWidth = cut.style === 'strappy' ? 7 : upper.strapWidth;
  const across = crossed ? crossedStraps(cut.style, upper.low) : [];
  const fall = {
    side: points(cut.length === 'longline' ? `68 160, 61 190, 60 ${hem}` : `67 160, 63 ${hem}`),
    sag: 6,
    clings: true,
  };
  const { outline, hem: line } = bodyShape(upper, fall);
  const low = upper.low;
  const seams =
    cut.panel === 'seams' && !back
      ? [-1, 1]
          .map(
            (s) =>
              seam(
                path(`M${AXIS + s * 68} 128C${AXIS + s * 48} 132 ${AXIS + s * 30} 146 ${AXIS + s * 28} ${hem}`),
                base,
                { strength: 0.6 },
              ) +
              stitches(
                path(`M${AXIS + s * 66} 132C${AXIS + s * 46} 136 ${AXIS + s * 26} 150 ${AXIS + s * 24} ${hem}`),
                lighten(base, 0.35),
                { width: 0.8, opacity: 0.6 },
              ),
          )
          .join('')
      : '';
  const mesh = ctx.cloth({ name: 'net', scale: 1 }, [darken(base, 0.1), mix(base, '#e0b79a', 0.55)]);
  const insert = path(
    `M${AXIS - 34} ${low - 16}Q${AXIS} ${low + 4} ${AXIS + 34} ${low - 16}L${AXIS + 24} ${low + 26}Q${AXIS} ${low + 34} ${AXIS - 24} ${low + 26}Z`,
  );
  const centre = path(`M${AXIS - 20} ${low - 18}H${AXIS + 20}L${AXIS + 28} ${hem + 8}H${AXIS - 28}Z`);
  const panel = back
    ? ''
    : cut.panel === 'mesh'
      ? clothPiece(ctx, { outline: insert, fabric: mesh, form: 0.2, warp: 2, edge: 0.7 })
      : cut.panel === 'centre'
        ? clothPiece(ctx, { outline: centre, fabric: ctx.plain(trim), form: 0.25, warp: 2, edge: 0.7 })
        : '';
  const twist =
    cut.front === 'twist' && !back
      ? [-30, -15, 0, 15, 30].flatMap((dy) =>
          [-1, 1].map((s) => ({
            points: [
              [AXIS + s * 4, low + 22 + dy * 0.12] as const,
              [AXIS + s * 24, low + 22 + dy * 0.5] as const,
              [AXIS + s * 54, low + 22 + dy * 1.3] as const,
            ],
            width: 9,
            depth: dy % 2 ? -0.36 : 0.36,
            open: 'start' as const,
          })),
        )
      : [];
  // Longer than the hem at both ends, and cut by the body: a band is as wide as what it is sewn to.
  const hemAcross = joined(
    [
      path(`M${line.start[0] - 20} ${line.start[1]}L${line.start[0]} ${line.start[1]}`),
      line,
      path(`M${2 * AXIS - line.start[0]} ${line.start[1]}L${2 * AXIS - line.start[0] + 20} ${line.start[1]}`),
    ],
    false,
  );
  const bandOutline = joined([parallel(hemAcross, 5), reversed(parallel(hemAcross, -13))]);
  const bandCloth =
    cut.band === 'plain'
      ? fabric
      : cut.band === 'contrast'
        ? ctx.plain(trim)
        : ctx.cloth({ name: 'regatta', scale: 0.5, angle: 90 }, [trim, lighten(trim, 0.75)]);
  const body = clothPiece(ctx, {
    outline,
    fabric,
    folds: [...bodyFolds(ctx, upper, fall), ...twist],
    drape: { amount: 0.12, across: 60, down: 80 },
    form: 0.95,
    warp: 5,
    over: panel + seams,
  });
  const closing =
    cut.front === 'zip' && !back
      ? zip(path(`M${AXIS} ${low + 1}V${hem - 4}`), { tape: darken(base, 0.3), metal: '#c4c6ca', width: 6, pull: 0.06 })
      : '';
  const thin = spec.hold === 'thin-strap';
  // Seen from behind, the front's straps go down behind its edge.
  const farStraps = drawStraps(ctx, upper.farStraps, strapWidth, strapCloth, true);
  const nearStraps = drawStraps(ctx, upper.straps, strapWidth, strapCloth, false);
  return (
    wallShadow(ctx, [outline, ...across.map((one) => ribbon(one, strapWidth, 20))], {
      distance: ctx.stance === 'flat' ? 8 : 15,
    }) +
    (crossed ? farStraps : '') +
    farPanel(
      ctx,
      upper,
      fall,
      fabric,
      !back && (spec.hold === 'racer' || spec.hold === 'tank') ? '#f1e6d2' : undefined,
    ) +
    (crossed ? '' : farStraps) +
    drawStraps(ctx, across, strapWidth, strapCloth, false) +
    (thin ? nearStraps : '') +
    body +
    edgeWork(ctx, upper, outline, fabric, cut.band === 'contrast' ? 'binding' : 'facing', [trim, trim, base], true) +
    (thin ? '' : nearStraps) +
    closing +
    clipTo(
      ctx,
      outline,
      clothPiece(ctx, {
        outline: bandOutline,
        fabric: bandCloth,
        form: 0.7,
        warp: 1,
        edge: 0.75,
        over:
          cut.band === 'plain'
            ? stitches(parallel(line, -10), lighten(base, 0.35), { width: 0.8, opacity: 0.6 }) +
              stitches(parallel(line, -3), lighten(base, 0.35), { width: 0.8, opacity: 0.6 })
            : '',
      }),
    ) +
    edgeLine(outline, base)
  );
}

export const kind = defineKind({
  name: 'sports-bra',
  about: 'sports bra; colours: cloth, its print, last band and straps',
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric, { label: '#f1e6d2' });
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 250], sharp: 170, reach: 440 },
        zoom(ctx, { x: 252, y: 134, factor: 2.6, turn: -4 }, () => drawBra(ctx, cut)),
      );
    }
    const low = cut.length === 'longline' ? 226 : 198;
    return fit(ctx, { x: AXIS - 104, y: (low + 36) / 2 - 104, width: 208, height: 208 }, SAFE, () => drawBra(ctx, cut));
  },
});
