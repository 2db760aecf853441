/** What happens with products that have errors (`onError` in store.json). */
export const ON_ERROR = ['refuse', 'set-aside', 'keep-previous'] as const;
export type OnError = (typeof ON_ERROR)[number];
