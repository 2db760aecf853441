import { expect, test } from 'vitest';
import { readTags } from '../../src/integration/examine/read-tags.ts';
import { type ReadTag, tagsByTokenizer } from '../support/tags-by-tokenizer.ts';

function tagsOf(html: string): ReadTag[] {
  const tags: ReadTag[] = [];
  readTags(
    html,
    () => true,
    (name, attributes, text) => void tags.push([name, [...attributes], text]),
  );
  return tags;
}

const HOSTILE = [
  '',
  '<',
  'a < b <c',
  '<p',
  '<p a',
  '<p a="',
  '<p a="<b>',
  "<p a='>'><b>",
  '<p a=>b',
  '<p a= >b',
  '<p =a=b>',
  '<p a = "b" c=d/e f/g h>',
  '<p a="1"b="2"c>',
  '<p a="1" A="2">',
  '<p/a/ / b>',
  '<br/><br / ><P\nA\t=\f"x"\r>',
  '<p\va="x"><p\u00a0b>',
  '<p a="&amp;&lt;&#39;&quot;&AMP;&copy;&copy=1&copyx&copy &#x41;&#0;&#x80;&#55555;&notin;&not;in&;&">',
  `<p a='"&quot;&nbsp;"' b=&amp>`,
  '</p a=">"><b>',
  '</><b></ b><c></1><d>',
  '<!--><a><!---><b><!-- <c> --><d><!-- <e> --!><f><!-- - -- -> <g> ---><h>',
  '<!-- <a>',
  '<!---!><a>--><b>',
  '<!><a><!-><b><!-x><c><!DOCTYPE html><d><!doc><e><?x <f> ?><g>',
  '<![CDATA[ <a> ]]><b><![cdata[ <c> ]]><d>',
  '<![CDATA[ <a>',
  '<script>if (a < b) "</scriptx><p>"</script ><p>',
  '<SCRIPT><!-- <a> --></Script/x><b>',
  '<script/><a></script><b>',
  '<script><a>',
  '<script src="x"></script',
  '<style></style><style>a</style',
  '<title><a>&amp;</title><textarea><b></textarea><iframe><c></iframe><xmp><d></xmp><noframes><e></noframes><noembed><f></noembed><g>',
  '<scripts><a></scripts><styl><b><titles><c>',
  '<noscript><a></noscript><template><b></template><plaintextual><c>',
  '<svg><path d="M0"/><title>x</title></svg>',
  '<plaintext><a>',
  '<p>\ud800<b a="\ud800">',
  `<p ${' '.repeat(5_000)}a`,
  `<p a${'='.repeat(5_000)}`,
  '<'.repeat(5_000),
  `<!--${'-'.repeat(5_000)}`,
];

test.each(HOSTILE.map((html) => [html.slice(0, 60), html]))(
  'the reader of built pages finds the tags that a parser finds: %s',
  (_, html) => {
    expect(tagsOf(html)).toEqual(tagsByTokenizer(html));
  },
);

const PIECES = [
  ...['<', '>', '/', '=', '"', "'", ' ', '\n', '&', ';', '!', '-', '--', '?', '[', ']]>', 'a', 'B', '1', 'é'],
  ...['<p ', '</p>', '<!--', '-->', '--!>', '<![CDATA[', '<script', '</script', '</script>', '<style>', '</style>'],
  ...['<title>', '</title>', '<textarea ', '</textarea>', ' href="', ' id=', " src='", '&amp;', '&copy', '&#39;', '/>'],
];
const PAGES = 40_000;
const MOST_PIECES = 24;

test(`the reader of built pages finds the tags that a parser finds in ${PAGES} random texts`, () => {
  let state = 20_261_124;
  const random = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  for (let page = 0; page < PAGES; page++) {
    const html = Array.from({ length: 1 + random(MOST_PIECES) }, () => PIECES[random(PIECES.length)]).join('');
    const [found, expected] = [tagsOf(html), tagsByTokenizer(html)];
    if (JSON.stringify(found) !== JSON.stringify(expected)) expect({ html, found }).toEqual({ html, found: expected });
  }
});

test('values that nobody asks for are left out', () => {
  const tags: unknown[] = [];
  readTags(
    '<A HREF=/x class="y">',
    (attribute) => attribute === 'href',
    (name, attributes) => {
      tags.push([name, ...attributes]);
    },
  );
  expect(tags).toEqual([['a', ['href', '/x']]]);
});
