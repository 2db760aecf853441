import { atom } from 'nanostores';

/** The message in the page's status line. Each notice is a new object, so that the same text is announced again. */
export const $notice = atom<{ readonly text: string } | null>(null);

export const tell = (text: string): void => $notice.set({ text });
