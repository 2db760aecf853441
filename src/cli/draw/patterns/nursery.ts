// More cloth for children: their large motifs as small prints, and plush.
import { darken, lighten } from '../colour.ts';
import { KIDS_MOTIFS } from '../parts/kids-motifs.ts';
import type { KidsMotif } from '../parts/kids-motifs.ts';
import { halfDrop, spread, thrown, wrap } from './kit.ts';
import type { Kit, Pattern, Patterns } from './kit.ts';
import { circle, line, place } from '../svg.ts';

const motifOf = (kit: Kit, name: KidsMotif, shift = 0): string => {
  const ink = (n: number): string => kit.c(1 + ((n + shift) % 3));
  return KIDS_MOTIFS[name]([ink(0), ink(1), ink(2)]);
};

/** One motif thrown over the cloth, now and then with a dot between; `vary` lets its colours change places. */
const scattered = (about: string, name: KidsMotif, lean = 50, vary = false): Pattern => ({
  about,
  colours: 4,
  make: (kit) =>
    thrown(
      kit,
      96,
      11,
      14,
      (n) =>
        n % 5 === 4
          ? circle(0, 0, 2.2, { fill: kit.c(1 + (n % 3)) })
          : place(motifOf(kit, name, vary ? n % 3 : 0), { scale: 0.27 }),
      1,
      lean,
    ),
});

/** Motifs in rows that all stand upright; `height` is that of two rows. */
const inRows = (about: string, name: KidsMotif, vary = false, height = 58): Pattern => ({
  about,
  colours: 4,
  make: (kit) => {
    const tile = { width: 62, height };
    return {
      ...tile,
      art: halfDrop(
        tile,
        16,
        place(motifOf(kit, name), { scale: 0.28 }),
        place(motifOf(kit, name, vary ? 1 : 0), { scale: 0.28 }),
      ),
    };
  },
});

export const NURSERY: Patterns = {
  plush: {
    about: 'short soft pile, for toys and fleece',
    colours: 1,
    make: ({ c, random }) => {
      const tile = { width: 72, height: 72 };
      let art = '';
      for (const { x, y } of spread(random, tile, 150)) {
        const pale = random.next() < 0.5;
        const hair = line(-2.4, -1.6, 2.4, 1.6, {
          stroke: pale ? lighten(c(0), 0.3) : darken(c(0), 0.22),
          'stroke-width': 1.5,
          'stroke-opacity': 0.5,
          'stroke-linecap': 'round',
        });
        art += wrap(tile, x, y, 4, hair, { turn: random.near(24, 50) });
      }
      return { ...tile, art };
    },
  },
  dinosaurs: inRows('dinosaurs in half drop', 'dinosaur', true),
  // Rows with room between them, so that a print may begin and end between two rows and cut no rocket.
  rockets: inRows('rockets and stars in half drop', 'rocket', false, 76),
  kites: scattered('paper kites in the wind', 'kite', 120, true),
  whales: inRows('spouting whales in half drop', 'whale'),
  butterflies: scattered('butterflies, thrown', 'butterfly', 120, true),
  strawberries: scattered('strawberries, thrown', 'strawberry', 70),
  mangoes: scattered('ripe mangoes, thrown', 'mango', 70),
  cycles: inRows('bicycles with baskets in half drop', 'cycle'),
  autos: inRows('auto-rickshaws in half drop', 'auto'),
  rainbows: inRows('rainbows between clouds in half drop', 'rainbow'),
};
