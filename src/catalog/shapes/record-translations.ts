import type { ProductInput } from '../schema/product.ts';

/** The translations of a historical record, with its texts in older fields for Hindi among them. */
export function translationsOf({
  titleHi,
  descriptionHi,
  translations,
}: {
  readonly titleHi?: string | undefined;
  readonly descriptionHi?: string | undefined;
  readonly translations?: ProductInput['translations'];
}): ProductInput['translations'] {
  if (titleHi === undefined && descriptionHi === undefined) return translations;
  const { hi } = translations ?? {};
  return { ...translations, hi: { title: titleHi, description: descriptionHi, ...hi } };
}
