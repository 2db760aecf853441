import { transform as parseStyle } from 'lightningcss';
import { shapeOfCss } from '../core/pictures/picture-shape.ts';
import type { TokenKind } from './tokens.ts';

/** How a kind is checked: by a property that takes such values. `expected` describes them in words. */
const KINDS: Readonly<Record<TokenKind, { readonly property: string; readonly expected: string }>> = {
  colour: {
    property: 'color',
    expected: 'a colour, such as #a3123f, rgb(163 18 63), oklch(0.45 0.17 12) or light-dark(#fff, #111)',
  },
  length: { property: 'width', expected: 'a length, such as 0.5rem or 2px' },
  columns: { property: 'z-index', expected: 'a whole number from 1, such as 6' },
  padding: { property: 'padding', expected: 'one to four lengths, such as 0.5rem 1rem' },
  font: { property: 'font-family', expected: 'names of fonts, such as "Lora", Georgia, serif' },
  leading: { property: 'line-height', expected: 'a number, such as 1.5' },
  weight: { property: 'font-weight', expected: 'a weight from 1 to 1000, such as 600' },
  tracking: { property: 'letter-spacing', expected: 'normal, or a length such as 0.05em' },
  case: { property: 'text-transform', expected: 'none, uppercase, lowercase or capitalize' },
  shadow: { property: 'box-shadow', expected: 'none, or shadows such as 0 1px 2px rgb(0 0 0 / 10%)' },
  shape: { property: 'aspect-ratio', expected: 'width to height, such as 1 or 4 / 5, from 1 / 2 to 2 / 1' },
  display: { property: 'display', expected: 'block or none' },
  layer: { property: 'z-index', expected: 'a whole number, such as 10' },
};

/** The values of a kind in words, for problems: "a whole number, such as 10". */
export const expectedOf = (kind: TokenKind): string => KINDS[kind].expected;

/** Values that are valid for the property, but not for the kind. */
const WRONG: Partial<Record<TokenKind, RegExp>> = {
  // Browsers refuse a number without a unit, which Lightning CSS takes as pixels.
  length: /^(?!0$)[\d.+-]+$|^(?:auto|(?:min|max|fit)-content|stretch)$/i,
  columns: /^(?:auto|0|-.*)$/,
  leading: /[a-z%]/i,
  display: /^(?!block$|none$)/,
  padding: /(?:^|\s)(?!0(?:\s|$))[\d.]+(?=\s|$)/,
};
/** Keywords that apply to the custom property itself, and not to where it is used. */
const WIDE = /^(?:inherit|initial|unset|revert|revert-layer)$/i;

/** Whether a value, with all its tokens replaced, is of a kind. */
export function isOfKind(value: string, kind: TokenKind): boolean {
  if (value.trim() === '' || WIDE.test(value) || WRONG[kind]?.test(value)) return false;
  if (kind === 'shape') return shapeOfCss(value) !== undefined;
  // Lightning CSS parses `none` as no shadow.
  if (kind === 'shadow' && value === 'none') return true;
  const { property } = KINDS[kind];
  let isParsed = false;
  try {
    parseStyle({
      filename: 'theme.css',
      code: Buffer.from(`a{${property}:${value}}`),
      visitor: {
        Declaration(declaration) {
          if (declaration.property === property || declaration.property.startsWith(`${property}-`)) isParsed = true;
        },
      },
    });
  } catch {
    return false;
  }
  return isParsed;
}
