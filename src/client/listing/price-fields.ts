import type { Choice } from '../../core/facets/choice.ts';
import { type FacetTable, formatRange, parseRange, PRICE } from '../../core/facets/table.ts';
import { listsText } from '../../messages/rooms/lists.ts';
import { make } from '../../browser/make.ts';
import { formatAmount } from '../../browser/money.ts';

/** Two fields for any range of prices. */
interface PriceFields {
  readonly element: HTMLElement;
  /** Whether a field of the form is one of the two. */
  has(field: EventTarget | null): boolean;
  /** The choice with the range of the fields, or without a price if they are empty. */
  apply(choice: Choice): Choice;
  show(choice: Choice): void;
}

export function makePriceFields({ price }: FacetTable): PriceFields {
  const [from, to] = [makeField(), makeField()];
  const steps = new Set(price.values.map(({ id }) => id));
  return {
    element: make(
      'div',
      { className: 'facet-panel__range' },
      make('label', {}, listsText.priceFrom, withCurrency(from)),
      make('label', {}, listsText.priceTo, withCurrency(to)),
      // A click takes the focus from a field, which is the change.
      make('button', { className: 'facet-panel__more', type: 'submit' }, listsText.applyPrice),
    ),
    has: (field) => field === from || field === to,
    apply: (choice) => withRange(choice, from.value, to.value),
    show(choice) {
      const [low, high] = typedRange(choice, steps);
      if (document.activeElement !== from) from.value = low;
      if (document.activeElement !== to) to.value = high;
    },
  };
}

const makeField = (): HTMLInputElement =>
  make('input', { type: 'text', inputMode: 'decimal', maxLength: 12, autocomplete: 'off' });

/** A field behind the sign of the market's currency, "₹" or "AED", which is not part of its name. */
function withCurrency(field: HTMLInputElement): HTMLElement {
  const sign = make('span', { ariaHidden: 'true' }, formatAmount(0).replaceAll(/[\d\s]/g, ''));
  return make('span', { className: 'facet-panel__amount' }, sign, field);
}

/** A choice with a typed range of prices in place of other prices, or without a price where that is none. */
export function withRange(choice: Choice, from: string, to: string): Choice {
  const { [PRICE]: _, ...values } = choice.values;
  const range = parseRange(`${clean(from)}-${clean(to)}`);
  return { ...choice, values: range ? { ...values, [PRICE]: [formatRange(range)] } : values, page: 1 };
}

/** What the fields say of a choice: its range, unless that is one of the list's own steps. */
export function typedRange({ values }: Choice, steps: ReadonlySet<string>): readonly [low: string, high: string] {
  const [low = '', high = ''] = (values[PRICE] ?? []).find((id) => !steps.has(id))?.split('-') ?? [];
  return [low, high];
}

/** A typed number without separators and signs. */
const clean = (typed: string): string => typed.replaceAll(/[^\d.]/g, '');
