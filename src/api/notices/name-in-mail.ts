import { shorten } from '../../core/text/text.ts';
import { normalise } from '../../core/text/normalise.ts';
import { noticesText } from '../../messages/rooms/notices.ts';

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
  const clean = normalise(name, 'NFKC').replace(/\s+/g, ' ').trim();
  return NAME.test(clean) && !DOMAIN.test(clean) ? shorten(clean, LONGEST) : undefined;
}

const LONGEST_LINE = 60;
/** Everything but what stands in addresses: letters of any script, numbers and a few signs. No `@` and no `:`. */
const NO_ADDRESS = /(?:[^\p{L}\p{M}\p{Nd} .,'’()#&/-](?<!\p{Join_Control}))+/gu;
/** As many digits as a telephone number has; a PIN code has six. */
const LONG_NUMBER = /\p{Nd}(?:[ -]?\p{Nd}){6,}/gu;

/**
 * A typed line of a postal address, for a mail that may reach somebody else: without what mail programs turn into a link, and
 * without numbers to call.
 */
export function lineInMail(line: string): string {
  const clean = normalise(line, 'NFKC')
    .replace(NO_ADDRESS, ' ')
    .replace(LONG_NUMBER, '…')
    .replace(/\.(?=\p{L})/gu, '. ')
    .replace(/\/+/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
  return shorten(clean, LONGEST_LINE);
}

/** "Hello Asha Devi,", or "Hello,". */
export function greet(name: string): string {
  const shown = nameInMail(name);
  return shown === undefined ? noticesText.hello : noticesText.helloName({ name: shown });
}
