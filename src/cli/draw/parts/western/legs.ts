// Trousers and their kin as drawn: far side, two legs, waist, pockets, stripes, cuffs.
import type { BorderStyle } from '../../border-designs.ts';
import { darken, lighten } from '../../colour.ts';
import { flippedFolds } from '../../folds.ts';
import { castOn, clipTo, edgeLine, hollow, seam, stitches } from '../../light.ts';
import { flipped, joined, moved, oval, parallel, path, reversed, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { clothPiece } from '../../relief.ts';
import type { Finish } from '../../relief.ts';
import { blur, draw, ellipse, group } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { AXIS, openEnd } from '../garment.ts';
import { frayed, hemArt, turnUp } from './leg-hems.ts';
import { drapedLegs, drapedOutline } from './draped-legs.ts';
import type { DrapedName } from './draped-legs.ts';
import { legDetails } from './leg-details.ts';
import type { DetailName } from './leg-details.ts';
import { WAIST_Y, legFolds, legShape } from './leg-shapes.ts';
import type { LegName } from './leg-shapes.ts';
import { drawSkirt } from './skirts.ts';
import { drawWaistband } from './waistbands.ts';
import type { BandName } from './waistbands.ts';

export interface LegLook {
  readonly leg: LegName;
  readonly band: BandName;
  readonly details: readonly DetailName[];
  readonly fabric: Fabric;
  readonly finish?: Finish;
  readonly trim: string;
  readonly accent: string;
  readonly back: boolean;
  readonly hem: 'plain' | 'turn-up' | 'raw' | 'slit' | 'tie' | BorderStyle;
  readonly denim: boolean;
  /** A different cloth on the outer side of each leg. */
  readonly panel?: Fabric;
}

export interface DrawnLegs {
  readonly outlines: readonly Path[];
  readonly art: string;
}

/** Where denim has been rubbed pale: the front of the thighs and the knees. */
function fades(ctx: Ctx, base: string): string {
  const area = { x: 150, y: 60, width: 212, height: 330 };
  const pale = { fill: lighten(base, 0.62), opacity: 0.34, filter: blur(ctx.defs, 13, area) };
  return group(
    { style: 'mix-blend-mode:screen' },
    ellipse(AXIS - 50, 205, 15, 74, pale),
    ellipse(AXIS + 50, 205, 15, 74, pale),
  );
}

function cuffPiece(ctx: Ctx, look: LegLook, name: LegName, mirror: boolean): string {
  const leg = legShape(name);
  const { low, cuff, foot } = leg;
  const [outer, inner] = [AXIS - foot[0] + 2, AXIS - foot[1] - 2];
  const band = path(
    `M${outer} ${low - 2}Q${(outer + inner) / 2} ${low + 3} ${inner} ${low - 2}L${inner - 1} ${low + cuff}Q${(outer + inner) / 2} ${low + cuff + 4} ${outer + 1} ${low + cuff}Z`,
  );
  const outline = mirror ? flipped(band) : band;
  const cloth = look.leg === 'jogger' ? ctx.cloth({ name: 'rib', scale: 0.7 }, [look.trim]) : look.fabric;
  return clothPiece(ctx, {
    outline,
    fabric: cloth,
    form: 0.8,
    warp: 2,
    edge: 0.75,
    over:
      look.leg === 'jogger'
        ? ''
        : stitches(path(`M${AXIS - 90} ${low + cuff - 4}H${AXIS + 90}`), lighten(look.fabric.base, 0.4), {
            width: 0.8,
            opacity: 0.6,
          }),
  });
}

export function drawLegs(ctx: Ctx, look: LegLook): DrawnLegs {
  const { fabric, finish, back } = look;
  const base = fabric.base;
  const leg = legShape(look.leg);
  const seed = ctx.random.fork('legs').whole(1, 900);
  const gathered =
    look.band === 'elastic' || look.band === 'drawstring' || look.band === 'paperbag' || look.band === 'smocked';
  const folds = legFolds(ctx.random.fork('leg'), look.leg, leg, gathered);
  const outlines: Path[] = [];
  let art = '';
  if (leg.seamless) {
    const name = look.leg as DrapedName;
    outlines.push(drapedOutline(leg));
    art +=
      drapedLegs(ctx, { name, fabric, finish, leg, gathers: folds, seed, back }) +
      [true, false].map((mirror) => cuffPiece(ctx, look, look.leg, mirror)).join('');
  }
  // Jeans have their yoke and two pockets behind, whatever else they have.
  const jeans = back && look.denim && !look.details.includes('back-pockets');
  const sewn = jeans ? [...look.details, 'back-pockets' as const] : look.details;
  for (const mirror of leg.seamless ? [] : [true, false]) {
    const turn = (one: Path): Path => (mirror ? flipped(one) : one);
    const outline = turn(leg.outline);
    const hem = mirror ? reversed(turn(leg.hem)) : leg.hem;
    outlines.push(outline);
    if (look.leg === 'sharara') {
      const flounce = drawSkirt(ctx, {
        shape: 'gathered',
        half: (leg.foot[0] - leg.foot[1]) / 2 - 4,
        y: leg.low - 5,
        hem: 440,
        fabric,
        finish,
        seed: seed + 4,
        hemTrim: { style: 'zari', width: 16, colours: [look.accent, look.trim, base] },
      });
      const dx = (mirror ? 1 : -1) * ((leg.foot[0] + leg.foot[1]) / 2);
      art += group({ transform: `translate(${dx} 0)` }, flounce.art);
      outlines.push(...flounce.outlines.map((one) => moved(one, dx, 0)));
    }
    const work =
      look.leg === 'sharara' ? { on: '', over: '' } : leg.cuff > 0 ? { on: '', over: '' } : hemArt(look, hem);
    const grain = mirror ? ({ origin: [290, 240], turn: -2 } as const) : ({ origin: [222, 240], turn: 2 } as const);
    const details = legDetails(ctx, { ...look, details: sewn }, leg, mirror, grain);
    const panel = look.panel ? sidePanel(ctx, look.panel, leg.outer, turn) : '';
    art +=
      (leg.cuff > 0 || look.leg === 'sharara' ? '' : openEnd(ctx, hem, fabric, leg.clings ? 4 : 7)) +
      clothPiece(ctx, {
        outline,
        fabric,
        finish,
        seed: seed + (mirror ? 3 : 0),
        ...grain,
        folds: mirror ? flippedFolds(folds) : folds,
        drape: { amount: leg.clings ? 0.14 : 0.3, across: 60, down: 200 },
        form: leg.clings ? 0.95 : 0.8,
        warp: leg.clings ? 5 : 9,
        onCloth: work.on,
        over: panel + (look.denim ? fades(ctx, base) : '') + work.over + details.over,
      }) +
      details.above +
      (leg.cuff > 0
        ? cuffPiece(ctx, look, look.leg, mirror)
        : look.hem === 'turn-up'
          ? turnUp(ctx, look, leg, mirror)
          : look.hem === 'raw'
            ? frayed(ctx.random.fork(`fray ${mirror}`), hem, base)
            : '');
    if (mirror) {
      art += castOn(ctx, outline, leg.outline, { base, dx: 5, dy: 3, soft: 5, strength: 0.4 });
    }
  }
  const mouth = oval(AXIS, WAIST_Y - 4, 65, 8);
  const inside =
    clipTo(
      ctx,
      mouth,
      draw(toD(mouth), { fill: darken(base, 0.4) }),
      hollow(ctx, mouth, base, { strength: 0.7, soft: 4 }),
    ) + edgeLine(mouth, base, { strength: 0.6 });
  const rise = leg.seamless
    ? ''
    : seam(path(`M${AXIS} ${WAIST_Y + 18}V${leg.inner.start[1] - 2}`), base, { strength: 0.6 });
  // Close-fitting trousers are shaped behind by a pointed yoke and by seams under the seat.
  const shaping =
    back && leg.clings && look.leg !== 'churidar' && !look.denim
      ? [-1, 1]
          .map(
            (s) =>
              seam(path(`M${AXIS + s * 84} ${WAIST_Y + 28}L${AXIS} ${WAIST_Y + 50}`), base, { strength: 0.7 }) +
              stitches(path(`M${AXIS + s * 84} ${WAIST_Y + 32}L${AXIS} ${WAIST_Y + 54}`), lighten(base, 0.4), {
                width: 0.9,
                opacity: 0.7,
              }) +
              seam(
                path(
                  `M${AXIS + s * 6} ${leg.inner.start[1] - 10}Q${AXIS + s * 40} ${leg.inner.start[1] + 14} ${AXIS + s * 72} ${leg.inner.start[1] - 22}`,
                ),
                base,
                { strength: 0.45 },
              ),
          )
          .join('')
      : '';
  const bandArt = drawWaistband(ctx, {
    name: look.band,
    fabric,
    trim: look.trim,
    back,
    denim: look.denim,
    closed: !look.details.includes('sailor-buttons'),
  });
  return {
    outlines: [...outlines, bandArt.outline],
    art: inside + art + rise + clipTo(ctx, outlines, shaping) + bandArt.art,
  };
}

/** Another cloth down the outer side of the leg, as on sports tights. */
function sidePanel(ctx: Ctx, cloth: Fabric, outer: Path, turn: (one: Path) => Path): string {
  const inner = parallel(outer, -26, 40);
  const outline = turn(joined([parallel(outer, 6, 40), reversed(inner)]));
  return (
    clothPiece(ctx, { outline, fabric: cloth, form: 0.3, warp: 3, edge: 0.7 }) +
    stitches(turn(parallel(outer, -28, 40)), lighten(cloth.base, 0.3), { width: 0.8, opacity: 0.6 })
  );
}
