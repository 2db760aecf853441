/** "Made to order: 12 days, then delivery"; empty for 0 days. */
export const makingWords = (leadTimeDays = 0): string =>
  leadTimeDays === 0 ? '' : `Made to order: ${leadTimeDays} day${leadTimeDays === 1 ? '' : 's'}, then delivery`;

/** What is wrong with a typed PIN code: it is malformed, or there is none such. */
export const malformedPinWords = (typed: string): string =>
  `“${typed.trim()}” is not a PIN code: it has six digits, such as 560001.`;
export const unknownPinWords = (pinCode: string): string => `We don’t know PIN code ${pinCode}. Please check it.`;
