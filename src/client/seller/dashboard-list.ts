import { listComma } from '../../messages/language.ts';
import { isLongFigure } from '../../core/text/long-figure.ts';
import { type Answered, describeTrouble, type Refused } from '../../browser/api/api-answer.ts';
import type { DocumentsRequest, SellerLine } from '../../contract/seller-orders.ts';
import { type DocumentKind, documentWords } from '../../core/order/shipment-documents.ts';
import type { StateTone } from '../../core/text/state-tone.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { sellerOrdersText } from '../../messages/rooms/seller-orders.ts';
import { askAsSeller, forgetSellerToken } from './seller-session.ts';
import type { Tone } from './seller-words.ts';
import { tell } from '../../browser/notice.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import { showThumbnail } from '../../browser/pictures/thumbnail.ts';
import { page } from '../../browser/page.ts';
import { onSend } from '../forms/form-send.ts';
import { readValues } from '../forms/form-values.ts';

/** What the dashboard's lists share: cards page by page, and the steps of each card. */

/** Shows the host's refusal. A seller who is no longer signed in is shown the sign-in. */
export function report(container: Element, refused: Refused): void {
  if (refused.code === 401 || refused.code === 403) {
    if (refused.code === 401) forgetSellerToken();
    container.dispatchEvent(new CustomEvent('signed-out', { bubbles: true }));
    return;
  }
  tell(describeTrouble(refused) ?? sellerOrdersText.noLonger);
}

/** Shows the host's refusal of a section's content: where nothing of it is shown yet, in its place, with a button that tries again. */
export function reportUnread(container: HTMLElement, refused: Refused): void {
  const isBlank = container.querySelector(':is([data-list], [data-figures]) > *') === null;
  if (isBlank && refused.code !== 401 && refused.code !== 403)
    container.dispatchEvent(new CustomEvent('unread', { bubbles: true }));
  else report(container, refused);
}

/** Appends cards to a section's list or replaces it; shows whether the list is empty and whether there is more. */
export function showCards(container: HTMLElement, cards: readonly Element[], hasMore: boolean, isFirst: boolean): void {
  const list = container.querySelector('[data-list]');
  if (isFirst) list?.replaceChildren(...cards);
  else list?.append(...cards);
  const empty = container.querySelector<HTMLElement>('[data-empty]');
  if (empty) empty.hidden = (list?.children.length ?? 0) > 0;
  const more = container.querySelector<HTMLElement>('[data-more]');
  if (more) more.hidden = !hasMore;
}

/** Calls back with the value of a filter that is pressed, which is then the only one. */
export function watchFilters(container: HTMLElement, change: (value: string) => void): void {
  const group = container.querySelector('[data-filters]');
  for (const button of group?.querySelectorAll('button') ?? []) button.disabled = false;
  group?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button');
    if (!button) return;
    pressFilter(container, button.value);
    change(button.value);
  });
}

/** Shows a filter as the chosen one. */
export function pressFilter(container: HTMLElement, value: string): void {
  for (const button of container.querySelectorAll<HTMLButtonElement>('[data-filters] > button')) {
    button.ariaPressed = String(button.value === value);
    if (button.value === value) button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

/** The filter that is chosen. */
export const readFilter = (container: HTMLElement): string =>
  container.querySelector<HTMLButtonElement>('[data-filters] > [aria-pressed=true]')?.value ?? '';

const TONES: Readonly<Record<Tone | StateTone, Tone>> = {
  ...{ good: 'good', warn: 'warn', late: 'late', going: 'going', soft: 'soft' },
  ...{ done: 'good', waits: 'warn', over: 'soft' },
};

/** Colours the label of a card's state, or the text of another name. */
export function setTone(card: Element, tone: Tone | StateTone | undefined, name = 'status'): void {
  const label = card.querySelector<HTMLElement>(`[data-text=${name}]`);
  if (label && tone) label.dataset['tone'] = TONES[tone];
  else delete label?.dataset['tone'];
}

/** Gives a figure as much room as it needs: a long amount has that of two. */
export const setFigureLook = (figure: Element, value: string): boolean =>
  figure.classList.toggle('dashboard__figure--long', isLongFigure(value));

/** "2 × Indigo kurti" and "Size M, WK-101", beside the picture. */
export function showLines(dashboard: HTMLElement, card: Element, lines: readonly SellerLine[]): void {
  card.querySelector('[data-lines]')?.replaceChildren(
    ...lines.map(({ quantity, title, size, sku, picture }) => {
      const item = copyTemplate(dashboard, 'line');
      writeTexts(item, {
        quantity: `${quantity} ×`,
        title,
        which: [size && sizeWords(size), sku].filter(Boolean).join(listComma()),
      });
      showThumbnail(item, picture);
      return item;
    }),
  );
}

/** Buttons that open the pages for printing that a shipment has. */
export function offerPrints(
  dashboard: HTMLElement,
  card: Element,
  shipmentId: string,
  kinds: readonly DocumentKind[],
  words: Readonly<Partial<Record<DocumentKind, string>>> = {},
): void {
  card.querySelector('[data-prints]')?.replaceChildren(
    ...kinds.map((kind) => {
      const button = copyTemplate(dashboard, 'print');
      button.textContent = words[kind] ?? documentWords(kind);
      onPrint(card, button, kind, () => [shipmentId]);
      return button;
    }),
  );
}

/** A click opens the page for printing. The page can't send the seller's token, so the host is asked for its address. */
export function onPrint(
  container: Element,
  button: HTMLElement,
  kind: DocumentKind,
  listIds: () => readonly string[],
): void {
  const open = async (): Promise<void> => {
    const body: DocumentsRequest = { kind, shipmentIds: listIds() };
    const answer = await askAsSeller<{ path: string }>('/seller/documents', { body });
    if (answer.ok) location.assign(page.api + answer.data.path);
    else report(container, answer);
  };
  button.addEventListener('click', () => void whileBusy(button, open, () => tell(FAILED)));
}

/** Sends a step with the values of its form. Resolves to the card that replaces this one. */
export type TakeStep = (step: string, body: unknown) => Promise<Answered<Element>>;

/**
 * Keeps the controls of the steps that are possible now, and attaches their handlers. After a step, the new card replaces this one
 * and gets the focus.
 */
export function offerSteps(card: HTMLElement, key: string, steps: readonly string[], take: TakeStep): void {
  for (const control of card.querySelectorAll<HTMLElement>('[data-step]'))
    if (!steps.includes(control.dataset['step'] ?? '')) control.remove();
  for (const group of card.querySelectorAll('[data-any-step]')) if (!group.querySelector('[data-step]')) group.remove();
  makeIdsOwn(card, key);
  const finish = (answer: Answered<Element>): void => {
    if (answer.ok) replaceCard(card, answer.data);
    else report(card, answer);
  };
  for (const button of card.querySelectorAll<HTMLButtonElement>('button[data-step]')) {
    if (button.ariaExpanded !== null) {
      button.addEventListener('click', () => openForm(card, button));
      continue;
    }
    const run = async () => finish(await take(button.dataset['step'] ?? '', {}));
    button.addEventListener('click', () => void whileBusy(button, run, () => tell(FAILED)));
  }
  for (const form of card.querySelectorAll<HTMLFormElement>('form[data-step]')) {
    const opener = card.querySelector<HTMLButtonElement>(`button[data-step=${form.dataset['step']}]`);
    form.querySelector('[data-cancel]')?.addEventListener('click', () => {
      if (!opener) return;
      openForm(card, opener);
      opener.focus();
    });
    onSend(form, async () => {
      if (!validateForm(form)) return;
      const answer = await take(form.dataset['step'] ?? '', readValues(form));
      if (!answer.ok && answer.code === 422) showErrors(form, answer.fields);
      else finish(answer);
    });
  }
}

/**
 * Opens the form of the step whose button was clicked, with its first field focused, and closes the others; or closes it, as its "Cancel" does.
 * The form to decline moves the focus itself, to a ready reason.
 */
function openForm(card: HTMLElement, button: HTMLButtonElement): void {
  const isOpen = button.ariaExpanded === 'true';
  for (const opener of card.querySelectorAll<HTMLElement>('[aria-expanded]'))
    opener.ariaExpanded = String(opener === button && !isOpen);
  for (const form of card.querySelectorAll<HTMLFormElement>('form[data-step]')) {
    form.hidden = isOpen || form.dataset['step'] !== button.dataset['step'];
    if (!form.hidden && form.dataset['step'] !== 'decline') form.querySelector<HTMLElement>('input, select')?.focus();
  }
}

function replaceCard(card: Element, next: Element): void {
  card.dispatchEvent(new CustomEvent('stepped', { bubbles: true }));
  card.replaceWith(next);
  next.querySelector<HTMLElement>('h3')?.focus();
}

/** Cards are copies of one template: the ids that connect labels and errors with fields get the card's key as a prefix. */
function makeIdsOwn(card: HTMLElement, key: string): void {
  const own = (ids: string): string =>
    ids
      .split(' ')
      .map((id) => `${key}-${id}`)
      .join(' ');
  for (const element of card.querySelectorAll<HTMLElement>('[id], [for]')) {
    for (const name of ['for', 'aria-describedby']) {
      const ids = element.getAttribute(name);
      if (ids) element.setAttribute(name, own(ids));
    }
    const { id } = element;
    if (id) element.id = own(id);
  }
}
