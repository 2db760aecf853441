// Colour arithmetic in OKLab, where equal steps look equal.

type Lab = readonly [lightness: number, a: number, b: number];

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function toGamma(channel: number): number {
  const held = Math.min(1, Math.max(0, channel));
  return held <= 0.0031308 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055;
}

/** The three channels of #rrggbb (or #rgb), each from 0 to 1. */
export function channelsOf(hex: string): [number, number, number] {
  const long = /^#[0-9a-f]{3}$/i.test(hex) ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(long);
  if (!match) throw new Error(`not a colour of the form #rrggbb: ${hex}`);
  return [1, 2, 3].map((i) => parseInt(match[i] ?? '0', 16) / 255) as [number, number, number];
}

export function toLab(hex: string): Lab {
  const [r, g, b] = channelsOf(hex).map(toLinear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

export function fromLab([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb
    .map((c) =>
      Math.round(toGamma(c) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** `amount` 0 gives the first colour, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
  const [a, b] = [toLab(first), toLab(second)];
  return fromLab([0, 1, 2].map((i) => (a[i] ?? 0) + ((b[i] ?? 0) - (a[i] ?? 0)) * amount) as unknown as Lab);
}

/** How far two colours are apart to the eye; 0.02 is just visible, 1 is black against white. */
export function contrast(first: string, second: string): number {
  const [a, b] = [toLab(first), toLab(second)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export function lightnessOf(hex: string): number {
  return toLab(hex)[0];
}

/** Towards a warm white, as lit paint does. */
export function lighten(hex: string, amount: number): string {
  return mix(hex, '#fff8ea', amount);
}

/** Towards a cool violet black, as shaded paint does; keeps the colour alive where mere black would grey it. */
export function darken(hex: string, amount: number): string {
  const [lightness, a, b] = toLab(hex);
  const kept = 1 - amount;
  return fromLab([
    lightness * kept + 0.13 * amount,
    a * (kept + 0.1 * amount),
    b * (kept + 0.1 * amount) - 0.018 * amount,
  ]);
}

/** More (above 1) or less (below 1) colourful at the same lightness. */
export function saturate(hex: string, factor: number): string {
  const [lightness, a, b] = toLab(hex);
  return fromLab([lightness, a * factor, b * factor]);
}
