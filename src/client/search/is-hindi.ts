/** Whether the page is in Hindi, so that the texts that the search looks at are in Devanagari. */
export const isHindi = document.documentElement.lang.startsWith('hi');
