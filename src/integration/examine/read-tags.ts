import { Parser } from 'htmlparser2';

/**
 * The next piece of markup: a comment, what browsers take for one (`<!…>`, `<?…>`, `</1>`), an end tag, or the beginning of an open tag,
 * whose name is the group.
 */
const MARKUP = /<(?:!--(?:-?>|.*?(?:--!?>|$))|!\[CDATA\[.*?(?:\]\]>|$)|[!?][^>]*|\/[^>]*|([a-zA-Z][^ \n\t\f\r/>]*))/gs;

/** The next attribute of an open tag: name, then its value between double quotes, single quotes, or without. A quote may lack its end. */
const ATTRIBUTE =
  /[ \n\t\f\r/]*([^ \n\t\f\r/>][^ \n\t\f\r/>=]*)(?:[ \n\t\f\r]*=[ \n\t\f\r]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^ \n\t\f\r>]*)))?/y;
const TAG_END = /[ \n\t\f\r/]*>/y;

/** Elements whose content is text alone, with what follows that text. Nothing ends `<plaintext>`. */
const TEXT_ENDS = new Map([
  ...['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'].map(
    (name) => [name, new RegExp(`</${name}(?=[ \\n\\t\\f\\r/>])`, 'gi')] as const,
  ),
  ['plaintext', /$/g] as const,
]);

/** The values that are asked for, decoded, by name in lower case. */
export type Attributes = ReadonlyMap<string, string>;
const NONE: Attributes = new Map();

/** Called with each open tag: its name in lower case, its attributes, and the text of an element that holds nothing else. */
type OnTag = (name: string, attributes: Attributes, text: string) => void;

/**
 * Reads the open tags of an HTML page as browsers do, without finding out which elements are open. `isNeeded` says whether the value of an
 * attribute is asked for. Never throws: a tag that the page does not end is left out.
 */
export function readTags(html: string, isNeeded: (attribute: string) => boolean, onTag: OnTag): void {
  MARKUP.lastIndex = 0;
  for (let found = MARKUP.exec(html); found; found = MARKUP.exec(html)) {
    if (found[1] === undefined) continue;
    const name = found[1].toLowerCase();
    let attributes: Map<string, string> | undefined;
    let end = MARKUP.lastIndex;
    while (html[end] !== '>') {
      ATTRIBUTE.lastIndex = end;
      const attribute = ATTRIBUTE.exec(html);
      if (!attribute) break;
      end = ATTRIBUTE.lastIndex;
      const [, written = '', double, single, bare] = attribute;
      const key = written.toLowerCase();
      if (!isNeeded(key) || attributes?.has(key)) continue;
      attributes ??= new Map();
      attributes.set(key, decode(double ?? single ?? bare ?? ''));
    }
    TAG_END.lastIndex = end;
    if (!TAG_END.test(html)) return;
    end = TAG_END.lastIndex;
    const textEnd = findTextEnd(html, name, end);
    onTag(name, attributes ?? NONE, html.slice(end, textEnd));
    MARKUP.lastIndex = textEnd;
  }
}

/** Where the text of an element ends that begins at a position; there if it may hold other elements. */
function findTextEnd(html: string, name: string, start: number): number {
  const pattern = TEXT_ENDS.get(name);
  if (!pattern) return start;
  pattern.lastIndex = start;
  return pattern.exec(html)?.index ?? html.length;
}

/** What templates and sanitized texts write in attributes. */
const USUAL = /&(?:amp|lt|gt|quot|#39|#34|#38);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#34;': '"',
  '&#38;': '&',
};

/** The value of an attribute with its character references decoded. */
function decode(value: string): string {
  if (!value.includes('&')) return value;
  const isUsual = !value.replace(USUAL, '').includes('&');
  return isUsual ? value.replace(USUAL, (reference) => CHARACTERS[reference] as string) : decodeAny(value);
}

/** Knows all names of characters, and where browsers read one without its semicolon. */
function decodeAny(value: string): string {
  let decoded = '';
  const parser = new Parser({
    onattribute(_name, text) {
      decoded = text;
    },
  });
  parser.end(`<a b="${value.replaceAll('"', '&quot;')}">`);
  return decoded;
}
