/** Words in Latin letters; what has capitals alone, such as a code or "XL", is the same in all languages. */
const WORD = /[A-Za-z][a-z]{2}/;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
/** Addresses of mails and pages. */
const ADDRESS = /@|:\/\//;

/** Whether a text on a page in another script is English. */
export const isEnglish = (text: string): boolean =>
  !OTHER_LETTER.test(text) && text.split(/\s+/).some((word) => WORD.test(word) && !ADDRESS.test(word));

/** Whether a text has letters of another script than the Latin one. */
export const hasOtherLetters = (text: string): boolean => OTHER_LETTER.test(text);
