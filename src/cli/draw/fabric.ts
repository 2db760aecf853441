// Turns a pattern and colours into cloth that can be laid over any area.
import { darken, mix } from './colour.ts';
import type { Box } from './path.ts';
import { PATTERNS } from './patterns/index.ts';
import { createKit } from './patterns/kit.ts';
import type { Random } from './random.ts';
import { el, group, num, rect } from './svg.ts';
import type { Defs } from './svg.ts';
import type { Fabric, PatternChoice } from './types.ts';

export function createFabric(defs: Defs, random: Random, choice: PatternChoice, colours: readonly string[]): Fabric {
  const pattern = PATTERNS.get(choice.name);
  if (pattern === undefined) throw new Error(`no pattern is called "${choice.name}"`);
  const base = colours[0] ?? '#f2e8d5';
  const made = pattern.make(createKit(defs, random.fork(`pattern ${choice.name}`), colours));
  const grow = choice.scale ?? 1;
  const paint = (box: Box, lay: { turn?: number; origin?: readonly [number, number]; scale?: number } = {}): string => {
    const { turn = 0, origin = [256, 256], scale = 1 } = lay;
    const ground = rect(box.x, box.y, box.width, box.height, { fill: base });
    if ('field' in made) return ground + made.field(box);
    if (made.art === '') return ground;
    const size = grow * scale;
    const id = defs.add((own) =>
      el(
        'pattern',
        {
          id: own,
          width: made.width,
          height: made.height,
          patternUnits: 'userSpaceOnUse',
          patternTransform: `translate(${num(origin[0])} ${num(origin[1])}) rotate(${num(turn + (choice.angle ?? 0) + (made.turn ?? 0))}) scale(${num(size)})`,
        },
        group({}, made.art),
      ),
    );
    return ground + rect(box.x, box.y, box.width, box.height, { fill: `url(#${id})` });
  };
  let inside: Fabric | undefined;
  return {
    base,
    paint,
    get reverse() {
      const ground = darken(base, 0.2);
      inside ??= createFabric(
        defs,
        random,
        choice,
        colours.map((colour, index) => (index === 0 ? ground : mix(darken(colour, 0.2), ground, 0.5))),
      );
      return inside;
    },
  };
}
