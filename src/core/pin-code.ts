/** A PIN code as people type it ("302 001"), in the form that is checked and kept. */
export const cleanPinCode = (text: string): string => text.replace(/[\s-]/g, '');

/** Six digits, the first of them (the postal zone) not 0. */
export const isPinCode = (pinCode: string): boolean => /^[1-9]\d{5}$/.test(pinCode);
