/** A stock keeping unit as shops write it: 1 to 100 characters on one line, no markup. Addresses have its `skuPart`. */
export const SKU = /^[^\p{Cc}<>]{1,100}$/u;
