import { globSync, readFileSync } from 'node:fs';
import postcss, { type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { SHAPED } from '../../src/views/parts/picture-shapes.ts';

/**
 * Pictures of cards, galleries and tiles say how they stand in a place of another shape (`data-fit`), and so do round signs of types. Lines of a cart do
 * not, nor do other small ones: whole on a ground of another colour they would have slim bars.
 */
const SAY_THEIR_FIT = [...SHAPED.filter((place) => place !== '.cart-row__picture'), '.listing__tile'];

const styles = globSync('src/{styles,components,layouts,client,islands,browser}/**/*.{css,astro}').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  const sheets = file.endsWith('.css')
    ? [text]
    : [...text.matchAll(/^<style[^>\n]*>\n([\s\S]*?)^<\/style>/gm)].map(([, css = '']) => css);
  return sheets.map((css) => ({ file, root: postcss.parse(css) }));
});

test('a small picture that is whole has no ground beside it', () => {
  const faults: string[] = [];
  let seen = 0;
  for (const { file, root } of styles)
    root.walkRules((rule) => {
      const own = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
      if (!own.some(({ prop, value }) => prop === 'object-fit' && value === 'contain')) return;
      seen += 1;
      if (
        own.some(({ prop }) => prop.startsWith('background')) &&
        !rule.selectors.every((one) => SAY_THEIR_FIT.includes(one))
      )
        faults.push(`${file}: ${rule.selector}`);
    });
  expect(seen).toBeGreaterThan(8);
  expect(faults).toEqual([]);
});
