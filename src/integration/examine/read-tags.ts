import { Parser } from 'htmlparser2';

/**
 * The next piece of markup: a comment, or what browsers treat as one (`<!…>`, `<?…>`, `</1>`), an end tag, or the beginning of a start tag, whose
 * name is the group.
 */
const MARKUP = /<(?:!--(?:-?>|.*?(?:--!?>|$))|!\[CDATA\[.*?(?:\]\]>|$)|[!?][^>]*|\/[^>]*|([a-zA-Z][^ \n\t\f\r/>]*))/gs;

/** The next attribute of a start tag: its name, then its value in double quotes, in single quotes or unquoted. The closing quote may be missing. */
const ATTRIBUTE =
  /[ \n\t\f\r/]*([^ \n\t\f\r/>][^ \n\t\f\r/>=]*)(?:[ \n\t\f\r]*=[ \n\t\f\r]*(?:"([^"]*)(?:"|$)|'([^']*)(?:'|$)|([^ \n\t\f\r>]*)))?/y;
const TAG_END = /[ \n\t\f\r/]*>/y;

/** Elements that contain only text, with what follows that text. Nothing ends `<plaintext>`. */
const TEXT_ENDS = new Map([
  ...['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'].map(
    (name) => [name, new RegExp(`</${name}(?=[ \\n\\t\\f\\r/>])`, 'gi')] as const,
  ),
  ['plaintext', /$/g] as const,
]);

/** The requested values, decoded, by lower-case name. */
export type Attributes = ReadonlyMap<string, string>;
const NONE: Attributes = new Map();

/** Called for each start tag with its lower-case name, its attributes and, for an element that contains only text, that text. */
type OnTag = (name: string, attributes: Attributes, text: string) => void;

/**
 * Reads the start tags of an HTML page as browsers do, without working out which elements are open. `isNeeded` selects the attributes whose values
 * are read. Never throws: a start tag without an end is skipped.
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

/** The position after the text of an element that begins at `start`; `start` itself for an element that may contain others. */
function findTextEnd(html: string, name: string, start: number): number {
  const pattern = TEXT_ENDS.get(name);
  if (!pattern) return start;
  pattern.lastIndex = start;
  return pattern.exec(html)?.index ?? html.length;
}

/** The character references that templates and sanitized texts use in attributes. */
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

/** Decodes the character references in an attribute's value. */
function decode(value: string): string {
  if (!value.includes('&')) return value;
  const isUsual = !value.replace(USUAL, '').includes('&');
  return isUsual ? value.replace(USUAL, (reference) => CHARACTERS[reference] as string) : decodeAny(value);
}

/** Decodes every named reference, also where browsers accept it without its semicolon. */
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
