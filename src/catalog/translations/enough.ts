import { FIRST_LANGUAGE } from '../../messages/language.ts';
import type { Catalog } from '../catalog.ts';
import type { Market } from '../model.ts';

/**
 * Pages in a language stand for themselves in search engines once more than half of the market's products have a title in it. Until then they
 * are mostly English, and name the English ones as those to be found.
 */
const isEnough = (translated: number, all: number): boolean => all === 0 || translated * 2 > all;

/** The site in a language. */
interface Edition {
  readonly catalog: Pick<Catalog, 'products'>;
  readonly language: string;
}

/** Whether the pages of a market of an edition stand for themselves. */
export function isTranslated({ catalog, language }: Edition, market: Market): boolean {
  if (language === FIRST_LANGUAGE) return true;
  const own = [...catalog.products.values()].filter(({ offers }) => Object.hasOwn(offers, market.id));
  return isEnough(own.filter(({ english }) => !english?.includes('title')).length, own.length);
}

/** The languages of markets whose pages do not, a sentence for each. */
export const formatPointing = ({ markets, products }: Pick<Catalog, 'markets' | 'products'>): string[] =>
  [...markets.values()].flatMap(({ id, languages = [] }) =>
    languages.flatMap(({ language }) => {
      const own = [...products.values()].filter(({ offers }) => Object.hasOwn(offers, id));
      const translated = own.filter(({ translations }) => translations?.[language]?.title !== undefined).length;
      return isEnough(translated, own.length)
        ? []
        : `Search engines are led from the pages in ${language} of the market ${id} to the English ones: ${translated} of ${own.length} products have a title in it, and it takes more than half.`;
    }),
  );
