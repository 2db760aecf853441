import { atom } from 'nanostores';

/** What the shopper is told in words, spoken and shown by the page's status line; each notice is a new object, so that the same words count twice. */
export const $notice = atom<{ readonly text: string } | null>(null);

export const tell = (text: string): void => $notice.set({ text });
