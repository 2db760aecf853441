import postcss, { type AtRule, CssSyntaxError, type Declaration, type Node, type Rule } from 'postcss';
import type { Problem } from '../catalog/problems/problem.ts';
import { readIfThere } from '../catalog/source/read-if-there.ts';
import { addressesIn, chooseScheme } from './css-values.ts';
import { isDarkMedia, isRootRule, type Scheme } from './declared-tokens.ts';
import { makeReporter, type Report } from './theme-problems.ts';

/** A value that a theme gives to a token, with its position. */
export interface ThemeValue {
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** A web font, which is an `@font-face` of a theme. */
export interface ThemeFont extends Pick<ThemeValue, 'line' | 'column'> {
  readonly family: string;
  /** Address of its file: `/fonts/lora.woff2`. */
  readonly address: string;
  /** Whether pages load it before they know that they need it: `--preload: true`. */
  readonly isPreloaded: boolean;
  /** The rule for pages. */
  readonly css: string;
}

/** A declaration of a rule. */
interface RuleDeclaration extends ThemeValue {
  readonly property: string;
}

/** The contents of a theme.css. */
export interface Theme {
  /** Its name in messages. */
  readonly label: string;
  /** Values of tokens by name, without hyphens. `dark` has those for dark pages. */
  readonly values: Readonly<Record<Scheme, ReadonlyMap<string, ThemeValue>>>;
  /** The only scheme, if the theme has just one: `color-scheme: light`. */
  readonly only?: Scheme | undefined;
  /** All rules other than tokens, unchanged. */
  readonly rules: string;
  /** The declarations of these rules. */
  readonly declarations: readonly RuleDeclaration[];
  readonly fonts: readonly ThemeFont[];
  readonly problems: readonly Problem[];
}

/** Reads the file of a theme; undefined when there is none. */
export function readTheme(file: string | undefined, label = 'theme.css'): Theme | undefined {
  const text = file === undefined ? undefined : readIfThere(file);
  return text === undefined ? undefined : parseTheme(text, label);
}

/** Parses the text of a theme. Errors of its syntax are among its problems (check-theme.ts finds the others). */
export function parseTheme(text: string, label = 'theme.css'): Theme {
  const values = { light: new Map<string, ThemeValue>(), dark: new Map<string, ThemeValue>() };
  const rules: string[] = [];
  const fonts: ThemeFont[] = [];
  const problems: Problem[] = [];
  const report = makeReporter(label, problems);
  const declarations: RuleDeclaration[] = [];
  let only: Scheme | undefined;
  /** Takes the tokens out of a rule of `:root`. Other declarations stay in the rule. */
  const takeTokens = (rule: Rule, schemes: readonly Scheme[], wrap = (css: string) => css) => {
    const others: string[] = [];
    rule.each((node) => {
      if (node.type === 'comment') return;
      if (node.type === 'decl' && node.prop === 'color-scheme') {
        if (node.value === 'light' || node.value === 'dark') only = node.value;
      } else if (node.type === 'decl' && node.prop.startsWith('--') && !node.prop.startsWith('--own-')) {
        for (const scheme of schemes) takeValue(values[scheme], node, scheme);
      } else {
        others.push(`${node.toString()};`);
        if (node.type === 'decl') declarations.push(declarationOf(node));
      }
    });
    if (others.length > 0) rules.push(wrap(`:root{${others.join('')}}`));
  };
  const takeRule = (node: Node, wrap = (css: string) => css) => {
    rules.push(wrap(node.toString() + (node.type === 'atrule' && !(node as AtRule).nodes ? ';' : '')));
    if ('walkDecls' in node)
      (node as Rule).walkDecls((declaration) => {
        declarations.push(declarationOf(declaration));
      });
  };
  for (const node of parse(text, label, problems)) {
    if (node.type === 'comment') continue;
    if (isRootRule(node)) takeTokens(node, ['light']);
    else if (isDarkMedia(node)) {
      for (const inner of node.nodes ?? []) {
        const wrap = (css: string) => `@media ${node.params}{${css}}`;
        if (isRootRule(inner)) takeTokens(inner, ['dark'], wrap);
        else if (inner.type !== 'comment') takeRule(inner, wrap);
      }
    } else if (node.type === 'atrule' && /^(?:import|charset|namespace)$/.test((node as AtRule).name)) {
      report('theme-at-rule', node, {
        found: `@${(node as AtRule).name}`,
        expected: 'tokens, @font-face and rules: what other files say is written into this one',
      });
    } else if (node.type === 'atrule' && (node as AtRule).name === 'font-face') {
      const font = readFont(node as AtRule, report);
      if (font) fonts.push(font);
    } else takeRule(node);
  }
  return { label, values, only, rules: rules.join('\n'), declarations, fonts, problems };
}

function parse(text: string, label: string, problems: Problem[]): readonly Node[] {
  try {
    return postcss.parse(text).nodes;
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const { line = 0, column = 0, reason } = error;
    makeReporter(label, problems)(
      'theme-syntax',
      { source: { start: { line, column } } },
      {
        found: reason,
        expected: 'a style sheet',
        hint: 'close what is open: a brace, a bracket, a quote or a comment',
      },
    );
    return [];
  }
}

const declarationOf = ({ prop, value, source }: Declaration): RuleDeclaration => {
  const { line = 0, column = 0 } = source?.start ?? {};
  return { property: prop, value, line, column };
};

/** Stores a value. One with `light-dark()` is for both schemes; a value only for dark pages is in the media query. */
function takeValue(into: Map<string, ThemeValue>, { prop, value, source }: Declaration, scheme: Scheme): void {
  const { line = 0, column = 0 } = source?.start ?? {};
  into.set(prop.slice(2), { value: scheme === 'light' ? value : chooseScheme(value, 'dark'), line, column });
}

function readFont(rule: AtRule, report: Report): ThemeFont | undefined {
  const said = new Map<string, string>();
  rule.each((node) => {
    if (node.type === 'decl') said.set(node.prop, node.value);
  });
  const family = said.get('font-family')?.replace(/^(['"])(.*)\1$/, '$2') ?? '';
  const address = addressesIn(said.get('src') ?? '')[0] ?? '';
  if (family === '' || !/^\/(?!\/)\S+\.woff2$/.test(address)) {
    report('theme-font', rule, {
      found: family === '' ? 'an @font-face without a font-family' : `src: ${said.get('src') ?? 'nothing'}`,
      expected: 'a font-family, and a file of "public" by its address, such as src: url(/fonts/lora.woff2)',
      hint: 'the policy of pages allows no fonts of other hosts',
    });
    return undefined;
  }
  if (!said.has('font-display')) said.set('font-display', 'swap');
  const isPreloaded = said.get('--preload') === 'true';
  said.delete('--preload');
  const { line = 0, column = 0 } = rule.source?.start ?? {};
  const css = `@font-face{${[...said].map(([name, value]) => `${name}:${value}`).join(';')}}`;
  return { family, address, isPreloaded, css, line, column };
}
