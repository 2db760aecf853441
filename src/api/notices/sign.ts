import { listComma } from '../../messages/language.ts';
import { noticesText } from '../../messages/rooms/notices.ts';
import type { Shop } from '../ground/shop/read-shop.ts';

/** The end of a mail: who writes, and how to reach them. */
export const sign = ({ name, store }: Pick<Shop, 'name' | 'store'>): string =>
  `\n\n${name}\n${[store.care.phone, store.care.email].join(listComma())}\n`;

/** Paragraphs of a mail, without those that are missing. */
export const paragraphs = (...all: readonly (string | false | undefined)[]): string => all.filter(Boolean).join('\n\n');

/** Sentences of a paragraph, without those that are missing. */
export const sentences = (...all: readonly (string | false | undefined)[]): string => all.filter(Boolean).join(' ');

/** A mail's text to somebody who is not named. */
export const writeBody = (shop: Shop, ...all: readonly (string | false | undefined)[]): string =>
  `${paragraphs(noticesText.hello, ...all)}${sign(shop)}`;
