/** A bank branch's code as people type it, in the form that is checked and kept. */
export const cleanIfsc = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Four letters of the bank, a zero, six letters or digits of the branch. Whether the branch exists only the bank knows. */
export const isIfsc = (ifsc: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc);
