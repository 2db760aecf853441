import sharp from 'sharp';

/**
 * Photographs that are made, the same in each run: of the things that are hard to encode and that shoppers look at. Each is drawn at
 * twice its size and made smaller, as a camera's picture has no hard pixels.
 */
export const MADE_KINDS = ['weave', 'embroidery', 'gradient', 'edges', 'jewellery'] as const;
export type MadeKind = (typeof MADE_KINDS)[number];

/** Pixels of the side of a made photograph. */
export const MADE_SIDE = 800;

export type Colour = readonly [red: number, green: number, blue: number];
/** The colour at a point of the picture, both coordinates from 0 to 1. */
export type Paint = (x: number, y: number) => Colour;

/** Numbers from 0 to 1, the same for a seed. */
export function makeRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
export const scale = ([red, green, blue]: Colour, factor: number): Colour => [
  red * factor,
  green * factor,
  blue * factor,
];
export const pickColour = (random: () => number): Colour => [
  30 + random() * 210,
  30 + random() * 210,
  30 + random() * 210,
];
export const wave = (value: number): number => 0.5 + 0.5 * Math.sin(value * Math.PI * 2);

/** Threads over and under each other, with a border and folds of the cloth. */
function paintWeave(random: () => number): Paint {
  const [warp, weft, border] = [pickColour(random), pickColour(random), pickColour(random)];
  const threads = 70 + random() * 70;
  const folds = 2 + random() * 4;
  const at = 0.7 + random() * 0.2;
  return (x, y) => {
    const bent = x + 0.01 * Math.sin(y * 9);
    const [u, v] = [bent * threads, y * threads];
    const isOver = (Math.floor(u) + Math.floor(v)) % 2 === 0;
    const thread = isOver ? Math.sin((u % 1) * Math.PI) : Math.sin((v % 1) * Math.PI);
    const base = y > at ? mix(border, weft, isOver ? 0.1 : 0.5) : isOver ? warp : weft;
    return scale(base, (0.55 + 0.45 * thread) * (0.75 + 0.25 * wave(bent * folds + y * 0.7)));
  };
}

/** Flowers of stitches on cloth. */
function paintEmbroidery(random: () => number): Paint {
  const [cloth, petal, heart] = [pickColour(random), pickColour(random), pickColour(random)];
  const count = 4 + Math.floor(random() * 5);
  const petals = 5 + Math.floor(random() * 4);
  const stitches = 40 + random() * 30;
  return (x, y) => {
    const [u, v] = [((x * count) % 1) - 0.5, ((y * count) % 1) - 0.5];
    const [distance, angle] = [Math.hypot(u, v), Math.atan2(v, u)];
    const edge = 0.28 + 0.12 * Math.cos(angle * petals);
    const ground = scale(cloth, 0.85 + 0.1 * wave(x * 60) * wave(y * 60) + 0.05 * wave(x * 2 + y));
    if (distance > edge) return ground;
    const stitch = 0.6 + 0.4 * wave(distance * stitches + angle * 3);
    return scale(distance < 0.1 ? heart : petal, stitch);
  };
}

/** Smooth light on a round thing, as on skin, glass and walls. */
function paintGradient(random: () => number): Paint {
  const [light, dark, wall] = [pickColour(random), pickColour(random), pickColour(random)];
  const [centreX, centreY, radius] = [0.35 + random() * 0.3, 0.35 + random() * 0.3, 0.2 + random() * 0.2];
  return (x, y) => {
    const distance = Math.hypot(x - centreX, y - centreY) / radius;
    if (distance > 1) return scale(wall, 0.7 + 0.3 * (1 - y) * wave(x * 0.3));
    const shade = Math.hypot(x - centreX + radius * 0.3, y - centreY + radius * 0.4) / (radius * 1.4);
    return mix(light, dark, Math.min(1, shade));
  };
}

/** Checks, stripes and bars of text size with hard edges in two colours each. */
function paintEdges(random: () => number): Paint {
  const colours = [pickColour(random), pickColour(random), [245, 245, 245], [20, 20, 25]] as const;
  const [checks, stripes, turn] = [8 + Math.floor(random() * 14), 20 + Math.floor(random() * 40), random() * Math.PI];
  const bars = Array.from({ length: 400 }, random);
  return (x, y) => {
    const [u, v] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
    if (y < 0.35) return (Math.floor(u * checks) + Math.floor(v * checks)) % 2 === 0 ? colours[0] : colours[1];
    if (y < 0.65) return Math.floor(u * stripes) % 2 === 0 ? colours[0] : colours[2];
    const line = Math.floor(y * 40);
    const isBar = (y * 40) % 1 < 0.6 && (bars[(line * 20 + Math.floor(x * 60)) % 400] ?? 0) > 0.45;
    return isBar ? colours[3] : colours[2];
  };
}

/** Bright beads of all sizes on a dark ground. */
function paintJewellery(random: () => number): Paint {
  const [metal, ground, stone] = [[212, 175, 90] as const, scale(pickColour(random), 0.25), pickColour(random)];
  const rings = 5 + Math.floor(random() * 5);
  const beads = 14 + Math.floor(random() * 12);
  return (x, y) => {
    const [u, v] = [x - 0.5, y - 0.45];
    const distance = Math.hypot(u, v) * 2 * rings;
    const ring = Math.floor(distance);
    if (ring >= rings || ring === 0) return scale(ground, 0.8 + 0.4 * y);
    const around = (Math.atan2(v, u) / (Math.PI * 2) + 1) * beads * ring;
    const [p, q] = [(around % 1) - 0.5, (distance % 1) - 0.5];
    const bead = Math.hypot(p, q);
    if (bead > 0.45) return scale(ground, 0.8 + 0.4 * y);
    const light = Math.max(0, 1 - Math.hypot(p + 0.15, q + 0.15) * 2.2);
    const base = (ring + Math.floor(around)) % 3 === 0 ? stone : metal;
    return mix(scale(base, 0.4 + 0.6 * (1 - bead * 2)), [255, 255, 255], light ** 4);
  };
}

const PAINTERS: Readonly<Record<MadeKind, (random: () => number) => Paint>> = {
  weave: paintWeave,
  embroidery: paintEmbroidery,
  gradient: paintGradient,
  edges: paintEdges,
  jewellery: paintJewellery,
};

/** A made photograph as a JPEG of a camera. */
export async function makePhotograph(kind: MadeKind, seed: number, side = MADE_SIDE): Promise<Buffer> {
  const random = makeRandom(seed + 1);
  const paint = PAINTERS[kind](random);
  const large = side * 2;
  const pixels = Buffer.alloc(large * large * 3);
  let grain = seed + 1;
  for (let y = 0, at = 0; y < large; y++) {
    for (let x = 0; x < large; x++) {
      const colour = paint(x / large, y / large);
      // The grain of a sensor.
      grain = (Math.imul(grain, 1664525) + 1013904223) >>> 0;
      const noise = ((grain >>> 24) / 255 - 0.5) * 8;
      for (let channel = 0; channel < 3; channel++, at++)
        pixels[at] = Math.max(0, Math.min(255, (colour[channel] as number) + noise));
    }
  }
  return sharp(pixels, { raw: { width: large, height: large, channels: 3 } })
    .resize(side, side)
    .jpeg({ quality: 92 })
    .toBuffer();
}
