// Soft toys of plush, sitting: elephant, bear, bunny; or a stuffed elephant on its feet.
import { darken, lighten, mix } from '../colour.ts';
import { fit, focusFrom, groundFor, zoom } from '../frame.ts';
import { groundShadow } from '../light.ts';
import { bow } from '../parts/kids-trims.ts';
import { beadEye, pairOf, plushSeam, sewnNose, stuffed } from '../parts/plush.ts';
import { oval, path, turned } from '../path.ts';
import type { Path } from '../path.ts';
import { clothPiece } from '../relief.ts';
import { ellipse } from '../svg.ts';
import { defineKind } from '../types.ts';
import type { Ctx, CutOf } from '../types.ts';

const CUTS = {
  animal: ['elephant', 'bear', 'bunny'],
  dress: ['bow', 'scarf', 'none'],
} as const;
type Cut = CutOf<typeof CUTS>;

const X = 256;
const at = (x: number, y: number, rx: number, ry: number, turn = 0): Path => turned(oval(x, y, rx, ry), [x, y], turn);

/** Body, arms and the two legs with their soles towards the viewer. */
function sitting(ctx: Ctx, colour: string, belly: string, sole: string): { art: string; body: Path } {
  const body = path(
    `M${X} 236C${X - 62} 236 ${X - 88} 300 ${X - 88} 356C${X - 88} 420 ${X - 54} 444 ${X} 444C${X + 54} 444 ${X + 88} 420 ${X + 88} 356C${X + 88} 300 ${X + 62} 236 ${X} 236Z`,
  );
  const patch = path(
    `M${X} 282C${X - 38} 282 ${X - 54} 324 ${X - 54} 362C${X - 54} 404 ${X - 32} 426 ${X} 426C${X + 32} 426 ${X + 54} 404 ${X + 54} 362C${X + 54} 324 ${X + 38} 282 ${X} 282Z`,
  );
  const leg = at(X - 84, 404, 50, 46, -24);
  const pad = at(X - 94, 408, 33, 32, -24);
  const arm = path(
    `M${X - 66} 272C${X - 96} 276 ${X - 124} 318 ${X - 118} 350C${X - 112} 372 ${X - 84} 370 ${X - 74} 348C${X - 66} 328 ${X - 56} 306 ${X - 50} 288Z`,
  );
  return {
    body,
    art:
      stuffed(ctx, body, colour) +
      stuffed(ctx, patch, belly, { cloth: 'plain' }) +
      pairOf(leg, X, (shape) => stuffed(ctx, shape, colour, { under: [body] })) +
      pairOf(pad, X, (shape) => stuffed(ctx, shape, sole, { cloth: 'plain' })) +
      pairOf(arm, X, (shape) => stuffed(ctx, shape, colour, { under: [body], turn: 20 })),
  };
}

function drawElephant(ctx: Ctx): string {
  const [skin, ear] = [ctx.colour(0), ctx.colour(1)];
  const { art, body } = sitting(ctx, skin, lighten(skin, 0.25), ear);
  const flap = path(
    `M${X - 58} 150C${X - 84} 92 ${X - 168} 84 ${X - 186} 150C${X - 198} 206 ${X - 156} 258 ${X - 108} 250C${X - 80} 244 ${X - 62} 220 ${X - 56} 196Z`,
  );
  const lining = path(
    `M${X - 66} 158C${X - 88} 112 ${X - 150} 106 ${X - 166} 156C${X - 176} 200 ${X - 144} 236 ${X - 110} 230C${X - 84} 224 ${X - 70} 206 ${X - 64} 190Z`,
  );
  const head = path(
    `M${X} 92C${X - 60} 92 ${X - 88} 132 ${X - 88} 176C${X - 88} 226 ${X - 52} 254 ${X} 254C${X + 52} 254 ${X + 88} 226 ${X + 88} 176C${X + 88} 132 ${X + 60} 92 ${X} 92Z`,
  );
  const trunk = path(
    `M${X - 32} 188C${X - 34} 232 ${X - 28} 270 ${X - 8} 298C${X + 6} 316 ${X + 38} 320 ${X + 48} 302C${X + 54} 288 ${X + 40} 276 ${X + 30} 282C${X + 24} 284 ${X + 20} 276 ${X + 24} 262C${X + 32} 240 ${X + 34} 214 ${X + 32} 188C${X + 20} 172 ${X - 20} 172 ${X - 32} 188Z`,
  );
  const creases = [214, 234, 254, 272].map((y, n) => ({
    points: [
      [X - 30 + n * 4, y],
      [X, y + 8],
      [X + 32 - n * 3, y],
    ] as const,
    width: 8,
    depth: -0.4,
    open: 'both' as const,
  }));
  return (
    pairOf(flap, X, (shape) => stuffed(ctx, shape, skin)) +
    pairOf(lining, X, (shape) =>
      clothPiece(ctx, {
        outline: shape,
        fabric: ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [ear, ctx.colour(2), ctx.colour(3)]),
        form: 0.9,
        edge: 0.5,
      }),
    ) +
    art +
    stuffed(ctx, head, skin, { under: [body], over: plushSeam(path(`M${X} 92V176`), skin) }) +
    stuffed(ctx, trunk, skin, { under: [head, body], folds: creases }) +
    beadEye(X - 46, 168, 8) +
    beadEye(X + 46, 168, 8)
  );
}

function drawBear(ctx: Ctx): string {
  const [fur, pale] = [ctx.colour(0), ctx.colour(1)];
  const { art, body } = sitting(ctx, fur, pale, pale);
  const ear = at(X - 74, 98, 34, 34);
  const inner = at(X - 74, 101, 19, 19);
  const head = path(
    `M${X} 84C${X - 64} 84 ${X - 100} 126 ${X - 100} 174C${X - 100} 228 ${X - 58} 256 ${X} 256C${X + 58} 256 ${X + 100} 228 ${X + 100} 174C${X + 100} 126 ${X + 64} 84 ${X} 84Z`,
  );
  const muzzle = oval(X, 206, 42, 34);
  return (
    pairOf(ear, X, (shape) => stuffed(ctx, shape, fur)) +
    pairOf(inner, X, (shape) => stuffed(ctx, shape, pale, { cloth: 'plain' })) +
    art +
    stuffed(ctx, head, fur, { under: [body], over: plushSeam(path(`M${X} 84V176`), fur) }) +
    stuffed(ctx, muzzle, pale, { under: [head] }) +
    sewnNose(X, 192, 28, darken(fur, 0.6)) +
    beadEye(X - 40, 162, 8.4) +
    beadEye(X + 40, 162, 8.4)
  );
}

function drawBunny(ctx: Ctx): string {
  const [fur, pink] = [ctx.colour(0), ctx.colour(1)];
  const { art, body } = sitting(ctx, fur, lighten(fur, 0.3), pink);
  const ear = path(`M${X - 26} 108C${X - 66} 92 ${X - 78} 22 ${X - 54} 4C${X - 28} -10 ${X - 6} 50 ${X - 8} 104Z`);
  const lining = path(`M${X - 28} 98C${X - 54} 84 ${X - 64} 32 ${X - 50} 20C${X - 34} 14 ${X - 20} 56 ${X - 18} 96Z`);
  const flop = path(
    `M${X + 18} 104C${X + 30} 44 ${X + 78} 6 ${X + 104} 30C${X + 124} 50 ${X + 118} 92 ${X + 100} 120C${X + 92} 128 ${X + 82} 120 ${X + 82} 106C${X + 82} 84 ${X + 70} 84 ${X + 50} 112Z`,
  );
  const head = path(
    `M${X} 92C${X - 56} 92 ${X - 90} 134 ${X - 90} 180C${X - 90} 230 ${X - 52} 256 ${X} 256C${X + 52} 256 ${X + 90} 230 ${X + 90} 180C${X + 90} 134 ${X + 56} 92 ${X} 92Z`,
  );
  const cheek = oval(X - 20, 212, 25, 21);
  return (
    stuffed(ctx, ear, fur) +
    clothPiece(ctx, {
      outline: lining,
      fabric: ctx.cloth(ctx.recipe.pattern ?? { name: 'plain' }, [pink, ctx.colour(2), ctx.colour(3)]),
      form: 0.8,
    }) +
    stuffed(ctx, flop, fur) +
    art +
    stuffed(ctx, head, fur, { under: [body] }) +
    pairOf(cheek, X, (shape) => stuffed(ctx, shape, lighten(fur, 0.35), { under: [head] })) +
    sewnNose(X, 198, 22, mix(pink, '#a0405a', 0.5)) +
    [-1, 1].map((s) => ellipse(X + s * 60, 208, 15, 10, { fill: pink, opacity: 0.4 })).join('') +
    beadEye(X - 36, 170, 8) +
    beadEye(X + 36, 170, 8)
  );
}

function dress(ctx: Ctx, cut: Cut): string {
  const cloth = ctx.plain(ctx.colour(ctx.colourCount - 1));
  if (cut.dress === 'none') return '';
  if (cut.dress === 'bow')
    return bow(ctx, cloth, {
      x: X + (cut.animal === 'elephant' ? -44 : 0),
      y: cut.animal === 'elephant' ? 118 : 268,
      size: cut.animal === 'elephant' ? 34 : 50,
      turn: cut.animal === 'elephant' ? -24 : 0,
    });
  const knit = ctx.cloth({ name: 'knit', scale: 0.6 }, [ctx.colour(ctx.colourCount - 1)]);
  const round = path(
    `M${X - 74} 240C${X - 40} 268 ${X + 40} 268 ${X + 74} 240C${X + 80} 250 ${X + 78} 264 ${X + 68} 270C${X + 36} 290 ${X - 36} 290 ${X - 68} 270C${X - 78} 264 ${X - 80} 250 ${X - 74} 240Z`,
  );
  const tail = path(
    `M${X + 26} 276L${X + 56} 268C${X + 62} 300 ${X + 66} 330 ${X + 66} 352L${X + 34} 356C${X + 34} 330 ${X + 30} 304 ${X + 26} 276Z`,
  );
  return (
    clothPiece(ctx, { outline: tail, fabric: knit, form: 0.8 }) +
    clothPiece(ctx, { outline: round, fabric: knit, form: 0.9 })
  );
}

function drawToy(ctx: Ctx, cut: Cut): string {
  const toy = { elephant: drawElephant, bear: drawBear, bunny: drawBunny }[cut.animal];
  return groundShadow(ctx, { x: X, y: 442, width: 260, depth: 20 }) + toy(ctx) + dress(ctx, cut);
}

export const kind = defineKind({
  name: 'soft-toy',
  about: 'plush animal, sitting; colours: fur, ears or pads, two of the ear cloth, bow or scarf last',
  stances: ['stand'],
  views: ['front', 'detail', 'set'],
  cuts: CUTS,
  draw(cut, ctx) {
    const top = { elephant: 84, bear: 60, bunny: -2 }[cut.animal];
    const half = cut.animal === 'elephant' ? 194 : 140;
    const toy = (): string => drawToy(ctx, cut);
    if (ctx.view === 'detail') {
      return focusFrom(
        ctx,
        { at: [250, 240], sharp: 180, reach: 430 },
        zoom(ctx, { x: X, y: 210, factor: 1.75, turn: -5 }, toy),
      );
    }
    const extent = { x: X - half, y: top, width: half * 2, height: 450 - top };
    if (ctx.view === 'set') {
      return (
        fit(ctx, extent, { x: 250, y: 150, width: 240, height: 268 }, toy, true) +
        fit(ctx, extent, { x: 30, y: 40, width: 330, height: 410 }, toy, true)
      );
    }
    return fit(ctx, extent, { x: 40, y: 30, width: 432, height: groundFor(ctx, 420) - 24 }, toy, true);
  },
});
