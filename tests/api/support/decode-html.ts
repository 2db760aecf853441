import { Parser } from 'htmlparser2';

/** The text of escaped text or of an attribute's value. */
export function decodeHtml(html: string): string {
  let text = '';
  const parser = new Parser({
    ontext: (piece) => {
      text += piece;
    },
  });
  parser.end(html);
  return text;
}
