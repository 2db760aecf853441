const SPACE = '\u00a0';

/** A telephone number in one piece. */
export const unbrokenPhone = (phone: string): string => phone.replaceAll(' ', SPACE);

/** A figure before what it counts. Not "in", which is a word too: "2 in 1". */
const COUNTED =
  /(\d) (?=(?:am|pm|kg|g|oz|km|cm|mm|m|ft|feet|inch|inches|metres?|ml|l|L|litres?|GSM|gsm|W|V|A|mAh|KB|MB|GB|lakh|crore)\b)/g;

/** Before a PIN code. */
const PLACED = /(?<=\p{L}) (?=\d{6}(?!\d))/gu;

/**
 * A text in which a line does not end within a telephone number, between a figure and what it counts ("6 pm", "500 g"), or between a place and its
 * PIN code.
 */
export const unbroken = (text: string): string =>
  text
    .replace(/\+\d+(?: \d+)+/g, unbrokenPhone)
    .replace(COUNTED, `$1${SPACE}`)
    .replace(PLACED, SPACE);

/** Before a short last word that follows a short one; tags may end behind it. What is to be filled in ("[fill in: …]") stays as it was written. */
const LAST_WORD = /(?<=(?:^|[ >])[^ <>]{1,8}) (?=[^ <>\]]{1,7}(?:<\/[a-z]+>)*[.!?]?$)/;

/** Shorter texts fit on a line. */
const LEAST_LENGTH = 30;

/** A paragraph of HTML whose last line is not one short word. */
export const withoutOrphan = (html: string): string =>
  html.length < LEAST_LENGTH ? html : html.replace(LAST_WORD, SPACE);

/** The same as `unbroken` for HTML, whose tags stay as they are. */
export const unbrokenHtml = (html: string): string =>
  html.replace(/<[^<>]*>|[^<]+/g, (piece) => (piece.startsWith('<') ? piece : unbroken(piece)));
