/** Words in Latin letters; what has capitals alone, such as a code or "XL", is the same in all languages. */
const WORD = /[A-Za-z][a-z]{2}/;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const NO_WORDS = /\S*@\S*|\w+:\/\/\S*/g;

/** Whether a text on a page in another script is English. */
export const isEnglish = (text: string): boolean => WORD.test(text.replace(NO_WORDS, '')) && !OTHER_LETTER.test(text);

/** Whether a text has letters of another script than the Latin one. */
export const hasOtherLetters = (text: string): boolean => OTHER_LETTER.test(text);
