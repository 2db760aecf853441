import type { CategoryTexts, ProductTexts, SellerTexts } from '../model.ts';
import type { CategoryInput } from '../schema/category.ts';
import type { ProductInput } from '../schema/product.ts';
import type { SellerInput } from '../schema/seller.ts';
import { sanitiseBlocks, stripLines, stripMarkup } from '../values/sanitise.ts';

type ByLanguage<Texts> = Readonly<Record<string, Texts>> | undefined;

/** The texts of a product in other languages, made as its English ones are. */
export const makeProductTranslations = (input: ProductInput['translations']): ByLanguage<ProductTexts> =>
  mapTexts(input, ({ title, description, details, features }) => ({
    title,
    ...(description === undefined
      ? {}
      : { description: stripMarkup(description), descriptionLines: stripLines(description) }),
    detailsHtml: details && sanitiseBlocks(details),
    features,
  }));

/** The texts of a category in other languages. A short name that has none is the title, as in English. */
export const makeCategoryTranslations = (input: CategoryInput['translations']): ByLanguage<CategoryTexts> =>
  mapTexts(input, ({ title, label = title, description, about, returnCondition, strip }) => ({
    title,
    label,
    description,
    aboutHtml: about && sanitiseBlocks(about),
    returnCondition,
    tiles: strip,
  }));

export const makeSellerTranslations = (input: SellerInput['translations']): ByLanguage<SellerTexts> =>
  mapTexts(input, ({ about }) => ({ aboutHtml: about && sanitiseBlocks(about) }));

/** Without the texts that a language does not have, so that they take no English one's place. */
function mapTexts<Input, Texts extends object>(
  input: Readonly<Record<string, Input>> | undefined,
  make: (texts: Input) => { readonly [Name in keyof Texts]: Texts[Name] | undefined },
): ByLanguage<Texts> {
  if (!input) return undefined;
  return Object.fromEntries(
    Object.entries(input).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(make(texts)).filter(([, text]) => text !== undefined)) as Texts,
    ]),
  );
}
