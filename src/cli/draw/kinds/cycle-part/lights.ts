// Two lamps for a bicycle laid on a table, each with the rubber loop that holds it to a tube.
import { darken, lighten, mix } from '../../colour.ts';
import { clipTo, gleam, innerRim, wallShadow } from '../../light.ts';
import { METALS, metalPiece, paintStops, plastic } from '../../materials.ts';
import { SIGNS, led, pushButton } from '../../parts/goods/faces.ts';
import { cord, cordShadow, pad, thick } from '../../parts/goods/forms.ts';
import { oval, path, roundRect, toD } from '../../path.ts';
import type { Path } from '../../path.ts';
import { blur, circle, draw, ellipse, line, linear, place, radial } from '../../svg.ts';
import type { Ctx } from '../../types.ts';

/** Light that falls on the table, or on what is near it. */
const glow = (ctx: Ctx, x: number, y: number, r: number, colour: string, squash = 1): string =>
  ellipse(x, y, r, r * squash, {
    fill: radial(
      ctx.defs,
      [x, y],
      r,
      [
        [0, colour, 0.85],
        [0.5, colour, 0.3],
        [1, colour, 0],
      ],
      { squash },
    ),
  });

/** A loop of rubber, its free end hooked over a stud; (x, y) is the middle of its opening. */
function loop(ctx: Ctx, x: number, y: number, rx: number, ry: number, rubber: string): string {
  const band = oval(x, y, rx, ry);
  const end = roundRect(-11, -30, 22, 62, 10);
  return (
    cordShadow(ctx, [band], 22, 11) +
    cord(band, { width: 20, colour: rubber, gloss: 0.45 }) +
    place(
      wallShadow(ctx, [end], { distance: 5 }) +
        pad(ctx, end, rubber, { form: 0.9, reach: 5 }) +
        [-16, 18]
          .map(
            (at) =>
              ellipse(0, at, 4.6, 5.4, { fill: darken(rubber, 0.75) }) +
              ellipse(0.8, at + 1, 4.6, 5.4, { fill: 'none', stroke: lighten(rubber, 0.4), 'stroke-width': 1 }),
          )
          .join('') +
        circle(0, 1, 6, { fill: lighten(rubber, 0.22), stroke: darken(rubber, 0.6), 'stroke-width': 1.2 }) +
        circle(-1.6, -0.8, 2, { fill: '#ffffff', opacity: 0.5 }),
      { x: x + rx * 0.74, y: y + ry * 0.68, turn: 42 },
    )
  );
}

/** The head lamp from its side, its glass turned a little to the onlooker. */
function head(ctx: Ctx, shell: string): string {
  const body = path('M92 92H246V210H92C76 206 66 184 66 151S76 96 92 92Z');
  const hood = path('M240 84C262 80 282 80 292 84V218C282 222 262 222 240 218C234 200 232 176 232 151S234 102 240 84Z');
  const saddle = path('M118 204H206L214 238C196 224 128 224 110 238Z');
  const glassRim: Path = oval(292, 151, 27, 68);
  const inside: Path = oval(293, 151, 21, 58);
  const tube = (outline: Path, tone: string, over: string): string =>
    clipTo(
      ctx,
      outline,
      draw(toD(outline), { fill: linear(ctx.defs, [0, 84], [0, 218], paintStops(tone, 0.45)) }),
      over,
      innerRim(ctx, outline, { dx: 3, dy: 3, soft: 2, colour: '#ffffff', opacity: 0.25, blend: 'screen' }),
    ) + draw(toD(outline), { fill: 'none', stroke: darken(shell, 0.7), 'stroke-width': 1.2 });
  const ribs = [0, 1, 2, 3]
    .map(
      (n) =>
        line(90 + n * 14, 108, 90 + n * 14, 196, {
          stroke: darken(shell, 0.7),
          'stroke-width': 5,
          'stroke-linecap': 'round',
        }) +
        line(93.4 + n * 14, 108, 93.4 + n * 14, 196, {
          stroke: lighten(shell, 0.4),
          'stroke-width': 1.2,
          'stroke-opacity': 0.6,
        }),
    )
    .join('');
  return (
    loop(ctx, 162, 276, 50, 56, darken(shell, 0.1)) +
    wallShadow(ctx, [body, hood, glassRim, saddle], { distance: 20, strength: 1.15 }) +
    glow(ctx, 356, 158, 118, '#fff6d2', 0.86) +
    pad(ctx, saddle, darken(shell, 0.05), { form: 0.9, reach: 6 }) +
    tube(body, lighten(shell, 0.02), ribs) +
    tube(hood, lighten(shell, 0.08), line(250, 70, 250, 230, { stroke: darken(shell, 0.7), 'stroke-width': 3 })) +
    pushButton(ctx, 190, 146, 19, lighten(shell, 0.06), SIGNS.power('#8ff0c0')) +
    metalPiece(ctx, glassRim, METALS.aluminium, { rim: 3 }) +
    draw(toD(inside), {
      fill: radial(ctx.defs, [296, 151], 58, [
        [0, '#ffffff'],
        [0.35, '#fffbe6'],
        [0.75, '#f3e6b4'],
        [1, '#b9a878'],
      ]),
      stroke: METALS.steel.patina,
      'stroke-width': 1.2,
    }) +
    ellipse(295, 151, 15, 42, { fill: 'none', stroke: '#d9c88e', 'stroke-width': 1.2, 'stroke-opacity': 0.8 }) +
    ellipse(297, 151, 9, 22, {
      fill: '#ffffff',
      filter: blur(ctx.defs, 2, { x: 276, y: 120, width: 44, height: 64 }),
    }) +
    gleam(ctx, path('M280 116C284 104 290 100 298 100'), { width: 5, opacity: 0.9, soft: 1 })
  );
}

/** The tail lamp face up: a red glass over seven lights in a round shell. */
function tail(ctx: Ctx, shell: string, red: string): string {
  const [x, y] = [350, 318];
  const face = oval(x, y, 76);
  const glass = oval(x, y, 61);
  const lamps = Array.from({ length: 7 }, (_, n) => {
    const angle = (n / 6) * Math.PI * 2;
    return n < 6 ? led(ctx, x + Math.cos(angle) * 36, y + Math.sin(angle) * 36, 7, red) : led(ctx, x, y, 9, red);
  });
  return (
    loop(ctx, x - 4, y + 92, 46, 50, darken(shell, 0.1)) +
    glow(ctx, x + 4, y + 8, 150, lighten(red, 0.25)) +
    wallShadow(ctx, [face], { distance: 24, strength: 1.1 }) +
    thick(face, 5, 15, darken(shell, 0.1), darken(shell, 0.5)) +
    plastic(ctx, face, lighten(shell, 0.06), { gloss: 0.6, form: 0.9, reach: 12 }) +
    draw(toD(oval(x, y, 64)), { fill: darken(shell, 0.7) }) +
    plastic(ctx, glass, mix(red, darken(red, 0.4), 0.35), { gloss: 0.9, form: 0.7, reach: 12, over: lamps.join('') }) +
    gleam(ctx, path(`M${x - 48} ${y - 20}C${x - 42} ${y - 40} ${x - 24} ${y - 51} ${x - 4} ${y - 53}`), {
      width: 7,
      opacity: 0.85,
      soft: 1.2,
    })
  );
}

export function lights(ctx: Ctx): string {
  const [shell, red] = [ctx.colour(0), ctx.colour(1)];
  return head(ctx, shell) + tail(ctx, shell, red);
}
