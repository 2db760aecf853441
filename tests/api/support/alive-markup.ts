import { Parser } from 'htmlparser2';
import { HOSTILE, HOSTILE_FRAME } from './hostile-rows.ts';

export interface ReadPage {
  /** What a stranger's text has become besides text. */
  readonly alive: readonly string[];
  /** Whether such a text is shown, or stands in an attribute, as it was typed. */
  readonly isShown: boolean;
  /** Addresses of links and pictures. */
  readonly links: readonly string[];
}

/** Parses a page as browsers do. */
export function readPage(html: string): ReadPage {
  const [alive, links] = [[] as string[], [] as string[]];
  let within = '';
  let isShown = false;
  /** A text of the page, or the value of an attribute. */
  const look = (text: string, where: string) => {
    isShown ||= text.includes(HOSTILE);
    if (/&(?:lt|#60|amp;#?\w+);/.test(text.replaceAll(HOSTILE, '').replaceAll(HOSTILE_FRAME, '')))
      alive.push(`escaped twice in ${where}: ${text}`);
    if (/\[object |\bundefined\b/.test(text)) alive.push(`no text in ${where}: ${text}`);
  };
  let text = '';
  /** At the next tag, as a text comes in pieces. */
  const endText = () => {
    const isCode = within === 'script' || within === 'style';
    if (isCode && /alert\([12]\)/.test(text)) alive.push(`<${within}>${text}`);
    if (!isCode) look(text, within);
    text = '';
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      endText();
      within = name;
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on|[<>"'&]/.test(key) || /^\s*javascript:/i.test(value) || value === 'x')
          alive.push(`<${name} ${key}="${value}">`);
        look(value, `${name} ${key}`);
        if (key === (name === 'a' ? 'href' : 'src')) links.push(value);
      }
    },
    ontext: (piece) => {
      text += piece;
    },
    onclosetag: () => {
      endText();
      within = '';
    },
  });
  parser.end(html);
  return { alive, isShown, links };
}
