// Children's trousers, shorts, leggings and pyjamas.
import { border } from '../borders.ts';
import { darken, lighten, mix } from '../colour.ts';
import { SAFE, fit, focusFrom, zoom } from '../frame.ts';
import { clipTo, seam, stitches, wallShadow } from '../light.ts';
import { clothCloseup } from '../parts/closeup.ts';
import { AXIS } from '../parts/garment.ts';
import { patchPocket } from '../parts/kids-details.ts';
import { frill } from '../parts/kids-trims.ts';
import { LEGS, drawLegs, legOutline } from '../parts/kids-legs.ts';
import type { LegsLook } from '../parts/kids-legs.ts';
import { recoloured } from '../parts/kids-sets.ts';
import { sewnPiece } from '../parts/panel.ts';
import { flipped, joined, parallel, path, reversed, ribbon, toD } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { circle, draw, place } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf, Fabric } from '../types.ts';

const CUTS = {
  style: [
    'jeans',
    'chinos',
    'joggers',
    'track',
    'cargo',
    'shorts',
    'wide-shorts',
    'cargo-shorts',
    'pyjama',
    'leggings',
    'capri',
    'bloomers',
    'palazzo',
  ],
  extra: ['none', 'turn-up', 'knee-patch', 'frill', 'lace'],
} as const;
type Cut = CutOf<typeof CUTS>;

const PLAN_OF = {
  jeans: LEGS.jeans,
  chinos: LEGS.jeans,
  joggers: LEGS.joggers,
  track: LEGS.joggers,
  cargo: LEGS.cargo,
  shorts: LEGS.shorts,
  'wide-shorts': { ...LEGS.shorts, hip: [90, 128], hem: { outer: 116, inner: 7, y: 238 }, ease: 0.5 },
  'cargo-shorts': LEGS.shorts,
  pyjama: LEGS.pyjama,
  leggings: LEGS.leggings,
  capri: LEGS.capri,
  bloomers: LEGS.bloomers,
  palazzo: LEGS.palazzo,
} as const;

const side = (mirror: boolean): number => (mirror ? -1 : 1);

/** The slanted or scooped front pocket with its bag showing. */
function hipPocket(ctx: Ctx, cut: Cut, leg: Path, fabric: Fabric, mirror: boolean, thread: string): string {
  const { waist, y, hip } = PLAN_OF[cut.style];
  const s = side(mirror);
  const scooped = cut.style === 'jeans';
  const mouth = scooped
    ? path(
        `M${AXIS - s * (waist - 24)} ${y + 14}C${AXIS - s * (waist - 22)} ${y + 36} ${AXIS - s * (waist - 12)} ${y + 46} ${AXIS - s * (hip[0] + 4)} ${y + 50}`,
      )
    : path(`M${AXIS - s * (waist - 16)} ${y + 14}L${AXIS - s * (hip[0] + 3)} ${y + 62}`);
  const bag = joined([mouth, path(`M${AXIS - s * (hip[0] + 8)} ${y + 50}L${AXIS - s * (hip[0] + 8)} ${y + 8}`)]);
  const inset = mirror ? -3 : 3;
  return (
    clipTo(ctx, leg, clothPiece(ctx, { outline: bag, fabric: fabric.reverse, form: 0.3, edge: 0.4, warp: 0 })) +
    seam(mouth, fabric.base, { strength: 0.75 }) +
    stitches(parallel(mouth, inset), thread, { length: 3, gap: 2, width: 1 }) +
    (scooped
      ? stitches(parallel(mouth, inset * 2), thread, { length: 3, gap: 2, width: 1 }) +
        [mouth.start, mouth.curves.at(-1)?.[2] ?? mouth.start]
          .map(([x, py], n) =>
            circle(x + (n ? s * 7 : -s * 2), py + (n ? -1 : 8), 2.2, {
              fill: '#b86f49',
              stroke: darken('#b86f49', 0.5),
              'stroke-width': 0.6,
            }),
          )
          .join('')
      : '')
  );
}

/** The slanted pocket of wide shorts, its mouth bound so that it shows on a check. */
function boundPocket(ctx: Ctx, binding: string, mirror: boolean): string {
  const { y } = PLAN_OF['wide-shorts'];
  const s = side(mirror);
  const mouth = path(`M${AXIS - s * 54} ${y + 22}L${AXIS - s * 89} ${y + 82}`);
  return (
    seam(mouth, ctx.fabric.base, { strength: 0.9, width: 8 }) +
    clothPiece(ctx, { outline: ribbon(mouth, 6), fabric: ctx.plain(binding), form: 0.4, edge: 0.7, warp: 0 })
  );
}

/** The border woven at a gamcha's end, kept as the hem: plain ground with one broad line and two fine ones. */
function wovenBorder(hem: Path, ground: string, lines: string): string {
  const strip = (from: number, width: number, stroke: string): string =>
    draw(toD(parallel(hem, -from - width / 2)), { fill: 'none', stroke, 'stroke-width': width });
  return strip(-6, 40, ground) + strip(8, 2.4, lines) + strip(14, 8, lines) + strip(25.6, 2.4, lines);
}

function thighPocket(ctx: Ctx, leg: Path, fabric: Fabric, mirror: boolean, y: number, out = 70): string {
  const s = side(mirror);
  const x = AXIS - s * out;
  const flap = path(`M${x - 25} ${y}H${x + 25}V${y + 16}L${x} ${y + 22}L${x - 25} ${y + 16}Z`);
  return clipTo(
    ctx,
    leg,
    patchPocket(ctx, leg, fabric, { x, y: y + 4, width: 46, height: 56, shape: 'square' }),
    sewnPiece(ctx, {
      outline: flap,
      fabric,
      under: leg,
      lift: 1.8,
      form: 0.4,
      sewn: [path(`M${x + 25} ${y + 2}V${y + 16}L${x} ${y + 22}L${x - 25} ${y + 16}V${y + 2}`)],
      inset: -3,
    }) +
      circle(x, y + 13, 3, { fill: darken(fabric.base, 0.4), stroke: lighten(fabric.base, 0.4), 'stroke-width': 0.8 }),
  );
}

function backArt(ctx: Ctx, leg: Path, fabric: Fabric, mirror: boolean, y: number, thread: string): string {
  const s = side(mirror);
  const yoke = path(`M${AXIS - s * 90} ${y + 32}L${AXIS} ${y + 48}`);
  return (
    seam(yoke, fabric.base, { strength: 0.6 }) +
    stitches(parallel(yoke, mirror ? -4 : 4), thread, { length: 3, gap: 2, width: 1 }) +
    patchPocket(ctx, leg, fabric, { x: AXIS - s * 40, y: y + 54, width: 46, height: 50 })
  );
}

function lookOf(ctx: Ctx, cut: Cut): LegsLook {
  const plan = PLAN_OF[cut.style];
  const back = ctx.view === 'back';
  const fabric = ctx.fabric;
  const second = ctx.colour(1);
  const wide = cut.style === 'wide-shorts';
  const tailored = ['jeans', 'chinos', 'cargo', 'cargo-shorts'].includes(cut.style);
  const thread = cut.style === 'jeans' ? mix(second, '#d9973f', 0.3) : lighten(fabric.base, 0.35);
  const overLeg = (leg: Path, hem: Path, mirror: boolean): string => {
    let art = '';
    const s = side(mirror);
    if (back && tailored) {
      // The thigh pockets sit over the side seam: from behind a strip of them is seen.
      const thigh = cut.style === 'cargo' ? 218 : cut.style === 'cargo-shorts' ? 172 : undefined;
      return (
        backArt(ctx, leg, fabric, mirror, plan.y, thread) +
        (thigh === undefined ? '' : thighPocket(ctx, leg, fabric, mirror, thigh, 98))
      );
    }
    if (tailored) art += hipPocket(ctx, cut, leg, fabric, mirror, thread);
    if (cut.style === 'wide-shorts') art += boundPocket(ctx, second, mirror);
    if (cut.style === 'cargo') art += thighPocket(ctx, leg, fabric, mirror, 218);
    if (cut.style === 'cargo-shorts') art += thighPocket(ctx, leg, fabric, mirror, 172);
    if (cut.style === 'track' || (cut.style === 'joggers' && ctx.colourCount > 2)) {
      const { outer } = legOutline(plan);
      const edge = parallel(outer, -9);
      art += clothPiece(ctx, {
        outline: mirror
          ? flipped(ribbon(edge, cut.style === 'track' ? 13 : 7), AXIS)
          : ribbon(edge, cut.style === 'track' ? 13 : 7),
        fabric: ctx.plain(ctx.colour(2)),
        form: 0.3,
        edge: 0.3,
        warp: 0,
      });
    }
    if (cut.style === 'joggers' || cut.style === 'track') {
      const mouth = path(`M${AXIS - s * 50} ${plan.y + 30}L${AXIS - s * 82} ${plan.y + 78}`);
      art +=
        seam(mouth, fabric.base, { strength: 0.8, width: 1.6 }) +
        stitches(parallel(mouth, mirror ? -4 : 4), thread, { width: 0.9 });
    }
    if (cut.extra === 'knee-patch') {
      art += place(patchPocket(ctx, leg, ctx.plain(second), { x: 0, y: -30, width: 46, height: 58, shape: 'square' }), {
        x: AXIS - s * 55,
        y: 266,
        turn: s * 3,
      });
    }
    if (cut.extra === 'lace') {
      art += border(hem, { style: 'lace', width: 16, colours: [fabric.base, second, second], side: 'left' });
    }
    return art;
  };
  return {
    plan,
    fabric,
    finish: tailored ? 'heavy' : cut.style === 'palazzo' ? 'soft' : 'matte',
    band: tailored
      ? 'belt'
      : cut.style === 'leggings' || cut.style === 'capri' || cut.style === 'palazzo' || cut.style === 'bloomers'
        ? 'elastic'
        : cut.style === 'track'
          ? 'rib'
          : 'elastic',
    bandFabric: cut.style === 'track' ? ctx.plain(second) : wide ? ctx.plain(fabric.base) : undefined,
    onLeg: wide ? (hem) => wovenBorder(hem, fabric.base, second) : undefined,
    cord:
      ['joggers', 'pyjama', 'shorts', 'wide-shorts'].includes(cut.style) && !back
        ? ctx.colourCount > 1
          ? second
          : '#f3ead8'
        : undefined,
    thread,
    metal: cut.style === 'jeans' ? '#b86f49' : undefined,
    cuffRib:
      cut.style === 'joggers' || cut.style === 'track'
        ? [cut.style === 'track' ? second : darken(fabric.base, 0.12), 22]
        : cut.style === 'bloomers'
          ? [fabric.base, 9]
          : undefined,
    turnUp: cut.extra === 'turn-up' ? ctx.plain(mix(fabric.base, '#f3ead8', 0.55)) : undefined,
    fly: tailored && !back,
    back,
    overLeg,
  };
}

function drawPants(ctx: Ctx, cut: Cut): string {
  const look = lookOf(ctx, cut);
  const legs = drawLegs(ctx, look);
  const frills =
    cut.extra === 'frill'
      ? [false, true]
          .map((mirror) => {
            const { hem } = legOutline(look.plan);
            return frill(
              ctx,
              mirror ? reversed(flipped(hem, AXIS)) : hem,
              22,
              ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [ctx.colour(0), ctx.colour(1), ctx.colour(2)]),
              {
                edge: ctx.colour(1),
              },
            );
          })
          .join('')
      : '';
  return wallShadow(ctx, legs.outlines, { distance: ctx.stance === 'flat' ? 8 : 14 }) + legs.art + frills;
}

export const kind = defineKind({
  name: 'kids-pants',
  about: "child's trousers, shorts or leggings; colours: cloth, thread, cord or rib, stripe",
  stances: ['wall', 'flat'],
  views: ['front', 'back', 'detail', 'set', 'cloth'],
  cuts: CUTS,
  draw(cut, ctx) {
    if (ctx.view === 'cloth') return clothCloseup(ctx, ctx.fabric);
    if (ctx.view === 'detail') {
      const near = zoom(ctx, { x: 250, y: 112, factor: 2.5, turn: -5 }, () => drawPants(ctx, cut));
      return focusFrom(ctx, { at: [250, 220], sharp: 170, reach: 430 }, near);
    }
    const plan = PLAN_OF[cut.style];
    const half = Math.max(plan.hip[0], plan.hem.outer) + 6;
    const extent = {
      x: AXIS - half,
      y: 50,
      width: half * 2,
      height: plan.hem.y - 40 + (cut.extra === 'frill' ? 20 : 0),
    };
    const room = { ...SAFE, y: SAFE.y + 14, height: SAFE.height - 28 };
    if (ctx.view === 'set') {
      const [far, near] = [
        { ...room, x: 196, width: 286, height: 380 },
        { ...room, x: 30, y: 70, width: 286, height: 386 },
      ];
      return (
        fit(ctx, extent, far, () => drawPants(recoloured(ctx, [1, 0, 2, 3]), cut)) +
        fit(ctx, extent, near, () => drawPants(ctx, cut))
      );
    }
    return fit(ctx, extent, room, () => drawPants(ctx, cut));
  },
});
