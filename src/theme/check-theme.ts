import leven from 'leven';
import type { Problem } from '../catalog/problems/problem.ts';
import { contrastOf, formatHex, over } from '../core/colours/rgb.ts';
import { CONTRAST_PAIRS, type ContrastPair } from './contrast-pairs.ts';
import { addressesIn, chooseScheme, listReferences, resolveTokens } from './css-values.ts';
import { defaultTokens, type Scheme, SCHEMES, type TokenValues } from './declared-tokens.ts';
import { BRAND_TOKENS, type BrandColours, colourIn, valuesOf } from './look.ts';
import type { Theme, ThemeValue } from './read-theme.ts';
import { makeReporter, positionOf, type Report } from './theme-problems.ts';
import { expectedOf, isOfKind } from './token-kinds.ts';
import { findToken, GONE_TOKENS, OWN_PROPERTY, TOKENS } from './tokens.ts';

/** All problems of a theme; `store` are the brand colours of store.json. */
export function checkTheme(theme: Theme, store?: BrandColours): Problem[] {
  const problems = [...theme.problems];
  const report = makeReporter(theme.label, problems);
  if (theme.problems.some(({ code }) => code === 'theme-syntax')) return problems;
  checkNames(theme, report);
  checkRules(theme, report);
  const values = valuesOf(theme, store);
  checkKinds(theme, values, report);
  // Invalid values have no contrast.
  if (problems.some(({ severity }) => severity === 'error')) return problems;
  checkSchemes(theme, report);
  checkContrast(theme, values, report);
  if (store) checkBrand(theme, values, store, report);
  return problems;
}

function checkNames(theme: Theme, report: Report): void {
  const seen = new Set<string>();
  for (const scheme of SCHEMES)
    for (const [name, value] of theme.values[scheme]) {
      if (!findToken(name)) reportUnknown(name, value, report);
      for (const reference of listReferences(value.value))
        if (!findToken(reference) && !isOwn(reference) && !seen.has(`${value.line} ${reference}`)) {
          seen.add(`${value.line} ${reference}`);
          reportUnknown(reference, value, report);
        }
    }
}

const isOwn = (name: string): boolean => `--${name}`.startsWith(OWN_PROPERTY);

function reportUnknown(name: string, at: ThemeValue, report: Report): void {
  const instead = GONE_TOKENS[name];
  const near = TOKENS.map((token) => ({ token, distance: leven(token.name, name) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ token }) => `--${token.name}`);
  report('theme-token-unknown', positionOf(at), {
    field: `--${name}`,
    found: `--${name}`,
    expected: 'the name of a token',
    hint: instead
      ? `it is gone: --${instead} holds for what it was for, so leave it out`
      : `the nearest are ${near.join(', ')}; properties of your own begin with ${OWN_PROPERTY}`,
  });
}

/** Checks what the theme's rules say about tokens, and which files they name. */
function checkRules({ declarations }: Theme, report: Report): void {
  for (const at of declarations) {
    const { property, value } = at;
    if (property.startsWith('--') && !property.startsWith(OWN_PROPERTY) && !findToken(property.slice(2)))
      reportUnknown(property.slice(2), at, report);
    for (const name of listReferences(value)) if (!findToken(name) && !isOwn(name)) reportUnknown(name, at, report);
    for (const address of addressesIn(value))
      if (!/^(?:\/(?!\/)|data:|#)/.test(address))
        report('theme-address', positionOf(at), {
          field: property,
          found: address,
          expected: 'an address that begins with /, of a file in "public"',
        });
  }
}

function checkKinds(theme: Theme, values: Readonly<Record<Scheme, TokenValues>>, report: Report): void {
  for (const scheme of SCHEMES)
    for (const [name, at] of theme.values[scheme]) {
      const token = findToken(name);
      if (!token) continue;
      const found = (key: string) => (isOwn(key) ? undefined : values[scheme].get(key));
      const resolved = resolveTokens(chooseScheme(at.value, scheme), found);
      // Unknown tokens are reported elsewhere, and the theme's own properties may have any value.
      const hasOthers = listReferences(at.value).some((other) => !findToken(other));
      if (hasOthers || (resolved !== undefined && isOfKind(resolved, token.kind))) continue;
      report('theme-value-invalid', positionOf(at), {
        field: `--${name}`,
        found: at.value,
        expected: expectedOf(token.kind),
        ...(resolved === undefined ? { hint: 'it refers to itself, or to a token without a value' } : {}),
      });
    }
}

/** Reports colours that are set only for light pages, where the shop has its own for dark pages. */
function checkSchemes({ values, only }: Theme, report: Report): void {
  if (only) return;
  const alone = [...values.light].filter(([name, { value }]) => {
    const token = findToken(name);
    return (
      token?.kind === 'colour' &&
      defaultTokens().dark.has(name) &&
      !values.dark.has(name) &&
      !value.includes('light-dark(') &&
      listReferences(value).length === 0
    );
  });
  const [first] = alone;
  if (!first) return;
  const names = alone.map(([name]) => `--${name}`);
  report('theme-one-scheme', positionOf(first[1]), {
    severity: 'warning',
    field: names[0],
    found: `${names.slice(0, 4).join(', ')}${names.length > 4 ? ` and ${names.length - 4} more` : ''} for light pages only`,
    expected: `a value for dark pages too: light-dark(${first[1].value}, …), or :root in @media (prefers-color-scheme: dark)`,
    hint: 'a shop without a dark look says so: :root { color-scheme: light }',
  });
}

function checkContrast(theme: Theme, values: Readonly<Record<Scheme, TokenValues>>, report: Report): void {
  const schemes = theme.only ? [theme.only] : SCHEMES;
  // Most tokens refer to the colours of others. Of several pairs with the same colours, only the first is reported.
  const told = new Set<string>();
  for (const scheme of schemes)
    for (const pair of CONTRAST_PAIRS) {
      const measured = measurePair(pair, values[scheme]);
      if (!measured || measured.ratio >= pair.needed) continue;
      const { front, back, ratio } = measured;
      const colours = `${scheme} ${front} ${back}`;
      if (told.has(colours)) continue;
      told.add(colours);
      const at = positionInTheme(theme, pair, scheme);
      report('theme-contrast', positionOf(at), {
        severity: 'warning',
        field: `--${pair.front}`,
        found: `${pair.what}: --${pair.front} (${front}) on --${pair.back} (${back}) has ${ratio.toFixed(2)} on ${scheme} pages`,
        expected: `a contrast of at least ${pair.needed}`,
      });
    }
}

/** The visible colours of a pair, and their contrast; undefined where one of them is not a colour. */
function measurePair(
  { front, back, tint = 0 }: ContrastPair,
  values: TokenValues,
): { readonly front: string; readonly back: string; readonly ratio: number } | undefined {
  const [page, behind] = [colourIn(values, 'color-page'), colourIn(values, back)];
  const before = colourIn(values, front) ?? (front === 'color-price' ? colourIn(values, 'color-text') : undefined);
  if (!page || !behind || !before) return undefined;
  const ground = over({ ...before, alpha: tint }, over(behind, page));
  const shown = over(before, ground);
  return { front: formatHex(shown), back: formatHex(ground), ratio: Math.floor(contrastOf(shown, ground) * 100) / 100 };
}

/** The position in the theme of one of a pair's colours. */
function positionInTheme({ values }: Theme, { front, back }: ContrastPair, scheme: Scheme): ThemeValue | undefined {
  const find = (name: string) => values[scheme].get(name) ?? values.light.get(name);
  return find(front) ?? find(back);
}

function checkBrand(
  theme: Theme,
  values: Readonly<Record<Scheme, TokenValues>>,
  store: BrandColours,
  report: Report,
): void {
  for (const [key, name] of Object.entries(BRAND_TOKENS)) {
    const at = theme.values.light.get(name);
    const colour = colourIn(values.light, name);
    const said = store[key as keyof BrandColours];
    if (!at || !colour || formatHex(colour) === said.toLowerCase()) continue;
    report('theme-brand-differs', positionOf(at), {
      severity: 'warning',
      field: `--${name}`,
      found: `--${name} is ${formatHex(colour)}; "colours.${key}" in store.json is ${said}`,
      expected: 'the same colour in both',
    });
  }
}
