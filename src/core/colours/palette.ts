import { fromOklch, type Oklch, toOklch } from './oklch.ts';
import { contrastOf, formatHex, over, type Rgb } from './rgb.ts';

/** Names of tokens. */
type Role =
  | 'color-page'
  | 'color-surface'
  | 'color-muted'
  | 'color-line'
  | 'color-control'
  | 'color-text'
  | 'color-text-soft'
  | 'color-good'
  | 'color-warn'
  | 'color-on-action'
  | 'color-star'
  | 'color-focus';

/** Colours of a shop by role, as `#rrggbb`, for light and for dark pages. */
export interface Palette {
  readonly light: Readonly<Record<Role, string>>;
  readonly dark: Readonly<Record<Role, string>>;
  /** The brand on light pages, on dark ones, and the second colour of drawings: `colours` of store.json. */
  readonly brand: string;
  readonly brandDark: string;
  readonly accent: string;
}

/** WCAG 2.2 asks for 4.5 and 3. A little more is left for rounding and for tints. */
const TEXT = 4.6;
const SIGN = 3.1;
/** What the badge of a card mixes of its text into its background. */
const TINT = 0.12;

const WHITE: Rgb = { r: 255, g: 255, b: 255, alpha: 1 };

/**
 * A palette around one colour: the colour itself where it can be read on light pages, else the nearest lightness of its hue that can. All
 * text has a contrast of at least 4.5 to what it stands on, borders of controls and signs of at least 3, on light and on dark pages.
 */
export function makePalette(colour: Rgb): Palette {
  const seed = toOklch(over(colour, WHITE));
  // What has hardly a hue stays grey.
  const tint = Math.min(seed.c, 0.12) / 0.12;
  const shade = (l: number, chroma: number, h = seed.h): Rgb => fromOklch({ l, c: chroma * tint, h });
  const light = makeScheme(seed, shade, true);
  const dark = makeScheme(seed, shade, false);
  const accent = fromOklch({ l: 0.8, c: Math.max(0.06, Math.min(seed.c, 0.15)), h: (seed.h + 60) % 360 });
  const { brand, ...lightRoles } = light;
  const { brand: brandDark, ...darkRoles } = dark;
  return { light: lightRoles, dark: darkRoles, brand, brandDark, accent: formatHex(accent) };
}

type Shade = (l: number, chroma: number, h?: number) => Rgb;

function makeScheme(seed: Oklch, shade: Shade, isLight: boolean): Record<Role | 'brand', string> {
  const page = isLight ? shade(0.99, 0.008) : shade(0.17, 0.012);
  const surface = isLight ? WHITE : shade(0.215, 0.016);
  const muted = isLight ? shade(0.955, 0.018) : shade(0.255, 0.02);
  const grounds = [page, surface, muted];
  const panels = [page, surface];
  /** The lightness nearest to `from` at which a colour has the contrast to all `backs`. */
  const reach = (from: Oklch, backs: readonly Rgb[], needed: number, isTinted = false): Rgb => {
    const step = isLight ? -0.004 : 0.004;
    for (let l = from.l; l > 0 && l < 1; l += step) {
      const found = fromOklch({ ...from, l });
      const behind = isTinted ? backs.map((back) => over({ ...found, alpha: TINT }, back)) : backs;
      if (behind.every((back) => contrastOf(found, back) >= needed)) return found;
    }
    return isLight ? { r: 0, g: 0, b: 0, alpha: 1 } : WHITE;
  };
  const like = (l: number, c: number, h: number): Oklch => ({ l, c, h });
  // On light pages white text stands on the brand too.
  const brand = reach(
    isLight ? seed : { ...seed, l: Math.max(seed.l, 0.7), c: Math.min(seed.c, 0.16) },
    isLight ? [...grounds, WHITE] : grounds,
    TEXT,
  );
  const onAction = isLight ? WHITE : shade(0.2, 0.04);
  const good = reach(like(isLight ? 0.48 : 0.8, 0.11, 155), grounds, TEXT, true);
  return {
    brand: formatHex(brand),
    'color-page': formatHex(page),
    'color-surface': formatHex(surface),
    'color-muted': formatHex(muted),
    'color-line': formatHex(isLight ? shade(0.89, 0.025) : shade(0.36, 0.025)),
    'color-control': formatHex(
      reach(like(isLight ? 0.66 : 0.55, 0.03 * Math.min(1, seed.c / 0.12), seed.h), grounds, SIGN),
    ),
    'color-text': formatHex(isLight ? shade(0.24, 0.03) : shade(0.95, 0.012)),
    'color-text-soft': formatHex(
      reach(like(isLight ? 0.5 : 0.78, 0.025 * Math.min(1, seed.c / 0.12), seed.h), grounds, TEXT),
    ),
    'color-good': formatHex(good),
    'color-warn': formatHex(reach(like(isLight ? 0.52 : 0.8, 0.15, 45), grounds, TEXT)),
    'color-on-action': formatHex(onAction),
    'color-star': formatHex(reach(like(isLight ? 0.62 : 0.82, 0.13, 75), panels, SIGN)),
    'color-focus': formatHex(reach(like(isLight ? 0.46 : 0.8, 0.17, 263), grounds, TEXT)),
  };
}
