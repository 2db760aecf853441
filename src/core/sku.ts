/** A stock keeping unit. It is used in addresses and feeds: at most 50 characters, none of which needs escaping. */
export const SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/;
