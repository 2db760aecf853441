import { expect, test } from 'vitest';
import { shortenMarkup } from '../../../src/integration/byte-saving/short-markup.ts';

/** Templates with an expression in the place of each `@`. */
const shorten = (template: string): string =>
  shortenMarkup(template.replaceAll('@', ['$', '{x}'].join(''))).replaceAll(['$', '{x}'].join(''), '@');

test.each([
  ['items of a list', '<ul><li>a</li><li class="b">c</li></ul>', '<ul><li>a<li class="b">c</ul>'],
  ['items that expressions make', 'a`<li>@</li>`)}</ul>', 'a`<li>@`)}</ul>'],
  ['items before an expression', '<ul><li>a</li>@</ul>', '<ul><li>a@</ul>'],
  ['pairs', '<div><dt>a</dt><dd>b</dd></div>', '<div><dt>a<dd>b</div>'],
  ['cells and rows', '<tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></tbody>', '<tr><th>a<td>b<tr><td>c</tbody>'],
  ['paragraphs before blocks', '<p>a</p><p class="b">c</p></div>', '<p>a<p class="b">c</div>'],
  ['shapes', '<path@></path><circle r="1"></circle>', '<path@/><circle r="1"/>'],
])('needs no end tags of %s', (_, code, short) => {
  expect(shorten(code)).toBe(short);
});

test.each([
  ['an item with more than items after it', '<ul><li>a</li><template>b</template></ul>'],
  ['a paragraph before text or an expression', '<p>a</p>b <p>c</p>@'],
  ['a paragraph in what lets it go on', '<noscript><p>a</p></noscript><a><p>b</p></a>'],
  ['other elements', '<h2>a</h2><span>b</span><option>c</option><pre>d</pre>'],
])('keeps those of %s', (_, code) => {
  expect(shorten(code)).toBe(code);
});
