/** A typed IFSC, the code of a bank branch, without spaces, in upper case. */
export const cleanIfsc = (text: string): string => text.replace(/\s/g, '').toUpperCase();

/** Four letters of the bank, a zero, six letters or digits of the branch. Whether the branch exists is not checked. */
export const isIfsc = (ifsc: string): boolean => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc);
