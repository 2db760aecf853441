/** "Made to order: 12 days, then delivery"; empty for 0 days. */
export const makingWords = (leadTimeDays = 0): string =>
  leadTimeDays === 0 ? '' : `Made to order: ${leadTimeDays} day${leadTimeDays === 1 ? '' : 's'}, then delivery`;
