import type { HomeInput } from '../schema/home.ts';
import { listUntranslated, overlayTexts } from '../values/overlay-texts.ts';

const TEXTS = new Set(['title', 'description', 'text', 'label', 'alt', 'kicker', 'note']);

/** The home page with its texts in a language. `english` names the texts that stay in English: "hero.0.title". */
export function translateHome(home: HomeInput, language: string): HomeInput & { readonly english: readonly string[] } {
  const { translations, ...texts } = home;
  const own = translations?.[language];
  return { ...overlayTexts(texts, own), english: listUntranslatedOfHome(home, language) };
}

/** The texts of the home page that a language does not have. */
export function listUntranslatedOfHome({ translations, ...texts }: HomeInput, language: string): string[] {
  return listUntranslated(texts, translations?.[language], (key) => TEXTS.has(key)).map((position) =>
    position.join('.'),
  );
}
