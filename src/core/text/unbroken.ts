const SPACE = '\u00a0';

/** A telephone number in one piece. */
export const unbrokenPhone = (phone: string): string => phone.replaceAll(' ', SPACE);

/** A text in which a line does not end within a telephone number, or between a figure and what it counts: "6 pm", "500 g". */
export const unbroken = (text: string): string =>
  text
    .replace(/\+\d+(?: \d+)+/g, unbrokenPhone)
    .replace(/(\d) (?=(?:am|pm|kg|g|km|cm|mm|m|ml|l|KB|MB|lakh|crore)\b)/g, `$1${SPACE}`);
