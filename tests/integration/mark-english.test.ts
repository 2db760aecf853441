import { describe, expect, test } from 'vitest';
import { markEnglish } from '../../src/integration/render/mark-english.ts';

const inHindi = (html: string) => markEnglish('hi', html);

describe('a page in another script', () => {
  test.each([
    ['<h1 class="x">Cotton kurta</h1>', '<h1 lang="en" class="x">Cotton kurta</h1>'],
    ['<a href="/x">Cotton <span>kurta</span></a>', '<a lang="en" href="/x">Cotton <span>kurta</span></a>'],
    ['<ul><li>Steel</li><li>लाल</li></ul>', '<ul><li lang="en">Steel</li><li>लाल</li></ul>'],
    ['<p>रंग: <b>Rose gold</b></p>', '<p>रंग: <b lang="en">Rose gold</b></p>'],
    [
      '<div><img src="a" alt="A red bag"><p>लाल बैग</p></div>',
      '<div><img lang="en" src="a" alt="A red bag"><p>लाल बैग</p></div>',
    ],
    ['<ul><li>Steel cup<li>लाल<li>Red cup</ul>', '<ul><li lang="en">Steel cup<li>लाल<li lang="en">Red cup</ul>'],
    [
      '<dl><div><dt>Fit<dd>Slim<dt>रंग<dd>Red</dl>',
      '<dl><div><dt lang="en">Fit<dd lang="en">Slim<dt>रंग<dd lang="en">Red</dl>',
    ],
    ['<p>Words<p>लाल', '<p lang="en">Words<p>लाल'],
    ['<p>Salt &amp; pepper<br>set</p>', '<p lang="en">Salt &amp; pepper<br>set</p>'],
  ])('marks what is English in %s', (html, marked) => {
    expect(inHindi(html)).toBe(marked);
  });

  test.each([
    '<p>₹499</p>',
    '<p>XL</p>',
    '<p>KW-1023</p>',
    '<p>सूती kurta</p>',
    '<p>&nbsp;12&nbsp;</p>',
    '<a href="mailto:help@haat.example">help@haat.example</a>',
    '<a lang="en" hreflang="en" href="/">English</a>',
    '<p lang="ta">Tamil words</p>',
    '<button aria-label="लाल kurta">Add</button>',
    '<script>let name="words"</script><style>.card{color:red}</style><!--words of a comment-->',
    '<head><title>Cotton kurta</title></head>',
  ])('leaves %s as it is', (html) => {
    expect(inHindi(html)).toBe(html);
  });

  test('leaves what is around other marks to its own language', () => {
    expect(inHindi('<p>Called <b lang="ta">சட்டை</b> there</p>')).toBe('<p>Called <b lang="ta">சட்டை</b> there</p>');
  });
});

test('a page in Latin letters stays as it is', () => {
  for (const language of ['en', 'fr', 'id'])
    expect(markEnglish(language, '<h1>Cotton kurta</h1>')).toBe('<h1>Cotton kurta</h1>');
});
