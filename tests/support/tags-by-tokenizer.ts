import { Tokenizer } from 'htmlparser2';

/** An open tag: name, attributes in their order, and the text of an element that holds nothing else. */
export type ReadTag = readonly [name: string, attributes: readonly (readonly [string, string])[], text: string];

const TEXT_ONLY = ['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp', 'plaintext'];
const ignore = (): void => {};

/** The open tags of a page as the tokenizer of htmlparser2 finds them: what `readTags` must find. */
export function tagsByTokenizer(html: string): ReadTag[] {
  const tags: { name: string; attributes: Map<string, string>; start: number; end: number; isOpen: boolean }[] = [];
  let name = '';
  let attributes = new Map<string, string>();
  let attribute = '';
  let value = '';
  const endTag = (end: number) => {
    const isOpen = TEXT_ONLY.includes(name);
    tags.push({ name, attributes, start: end + 1, end: isOpen ? html.length : end + 1, isOpen });
  };
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        name = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(codepoint) {
        value += String.fromCodePoint(codepoint);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag(start) {
        const last = tags.at(-1);
        // The name begins after `</`.
        if (last?.isOpen) Object.assign(last, { end: start - 2, isOpen: false });
      },
      ontext: ignore,
      onend: ignore,
      ontextentity: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return tags.map((tag) => [tag.name, [...tag.attributes], html.slice(tag.start, tag.end)]);
}
