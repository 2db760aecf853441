import { fromLinear, type Rgb, toLinear } from './rgb.ts';

/** A colour by lightness (0 to 1), chroma (0 for grey) and hue (degrees), as people see them: CSS Color 4, section 9. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** A colour of sRGB by lightness, chroma and hue. How opaque it is, is left out. */
export function toOklch(colour: Rgb): Oklch {
  const [r, g, b] = [toLinear(colour.r), toLinear(colour.g), toLinear(colour.b)];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(x, y), h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 };
}

/** The colour in sRGB with this lightness and hue, and as much of the chroma as sRGB has. Channels are whole numbers. */
export function fromOklch({ l, c, h }: Oklch): Rgb {
  let [low, high] = [0, c];
  if (isInside(toRgb({ l, c, h }))) low = c;
  else
    for (let round = 0; round < 20; round++) {
      const middle = (low + high) / 2;
      if (isInside(toRgb({ l, c: middle, h }))) low = middle;
      else high = middle;
    }
  const { r, g, b } = toRgb({ l, c: low, h });
  const whole = (value: number) => Math.round(Math.min(255, Math.max(0, value)));
  return { r: whole(r), g: whole(g), b: whole(b), alpha: 1 };
}

function toRgb({ l, c, h }: Oklch): Rgb {
  const angle = (h * Math.PI) / 180;
  const [x, y] = [c * Math.cos(angle), c * Math.sin(angle)];
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return {
    r: fromLinear(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    g: fromLinear(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    b: fromLinear(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
    alpha: 1,
  };
}

const isInside = ({ r, g, b }: Rgb): boolean => [r, g, b].every((value) => value >= -0.5 && value <= 255.5);
