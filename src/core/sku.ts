/** A stock keeping unit: it stands in addresses and feeds, so at most 50 characters and none that needs escaping. */
export const SKU = /^[A-Za-z0-9][A-Za-z0-9._-]{0,49}$/;
