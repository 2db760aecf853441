/** Words with which a promise continues its title as one sentence: "Free delivery on every order". */
const JOINING = /^(?:on|in|from|for|to|within|at|with|without|until)\b/i;
/** Other words with which a text begins that are no names. */
const PLAIN = /^(?:pay|get|send|see|choose|no|not|your|you|we|every|all|any|if|when|the|a|by)\b/i;

/** What follows the title of a promise in one line of text: " on every order in India", ": pay at your door". */
export function afterTitle(text: string): string {
  const isJoined = JOINING.test(text);
  const written = isJoined || PLAIN.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return `${isJoined ? '' : ':'} ${written}`;
}
