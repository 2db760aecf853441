// biome-ignore-all lint/suspicious/noTemplateCurlyInString: code that is looked at
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { inlineMessages } from '../../../src/integration/messages/inline-messages.ts';
import { readMessages } from '../../../src/messages/read-messages.ts';

const inline = (code: string, language = 'en') =>
  inlineMessages(code, parseSync('code.js', code).program as never, language, (room) => readMessages(room, 'en'));
const IMPORT = "import { cartText } from '../messages/rooms/cart.ts';";

describe('in a bundle a message', () => {
  test('stands where it is used, and its module is not imported', () => {
    const code = `${IMPORT}\nimport x from './x.ts';\nshow(cartText.free, cartText.freeFrom({ from: a(1), missing }));`;
    expect(inline(code)).toBe(
      `\nimport x from './x.ts';\nshow("Free", (\`Free delivery from $\{a(1)}: add $\{missing} more.\`));`,
    );
  });

  test('makes a value that takes work once', () => {
    expect(inline(`${IMPORT}cartText.subtotal({ pieces: sum(lines) })`)).toBe(
      `(({ pieces }) => \`Subtotal, $\{pieces} piece$\{pieces === 1 ? "" : "s"}\`)({ pieces: sum(lines) })`,
    );
  });

  test('stands in a value of another one', () => {
    expect(
      inline(`${IMPORT}show(cartText.freeFrom({ from: [cartText.free, b].join(), missing }), cartText.free)`),
    ).toBe('show((`Free delivery from ${["Free", b].join()}: add ${missing} more.`), "Free")');
    expect(inline(`${IMPORT}cartText.subtotal({ pieces: count(cartText.free) })`)).toContain(
      '({ pieces: count("Free") })',
    );
  });

  test('and its language stand as texts, so that what is for another language falls away', () => {
    const code =
      "import { currentLanguage, FIRST_LANGUAGE } from '../messages/language.ts';a(currentLanguage() === FIRST_LANGUAGE);";
    expect([inline(code), inline(code, 'hi')]).toEqual(['a("en" === "en");', 'a("hi" === "en");']);
    expect(() => inline("import { inLanguage } from '../messages/language.ts'; inLanguage('hi', run);")).toThrow(
      'A bundle has one language: "inLanguage" is for Node.',
    );
  });

  test('has the length of weekdays as a text, in the format of days too', () => {
    const code =
      "import { localFormat, weekdayLength } from '../messages/language.ts';a(localFormat(Intl.DateTimeFormat, { weekday: weekdayLength() }));";
    expect(['hi', 'ta'].map((language) => inline(code, language))).toEqual([
      'a(/* @__PURE__ */ new Intl.DateTimeFormat("hi-IN", { weekday: "short" }));',
      'a(/* @__PURE__ */ new Intl.DateTimeFormat("ta-IN", { weekday: "long" }));',
    ]);
  });

  test('is not confused with properties of the same name', () => {
    expect(inline(`${IMPORT}a.cartText.free; b = { cartText: 1 };`)).toBe('a.cartText.free; b = { cartText: 1 };');
  });

  test.each([
    ['cartText[key]', 'Name each message of "cart", such as cartText.title'],
    ['Object.values(cartText)', 'Name each message of "cart"'],
    ['cartText.nothing', '"cart" has no message "nothing".'],
    ['cartText.freeFrom(values)', 'Give the values of "freeFrom" as { name: value }.'],
    ['cartText.freeFrom', 'Give the values of "freeFrom" as { name: value }.'],
    ['cartText.freeFrom({ ...values })', 'Name each value of "freeFrom".'],
  ])('can not be used as %s', (code, expected) => {
    expect(() => inline(`${IMPORT}${code}`)).toThrow(expected);
  });
});
