import { shorten } from '../../core/text.ts';

const LONGEST = 40;
/** Letters of any script, with spaces, dots, hyphens and apostrophes between them. No digits, no `@`, `:` or `/`. */
const NAME = /^(?:[\p{L}\p{M} .'’-]|\p{Join_Control})+$/u;
/** Matches "evil.example", but not "A.P.J. Abdul" or "Dr. Rao". */
const DOMAIN = /\.\p{L}{2}/u;

/**
 * A typed name, for a mail that may reach somebody else; undefined when it could be an address, which mail programs turn into a
 * link.
 */
export function nameInMail(name: string): string | undefined {
  const clean = name.normalize('NFKC').replace(/\s+/g, ' ').trim();
  return NAME.test(clean) && !DOMAIN.test(clean) ? shorten(clean, LONGEST) : undefined;
}

/** "Hello Asha Devi,", or "Hello,". */
export function greet(name: string): string {
  const shown = nameInMail(name);
  return shown === undefined ? 'Hello,' : `Hello ${shown},`;
}
