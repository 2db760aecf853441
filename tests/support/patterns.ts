import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { analyse } from 'scslre';
import ts from 'typescript';

/** A regular expression of the sources. */
export interface Pattern {
  /** Files that have it. */
  readonly files: string[];
  readonly source: string;
  readonly flags: string;
}

const COMPONENT_CODE = /^---\n([\s\S]*?)^---|<script\b[^>]*>([\s\S]*?)<\/script>/gm;

/** The scripts of a file: all of it, or those of an .astro file. */
const scriptsOf = (file: string, text: string): string[] =>
  file.endsWith('.astro') ? [...text.matchAll(COMPONENT_CODE)].map(([, head, script]) => head ?? script ?? '') : [text];

/** Every regular expression that is written below a folder, once each. Those made of texts at run time are not among them. */
export function listPatterns(folder: string): Pattern[] {
  const found = new Map<string, Pattern>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:ts|tsx|mjs|js|astro)$/.test(file),
  );
  for (const file of files)
    for (const script of scriptsOf(file, readFileSync(join(folder, file), 'utf8'))) {
      const visit = (node: ts.Node): void => {
        if (ts.isRegularExpressionLiteral(node)) {
          const end = node.text.lastIndexOf('/');
          const known = found.get(node.text) ?? {
            files: [],
            source: node.text.slice(1, end),
            flags: node.text.slice(end + 1),
          };
          known.files.push(file.split(sep).join('/'));
          found.set(node.text, known);
        }
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(`${file}.tsx`, script, ts.ScriptTarget.Latest));
    }
  return [...found.values()];
}

type Wanted = Pick<Pattern, 'source' | 'flags'>;

/** How a pattern can be made to take more than linear time: by its structure, or by a text that was tried. Undefined if it can't. */
export const describeSlowness = (pattern: Wanted): string | undefined => analysed(pattern) ?? tried(pattern);

/**
 * What scslre finds: two parts that can divide the same text between them in many ways. A search starts at every place of the text, which
 * is the same as text of any kind before the pattern.
 */
function analysed({ source, flags }: Wanted): string | undefined {
  const searched = { source: `^[\\s\\S]*(?:${source})`, flags: flags.replace('m', '') };
  const [report] = [{ source, flags }, searched].flatMap((pattern) => analyse(pattern).reports);
  return report && `${report.exponential ? 'exponential' : 'quadratic'}, repeated: ${report.character.literal.source}`;
}

/** A text that matches an element, by the alternative of each group that is chosen. */
function sample(element: AST.Element | AST.QuantifiableElement, choice: number): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
      return element.kind === 'digit' ? '7' : element.kind === 'space' ? ' ' : element.kind === 'any' ? 'x' : 'a';
    case 'CharacterClass':
      return sampleClass(element);
    case 'Quantifier':
      return sample(element.element, choice).repeat(Math.max(1, Math.min(element.min, 40)));
    case 'Group':
    case 'CapturingGroup':
      return sampleAlternative(element.alternatives, choice).join('');
    default:
      return '';
  }
}

function sampleClass({ negate, elements }: AST.CharacterClass): string {
  const has = (code: number) =>
    elements.some((one) =>
      one.type === 'CharacterClassRange'
        ? one.min.value <= code && code <= one.max.value
        : one.type === 'Character'
          ? one.value === code
          : one.type === 'CharacterSet' && new RegExp(one.raw, 'u').test(String.fromCodePoint(code)),
    );
  for (const code of [97, 65, 55, 32, 45, 60, 10, 0x915, ...Array.from({ length: 128 }, (_, index) => index)])
    if (has(code) !== negate) return String.fromCodePoint(code);
  const [first] = elements;
  return first?.type === 'Character' ? String.fromCodePoint(first.value) : '';
}

const sampleAlternative = (alternatives: readonly AST.Alternative[], choice: number): string[] =>
  alternatives[choice % alternatives.length]?.elements.map((element) => sample(element, choice)) ?? [];

/** Beginnings of what the pattern matches: repeated, each is a place where a search starts in vain. */
function beginnings({ source, flags }: Wanted): Set<string> {
  const { alternatives } = new RegExpParser().parsePattern(source, undefined, undefined, {
    unicode: /[uv]/.test(flags),
  });
  const most = Math.max(...[...source.matchAll(/\|/g)].map((_, index) => index + 2), alternatives.length);
  const found = new Set<string>();
  for (let choice = 0; choice < Math.min(most, 12); choice++) {
    let whole = '';
    for (const part of sampleAlternative(alternatives, choice)) {
      if (part !== '') found.add(part);
      whole += part;
      if (whole !== '') found.add(whole);
    }
  }
  return found;
}

const SIZES = [500, 4_000, 32_000] as const;
/** A search of the largest text that takes this long is looked at: linear ones take a hundredth. */
const SLOW_MS = 25;
/** How much longer the largest text takes than the middle one: 8 times is linear, 64 times quadratic. */
const MOST_TIMES = 24;

function tried(pattern: Wanted): string | undefined {
  for (const unit of beginnings(pattern))
    for (const end of ['\0', '']) {
      const times: number[] = [];
      for (const size of SIZES) {
        times.push(timeOf(pattern, unit.repeat(Math.ceil(size / unit.length)) + end));
        if (times.length < SIZES.length && (times.at(-1) ?? 0) > 400)
          return `slow at ${size} of ${JSON.stringify(unit)}`;
      }
      const [, middle = 0, most = 0] = times;
      if (most > SLOW_MS && most > MOST_TIMES * middle)
        return `slow at many ${JSON.stringify(unit)}: ${most.toFixed(0)} ms`;
    }
  return undefined;
}

/** The shortest of four searches of a text, in milliseconds, as other programs may run; of the first alone where it is short enough. */
function timeOf({ source, flags }: Wanted, text: string): number {
  const pattern = new RegExp(source, `${flags.replace(/[gy]/g, '')}g`);
  const once = () => {
    const begun = performance.now();
    text.replace(pattern, '');
    return performance.now() - begun;
  };
  const first = once();
  return first < SLOW_MS ? first : Math.min(first, once(), once(), once());
}
