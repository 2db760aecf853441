import { checksText } from '../../messages/rooms/checks.ts';

/** A field's label within a sentence: "Mobile number" is "mobile number", "PIN code" and "GSTIN" stay. */
const inSentence = (label: string): string =>
  label.replace(/ \([^()]*\)$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** Labels that are a question or half a sentence: "What it is" can't be anybody's. */
const CLAUSE = /^(?:what|how|why|where|when|who|whom|which|whether)\b/i;

/**
 * What is said of a required field that is empty: "Enter your mobile number.", "Choose your state.", "Say what it is." `article` is `the`
 * for a field about a thing: "Enter the price."
 */
export function missingWords(label: string, isChoice = false, article: 'your' | 'the' = 'your'): string {
  const words = inSentence(label).replace(/^(?:your|the) /, '');
  if (words.endsWith('?')) return checksText.answer;
  if (CLAUSE.test(words)) return checksText.say({ label: words });
  const isYours = article === 'your';
  if (isChoice) return isYours ? checksText.chooseYour({ label: words }) : checksText.chooseThe({ label: words });
  return isYours ? checksText.enterYour({ label: words }) : checksText.enterThe({ label: words });
}
