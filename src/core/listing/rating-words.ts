import { currentLanguage, FIRST_LANGUAGE, localFormat } from '../../messages/language.ts';
import { cardsText } from '../../messages/rooms/cards.ts';

/** In two digits: "8.4 ألف". */
const inWords = localFormat(Intl.NumberFormat, { notation: 'compact', compactDisplay: 'long' });

/**
 * The number of ratings in short: "476", "8.4k", "1.2m", in other languages as they say it: "8.4 ألف", "1.5 लाख"; never more than it is. `count` is a
 * text with separators: "8,412".
 */
export function shortenCount(count: string): string {
  const number = Number(count.replace(/\D/g, ''));
  if (number < 1000) return `${number}`;
  if (currentLanguage() !== FIRST_LANGUAGE) {
    const step = 10 ** (`${number}`.length - 2);
    return inWords.format(Math.floor(number / step) * step);
  }
  return number < 1e6 ? `${Math.floor(number / 100) / 10}k` : `${Math.floor(number / 1e5) / 10}m`;
}

/** The rating on a card's picture: "4.2★ 8.4k". */
export const ratingMark = (value: number, count = ''): string =>
  `${value.toFixed(1)}★ ${count && shortenCount(count)}`.trim();

/** The same for assistive technology: "4.2 of 5 stars, 8.4k ratings". */
export function ratingWords(rating: number, count = ''): string {
  if (count === '') return cardsText.rating({ rating });
  const shown = shortenCount(count);
  const ratings = Number(count.replace(/\D/g, ''));
  return cardsText.ratings({ rating, shown, count: ratings });
}
