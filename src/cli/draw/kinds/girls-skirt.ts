// Girls' skirts: tutu, tiered, pleated, denim, festive ghagra.
import { border } from '../borders.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { seam, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { buttonBand, patchPocket } from '../parts/kids-details.ts';
import { bow, cords } from '../parts/kids-trims.ts';
import { drawPleats } from '../parts/kids-pleats.ts';
import { drawNet, drawSkirt, drawTiers, gathers, netCloth } from '../parts/kids-skirt.ts';
import type { SkirtArt, SkirtLook } from '../parts/kids-skirt.ts';
import { skirtBand } from '../parts/kids-waistband.ts';
import { buckle, tassel } from '../parts/notions.ts';
import { parallel, path } from '../path.ts';
import type { Path } from '../path.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  style: ['tiered', 'tutu', 'pleated', 'denim', 'ghagra', 'wrap'],
  waist: ['elastic', 'band', 'bow', 'tassels', 'belt'],
  hem: ['plain', 'lace', 'zari', 'gota', 'band'],
} as const;
type Cut = CutOf<typeof CUTS>;

const TOP = 110;

function hemArt(ctx: Ctx, cut: Cut, hem: Path): string {
  const [base, second, trim] = [ctx.colour(0), ctx.colour(1), ctx.colour(ctx.colourCount - 1)];
  switch (cut.hem) {
    case 'lace':
      return border(hem, { style: 'lace', width: 22, colours: [base, trim, trim], side: 'left' });
    case 'zari':
    case 'gota':
      return border(hem, { style: cut.hem, width: 30, colours: [second, trim, base], side: 'left' });
    case 'band':
      return (
        border(hem, { style: 'plain', width: 30, colours: [second, second, second], side: 'left' }) +
        border(parallel(hem, -38, 40), { style: 'piping', width: 4, colours: [trim, trim, trim], side: 'left' })
      );
    default:
      return '';
  }
}

function skirtArt(ctx: Ctx, cut: Cut): SkirtArt {
  const base: SkirtLook = {
    waist: [74, TOP + 18],
    hem: [162, 330],
    sag: 24,
    waves: 7,
    fabric: ctx.fabric,
    folds: 14,
    hemStitch: cut.hem === 'plain',
    onHem: cut.hem === 'plain' ? undefined : (hem) => hemArt(ctx, cut, hem),
  };
  switch (cut.style) {
    case 'tutu':
      return drawNet(
        ctx,
        { ...base, hem: [186, 306], belly: 0.34, waves: 9, fabric: ctx.plain(ctx.colour(0)) },
        4,
        ctx.colour(0),
      );
    case 'pleated':
      return drawPleats(ctx, { waist: base.waist, hem: [146, 316], sag: 20, fabric: ctx.fabric, count: 15 });
    case 'denim':
      return drawSkirt(ctx, {
        ...base,
        waist: [72, TOP + 12],
        hem: [112, 306],
        sag: 14,
        waves: 2,
        waveDepth: 3,
        folds: 6,
        depth: 0.16,
        stagger: 0.5,
        gathered: false,
        finish: 'heavy',
        belly: 0.16,
      });
    case 'ghagra':
      return drawSkirt(ctx, { ...base, hem: [176, 392], waves: 8, folds: 17, finish: 'silk', belly: 0.14 });
    case 'wrap':
      return drawSkirt(ctx, { ...base, hem: [128, 360], waves: 4, folds: 7, depth: 0.26, stagger: 0.4, belly: 0.1 });
    default:
      return drawTiers(ctx, { ...base, onHem: undefined, hemStitch: true }, 3, [ctx.fabric]);
  }
}

function waistArt(ctx: Ctx, cut: Cut, under: Path): string {
  const denim = cut.style === 'denim';
  const own = cut.waist === 'elastic' || denim ? ctx.fabric : ctx.plain(ctx.colour(1));
  const elastic = cut.waist === 'elastic';
  const band = skirtBand(ctx, own, { y: TOP, half: denim ? 72 : 75, deep: elastic ? 26 : 21 }, { under, elastic });
  const trim = ctx.colour(ctx.colourCount - 1);
  switch (cut.waist) {
    case 'bow':
      return band + bow(ctx, ctx.plain(ctx.colour(1)), { x: AXIS - 4, y: TOP + 16, size: 52, tails: 76 });
    case 'tassels':
      return (
        band +
        cords(AXIS + 52, TOP + 20, trim, { spread: 9, length: 74, width: 3 }) +
        tassel(ctx, AXIS + 43, TOP + 88, 42, ctx.colour(1), trim) +
        tassel(ctx, AXIS + 61, TOP + 80, 42, ctx.colour(1), trim)
      );
    case 'belt':
      return band + buckle(ctx, AXIS, TOP + 15, 30, 24, '#cda349');
    default:
      return band;
  }
}

/** What a jeans skirt has besides: buttons all the way down and two patch pockets. */
function denimArt(ctx: Ctx, under: Path): string {
  return (
    buttonBand(ctx, under, ctx.fabric, {
      x: AXIS,
      from: TOP + 22,
      to: 322,
      last: 296,
      count: 6,
      width: 22,
      colour: '#b86f49',
      shank: true,
      r: 5,
    }) +
    [1, -1]
      .map((s) =>
        patchPocket(ctx, under, ctx.fabric, { x: AXIS - s * 55, y: 180, width: 52, height: 58, shape: 'round' }),
      )
      .join('')
  );
}

function drawGirlsSkirt(ctx: Ctx, cut: Cut): string {
  const made = skirtArt(ctx, cut);
  const gathered = cut.style !== 'denim' && cut.style !== 'pleated' && cut.style !== 'wrap';
  const flap =
    cut.style === 'wrap'
      ? seam(path(`M${AXIS + 40} ${TOP + 24}C${AXIS + 46} 190 ${AXIS + 30} 280 ${AXIS + 8} 382`), ctx.fabric.base, {
          strength: 0.8,
          width: 2,
        })
      : '';
  return (
    wallShadow(ctx, [made.outline], { distance: ctx.stance === 'flat' ? 8 : 15 }) +
    made.art +
    (gathered
      ? gathers(ctx, path(`M${AXIS - 70} ${TOP + 26}L${AXIS + 70} ${TOP + 26}`), ctx.colour(0), {
          count: 15,
          length: 28,
          spread: 2,
        })
      : '') +
    flap +
    (cut.style === 'denim' ? denimArt(ctx, made.outline) : '') +
    waistArt(ctx, cut, made.outline)
  );
}

export const kind = defineKind({
  name: 'girls-skirt',
  about: "girl's skirt; colours: cloth and print, waistband and border, trim last",
  stances: ['wall', 'flat'],
  views: ['front', 'detail', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth')
      return clothCloseup(ctx, cut.style === 'tutu' ? netCloth(ctx, ctx.colour(0), 0.4, 1.6) : ctx.fabric);
    if (ctx.view === 'detail') {
      const at = cut.style === 'denim' ? { x: 288, y: 206, factor: 3.1 } : { x: 258, y: 180, factor: 2.4 };
      const near = zoom(ctx, { ...at, turn: -5 }, () => drawGirlsSkirt(ctx, cut));
      return focusFrom(ctx, { at: [250, 200], sharp: 170, reach: 430 }, near);
    }
    const [half, low] = {
      tiered: [178, 364],
      tutu: [202, 344],
      pleated: [154, 350],
      denim: [122, 326],
      ghagra: [184, 426],
      wrap: [138, 392],
    }[cut.style] as [number, number];
    const extent = { x: AXIS - half, y: 100, width: half * 2, height: low - 100 };
    return fit(ctx, extent, { ...SAFE, y: SAFE.y + 20, height: SAFE.height - 40 }, () => drawGirlsSkirt(ctx, cut));
  },
});
