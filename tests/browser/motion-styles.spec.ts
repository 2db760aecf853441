import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type Declaration, parse, type Rule } from 'postcss';
import { SITE_FOLDER } from './built-shop.ts';
import { expect, test } from './shop.ts';
import { listLateSheets } from './site-sheets.ts';

/** What holds of all styles of the built site: those in its pages, and those that are loaded later. */

/** Styles of SweetAlert2, as it is published. */
const OF_PACKAGE = /swal2-/;

const IN_PAGES = /<style[^>]*>(.*?)<\/style>/gs;
const listSheets = (): string[] => [
  ...new Set([
    ...listLateSheets().map(([, css]) => css),
    ...readdirSync(SITE_FOLDER)
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) =>
        [...readFileSync(join(SITE_FOLDER, file), 'utf8').matchAll(IN_PAGES)].map(([, css = '']) => css),
      ),
    ...readdirSync(SITE_FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .slice(0, 200)
      .flatMap(({ name }) => {
        const folder = join(SITE_FOLDER, name, 'p');
        const [page] = readdirSync(join(SITE_FOLDER, name)).includes('p') ? readdirSync(folder) : [];
        if (!page?.endsWith('.html')) return [];
        return [...readFileSync(join(folder, page), 'utf8').matchAll(IN_PAGES)].map(([, css = '']) => css);
      }),
  ]),
];

const sheets = listSheets()
  .filter((css) => !OF_PACKAGE.test(css))
  .map((css) => parse(css));

type Parent = Rule | AtRule;
/** The at-rules around a rule or a declaration: "@media (hover:hover)". */
function listAround(node: Rule | Declaration): string[] {
  const around: string[] = [];
  for (let up = node.parent as Parent | undefined; up && up.type !== ('root' as string); up = up.parent as Parent)
    if (up.type === 'atrule') around.push(`@${up.name} ${up.params}`);
  return around;
}
const selectorOf = (declaration: Declaration): string => (declaration.parent as Rule).selector ?? '';

test('styles for a mouse that rests on something are for devices that have one', () => {
  const wrong = new Set<string>();
  let found = 0;
  for (const sheet of sheets)
    sheet.walkRules(/:hover/, (rule) => {
      found++;
      if (!listAround(rule).some((at) => /^@media .*\(hover:\s*hover\)/.test(at))) wrong.add(rule.selector);
    });
  expect(found).toBeGreaterThan(0);
  expect([...wrong]).toEqual([]);
});

/** Animations that are no transition, by their name, and why. */
const OTHER_ANIMATIONS: Readonly<Record<string, string>> = {
  far: 'holds back pictures by a scroll timeline, and has no time (styles/base.css)',
  'dashboard-fade': 'follows the scrolling of tabs, and has no time (components/seller/SellerDashboard.css)',
  'payment-busy':
    'turns as long as the bank is asked, where movement is not reduced (components/checkout/Payment.astro)',
};

test('what moves takes 150 to 250 ms, and stands still for whom movement is reduced', () => {
  const wrong = new Set<string>();
  let found = 0;
  for (const sheet of sheets)
    sheet.walkDecls(/^(?:transition|animation)(?:-duration|-name)?$/, (declaration) => {
      const { prop, value } = declaration;
      if (value === 'none' || Object.keys(OTHER_ANIMATIONS).some((name) => value.split(/[\s,]+/).includes(name)))
        return;
      found++;
      const times = [...value.matchAll(/(?<![\w.])([\d.]+)(m?s)\b/g)].map(
        ([, number, unit]) => Number(number) * (unit === 's' ? 1000 : 1),
      );
      const isInTime = times.length > 0 && times.every((time) => time >= 150 && time <= 250);
      const isCalm = listAround(declaration).some((at) => /prefers-reduced-motion:\s*no-preference/.test(at));
      if (!isInTime || !isCalm) wrong.add(`${selectorOf(declaration)} { ${prop}: ${value} }`);
    });
  expect(found).toBeGreaterThan(0);
  expect([...wrong]).toEqual([]);
});
