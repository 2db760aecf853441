import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration, type Rule } from 'postcss';
import { describe, expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../src');
/** The editor is English. */
const LEFT_TO_RIGHT = ['admin', join('cli', 'report')];
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:css|astro|ts)$/.test(file) && !LEFT_TO_RIGHT.some((folder) => file.startsWith(join(folder, '/'))),
);

const PROPERTY =
  /^(?:left|right|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
/** Shorthands whose second value is for the right and whose fourth is for the left. */
const FOUR_SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;
const SIDE_VALUE = /^(?:text-align|float|clear|justify-\w+|text-align-last)$/;
/** Properties whose value may name a place in a box. */
const PLACE = /^(?:background|mask|object|transform|perspective)(?:-image|-position(?:-x)?|-origin)?$/;

/** A corner of two lines that is turned to point up or down. */
const isUpright = (declaration: Declaration): boolean =>
  declaration.prop === 'border-width' &&
  !!declaration.parent?.some((other) => 'prop' in other && other.prop === 'rotate' && other.value === '45deg') &&
  /^0 (\S+) \1 0$/.test(declaration.value);

/** A rule of pages in one direction, such as `[dir='rtl'] input`, where a side is meant. */
const hasDirection = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' && /\[dir=["']?rtl["']?\]/.test((parent as Rule).selector);

/** Whether a sheet says the same property once more for pages in Arabic: `select:dir(rtl)` beside `select`. */
const isSaidForBoth = (declaration: Declaration): boolean =>
  declaration.parent?.type === 'rule' &&
  !!declaration
    .root()
    .some(
      (other) =>
        other.type === 'rule' &&
        other.selector.replace(':dir(rtl)', '') === (declaration.parent as Rule).selector.replace(':dir(rtl)', '') &&
        other !== declaration.parent &&
        other.some((one) => 'prop' in one && one.prop === declaration.prop),
    );

/** Whether what it is of is turned round as a whole: a picture, or the bones of what comes. */
const isTurnedRound = (declaration: Declaration): boolean =>
  declaration.parent?.type === 'rule' &&
  !!declaration
    .root()
    .some(
      (layer) =>
        'some' in layer &&
        !!layer.some(
          (rule) =>
            rule.type === 'rule' &&
            rule.selector.replace(/^\[dir=["']?rtl["']?\] /, '') === (declaration.parent as Rule).selector &&
            rule.some((one) => 'prop' in one && one.prop === 'scale' && /^(?:var\(--forward|-1 1)/.test(one.value)),
        ),
    );

/** What a declaration says of left and right; undefined where it is the same in both directions. */
function physicalDirection({ prop, value }: Pick<Declaration, 'prop' | 'value'>): string | undefined {
  const values = splitValues(value);
  const says = `${prop}: ${value}`;
  if (PROPERTY.test(prop)) return says;
  if (FOUR_SIDES.test(prop) && values.length === 4 && values[1] !== values[3]) return says;
  if (SIDE_VALUE.test(prop) && /^(?:left|right)$/.test(value)) return says;
  if (PLACE.test(prop) && splitValues(value).some((one) => /^(?:left|right),?$/.test(one))) return says;
  if (PLACE.test(prop) && !prop.startsWith('transform') && !prop.startsWith('persp') && hasMeasuredPlace(value))
    return says;
  if (prop === 'border-radius' && !value.includes('/')) {
    const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = values;
    if (topLeft !== topRight || bottomRight !== bottomLeft) return says;
  }
  return undefined;
}

/** Whether a background lies at a distance from the left edge; `--forward`, which is -1 in Arabic, turns a distance round. */
const hasMeasuredPlace = (value: string): boolean =>
  splitAt(/,/, value).some((layer) => {
    const [place = ''] = splitAt(/\//, layer);
    const across = splitValues(place).find((one) => /^(?:calc\(|-?[\d.]+(?:%|px|r?em)?$|center$)/.test(one));
    return across !== undefined && !/^(?:50%|center|0%?)$|var\(--(?:forward|end)\b/.test(across);
  });

/** The values of a declaration; what is in brackets is one. */
const splitValues = (value: string): string[] => splitAt(/\s/, value.replace(/\s*!important$/, ''));

/** What a character divides outside brackets: values, the layers of a background, its place and its size. */
function splitAt(divider: RegExp, value: string): string[] {
  const values = [''];
  let depth = 0;
  for (const character of value) {
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth === 0 && divider.test(character)) values.push('');
    else values[values.length - 1] += character;
  }
  return values.filter(Boolean);
}

/** The styles of a file: of a stylesheet, of a component's style elements, of texts in TypeScript that hold rules. */
function readStyles(file: string): string[] {
  const code = readFileSync(join(SRC, file), 'utf8');
  if (file.endsWith('.css')) return [code];
  if (file.endsWith('.astro'))
    return [...code.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, style = '']) => style);
  return [...code.matchAll(/`([^`]*)`/g)].flatMap(([, text = '']) =>
    /\{\s*[\w-]+:\s*[^;{}]+;/.test(text) && !text.includes('=>') ? text : [],
  );
}

function findPhysical(css: string): string[] {
  const found: string[] = [];
  try {
    postcss.parse(css.replace(/\$\{[^}]*\}/g, 'x')).walkDecls((declaration) => {
      const says = physicalDirection(declaration);
      if (says && ![isUpright, hasDirection, isSaidForBoth, isTurnedRound].some((exempts) => exempts(declaration)))
        found.push(says);
    });
  } catch {
    // No stylesheet after all.
  }
  return found;
}

test('styles name no left and right: a page in Arabic has them the other way round', () => {
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    readStyles(file)
      .flatMap(findPhysical)
      .map((says) => `${file}: ${says}`),
  );
  expect(found).toEqual([]);
});

describe('a direction is found', () => {
  test.each([
    ['left', '0'],
    ['margin-right', '1rem'],
    ['border-left-width', '2px'],
    ['border-top-left-radius', '2px'],
    ['text-align', 'right'],
    ['float', 'left'],
    ['padding', '1px 2px 3px 4px'],
    ['inset', '0 0 auto auto'],
    ['margin', '0 0 0 calc(1px + 2px)'],
    ['border-radius', '2px 0 0 2px'],
    ['background', 'url(a.svg) right 0.5rem center no-repeat'],
    ['background-position', 'left 1px top 2px'],
    ['transform-origin', 'top right'],
    ['background', 'linear-gradient(45deg, red, blue) calc(100% - 6px) / 7px 7px no-repeat, red'],
    ['background-position', '90% 50%'],
    ['object-position', '2px 0'],
  ])('in %s: %s', (prop, value) => expect(physicalDirection({ prop, value })).toBe(`${prop}: ${value}`));

  test.each([
    ['inset-inline-start', '0'],
    ['margin', '0 auto'],
    ['padding', '1px 2px 3px 2px'],
    ['inset', '0 0 auto 0'],
    ['border-radius', '2px 2px 0 0'],
    ['border-radius', 'var(--radius-m)'],
    ['text-align', 'start'],
    ['background', 'linear-gradient(to right, red, blue)'],
    ['background-position', 'center top'],
    ['background-position', '50% 100%'],
    ['background', 'linear-gradient(45deg, red, blue) calc(50% + var(--forward, 1) * 40%) / 7px 7px no-repeat'],
    ['background', 'linear-gradient(red, blue) center / 100% 3px no-repeat'],
  ])('and not in %s: %s', (prop, value) => expect(physicalDirection({ prop, value })).toBeUndefined());
});
