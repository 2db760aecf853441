import { atom } from 'nanostores';

/** The message in the page's status line. Each notice is a new object, so that the same text is announced again. */
export const $notice = atom<{ readonly text: string; readonly isQuiet?: boolean } | null>(null);

/** `isQuiet`: the page shows it already, so that it is for screen readers alone. */
export const tell = (text: string, isQuiet = false): void => $notice.set({ text, isQuiet });
