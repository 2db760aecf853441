/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'];

/** Whether a language is written from right to left, by its tag: "ar-AE". */
export const isRightToLeft = (tag: string): boolean =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(tag).maximize().script ?? '');
