import sharp from 'sharp';
import { type Colour, makeRandom, mix, type Paint, pickColour, scale, wave } from './made-photographs.ts';

/**
 * Photographs of things for sale that are made, in any shape and the same in each run: on a plain ground, where a part of it can be cut, and with
 * something at every edge, where nothing can. Coordinates of a scene are heights of the picture, from its middle and from its top.
 */
export const SCENES = ['studio', 'street', 'table', 'ring', 'belt'] as const;
export type Scene = (typeof SCENES)[number];

type MakeScene = (random: () => number, aspect: number) => Paint;

const SKIN: readonly Colour[] = [
  [141, 94, 66],
  [176, 124, 92],
  [108, 70, 50],
];

const inEllipse = (x: number, y: number, cx: number, cy: number, rx: number, ry: number): number =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;

/** A person in a dress, from the hair to the shoes; undefined beside it. */
function makeFigure(random: () => number): (x: number, y: number) => Colour | undefined {
  const skin = SKIN[Math.floor(random() * SKIN.length)] as Colour;
  const [dress, border, hair] = [pickColour(random), pickColour(random), [32, 24, 22] as const];
  const [threads, flowers, flare] = [90 + random() * 60, 9 + random() * 6, 0.08 + random() * 0.09];
  return (x, y) => {
    const light = 0.82 + 0.3 * (0.5 - x * 2) * 0.5;
    if (inEllipse(x, y, 0, 0.125, 0.042, 0.058) < 1)
      return scale(skin, y < 0.095 ? 0.35 : light * (1 - Math.abs(x) * 4));
    if (inEllipse(x, y, 0, 0.12, 0.056, 0.075) < 1 || (y < 0.24 && y > 0.12 && Math.abs(x) < 0.052)) return hair;
    const waist = Math.abs(y - 0.38) * 0.12;
    const half = y < 0.38 ? 0.078 + waist * 0.2 : 0.075 + (y - 0.38) * flare * 2.4;
    if (y > 0.2 && y < 0.79 && Math.abs(x) < half) {
      const weave = 0.86 + 0.14 * wave(x * threads) * wave(y * threads);
      const folds = 0.8 + 0.25 * wave((x / half) * (y < 0.4 ? 0.6 : 2.4) + y * 0.4);
      const flower = wave(x * flowers + 0.2) * wave(y * flowers) > 0.78;
      return scale(y > 0.73 || flower ? border : dress, weave * folds * light);
    }
    const arm = 0.085 + Math.max(0, y - 0.24) * 0.16;
    if (y > 0.215 && y < 0.5 && Math.abs(Math.abs(x) - arm) < 0.018) return scale(skin, light);
    if (y >= 0.79 && y < 0.93 && Math.abs(Math.abs(x) - 0.03) < 0.017) return scale(skin, light * 0.95);
    return y >= 0.93 && y < 0.955 && Math.abs(Math.abs(x) - 0.034) < 0.027 ? [60, 36, 30] : undefined;
  };
}

/** Before the backdrop of a studio, lighter towards the top. */
const studio: MakeScene = (random) => {
  const figure = makeFigure(random);
  const wall: Colour = [214 + random() * 24, 208 + random() * 24, 200 + random() * 24];
  return (x, y) => {
    const shadow = Math.exp(-(((x - 0.02) / 0.12) ** 2 + ((y - 0.955) / 0.018) ** 2)) * 0.35;
    return figure(x, y) ?? scale(wall, 1.04 - 0.12 * y - shadow);
  };
};

/** Before houses, doors and trees, which reach to every edge. */
const street: MakeScene = (random) => {
  const figure = makeFigure(random);
  const walls = Array.from({ length: 12 }, () => mix(pickColour(random), [176, 164, 150], 0.65));
  const [width, height] = [0.11 + random() * 0.05, 0.13 + random() * 0.05];
  return (x, y) => {
    const own = figure(x, y);
    if (own) return own;
    if (y > 0.86) return scale([120, 108, 98], 0.7 + 0.5 * wave(x * 14 + y * 40) * wave(y * 55));
    const column = Math.floor((x + 2) / width);
    const wall = walls[(column * 5 + Math.floor(y / height) * 3) % walls.length] as Colour;
    const isWindow = ((x + 2) / width) % 1 > 0.3 && (y / height) % 1 > 0.35;
    const leaves = y < 0.3 ? wave(x * 31 + y * 17) * wave(y * 43 - x * 9) : 0;
    return mix(scale(wall, isWindow ? 0.45 : 0.8 + 0.15 * wave(y * 30)), [58, 92, 48], leaves > 0.45 ? 0.85 : 0);
  };
};

/** Cups and a pot on a table, with a window's light on the wall. */
const table: MakeScene = (random, aspect) => {
  const [clay, glaze, cloth] = [pickColour(random), pickColour(random), pickColour(random)];
  const count = aspect > 1.2 ? 3 : 2;
  const things = Array.from({ length: count }, (_, index) => ({
    x: ((index + 0.5) / count - 0.5) * Math.min(aspect, 1.3) * 0.84,
    size: 0.1 + random() * 0.05,
  }));
  return (x, y) => {
    for (const { x: middle, size } of things) {
      const [u, v] = [(x - middle) / size, (y - 0.72) / size];
      const half = 0.72 + 0.28 * Math.sin(Math.min(1, Math.max(0, (v + 2) / 2)) * Math.PI * 0.8);
      if (v > -2 && v < 0 && Math.abs(u) < half) {
        const shine = Math.exp(-((u + 0.35) ** 2) * 14) * 0.5;
        return mix(scale(v < -1.1 ? glaze : clay, 1.02 - Math.abs(u) * 0.55), [255, 252, 244], shine);
      }
      if (inEllipse(u, v, 0, -2, 0.72, 0.12) < 1) return scale(clay, 0.45);
    }
    if (y > 0.62) {
      const isCloth = Math.abs(x) < aspect * 0.36 && y > 0.78;
      const grain = 0.8 + 0.12 * wave(y * 70 + wave(x * 3) * 1.5) + 0.05 * wave(x * 90);
      return isCloth ? scale(cloth, 0.75 + 0.2 * wave(x * 60) * wave(y * 60)) : scale([133, 94, 62], grain);
    }
    const isLight = (x + y * 0.5 + 2) % 0.5 < 0.3;
    return scale([198, 188, 170], (isLight ? 1.08 : 0.84) - y * 0.15);
  };
};

/** A ring and two earrings alone, far from every edge. */
const ring: MakeScene = (random) => {
  const ground: Colour = [236 + random() * 10, 230 + random() * 10, 222 + random() * 10];
  const [metal, stone] = [[205, 164, 84] as const, pickColour(random)];
  const parts = [
    { x: 0, y: 0.5, r: 0.17 },
    { x: -0.2, y: 0.62, r: 0.06 },
    { x: 0.2, y: 0.62, r: 0.06 },
  ];
  return (x, y) => {
    for (const { x: cx, y: cy, r } of parts) {
      const distance = Math.hypot(x - cx, y - cy);
      const around = Math.atan2(y - cy, x - cx);
      if (inEllipse(x, y, cx, cy - r, r * 0.34, r * 0.3) < 1)
        return scale(stone, 0.7 + 0.6 * wave((x - cx) * 24 + (y - cy) * 40));
      if (Math.abs(distance - r) < r * 0.16)
        return mix(scale(metal, 0.65 + 0.35 * wave(around * 1.6)), [255, 250, 235], wave(around * 0.8 + 0.3) ** 6);
    }
    return scale(ground, 1 - 0.06 * y);
  };
};

/** A belt on plain ground, as wide as the picture. */
const belt: MakeScene = (random, aspect) => {
  const ground: Colour = [228 + random() * 14, 226 + random() * 14, 220 + random() * 14];
  const leather = scale(pickColour(random), 0.7);
  return (x, y) => {
    const across = Math.abs(y - 0.5 - 0.03 * Math.sin(x * 3));
    const isBuckle =
      Math.abs(x + aspect * 0.38) < 0.09 && across < 0.12 && (across > 0.08 || Math.abs(x + aspect * 0.38) > 0.06);
    if (isBuckle) return scale([206, 196, 170], 0.6 + 0.5 * wave(x * 9 + y * 5));
    if (across < 0.075 && Math.abs(x) < aspect * 0.485)
      return scale(
        leather,
        (across > 0.06 && wave(x * 40) > 0.5 ? 1.5 : 0.8) + 0.2 * wave(x * 33 + y * 60) * wave(y * 47),
      );
    return scale(ground, 1 - 0.05 * y);
  };
};

const MAKERS: Readonly<Record<Scene, MakeScene>> = { studio, street, table, ring, belt };

/** A made photograph as a JPEG of a camera, `width` pixels wide; `aspect` is its width divided by its height. */
export async function makeScene(scene: Scene, seed: number, aspect: number, width = 900): Promise<Buffer> {
  const paint = MAKERS[scene](makeRandom(seed + 1), aspect);
  const height = Math.round(width / aspect);
  const pixels = Buffer.alloc(width * height * 3);
  let grain = seed + 1;
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const colour = paint((column - width / 2) / height, row / height);
      grain = (Math.imul(grain, 1664525) + 1013904223) >>> 0;
      const noise = ((grain >>> 24) / 255 - 0.5) * 10;
      for (const channel of colour) pixels[at++] = Math.max(0, Math.min(255, channel + noise));
    }
  }
  // As a camera's picture has no hard pixels.
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .jpeg({ quality: 88 })
    .toBuffer();
}
