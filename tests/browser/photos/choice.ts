import { resolve } from 'node:path';

/** What `npm run photos` is asked for, by variables of the environment. */

export type Scheme = 'light' | 'dark';
export type Language = 'en' | 'hi' | 'ta' | 'ar';

/** A screen by its width: phones have two pixels for each CSS pixel; wide screens have a mouse. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly isTouched: boolean;
}

const SCREENS: readonly Screen[] = [
  { width: 360, height: 740, scale: 2, isTouched: true },
  { width: 768, height: 1024, scale: 1, isTouched: true },
  { width: 1280, height: 800, scale: 1, isTouched: false },
  { width: 1920, height: 1080, scale: 1, isTouched: false },
];

/** Tall pages are cut here, in CSS pixels. */
export const MOST_HEIGHT = 2_200;

const wordsOf = (name: string, standard: string): string[] =>
  (process.env[name] || standard)
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

/** @throws Error that says which words are known */
function chooseFrom<T>(name: string, standard: string, all: readonly T[], wordOf: (one: T) => string): T[] {
  return wordsOf(name, standard).map((word) => {
    const found = all.find((one) => wordOf(one) === word);
    if (found === undefined)
      throw new Error(`${name} names "${word}". Give some of ${all.map(wordOf).join(', ')}, with commas between.`);
    return found;
  });
}

export const chosenScreens = (): Screen[] => chooseFrom('WIDTHS', '360,1280', SCREENS, ({ width }) => String(width));

export const chosenSchemes = (): Scheme[] =>
  chooseFrom('SCHEME', 'light', ['light', 'dark'] as const, (scheme) => scheme);

export const chosenLanguages = (): Language[] =>
  chooseFrom('LANGUAGES', 'en', ['en', 'hi', 'ta', 'ar'] as const, (language) => language);

/** Whether the photograph `shop-cart-full` is asked for. */
export const isChosen = (name: string): boolean => name.includes(process.env['ONLY'] ?? '');

export const outFolder = (): string => resolve(process.env['OUT'] || 'node_modules/.cache/haat/photos');

/** What all photographs of a run have in common. */
export interface Plate {
  readonly screen: Screen;
  readonly scheme: Scheme;
  readonly language: Language;
}

/** Every plate that was asked for. */
export const chosenPlates = (): Plate[] =>
  chosenLanguages().flatMap((language) =>
    chosenSchemes().flatMap((scheme) => chosenScreens().map((screen) => ({ screen, scheme, language }))),
  );

/** The end of a file's name: `-360`, `-360-dark`, `-360-dark-hi`. */
export const endingOf = ({ screen, scheme, language }: Plate): string =>
  `-${screen.width}${scheme === 'dark' ? '-dark' : ''}${language === 'en' ? '' : `-${language}`}`;
