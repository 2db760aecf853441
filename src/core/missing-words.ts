/** A field's label within a sentence: "Mobile number" is "mobile number", "PIN code" and "GSTIN" stay. */
const inSentence = (label: string): string =>
  label.replace(/ \(.*\)$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());

/** What is said of a required field that is empty: "Enter your mobile number.", "Choose your state." */
export const missingWords = (label: string, isChoice = false): string =>
  `${isChoice ? 'Choose' : 'Enter'} your ${inSentence(label).replace(/^(?:your|the) /, '')}.`;
