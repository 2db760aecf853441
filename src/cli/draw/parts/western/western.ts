// A whole western garment: far side, skirt, sleeves, body, openings, collar, waist. Tops and dresses are looks of it.
import { border } from '../../borders.ts';
import { clipTo, crease, castOn, stitches, wallShadow } from '../../light.ts';
import { darken, lighten } from '../../colour.ts';
import { boundsOf, joined, parallel, reversed, ribbon } from '../../path.ts';
import type { Box, Path, Point } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Finish, Fold } from '../../relief.ts';
import { group } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { AXIS } from '../garment.ts';
import { drawHood, hoodOutline } from '../hood.ts';
import {
  bodyFolds,
  bodyShape,
  cowlFolds,
  drawStraps,
  edgeWork,
  farPanel,
  scallopsAlong,
  shoulderCasing,
} from './bodice.ts';
import type { Fall, NeckTrim } from './bodice.ts';
import { drawCollar } from './collars.ts';
import type { CollarName } from './collars.ts';
import { drawBack, drawFront } from './fronts.ts';
import type { FrontName } from './fronts.ts';
import { skirtPiece } from './skirt-shapes.ts';
import { drawSkirt } from './skirts.ts';
import type { SkirtLook } from './skirts.ts';
import { drawSleeves, shapeSleeve } from './sleeves.ts';
import type { SleeveLook, SleeveName } from './sleeves.ts';
import { HOOK, coatHanger, hangsOnRail } from './hangers.ts';
import { upperOf } from './upper.ts';
import type { UpperSpec } from './upper.ts';
import { drawWaist } from './waists.ts';
import type { WaistName } from './waists.ts';

export interface WesternLook {
  readonly upper: UpperSpec;
  readonly sleeve: SleeveName;
  readonly collar: CollarName;
  readonly front: FrontName;
  readonly fall: Fall;
  readonly hem: 'plain' | 'rib' | 'elastic' | 'none';
  readonly waist: WaistName;
  /** The waist's height where there is no skirt. */
  readonly waistY?: number;
  readonly skirt?: Omit<SkirtLook, 'half' | 'y' | 'seed'>;
  readonly fabric: Fabric;
  readonly sleeveFabric?: Fabric;
  readonly finish?: Finish;
  readonly cuff?: SleeveLook['trim'];
  /** Binding, cords, buttons, belts; then what yokes and emblems add. */
  readonly trim: string;
  readonly accent: string;
  readonly neckTrim: NeckTrim;
  readonly trimColours: readonly [string, string, string];
  readonly label?: string;
  readonly onBody?: string;
  /** What hangs over the hem of a garment without a skirt, its ends free. */
  readonly overHem?: string;
  /** A border at the lower edge of a garment without a skirt. */
  readonly fallTrim?: SkirtLook['hemTrim'];
}

export interface Whole {
  readonly outlines: readonly Path[];
  readonly art: string;
  readonly body: Path;
}

function hemBand(ctx: Ctx, hem: Path, fabric: Fabric, style: 'rib' | 'elastic', trim: string): string {
  const depth = style === 'rib' ? 17 : 14;
  const outline = joined([parallel(hem, 3), reversed(parallel(hem, -depth + 3))]);
  if (style === 'rib') {
    return clothPiece(ctx, {
      outline,
      fabric: ctx.cloth({ name: 'rib', scale: 0.8 }, [trim]),
      form: 0.5,
      warp: 1,
      edge: 0.7,
    });
  }
  const start = hem.start;
  const half = AXIS - start[0];
  const folds = Array.from({ length: 23 }, (_, n): Fold => {
    const x = AXIS - half + ((n + 0.5) * half * 2) / 23;
    const y = start[1] - 12;
    return {
      points: [
        [x, y],
        [x, y + 9],
        [x, y + 26],
      ],
      width: half * 0.05,
      depth: n % 2 ? 0.4 : -0.4,
      open: 'both',
      soft: 0.3,
    };
  });
  return clothPiece(ctx, { outline, fabric, folds, form: 0.4, warp: 1, edge: 0.5 });
}

/** Everything but the shadow on the wall, so that sets can throw one shadow. */
export function drawWestern(ctx: Ctx, look: WesternLook): Whole {
  const { fabric, fall, finish, trim, accent } = look;
  const back = look.upper.back ?? false;
  const base = fabric.base;
  const seed = ctx.random.fork('hang').whole(1, 900);
  const upper = upperOf(look.upper);
  const { outline, hem, corner } = bodyShape(upper, fall);
  const waist: Point = look.skirt
    ? corner
    : [fall.side.reduce((least, [half]) => Math.min(least, half), 99), look.waistY ?? 204];
  const skirt = look.skirt && drawSkirt(ctx, { ...look.skirt, half: corner[0], y: corner[1] - 2, seed: seed + 11 });
  const sleeves = drawSleeves(ctx, upper, {
    name: look.sleeve,
    fabric: look.sleeveFabric ?? fabric,
    finish,
    seed,
    trim: look.cuff,
  });
  const stage = {
    upper,
    body: outline,
    fabric,
    trim,
    accent,
    end: corner[1],
    endHalf: corner[0],
    isDress: look.skirt !== undefined,
  };
  const front = back ? drawBack(look.front, look.upper.hold, stage) : drawFront(ctx, look.front, stage);
  const settled = look.sleeve !== 'none' && upper.armholes.length > 0;
  const armholes = settled
    ? upper.armholes.map((one) => crease(ctx, one, base, { width: 1.8, strength: 0.5 })).join('')
    : '';
  const edging = look.fallTrim;
  const hemSewing =
    look.hem === 'plain' && !edging && !look.overHem
      ? stitches(parallel(hem, -7), lighten(base, 0.35), { width: 0.8, opacity: 0.5 })
      : '';
  const shade = sleeves.outlines
    .map((one, n) => castOn(ctx, one, outline, { base, dx: n === 0 ? -3 : 7, dy: 5, soft: 5, strength: 0.5 }))
    .join('');
  const onSkirt = skirt?.outlines[0];
  const body = clothPiece(ctx, {
    outline,
    fabric,
    finish,
    seed,
    folds: [
      ...bodyFolds(ctx, upper, fall),
      ...(front.folds ?? []),
      ...(look.upper.neck === 'cowl' && !back ? cowlFolds(upper) : []),
    ],
    drape: { amount: fall.clings ? 0.2 : 0.36, across: 74, down: 260 },
    form: 0.78,
    onCloth:
      (look.onBody ?? '') +
      (front.on ?? '') +
      (edging && !edging.hangs ? border(hem, { ...edging, side: 'left' }) : ''),
    over: hemSewing + (front.over ?? ''),
  });
  const thin = look.upper.hold === 'thin-strap';
  const nearStraps = drawStraps(ctx, upper.straps, upper.strapWidth, fabric, false);
  const hood = look.collar === 'hood' && !back ? hoodOutline(upper.plan) : undefined;
  const art =
    (hood
      ? ''
      : farPanel(
          ctx,
          upper,
          fall,
          fabric,
          upper.plan.top < 50 &&
            !back &&
            upper.straps.length === 0 &&
            look.upper.hold !== 'one-shoulder' &&
            look.collar !== 'roll'
            ? look.label
            : undefined,
        )) +
    drawStraps(ctx, upper.farStraps, upper.strapWidth, fabric, true) +
    (hangsOnRail(ctx) && upper.plan.top < 60
      ? coatHanger(upper.plan.top, Math.min(126, upper.plan.shoulderHalf * 2 - 12))
      : '') +
    (skirt?.art ?? '') +
    (onSkirt
      ? sleeves.outlines
          .map((one) => castOn(ctx, onSkirt, one, { base, dx: 4, dy: 6, soft: 5, strength: 0.4 }))
          .join('')
      : '') +
    sleeves.art +
    shade +
    (edging?.hangs ? border(hem, { ...edging, side: 'right' }) : '') +
    (look.neckTrim === 'scallop' ? scallopsAlong(upper.neckline, base, 'left') : '') +
    // Thin straps are sewn in under the edge, wide ones run on from it.
    (thin ? nearStraps : '') +
    body +
    (look.overHem ?? '') +
    (look.hem === 'rib' || look.hem === 'elastic'
      ? clipTo(ctx, ribbon(hem, 60, 30), hemBand(ctx, hem, fabric, look.hem, trim))
      : '') +
    group({ opacity: 0.9 }, armholes) +
    // A rolled collar is knitted on: there is no facing to stitch down.
    (look.collar === 'roll'
      ? ''
      : edgeWork(
          ctx,
          upper,
          outline,
          fabric,
          look.collar === 'none' || look.collar === 'frill' ? look.neckTrim : 'facing',
          look.trimColours,
          !settled,
        )) +
    (look.upper.hold === 'off-shoulder' && look.neckTrim === 'facing'
      ? shoulderCasing(ctx, upper, look.sleeveFabric ?? fabric, look.sleeve !== 'none')
      : '') +
    (thin ? '' : nearStraps) +
    drawWaist(
      ctx,
      look.waist,
      { half: waist[0], y: waist[1], sag: look.skirt ? (fall.sag ?? 5) : 4, body: outline },
      fabric,
      trim,
      back,
    ) +
    (front.above ?? '') +
    drawCollar(ctx, look.collar, {
      upper,
      body: outline,
      fabric,
      trim,
      back,
    }) +
    (hood
      ? drawHood(ctx, upper.plan, outline, {
          fabric,
          lining: darken(base, 0.16),
          cord: trim,
          zipped: look.front === 'zip',
          ends: 'knot',
        })
      : '');
  return {
    outlines: [outline, ...sleeves.outlines, ...(skirt?.outlines ?? []), ...(hood ? [hood] : [])],
    art,
    body: outline,
  };
}

/** The room a garment takes, about the axis; known before it is drawn. */
export function tightExtent(look: WesternLook): Box {
  const upper = upperOf(look.upper);
  const { outline, corner } = bodyShape(upper, look.fall);
  const parts = [outline];
  if (look.sleeve !== 'none') parts.push(shapeSleeve(upper, look.sleeve).outline);
  if (look.skirt)
    parts.push(skirtPiece(look.skirt.shape, { half: corner[0], y: corner[1], hem: look.skirt.hem }).outline);
  const box = boundsOf(...parts);
  const floats = look.upper.hold === 'strapless' || look.upper.hold === 'off-shoulder';
  const top =
    (look.collar === 'hood' && !look.upper.back
      ? -36
      : look.collar === 'hood' || look.collar === 'roll'
        ? 8
        : floats
          ? box.y
          : 38) - 4;
  const half = Math.max(AXIS - box.x, box.x + box.width - AXIS) + 5;
  const below =
    look.front === 'knot' && !look.skirt ? 36 : look.overHem || (look.skirt?.hemTrim ?? look.fallTrim)?.hangs ? 22 : 6;
  return { x: AXIS - half, y: top, width: half * 2, height: box.y + box.height + below - top };
}

/** As above, but small things are not enlarged beyond what their stitches bear. */
export function extentOf(look: WesternLook, hung = false): Box {
  const tight = tightExtent(look);
  const half = Math.max(tight.width / 2, 118);
  const low = tight.y + tight.height;
  if (hung) return { x: AXIS - half, y: 46 - HOOK, width: half * 2, height: low - 46 + HOOK };
  const height = Math.max(250, tight.height);
  return { x: AXIS - half, y: tight.y - (height - tight.height) / 2, width: half * 2, height };
}

export function withShadow(ctx: Ctx, whole: Whole): string {
  return wallShadow(ctx, whole.outlines, { distance: ctx.stance === 'flat' ? 8 : 15 }) + whole.art;
}
