import { describe, expect, test } from 'vitest';
import { compileMessage } from '../../src/messages/format/compile.ts';
import { emitMessage } from '../../src/messages/format/emit.ts';
import { evaluateMessage, type Values } from '../../src/messages/format/evaluate.ts';

const PIECES =
  '.input {$count :number} .match $count 0 {{Nothing}} one {{{$count} piece of {$what}}} * {{{$count} pieces of {$what}}}';
const ARABIC =
  '.input {$count :number} .match $count zero {{0}} one {{1}} two {{2}} few {{{$count} f}} many {{{$count} m}} * {{{$count} o}}';

/** What code that was emitted gives for these values. */
function run(text: string, language: string, values: Values): unknown {
  const names = new Map(Object.keys(values).map((name) => [name, `values.${name}`]));
  const code = emitMessage(compileMessage(text), language, names);
  return new Function('values', `return (${code});`)(values);
}

describe('a message', () => {
  test.each([
    ['Add to cart', 'en', {}, 'Add to cart'],
    ['Get it by {$day}', 'en', { day: 'Thu' }, 'Get it by Thu'],
    ['Costs \\{$5\\} or `$\\{x\\}`', 'en', {}, `Costs {$5} or \`$\{x}\``],
    [PIECES, 'en', { count: 0, what: 'soap' }, 'Nothing'],
    [PIECES, 'en', { count: 1, what: 'soap' }, '1 piece of soap'],
    [PIECES, 'en', { count: 2, what: '{what}' }, '2 pieces of {what}'],
    ['.input {$n :number} .match $n one {{{$n} नग}} * {{{$n} नग बचे}}', 'hi', { n: 0 }, '0 नग'],
    ['.input {$n :number} .match $n one {{{$n} नग}} * {{{$n} नग बचे}}', 'hi', { n: 2 }, '2 नग बचे'],
    [ARABIC, 'ar', { count: 0 }, '0'],
    [ARABIC, 'ar', { count: 2 }, '2'],
    [ARABIC, 'ar', { count: 7 }, '7 f'],
    [ARABIC, 'ar', { count: 11 }, '11 m'],
    [ARABIC, 'ar', { count: 100 }, '100 o'],
    ['.input {$who :string} .match $who f {{Sie}} * {{Er}}', 'de', { who: 'f' }, 'Sie'],
    ['.input {$who :string} .match $who f {{Sie}} * {{Er}}', 'de', { who: 'x' }, 'Er'],
  ])('%s (%s, %o) is the same from Node and in a bundle', (text, language, values, expected) => {
    expect(evaluateMessage(compileMessage(text), language, values)).toBe(expected);
    expect(run(text, language, values)).toBe(expected);
  });

  test('with a tag has parts', () => {
    const text = 'You accept our {#link}terms for {$shop}{/link}, and more.';
    const parts = ['You accept our ', { tag: 'link', text: 'terms for Haat' }, ', and more.'];
    expect(evaluateMessage(compileMessage(text), 'en', { shop: 'Haat' })).toEqual(parts);
    expect(run(text, 'en', { shop: 'Haat' })).toEqual(parts);
  });

  test('writes once what all its plurals share', () => {
    const text = '.input {$n :number} .match $n one {{Subtotal, {$n} piece}} * {{Subtotal, {$n} pieces}}';
    const code = emitMessage(compileMessage(text), 'en', new Map([['n', 'n']]));
    expect(code).toBe(`\`Subtotal, $\{n} piece$\{n === 1 ? "" : "s"}\``);
  });

  test.each([
    ['{$name', 'It is no message of MessageFormat 2'],
    ['.match $n one {{a}} * {{b}}', 'It is no message of MessageFormat 2'],
    ['.input {$n :number} .match $n one {{a}}', 'It is no message of MessageFormat 2'],
    ['.local $n = {1} {{a}}', '".local" is not used here'],
    ['.input {$n :date} {{a {$n}}}', '":date" is used here without options, and as ":number" or ":string" only.'],
    ['{#link}terms', '"{#link}" is not closed.'],
    ['{#link}{#b}terms{/b}{/link}', '"{#b}" stands within "{#link}".'],
    ['terms{/link}', '"{/link}" closes nothing.'],
    ['{|text|}', 'Only "{$name}" can stand in a message.'],
  ])('that is wrong says so: %s', (text, expected) => {
    expect(() => compileMessage(text)).toThrow(expected);
  });
});
