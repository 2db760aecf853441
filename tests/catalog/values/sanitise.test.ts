import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitiseBlocks, sanitiseInline, stripMarkup } from '../../../src/catalog/values/sanitise.ts';
import { HOSTILE } from '../hostile-html.ts';

const INLINE = ['a', 'br', 'strong', 'em', 'u', 's', 'sub', 'sup'];
const BLOCKS = [
  'p',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'h3',
  'h4',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'blockquote',
  'hr',
];
/** Elements that close an element of their kind around them unless they stand in one of these. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tr: ['table', 'thead', 'tbody'],
  th: ['tr'],
  td: ['tr'],
};
const LINK = /^<a(?: href="(?:\/(?![/\\])|(?:https?|mailto|tel):)[^"<>]*"(?: rel="nofollow noopener ugc")?)?>$/;

/** Says what in the markup is not of the small language that a page can hold without harm; nothing for good markup. */
function findFault(html: string, allowed: readonly string[]): string | undefined {
  const open: string[] = [];
  for (const [, tag = '', text = ''] of html.matchAll(/(<[^>]*>)|([^<]+|<)/g)) {
    if (tag === '') {
      if (/[<>]|&(?!(?:amp|lt|gt|quot);)/.test(text)) return `a bare sign in ${JSON.stringify(text)}`;
      continue;
    }
    const [, slash = '', name = ''] = /^<(\/?)([a-z][a-z0-9]*)/.exec(tag) ?? [];
    if (!allowed.includes(name)) return `the tag ${tag}`;
    const isVoid = name === 'br' || name === 'hr';
    const form = slash ? `</${name}>` : isVoid ? `<${name} />` : `<${name}>`;
    if (tag !== form && !(name === 'a' && LINK.test(tag))) return `the form of ${tag}`;
    if (slash && open.pop() !== name) return `${tag}, which closes something else`;
    if (slash || isVoid) continue;
    if (PARENTS[name]?.includes(open.at(-1) ?? '') === false) return `${tag} in <${open.at(-1)}>`;
    open.push(name);
  }
  return open.length > 0 ? `<${open.at(-1)}> without an end` : undefined;
}

const blocksFault = (text: string) => findFault(sanitiseBlocks(text), [...INLINE, ...BLOCKS]);
const inlineFault = (text: string) => findFault(sanitiseInline(text), INLINE);

describe('hostile markup', () => {
  test.each(HOSTILE)('leaves nothing that runs or leaves its block: %j', (hostile) => {
    expect(blocksFault(hostile)).toBeUndefined();
    expect(inlineFault(hostile)).toBeUndefined();
  });

  test.each(HOSTILE)('leaves nothing when it is sanitised a second time: %j', (hostile) => {
    expect(sanitiseBlocks(sanitiseBlocks(hostile))).toBe(sanitiseBlocks(hostile));
    expect(sanitiseInline(sanitiseInline(hostile))).toBe(sanitiseInline(hostile));
  });

  test.each(HOSTILE)('leaves nothing inside a text, a list, a cell or a link: %j', (hostile) => {
    for (const [start, end] of [
      ['<p>a', 'b</p>'],
      ['<ul><li>', '</li></ul>'],
      ['<table><tr><td>', '</td></tr></table>'],
      ['<a href="/tea">', '</a>'],
      ['<strong>', '\n\n</strong>'],
    ]) {
      expect(blocksFault(start + hostile + end)).toBeUndefined();
    }
  });

  test('of any making leaves nothing', () => {
    const piece = fc.constantFrom(
      ...'<>/="\'&; \n'.split(''),
      '<p>',
      '</p>',
      '<ul>',
      '<li>',
      '</ul>',
      '<table>',
      '<tr>',
      '<td>',
      '</table>',
      '<b>',
      '</b>',
      '<a href=',
      'javascript:',
      '</a>',
      '<div>',
      '</div>',
      '<h1>',
      '</h2>',
      '<dl><dt>',
      '<dd>',
      '<svg>',
      '<style>',
      '</style>',
      '<script>',
      '</script>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&#x3c;',
      '&#60',
      '\n\n',
      'text',
      '<br>',
      '<hr>',
      '<blockquote>',
      '<template>',
      '<title>',
      '</title>',
      '<caption>',
      '<math><mi>',
      '\u0000',
      '\u202e',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join('')),
        (html) => {
          expect(blocksFault(html)).toBeUndefined();
          expect(inlineFault(html)).toBeUndefined();
          expect(blocksFault(sanitiseBlocks(html))).toBeUndefined();
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('the check of these tests', () => {
  test.each([
    '<script>',
    '<p onclick="a">x</p>',
    '<a href="javascript:a">x</a>',
    '<a href="//x">x</a>',
    '<p>x',
    'x</p>',
    '<b>x</b>',
    '<li>x</li>',
    '<p><strong>x</p></strong>',
    'a < b',
    '&nbsp;',
    '<p style="a">x</p>',
    '<br>',
  ])('finds a fault in %s', (html) => {
    expect(findFault(html, [...INLINE, ...BLOCKS])).toBeDefined();
  });
});

describe('good markup', () => {
  test.each([
    ['paragraphs', '<p>One.</p><p>Two.</p>'],
    ['lists', '<ul><li>One</li><li>Two<ol><li>Three</li></ol></li></ul>'],
    ['pairs', '<dl><dt>Fabric</dt><dd>Cotton</dd></dl>'],
    [
      'tables',
      '<table><caption>Sizes</caption><thead><tr><th>Size</th></tr></thead><tbody><tr><td>S</td></tr></tbody></table>',
    ],
    ['emphasis', '<p><strong>a</strong> <em>b</em> <u>c</u> <s>d</s> H<sub>2</sub>O m<sup>2</sup></p>'],
    ['rules, quotes and line ends', '<blockquote><p>a<br />b</p></blockquote><hr /><p>c</p>'],
    ['links into the shop', '<p><a href="/return-refund#cod">Returns</a></p>'],
    [
      'links elsewhere, without reputation',
      '<p><a href="https://hill.example/?a=1&amp;b=2" rel="nofollow noopener ugc">a</a></p>',
    ],
    [
      'mail and telephone',
      '<p><a href="mailto:a@b.example" rel="nofollow noopener ugc">a</a> <a href="tel:+911234500001" rel="nofollow noopener ugc">b</a></p>',
    ],
    ['signs that must be written as entities', '<p>a &lt; b &amp; c &gt; d</p>'],
  ])('keeps %s', (_what, html) => {
    expect(sanitiseBlocks(html)).toBe(html);
  });

  test.each([
    ['old names of emphasis become new ones', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    [
      'headings begin below those of the page',
      '<h1>a</h1><h2>b</h2><h5>c</h5><h6>d</h6>',
      '<h3>a</h3><h3>b</h3><h4>c</h4><h4>d</h4>',
    ],
    ['plain text becomes paragraphs', 'One\ntwo\n\n\nThree', '<p>One<br />two</p><p>Three</p>'],
    ['plain text keeps its signs', 'a < b & "c" > d', '<p>a &lt; b &amp; "c" &gt; d</p>'],
    ...[
      ...['for windows <2 m wide & x<y, I <3 it', 'for waists <b and up', 'if a<b and c>d', 'a <medium> cup', '<'],
      ...['weight <500g only', 'a sheet of <kg>', 'ends with <p', 'a <a and <b', 'x<-y', 'from <br', '<<>>', '< p >'],
    ].map((text): [string, string, string] => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      return [`a sign that begins no tag stays in ${text}`, `<p>${text}</p><p>b</p>`, `<p>${escaped}</p><p>b</p>`];
    }),
    ['elements of programs go', '<p><o:p>a</o:p> <x-y>b</x-y> <rte>c</rte> <nobr>d <v w="1">e</p>', '<p>a b c d e</p>'],
    ['words of tables stay none', '<table><tr><td nowrap>a</td></tr></table>', '<table><tr><td>a</td></tr></table>'],
    ['divisions become paragraphs', '<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
    [
      'text beside blocks becomes a paragraph',
      'One<ul><li>a</li></ul>Two<div>Three</div>',
      '<p>One</p><ul><li>a</li></ul><p>Two</p><p>Three</p>',
    ],
    ['emphasis over paragraphs is closed in each', '<b>One\n\nTwo</b>', '<p><strong>One</strong></p><p>Two</p>'],
    ['empty paragraphs go', '<p> </p><p>&nbsp;</p><p><br></p><p>a</p>', '<p>a</p>'],
    ['attributes go', '<p class="a" style="color:red" id="cart" data-x="1">a</p>', '<p>a</p>'],
    [
      'pictures, forms and frames go',
      '<p>a<img src="x.png"><input><iframe src="/"></iframe></p><form><p>b</p></form>',
      '<p>a</p><p>b</p>',
    ],
    ['entries without a list stay as text', '<p>a</p><li>b</li>', '<p>a</p><p>b</p>'],
    ['cells without a table stay as text', '<tr><td>a</td><td>b</td></tr>', '<p>a b</p>'],
    ['entities that stand for litter go', '<p>a&nbsp;b&#8203;c&#x202e;d&shy;e</p>', '<p>a bcde</p>'],
    ['nothing becomes nothing', ' \n ', ''],
    ['markup without text becomes nothing', '<div><p></p><script>a()</script></div>', ''],
  ])('%s', (_claim, html, clean) => {
    expect(sanitiseBlocks(html)).toBe(clean);
  });

  test('is one line without blocks where only words may stand', () => {
    expect(sanitiseInline('<p>Write\nto <b>us</b>:</p> <a href="/help">help</a>')).toBe(
      'Write to <strong>us</strong>: <a href="/help">help</a>',
    );
  });
});

describe('the text alone', () => {
  test.each([
    [
      'has a space where a block or line ended',
      '<p>One</p><p>Two<br>three</p><ul><li>a</li><li>b</li></ul>',
      'One Two three a b',
    ],
    ['has signs in place of entities', 'Tom &amp; Jerry &lt;3 &#8377;499 &quot;a&quot;', 'Tom & Jerry <3 ₹499 "a"'],
    ['has an entity that was meant as text', 'write &amp;lt; for a sign', 'write &lt; for a sign'],
    ['has no script', 'a<script>alert(1)</script><style>b{}</style>c', 'ac'],
    ['keeps a sign that begins no tag', '5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
    ['keeps words behind such a sign', '<p>fits <2 m, x<y and <kg></p>', 'fits <2 m, x<y and <kg>'],
    ['is one clean line', '  a\u00a0 b\n\u200bc ', 'a b c'],
  ])('%s', (_claim, html, text) => {
    expect(stripMarkup(html)).toBe(text);
  });
});
