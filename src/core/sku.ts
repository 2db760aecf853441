/** A stock keeping unit. It is used in addresses and feeds: at most 50 characters, none of which needs escaping. */
export const SKU = /^[A-Za-z\d][\w.-]{0,49}$/;
