import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Piece } from '../src/messages/format/compile.ts';
import { FIRST_LANGUAGE } from '../src/messages/language.ts';
import { listRooms, readMessages } from '../src/messages/read-messages.ts';

/** Texts of the interface are in sentence case: "Log in", "View cart", "Free delivery". */

const SOURCES = ['src/{components,islands,layouts,routes,views,client,browser,stores,api/notices}/**/*.{astro,ts,tsx}'];
const DATA = ['catalog/*.json', 'catalog/{categories,markets}/*.json'];

/** Names, and texts that the specification gives word by word (src/specification.md, section 8). */
const NAMES =
  /PREPAID|\b(?:[CIS]GST|GSTIN|IFSC)\b|Invalid Login Details|Email Id is Not Register|Abu Dhabi|Ras Al Khaimah|Umm Al Quwain|United Arab Emirates|Eid Al Etihad|(?:Google|Meta) (?:Merchant Center|Commerce Manager)|\b(?:Haat|Page|Enter|Please Register|Java|JavaScript|Aadhaar|Refunds|Whats|WhatsApp|Compare|Choose|Christmas Day|Republic Day|Independence Day|Gandhi Jayanti|Guru Nanak Jayanti|Good Friday|New Year|Diwali|Holi|India|Wednesdays|Your orders|Hindi|Such as)\b/g;
/** A capital that begins a word, after a word on the same line. */
const TITLE_CASE = /^[A-Z][\w’']*(?: (?:[a-z]+ ){0,2}[A-Z][a-z]+)/;
/** Two capitals or more that begin a word of more than three letters: MINIDRESS. */
const CAPITALS = /^[A-Z]{4,}$/;

function findWrong(texts: Iterable<string>): string[] {
  return [...texts].filter((text) => {
    const plain = text.replace(NAMES, 'x').trim();
    return TITLE_CASE.test(plain) || CAPITALS.test(plain);
  });
}

function* textsOfSource(file: string): Generator<string> {
  const text = readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*(?:\/\/|import ).*$/gm, '');
  for (const [, words = ''] of text.matchAll(/(?:>|'|"|`|\n\s+)([A-Z][a-z’']+(?: (?:[a-z]+ ){0,2}[A-Z][a-z]+)+)/g))
    yield words;
}

function* textsOfData(file: string): Generator<string> {
  for (const [, words = ''] of readFileSync(file, 'utf8').matchAll(/"(?:title|label)": "([^"]*)"/g)) yield words;
}

/** The wordings of the messages of a room, and within them what a tag holds and what follows a sentence. */
function* textsOfMessages(room: string): Generator<string> {
  const write = (pieces: readonly Piece[]): string =>
    pieces
      .map((piece) => (typeof piece === 'string' ? piece : 'parameter' in piece ? '…' : `|${write(piece.pieces)}|`))
      .join('');
  for (const { message } of readMessages(room, FIRST_LANGUAGE).values())
    for (const { pieces } of message.variants) yield* write(pieces).split(/\||(?<=[.:?!]) /);
}

test('of messages', () => {
  // States are named as in addresses.
  const rooms = listRooms().filter((room) => room !== 'states');
  expect(rooms.length).toBeGreaterThan(5);
  expect(rooms.flatMap((room) => findWrong(textsOfMessages(room)).map((text) => `${room}: ${text}`))).toEqual([]);
});

test('of pages, panels, messages and dashboards', () => {
  const files = globSync(SOURCES).filter((file) => !file.includes('.examples.'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => findWrong(textsOfSource(file)).map((text) => `${file}: ${text}`))).toEqual([]);
});

test('of the sample', () => {
  const files = globSync(DATA);
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => findWrong(textsOfData(file)).map((text) => `${file}: ${text}`))).toEqual([]);
});

test('are told from title case', () => {
  expect(findWrong(['Add to Cart', 'Free Delivery', 'Log In', 'MINIDRESS'])).toHaveLength(4);
  expect(findWrong(['Add to cart', 'Log in', 'Sell on Haat', 'Light up for Diwali', 'PIN code', 'GST'])).toEqual([]);
});
