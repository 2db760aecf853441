import { sizeWordsText } from '../../messages/rooms/size-words.ts';

/** "Size S"; a size with the word in it ("Free Size") is not changed. */
export const sizeWords = (size: string): string => (/size/i.test(size) ? size : sizeWordsText.size({ size }));
