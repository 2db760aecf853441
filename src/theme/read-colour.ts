import { transform } from 'lightningcss';
import type { Rgb } from '../core/colours/rgb.ts';

/** A browser that knows only sRGB colours, so that Lightning CSS converts all others. */
const OLD = { chrome: 80 << 16 };

const known = new Map<string, Rgb | undefined>();

/** The colour of a CSS value without `var()` and `light-dark()`; undefined where it is not a colour, or depends on where it is used. */
export function readColour(text: string): Rgb | undefined {
  if (!known.has(text)) known.set(text, parseColour(text));
  return known.get(text);
}

function parseColour(text: string): Rgb | undefined {
  // Of several declarations, the first one is for the old browser.
  const css = run(`a{color:${text}}`)?.code.toString() ?? '';
  const [, inSrgb = ''] = /color:\s*([^;}]+)/.exec(css) ?? [];
  return run(`a{color:${inSrgb}}`)?.colour;
}

function run(css: string): { code: Uint8Array & { toString(): string }; colour: Rgb | undefined } | undefined {
  let colour: Rgb | undefined;
  try {
    const { code } = transform({
      filename: 'theme.css',
      code: Buffer.from(css),
      targets: OLD,
      visitor: {
        Declaration(declaration) {
          if (declaration.property !== 'color' || typeof declaration.value !== 'object') return;
          const { value } = declaration;
          if (value.type === 'rgb') colour = { r: value.r, g: value.g, b: value.b, alpha: value.alpha };
        },
      },
    });
    return { code: Buffer.from(code), colour };
  } catch {
    return undefined;
  }
}
