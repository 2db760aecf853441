import { describe, expect, test } from 'vitest';
import { say, sayCount, value } from '../../src/client/boot/say.ts';

const run = (code: string, names: Readonly<Record<string, unknown>>): unknown =>
  new Function(...Object.keys(names), `return ${code};`)(...Object.values(names));

describe('an inline script', () => {
  test.each([
    ['Free', 'Free'],
    [`Free from ${value('a(m)')}: add more.`, 'Free from ₹500: add more.'],
    [`${value('a(m)')} each`, '₹500 each'],
    [`Only ${value('a(m)')}`, 'Only ₹500'],
    [`"${value('a(m)')}" \\ </script>`, '"₹500" \\ </script>'],
  ])('says %s', (text, expected) => {
    expect(say(text)).not.toContain('<');
    expect(run(say(text), { a: (minor: number) => `₹${minor}`, m: 500 })).toBe(expected);
  });

  const sentence = (language: string, texts: Readonly<Record<string, string>>) => (count: number) =>
    `Cart: ${(texts[new Intl.PluralRules(language).select(count)] ?? '').replace('#', String(count))} · ${value('t')}`;

  test.each([
    ['en', { one: '# piece', other: '# pieces' }],
    ['hi', { one: '# नग', other: '# नग बचे' }],
    ['ja', { other: '# 個' }],
    ['ar', { zero: 'no piece', one: 'one piece', two: 'two pieces', few: '# f', many: '# m', other: '# o' }],
    ['cs', { one: '# kus', few: '# kusy', other: '# kusů' }],
  ])('counts in the plurals of "%s"', (language, texts) => {
    const write = sentence(language, texts);
    const code = sayCount(write, 'c');
    for (const c of [0, 1, 2, 3, 5, 11, 21, 100, 102, 250])
      expect(run(code, { c, t: '₹5' })).toBe(write(c).replace(value('t'), '₹5'));
  });

  test('writes once what the plurals share', () => {
    const pieces = sentence('en', { one: '# piece', other: '# pieces' });
    expect(sayCount(pieces, 'c')).toBe('"Cart: "+c+" piece"+(c-1?"s":"")+" · "+t');
  });
});
