import type { CartLine } from '../../core/cart/cart.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { $cart } from '../../stores/cart.ts';
import { preselect } from '../card/card-sizes.ts';
import { lineOnCard, listChanged, wordsOnCard } from './card-line.ts';
import styles from './card-states.css?inline';
import { makeStepper, showLine } from './line-stepper.ts';

// In one file, as pages of products want both when something is added.
export { leadToCart } from './go-to-cart.ts';

/**
 * Shows on the cards of a page how many of each are in the cart: "In cart · M" in place of "Add", with a stepper that changes the cart. Where a size has been
 * chosen, further cards that have it show it as the one that is preselected.
 */

/** The size of each product that was changed last, by SKU. */
const lastSizes = new Map<string, string | undefined>();
/** The size that was added last. */
let chosen: string | undefined;
let before: readonly CartLine[] = [];

const findLine = (sku: string): CartLine | undefined => lineOnCard($cart.get().lines, sku, lastSizes.get(sku));

const skuOf = (inside: Element): string => inside.closest<HTMLElement>('[data-sku]')?.dataset['sku'] ?? '';

function showState(form: HTMLFormElement): void {
  form.dataset['state'] = '';
  const line = findLine(skuOf(form));
  const words = line && wordsOnCard(line);
  const summary = form.querySelector('summary');
  if (summary) {
    summary.firstElementChild?.replaceChildren(words ?? cartText.add);
    preselectChosen(form);
  }
  form.classList.toggle('card__form--in', !!line);
  showStepper(form, line, summary ? undefined : words);
}

/** Without a line there is none. `label` is for a form whose button it replaces. */
function showStepper(form: HTMLFormElement, line: CartLine | undefined, label: string | undefined): void {
  const known = form.querySelector<HTMLElement>('.line-stepper');
  const hadFocus = form.contains(document.activeElement);
  const button = form.querySelector<HTMLElement>('button.card__add');
  if (button) button.hidden = !!line;
  if (!line) {
    known?.remove();
    if (known && hadFocus) form.querySelector<HTMLElement>('summary, .card__add')?.focus();
    return;
  }
  const stepper = known ?? makeStepper(label);
  if (!known) form.append(stepper);
  showLine(stepper, line);
  if (!known && hadFocus && button) stepper.querySelector<HTMLElement>('[value="1"]')?.focus();
}

/** A size that the shopper has measured is offered first (client/size/mark-own-size.ts). */
function preselectChosen(form: HTMLFormElement): void {
  if (chosen === undefined || form.querySelector('[data-own]')) return;
  const fits = [...form.querySelectorAll<HTMLButtonElement>('[name=size]')].some(
    ({ value, disabled }) => value === chosen && !disabled,
  );
  if (fits) preselect(form, chosen);
}

const listForms = (selector = ''): NodeListOf<HTMLFormElement> =>
  document.querySelectorAll(`.cards form.card__form${selector}`);

/** After a size was added, its panel closes, and the focus stays in the card. */
function closeChoice(sku: string): void {
  for (const choice of document.querySelectorAll<HTMLDetailsElement>('.cards details[open]')) {
    if (skuOf(choice) !== sku) continue;
    const hadFocus = choice.contains(document.activeElement);
    choice.open = false;
    if (hadFocus) choice.querySelector('summary')?.focus();
  }
}

function noteChanges(lines: readonly CartLine[]): void {
  for (const { line, isMore } of listChanged(before, lines)) {
    lastSizes.set(line.sku, line.size);
    if (line.size !== undefined) chosen = line.size;
    if (isMore) closeChoice(line.sku);
  }
  before = lines;
}

document.addEventListener('keydown', ({ key, target }) => {
  const choice = (target as Element).closest<HTMLDetailsElement>('.cards details[open]');
  if (key !== 'Escape' || !choice) return;
  choice.open = false;
  choice.querySelector('summary')?.focus();
});
applyStyles(styles);
$cart.subscribe(({ lines }) => {
  noteChanges(lines);
  for (const form of listForms()) showState(form);
});
// Cards of other pages and of filtered lists come later.
new MutationObserver(() => {
  for (const form of listForms(':not([data-state])')) showState(form);
}).observe(document.body, { childList: true, subtree: true });
