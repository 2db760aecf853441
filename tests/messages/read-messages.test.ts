import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inLanguage } from '../../src/messages/language.ts';
import { forgetMessages, readMessages } from '../../src/messages/read-messages.ts';
import { cartText } from '../../src/messages/rooms/cart.ts';
import { makeTemporaryFolder } from '../support/temporary.ts';

let shop: string;
beforeEach(() => {
  shop = makeTemporaryFolder();
  vi.spyOn(process, 'cwd').mockReturnValue(shop);
  forgetMessages();
  onTestFinished(() => {
    vi.restoreAllMocks();
    forgetMessages();
  });
});

function write(file: string, content: string): void {
  mkdirSync(dirname(join(shop, file)), { recursive: true });
  writeFileSync(join(shop, file), content);
}

describe('a shop', () => {
  test("changes a message in its own folder, and keeps the package's others", () => {
    write('messages/en/cart.json', '{ "free": "Nothing to pay" }');
    expect(cartText.free).toBe('Nothing to pay');
    expect(cartText.subtotal({ pieces: 2 })).toBe('Subtotal, 2 pieces');
  });

  test('adds a language by adding a folder; what it has not stays English', () => {
    write('messages/mr/cart.json', '{ "free": "मोफत" }');
    expect(inLanguage('mr', () => `${cartText.free}, ${cartText.subtotal({ pieces: 1 })}`)).toBe(
      'मोफत, Subtotal, 1 piece',
    );
    expect(cartText.free).toBe('Free');
  });

  test('is answered in its language, whatever others are answered in meanwhile', async () => {
    write('messages/mr/cart.json', '{ "free": "मोफत" }');
    const answer = async () => {
      await setImmediate();
      return cartText.free;
    };
    expect(await Promise.all([inLanguage('mr', answer), answer(), inLanguage('mr', answer)])).toEqual([
      'मोफत',
      'Free',
      'मोफत',
    ]);
  });
});

describe('a file of messages that is wrong says where and what', () => {
  test.each([
    ['{ "free": "Free" ', 'messages/mr/cart.json: '],
    ['{ "free": 1 }', 'messages/mr/cart.json: "free": It is not text.'],
    ['{ "freeFrom": "From {$price}" }', '"freeFrom": "{$price}" is unknown; English has {$from}, {$missing}.'],
    ['{ "free": "{#b}Free{/b}" }', '"free": It needs the tags of the English text: none.'],
    ['{ "Free text": "Free" }', '"Free text": Its name is not like "title" or "freeFrom".'],
    [
      '{ "subtotal": ".input {$pieces :number} .match $pieces few {{a}} * {{b}}" }',
      '"subtotal": "few" is no plural of this language, which has one, other.',
    ],
  ])('%s', (json, expected) => {
    write('messages/mr/cart.json', json);
    expect(() => readMessages('cart', 'mr')).toThrow(expected);
  });
});
