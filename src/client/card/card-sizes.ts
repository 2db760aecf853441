import { addSizeWords, defaultSize } from '../../core/size/card-sizes.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';

/** A size by its name; set for one that is sold out. */
type NamedSize = readonly [name: string, isSoldOut?: boolean];

/** Writes the sizes of a product into the form of a card, which has one at least (components/CardSizes.astro). */
export function fillSizes(form: HTMLFormElement, sizes: readonly NamedSize[]): void {
  const list = form.querySelector('.card-sizes__list');
  const model = list?.querySelector('button');
  if (!model) return;
  list?.replaceChildren(
    ...sizes.map(([name, isSoldOut = false]) => {
      const button = model.cloneNode(true) as HTMLButtonElement;
      button.value = name;
      button.disabled = isSoldOut;
      button.firstElementChild?.replaceChildren(isSoldOut ? `${productActionsText.soldOutSize} ` : addSizeWords(name));
      button.lastChild?.replaceWith(name);
      return button;
    }),
  );
  preselect(form, defaultSize(sizes.map(([name, isSoldOut]) => ({ name, isInStock: !isSoldOut }))));
}

/** Marks a size of a card as the one that is preselected; undefined for none. */
export function preselect(form: HTMLFormElement, size: string | undefined): void {
  for (const button of form.querySelectorAll<HTMLButtonElement>('[name=size]'))
    button.ariaCurrent = button.value === size && !button.disabled ? 'true' : null;
}
