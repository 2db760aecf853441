// Festive sets for girls: choli and ghagra with or without a dupatta, pattu pavadai, half saree.
import { border } from '../borders.ts';
import type { BorderStyle } from '../border-designs.ts';
import { lighten } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { castOn, clipTo, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS, necklineHalf } from '../parts/garment.ts';
import { flutterSleeves } from '../parts/kids-flutter.ts';
import { acrossDupatta, dupattaBehind, hangingDupatta } from '../parts/kids-dupatta.ts';
import { drawNet, drawSkirt, drawTiers, gathers, netCloth } from '../parts/kids-skirt.ts';
import type { SkirtArt, SkirtLook } from '../parts/kids-skirt.ts';
import { CHILD_ARMS, childPlan, drawTop } from '../parts/kids-top.ts';
import type { TopArt } from '../parts/kids-top.ts';
import { skirtBand } from '../parts/kids-waistband.ts';
import { parallel, path } from '../path.ts';
import type { Path } from '../path.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  ghagra: ['gathered', 'net', 'tiered', 'silk'],
  choli: ['crop', 'long', 'peplum'],
  sleeve: ['short', 'puff', 'none', 'full', 'flutter'],
  dupatta: ['side', 'across', 'none'],
  border: ['zari', 'gota', 'temple', 'brocade', 'mirror', 'block'],
  blouse: ['plain', 'print'],
} as const;
type Cut = CutOf<typeof CUTS>;

/** Upper edge of the ghagra's band; a short choli ends above it, so that two pieces are seen, a longer one hides it. */
const WAIST = 202;
const BAND = { half: 67, deep: 16 };

function trimOf(ctx: Ctx): readonly [string, string, string] {
  return [ctx.colour(1), ctx.colour(ctx.colourCount - 1), ctx.colour(0)];
}

/** The ghagra's cloth. What was tied stays undyed: bandhani dots are pale, not of the blouse's colour. */
function clothOf(ctx: Ctx): Fabric {
  const { pattern } = ctx.recipe;
  if (pattern?.name !== 'bandhani') return ctx.fabric;
  const pale = lighten(ctx.colour(ctx.colourCount - 1), 0.62);
  return ctx.cloth(pattern, [ctx.colour(0), pale, pale]);
}

/** The ghagra's border. A temple border is of gold thread, its teeth too, with lines in the blouse's colour. */
function hemTrim(ctx: Ctx, cut: Cut): readonly [string, string, string] {
  const [second, metal, cloth] = trimOf(ctx);
  return cut.border === 'temple' ? [metal, second, metal] : [second, metal, cloth];
}

function drawGhagra(ctx: Ctx, cut: Cut): SkirtArt {
  const trim = hemTrim(ctx, cut);
  const metal = trimOf(ctx)[1];
  const style: BorderStyle = cut.border;
  const silk = cut.ghagra === 'silk';
  const look: SkirtLook = {
    waist: [BAND.half - 1, WAIST + BAND.deep - 4],
    hem: [156, 430],
    sag: 24,
    waves: 8,
    fabric: clothOf(ctx),
    folds: 16,
    depth: 0.34,
    finish: silk ? 'satin' : 'silk',
    belly: 0.12,
    hemStitch: false,
    onHem: (hem) =>
      border(hem, { style, width: silk ? 54 : 34, colours: trim, side: 'left' }) +
      border(parallel(hem, silk ? -62 : -41, 40), {
        style: 'piping',
        width: 4,
        colours: [metal, metal, metal],
        side: 'left',
      }),
  };
  if (cut.ghagra === 'net')
    return drawNet(ctx, { ...look, hem: [172, 428], fabric: ctx.plain(ctx.colour(0)), belly: 0.2 }, 3, ctx.colour(0));
  if (cut.ghagra === 'tiered') {
    const tiers = [look.fabric, ctx.plain(ctx.colour(1)), look.fabric];
    return drawTiers(
      ctx,
      { ...look, onHem: (hem) => border(hem, { style, width: 17, colours: trim, side: 'left' }) },
      3,
      tiers,
    );
  }
  return drawSkirt(ctx, look);
}

/** The blouse; `lower` is its part that hangs over the ghagra. */
function drawCholi(ctx: Ctx, cut: Cut): TopArt & { readonly lower: Path } {
  const back = ctx.view === 'back';
  const trim = trimOf(ctx);
  const low = cut.choli === 'long' ? 232 : cut.choli === 'peplum' ? 178 : 180;
  const plan = childPlan({
    shoulderHalf: cut.sleeve === 'none' || cut.sleeve === 'flutter' ? 60 : 66,
    shoulderDrop: 13,
    underarm: [76, 136],
    side:
      cut.choli === 'long'
        ? [
            [75, 160],
            [72, 190],
            [84, low],
          ]
        : [
            [75, 158],
            [72, 168],
            [71, low],
          ],
    hemSag: 6,
  });
  const cloth =
    cut.blouse === 'print'
      ? ctx.cloth({ name: 'brocade', scale: 0.8 }, [ctx.colour(1), ctx.colour(ctx.colourCount - 1), ctx.colour(0)])
      : // Tiers already wear the second colour: a blouse of the same would look like one tier more.
        ctx.plain(ctx.colour(cut.ghagra === 'tiered' && ctx.colourCount > 3 ? 2 : 1));
  const neck = back
    ? necklineHalf('scoop', plan, 54)
    : necklineHalf(
        cut.sleeve === 'none' ? 'square' : cut.choli === 'long' ? 'round' : 'scoop',
        plan,
        cut.choli === 'long' ? 34 : 42,
      );
  const arms = cut.sleeve === 'none' || cut.sleeve === 'flutter' ? undefined : CHILD_ARMS[cut.sleeve];
  const edge = {
    style: cut.border === 'mirror' ? 'mirror' : 'zari',
    colours: [ctx.colour(0), trim[1], ctx.colour(1)],
  } as const;
  const top = drawTop(ctx, {
    plan,
    neck,
    arms,
    body: cloth,
    finish: 'silk',
    fall: 0.6,
    inside: 'bare',
    hemStitch: false,
    onCuff: (cuff) => border(cuff, { ...edge, width: 13, side: 'left' }),
    onBody: border(path(`M${AXIS - 90} ${low}Q${AXIS} ${low + 12} ${AXIS + 90} ${low}`), {
      ...edge,
      width: 15,
      side: 'left',
    }),
    overBody: back
      ? // Closed with hooks down the back.
        seam(path(`M${AXIS} ${neck.start[1]}V${low + 8}`), cloth.base, { strength: 0.7 }) +
        stitches(path(`M${AXIS + 5} ${neck.start[1]}V${low - 12}`), lighten(cloth.base, 0.35), { width: 0.8 })
      : [-1, 1]
          .map((s) =>
            seam(
              path(`M${AXIS + s * 66} 120C${AXIS + s * 44} 134 ${AXIS + s * 36} 160 ${AXIS + s * 34} ${low}`),
              cloth.base,
              { strength: 0.45 },
            ),
          )
          .join(''),
  });
  const rim = clipTo(ctx, top.front, border(top.neckline, { ...edge, width: 9, side: 'right' }));
  const flutter =
    cut.sleeve === 'flutter' ? flutterSleeves(ctx, plan, cloth, { onto: top.front, edge: trim[1] }) : undefined;
  const peplum =
    cut.choli === 'peplum'
      ? drawSkirt(ctx, {
          waist: [70, low - 3],
          hem: [106, 226],
          sag: 18,
          waves: 7,
          belly: 0.2,
          fabric: cloth,
          folds: 9,
          finish: 'silk',
          hemStitch: false,
          back: false,
          onHem: (hem) => border(hem, { ...edge, width: 13, side: 'left' }),
        })
      : undefined;
  return {
    ...top,
    lower: peplum?.outline ?? top.front,
    outlines: [...top.outlines, ...(flutter?.outlines ?? []), ...(peplum ? [peplum.outline] : [])],
    art: (peplum?.art ?? '') + top.art + rim + (flutter?.art ?? ''),
  };
}

function drawSet(ctx: Ctx, cut: Cut): string {
  const skirt = drawGhagra(ctx, cut);
  const top = drawCholi(ctx, cut);
  const second = ctx.colour(ctx.colourCount > 3 ? 2 : 1);
  const look = {
    fabric:
      cut.ghagra === 'net'
        ? ctx.cloth({ name: 'net' }, [second, ctx.colour(ctx.colourCount - 1)])
        : ctx.cloth({ name: 'pin-dot' }, [second, ctx.colour(ctx.colourCount - 1)]),
    trim: [second, ctx.colour(ctx.colourCount - 1), ctx.colour(0)] as const,
    to: 372,
    under: [skirt.outline, top.front],
  };
  const scarf =
    cut.dupatta === 'none'
      ? undefined
      : ctx.view === 'back'
        ? dupattaBehind(ctx, look, cut.dupatta === 'across')
        : cut.dupatta === 'side'
          ? hangingDupatta(ctx, look)
          : acrossDupatta(ctx, look);
  const sewn = WAIST + BAND.deep + 2;
  const outlines = [
    skirt.outline,
    ...top.outlines,
    ...(scarf && (cut.dupatta === 'side' || ctx.view === 'back') ? [scarf.outline] : []),
  ];
  return (
    wallShadow(ctx, outlines, { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    (scarf?.behind ?? '') +
    skirt.art +
    gathers(ctx, path(`M${AXIS - 64} ${sewn}L${AXIS + 64} ${sewn}`), ctx.colour(0), {
      count: 15,
      length: 30,
      spread: 2,
    }) +
    skirtBand(
      ctx,
      ctx.plain(trimOf(ctx)[0]),
      { y: WAIST, ...BAND },
      {
        under: skirt.outline,
        elastic: ctx.view === 'back',
      },
    ) +
    castOn(ctx, skirt.outline, top.lower, { base: ctx.colour(0), dx: 4, dy: 8, soft: 5, strength: 0.6 }) +
    top.art +
    (scarf?.art ?? '')
  );
}

export const kind = defineKind({
  name: 'girls-lehenga',
  about:
    "girl's lehenga choli or pavadai; colours: ghagra, blouse and border, dupatta (or blouse over tiers), metal thread last",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') {
      return clothCloseup(ctx, cut.ghagra === 'net' ? netCloth(ctx, ctx.colour(0), 0.4, 1.6) : clothOf(ctx), {
        hem: { style: cut.border, width: 56, colours: hemTrim(ctx, cut) },
        finish: 'silk',
      });
    }
    if (ctx.view === 'detail') {
      const near = zoom(ctx, { x: 258, y: 142, factor: 2.2, turn: -4 }, () => drawSet(ctx, cut));
      return focusFrom(ctx, { at: [250, 240], sharp: 170, reach: 430 }, near);
    }
    const half = cut.ghagra === 'net' ? 186 : 168;
    const extent = { x: AXIS - half, y: 46, width: half * 2, height: 424 };
    return fit(ctx, extent, SAFE, () => drawSet(ctx, cut));
  },
});
