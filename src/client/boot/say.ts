/** Messages in inline scripts, which are written at build: the code that says them. */

/** Stands in a message for what `code` gives. It may hold no quotes. */
export const value = (code: string): string => `\uE000${code}\uE001`;

/** JavaScript of a text with such values. */
export const say = (text: string): string =>
  JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\uE000', '"+')
    .replaceAll('\uE001', '+"')
    .replace(/^""\+|\+""$/g, '');

/** A cart has no more pieces. */
const MOST = 250;

/** JavaScript of a text that depends on how many `count` gives, in the plurals of its language. */
export function sayCount(write: (count: number) => string, count: string): string {
  const all = Array.from({ length: MOST + 1 }, (_, number) => write(number).replace(String(number), value(count)));
  const [one = '', other = one] = [1, 2].map((number) => all[number]);
  const isAt = (...numbers: readonly number[]) =>
    all.every((text, number) => text === (numbers.includes(number) ? one : other));
  if (isAt()) return say(other);
  // In English, "1 piece"; in Hindi, no piece is said like one.
  if (isAt(1)) return choose(`${count}-1`, other, one);
  if (isAt(0, 1)) return choose(`${count}>1`, other, one);
  const texts = [...new Set(all)];
  return `[${texts.map(say)}][+"${all.map((text) => texts.indexOf(text)).join('')}"[${count}]]`;
}

/** One of two texts; what they begin and end with is written once. */
function choose(test: string, text: string, other: string): string {
  const head = shared(text.split(''), other.split(''));
  const tail = shared(text.slice(head).split('').reverse(), other.slice(head).split('').reverse());
  const [middle, otherMiddle] = [text, other].map((one) => say(one.slice(head, one.length - tail)));
  const parts = [text.slice(0, head), text.slice(text.length - tail)].map((part) => part && say(part));
  return [parts[0], `(${test}?${middle}:${otherMiddle})`, parts[1]].filter(Boolean).join('+');
}

/** How many characters both begin with. */
function shared(text: readonly string[], other: readonly string[]): number {
  const end = text.findIndex((character, index) => character !== other[index]);
  return end < 0 ? text.length : end;
}
