import { shorten } from '../../core/text.ts';

const LONGEST = 40;
/** Letters of any script, and what stands between the parts of a name. No digits, no `@`, `:` or `/`. */
const NAME = /^(?:[\p{L}\p{M} .'’-]|\p{Join_Control})+$/u;
/** "evil.example" is made of letters too; "A.P.J. Abdul" and "Dr. Rao" are names. */
const DOMAIN = /\.\p{L}{2}/u;

/**
 * A name that somebody typed, for a mail that may go to somebody else; undefined where it could be more than a name. Mail
 * programs turn whatever looks like an address into a link.
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
