import { listComma } from '../../messages/language.ts';
import type { Market, Product, Variant } from '../../catalog/model.ts';
import { settleNow } from '../../catalog/listings/on-the-day.ts';
import { variantsIn } from '../../catalog/products/variants.ts';
import type { Site } from '../../catalog/site/site.ts';
import { inWords } from '../../catalog/values/words.ts';
import { combineAvailability } from '../../catalog/values/availability.ts';
import { optionWords } from '../../core/size/option-words.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';
import { productChoicesText } from '../../messages/rooms/product-choices.ts';
import { productPath } from '../../paths.ts';
import { formatAvailability } from './stock-left.ts';

/** An option of a product with its values, each of which is a link to a variant. */
export interface OptionView {
  readonly name: string;
  readonly values: readonly {
    readonly value: string;
    readonly href: string;
    readonly isChosen: boolean;
    readonly isInStock: boolean;
    /** Why the variant can't be bought, or what else changes with this value. */
    readonly note?: string;
  }[];
}

/**
 * The options of a product while a variant is chosen. A value leads to the variant that has it and is otherwise the same; if there is none, to the one
 * that has most in common.
 */
export function makeOptions(site: Site, product: Product, market: Market, chosen: Variant): OptionView[] {
  const sold = variantsIn(product, market);
  const own = (text: string) => inWords(product.words, text);
  return product.options.map((name, position) => ({
    name: own(name),
    values: [...new Set(sold.map(({ values }) => values[position] ?? ''))].map((value) => {
      const wanted = chosen.values.with(position, value);
      const target = closest(sold, position, wanted) ?? chosen;
      const now = settleNow(site, combineAvailability(product.availability, target.availability));
      const others = product.options.flatMap((option, index) =>
        target.values[index] === wanted[index] ? [] : [optionWords(option, target.values[index] ?? '', own)],
      );
      const note =
        others.length > 0
          ? productChoicesText.only({ values: others.join(listComma()) })
          : now === 'in-stock'
            ? undefined
            : formatAvailability(now);
      const isChosen = value === chosen.values[position];
      return {
        value: own(value),
        href: productPath(market, { slug: product.slug, sku: target.sku }),
        isChosen,
        // The page says above all options that the chosen variant is sold out.
        isInStock: isChosen || now === 'in-stock',
        note: note === undefined || isChosen ? undefined : note,
      };
    }),
  }));
}

/** Among the variants with the wanted value of the option at `position`, the first of those that have most other values in common. */
function closest(variants: readonly Variant[], position: number, wanted: readonly string[]): Variant | undefined {
  const inCommon = ({ values }: Variant) => values.filter((value, index) => value === wanted[index]).length;
  return variants
    .filter(({ values }) => values[position] === wanted[position])
    .reduce<Variant | undefined>((best, one) => (best && inCommon(best) >= inCommon(one) ? best : one), undefined);
}

/** The text of a card's button: "Choose pack", "Choose options"; undefined for a product without variants. */
export function chooseWords({ options, variants, words }: Product): string | undefined {
  if (variants.length === 0) return undefined;
  const only = inWords(words, options[0] ?? '');
  return options.length === 1 && only.length <= LONGEST_ON_BUTTON
    ? productChoicesText.choose({ option: only.toLowerCase() })
    : productActionsText.chooseOptions;
}

const LONGEST_ON_BUTTON = 10;
