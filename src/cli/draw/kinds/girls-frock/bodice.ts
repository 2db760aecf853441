// The bodice of a frock: cloth, neck, sleeves, what is worked on its front.
import { border } from '../../borders.ts';
import { darken, lighten, lightnessOf, mix } from '../../colour.ts';
import { hangingFolds } from '../../folds.ts';
import { clipTo, seam, stitches } from '../../light.ts';
import { AXIS, necklineHalf } from '../../parts/garment.ts';
import type { BodyPlan, NecklineShape } from '../../parts/garment.ts';
import { collarBack } from '../../parts/collars.ts';
import { flatCollar, shirtCollar } from '../../parts/kids-collars.ts';
import { buttonBand } from '../../parts/kids-details.ts';
import { flutterSleeves } from '../../parts/kids-flutter.ts';
import { frill } from '../../parts/kids-trims.ts';
import { CHILD_ARMS, drawTop } from '../../parts/kids-top.ts';
import type { TopArt } from '../../parts/kids-top.ts';
import { button } from '../../parts/notions.ts';
import { parallel, path, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import type { Fold } from '../../relief.ts';
import { draw } from '../../svg.ts';
import type { Ctx, Fabric } from '../../types.ts';
import { WAIST_Y } from './plan.ts';
import type { Cut } from './plan.ts';

const DEPTHS: Readonly<Record<Cut['neck'], readonly [NecklineShape, number]>> = {
  round: ['round', 36],
  collar: ['crew', 24],
  square: ['square', 46],
  v: ['v', 48],
  boat: ['boat', 18],
  shirt: ['crew', 18],
};

/** Frocks of net and overlays have a plain bodice of the second cloth or of the print, others are of one cloth. */
function bodiceCloth(ctx: Ctx, cut: Cut): Fabric {
  if (cut.bodice === 'embroidered') return ctx.plain(ctx.colour(0));
  return cut.skirt === 'overlay' ? ctx.plain(ctx.colour(1)) : ctx.fabric;
}

/** Rows of elastic or honeycomb stitching that draw the cloth together. */
function smocking(base: string, thread: string, from: number, to: number): string {
  let art = '';
  const rows = Math.round((to - from) / 9);
  for (let n = 0; n <= rows; n += 1) {
    const y = from + (n * (to - from)) / rows;
    let d = `M${AXIS - 78} ${y}`;
    for (let x = AXIS - 78; x < AXIS + 78; x += 8) d += `L${x + 4} ${y + (n % 2 ? 3 : -3)}L${x + 8} ${y}`;
    art +=
      draw(d, {
        fill: 'none',
        stroke: darken(base, 0.42),
        'stroke-width': 1.5,
        'stroke-opacity': 0.5,
        transform: 'translate(.8 1.6)',
      }) + draw(d, { fill: 'none', stroke: thread, 'stroke-width': 1.3, 'stroke-opacity': 0.85 });
  }
  return art;
}

function smockFolds(ctx: Ctx, to: number): Fold[] {
  return hangingFolds(ctx.random.fork('smock'), {
    from: [AXIS - 70, AXIS + 70, 100],
    to: [AXIS - 72, AXIS + 72, to],
    count: 22,
    depth: 0.34,
    stagger: 0,
    gathered: true,
  });
}

function frontWork(ctx: Ctx, cut: Cut, front: Path, neck: Path, fabric: Fabric): string {
  const base = fabric.base;
  const trim = ctx.colour(ctx.colourCount - 1);
  const low = neck.start[1];
  const end = cut.skirt === 'a-line' ? low + 120 : WAIST_Y + 4;
  switch (cut.bodice) {
    case 'smocked':
      return smocking(base, mix(trim, base, 0.15), Math.max(low + 8, 104), cut.skirt === 'a-line' ? 168 : WAIST_Y - 4);
    case 'buttons':
      return buttonBand(ctx, front, fabric, {
        x: AXIS,
        from: low + (cut.neck === 'shirt' ? 0 : 2),
        to: end,
        count: cut.skirt === 'a-line' ? 5 : 4,
        colour: lightnessOf(base) > 0.72 ? trim : lighten(trim, 0.35),
        shank: cut.neck !== 'shirt',
      });
    case 'pintucks':
      return [-34, -26, -18, -10, 10, 18, 26, 34]
        .map((dx) =>
          seam(path(`M${AXIS + dx} ${low - (Math.abs(dx) / 33) ** 2 * 12 + 4}V${end - 4}`), base, {
            strength: 0.55,
            width: 1.2,
          }),
        )
        .join('');
    case 'yoke': {
      const line = path(`M${AXIS - 76} 122C${AXIS - 40} 130 ${AXIS + 40} 130 ${AXIS + 76} 122`);
      return (
        frill(ctx, line, 17, ctx.plain(ctx.colour(1)), { edge: trim === ctx.colour(1) ? undefined : trim }) +
        seam(line, base, { strength: 0.6 })
      );
    }
    case 'embroidered': {
      const ring = path(
        `M${AXIS - 58} 62C${AXIS - 56} ${low + 12} ${AXIS - 34} ${low + 40} ${AXIS} ${low + 48}C${AXIS + 34} ${low + 40} ${AXIS + 56} ${low + 12} ${AXIS + 58} 62`,
      );
      return (
        border(ring, { style: 'paisley-vine', width: 24, colours: [base, trim, ctx.colour(1)], side: 'left' }) +
        border(path(`M${AXIS - 8} ${low + 52}V${end}`), {
          style: 'mirror',
          width: 16,
          colours: [base, trim, ctx.colour(1)],
          side: 'left',
        })
      );
    }
    default:
      return cut.skirt === 'a-line'
        ? ''
        : [-1, 1]
            .map((s) =>
              seam(
                path(`M${AXIS + s * 68} 112C${AXIS + s * 48} 130 ${AXIS + s * 36} 160 ${AXIS + s * 36} ${WAIST_Y + 4}`),
                base,
                { strength: 0.5 },
              ),
            )
            .join('');
  }
}

export function drawBodice(ctx: Ctx, cut: Cut, plan: BodyPlan): TopArt {
  const back = ctx.view === 'back';
  const fabric = bodiceCloth(ctx, cut);
  const base = fabric.base;
  const second = ctx.colour(1);
  const trim = ctx.colour(ctx.colourCount - 1);
  const [shape, depth] = back ? (['crew', 14] as const) : DEPTHS[cut.neck];
  const neck = necklineHalf(shape, plan, depth);
  const armed = cut.sleeve === 'puff' || cut.sleeve === 'short' || cut.sleeve === 'full' || cut.sleeve === 'cap';
  const arms = armed ? CHILD_ARMS[cut.sleeve as 'puff' | 'short' | 'full' | 'cap'] : undefined;
  const net = cut.skirt === 'net';
  const closed = (cut.neck === 'shirt' || cut.neck === 'collar') && !back;
  const top = drawTop(ctx, {
    plan,
    neck,
    arms,
    body: fabric,
    sleeves:
      net && armed
        ? ctx.cloth({ name: 'net', scale: 0.7 }, [mix(second, '#fff8ee', 0.25), mix(second, '#fff8ee', 0.5)])
        : undefined,
    finish: net ? 'satin' : 'soft',
    fall: net ? 0.5 : 0.8,
    folds:
      cut.bodice === 'smocked' && !back
        ? smockFolds(ctx, cut.skirt === 'a-line' ? 174 : WAIST_Y)
        : cut.skirt === 'a-line'
          ? hangingFolds(ctx.random.fork('fall'), {
              from: [AXIS - 60, AXIS + 60, cut.bodice === 'yoke' ? 138 : 170],
              to: [
                AXIS - (plan.side.at(-1)?.[0] ?? 120) + 8,
                AXIS + (plan.side.at(-1)?.[0] ?? 120) - 8,
                (plan.side.at(-1)?.[1] ?? 340) + 18,
              ],
              count: 10,
              depth: 0.26,
              stagger: 0.2,
            })
          : [],
    cuffRib: cut.sleeve === 'puff' ? [darken(net ? second : base, 0.05), 8] : undefined,
    hemStitch: cut.skirt === 'a-line' && cut.hem === 'plain' ? undefined : false,
    onBody:
      cut.skirt === 'a-line' && cut.hem !== 'plain' && cut.hem !== 'frill' && cut.hem !== 'pompom'
        ? hemWork(ctx, cut, aLineHem(plan))
        : '',
    inside: closed ? 'bare' : 'label',
  });
  const rim = stitches(parallel(top.neckline, 4), lighten(base, lightnessOf(base) > 0.75 ? 0.1 : 0.4), {
    width: 0.9,
    opacity: 0.7,
  });
  const piped = cut.waist === 'piping' || cut.bodice === 'yoke';
  const neckEdge =
    seam(top.neckline, base, { strength: 0.6 }) +
    (piped
      ? draw(toD(top.neckline), { fill: 'none', stroke: trim, 'stroke-width': 3.4 })
      : clipTo(ctx, top.front, rim));
  const flutter =
    cut.sleeve === 'flutter'
      ? flutterSleeves(ctx, plan, fabric, { onto: top.front, edge: piped ? trim : undefined })
      : undefined;
  const first = cut.neck === 'collar' ? 116 : 92;
  // What opens in front, or shows a row of mirrors there, is not buttoned behind too.
  const opensBehind = back && cut.bodice !== 'buttons' && cut.bodice !== 'embroidered';
  const closure = opensBehind
    ? [0, 1, 2].map((n) => button(ctx, AXIS, first + (n * (160 - first)) / 2, 3.8, lighten(trim, 0.2))).join('') +
      seam(path(`M${AXIS} 76V${WAIST_Y}`), base, { strength: 0.6 })
    : '';
  const collar =
    cut.neck === 'collar'
      ? flatCollar(ctx, neck, ctx.plain(second), top.front, {
          edge: trim === second ? undefined : trim,
          scallops: cut.hem === 'lace',
          whole: back && !opensBehind,
        })
      : cut.neck === 'shirt'
        ? back
          ? collarBack(ctx, plan, top.front, fabric)
          : shirtCollar(ctx, plan, fabric, top.front, { depth })
        : '';
  return {
    ...top,
    outlines: [...top.outlines, ...(flutter?.outlines ?? [])],
    art:
      top.art +
      (flutter?.art ?? '') +
      (back ? '' : clipTo(ctx, top.front, frontWork(ctx, cut, top.front, neck, fabric))) +
      (closed ? '' : neckEdge) +
      closure +
      collar +
      (cut.skirt === 'a-line' && (cut.hem === 'frill' || cut.hem === 'pompom') ? hemWork(ctx, cut, top.hem) : ''),
  };
}

function aLineHem(plan: BodyPlan): Path {
  const [half, y] = plan.side.at(-1) ?? plan.underarm;
  return path(`M${AXIS - half} ${y}Q${AXIS} ${y + plan.hemSag * 2} ${AXIS + half} ${y}`);
}

/** What finishes the hem; frills and pompoms hang from it. */
export function hemWork(ctx: Ctx, cut: Cut, hem: Path): string {
  const base = ctx.colour(0);
  const second = ctx.colour(1);
  const trim = ctx.colour(ctx.colourCount - 1);
  switch (cut.hem) {
    case 'lace':
      return border(hem, { style: 'lace', width: 20, colours: [base, trim, trim], side: 'left' });
    case 'zari':
      return border(hem, { style: 'zari', width: 24, colours: [second, trim, base], side: 'left' });
    case 'gota':
      return border(hem, { style: 'gota', width: 22, colours: [second, trim, base], side: 'left' });
    case 'band':
      return (
        border(hem, { style: 'plain', width: 26, colours: [second, second, second], side: 'left' }) +
        border(parallel(hem, -26, 40), { style: 'piping', width: 3, colours: [trim, trim, trim], side: 'left' })
      );
    case 'frill':
      return frill(ctx, hem, 22, ctx.plain(second), { edge: trim === second ? undefined : trim });
    case 'pompom':
      return border(hem, { style: 'pompom', width: 17, colours: [second, trim, second], side: 'right', hangs: true });
    default:
      return '';
  }
}
