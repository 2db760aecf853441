import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { inLanguage } from '../../src/messages/language.ts';
import {
  checkOwnMessages,
  findLanguage,
  forgetMessages,
  listLanguages,
  readMessages,
} from '../../src/messages/read-messages.ts';
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

  test('may say nothing of a value that English names', () => {
    write('messages/mr/cart.json', '{ "subtotal": "एकूण" }');
    expect(inLanguage('mr', () => cartText.subtotal({ pieces: 1 }))).toBe('एकूण');
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

describe('the languages of a shop', () => {
  test('are those that have messages, English first', () => {
    write('messages/pt-BR/cart.json', '{}');
    write('messages/mr/cart.json', '{}');
    write('messages/drafts/read-me.txt', '');
    write('messages/notes.txt', '');
    const others = listLanguages().slice(1);
    expect([listLanguages()[0], others]).toEqual(['en', expect.arrayContaining(['mr', 'pt-BR'])]);
    expect(others).not.toContain('drafts');
  });

  test('are found by the tag that comes closest; English for any other', () => {
    write('messages/pt-BR/cart.json', '{}');
    write('messages/mr/cart.json', '{}');
    const found = ['mr', 'MR', 'mr-IN', 'mr-Deva-IN', 'pt-br', 'pt', 'xx', '', '-', null, undefined].map(findLanguage);
    expect(found).toEqual(['mr', 'mr', 'mr', 'mr', 'pt-BR', 'en', 'en', 'en', 'en', 'en', 'en']);
  });

  test('are named by their tags, and a folder of another name says so', () => {
    write('messages/pt_BR/cart.json', '{}');
    expect(listLanguages).toThrow('messages/pt_BR: The folder of a language is named by its tag, such as "pt-BR".');
  });

  test('are read as a whole where a host starts, so that a file with a wrong name is found', () => {
    write('messages/mr/crat.json', '{}');
    expect(checkOwnMessages).toThrow(/messages\/mr\/crat\.json: There is no such file of English messages: .*cart/);
  });
});

describe('a file of messages that is wrong says where and what', () => {
  test.each([
    ['{ "free": "Free" ', 'messages/mr/cart.json: '],
    ['{ "free": 1 }', 'messages/mr/cart.json: "free": It is not text.'],
    ['{ "freeFrom": "From {$price}" }', '"freeFrom": "{$price}" is unknown; English has {$from}, {$missing}.'],
    ['{ "free": "{#b}Free{/b}" }', '"free": It needs the tags of the English text: none.'],
    ['{ "fre": "Free" }', '"fre": English has no message of this name.'],
    ['{ "Free text": "Free" }', '"Free text": Its name is not like "title" or "freeFrom".'],
    [
      '{ "subtotal": ".input {$pieces :number} .match $pieces few {{a}} * {{b}}" }',
      '"subtotal": "few" is no plural of this language, which has one, other.',
    ],
  ])('%s', (json, expected) => {
    write('messages/mr/cart.json', json);
    expect(() => readMessages('cart', 'mr')).toThrow(expected);
  });

  test('also in the place of an English message', () => {
    write('messages/en/cart.json', '{ "free": "Free from {$price}" }');
    expect(() => readMessages('cart', 'en')).toThrow('"free": "{$price}" is unknown; English has none.');
  });
});
