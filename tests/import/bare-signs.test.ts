import { describe, expect, test } from 'vitest';
import { escapeBareSigns } from '../../src/tables/read/bare-signs.ts';
import { openSources } from '../../src/tables/read/open-sources.ts';
import { writeFile } from './support.ts';

/** A text as feeds have it in an element, and what it says. */
const TEXTS: Readonly<Record<string, string>> = {
  'for windows <2 m wide & up': 'for windows <2 m wide & up',
  'I <3 it': 'I <3 it',
  'x<y': 'x<y',
  'below <b': 'below <b',
  'weight <500g only, a<b and c>d': 'weight <500g only, a<b and c>d',
  'a <medium> cup': 'a <medium> cup',
  'size <M>': 'size <M>',
  '<p>Two<br>lines</p> and more': '<p>Two<br>lines</p> and more',
  '<p>a<p>b': '<p>a<p>b',
  '<a href="https://a.example/?a=1&amp;b=2">here</a>': '<a href="https://a.example/?a=1&b=2">here</a>',
  '<![CDATA[x < y & <b>z</b>]]>': 'x < y & <b>z</b>',
  'a <!-- left out <b --> b': 'a  b',
  '&lt;b&gt;bold&lt;/b&gt; 5 &#60; 6': '<b>bold</b> 5 < 6',
  'ends with <': 'ends with <',
};

const feed = (text: string) =>
  `<?xml version="1.0"?><rss xmlns:g="http://base.google.com/ns/1.0"><channel>${['A', 'B']
    .map(
      (sku) =>
        `<item><g:id>${sku}</g:id><g:description>${text}</g:description><g:title>Cup ${sku}</g:title><g:price>9 INR</g:price><g:shipping><g:country>IN</g:country><g:price>0 INR</g:price></g:shipping></item>`,
    )
    .join('\n')}</channel></rss>`;

async function readCells(xml: string) {
  const { tables, close } = await openSources([writeFile('feed.xml', xml)]);
  const [table] = tables;
  const rows: Record<string, string>[] = [];
  for await (const { cells } of table?.rows() ?? [])
    rows.push(Object.fromEntries(cells.map((cell, index) => [table?.columns[index] ?? '', cell])));
  await close();
  return rows;
}

describe('a text of a feed', () => {
  test.each(Object.entries(TEXTS))(
    'written as %s is %s, and takes nothing from what follows',
    async (written, text) => {
      const others = { price: '9 INR', shipping: 'IN:0 INR' };
      expect(await readCells(feed(written))).toEqual([
        { id: 'A', description: text, title: 'Cup A', ...others },
        { id: 'B', description: text, title: 'Cup B', ...others },
      ]);
    },
  );
});

test('a sign that begins no tag is found wherever the pieces of a file end', async () => {
  const text = Object.keys(TEXTS).map(feed).join('\n');
  const read = async (length: number) => {
    async function* cut() {
      for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
    }
    let all = '';
    for await (const piece of escapeBareSigns(cut(), 1_000)) all += piece;
    return all;
  };
  const whole = await read(text.length);
  expect(whole).toContain('windows &lt;2 m');
  expect(whole.replaceAll('&lt;', '<')).toBe(text.replaceAll('&lt;', '<'));
  for (const length of [1, 2, 7, 64]) expect(await read(length)).toBe(whole);
});
