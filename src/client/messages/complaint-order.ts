import { listComma } from '../../messages/language.ts';
import type { Order } from '../../contract/orders.ts';
import { formatPhone } from '../../core/address/phone.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { askAboutOrder } from '../own-orders/ask-about-order.ts';

type Control = HTMLInputElement | HTMLSelectElement | null;

/** Fills a complaint in with what is known of its order: who ordered, and its items to choose from. */
export async function fillFromOrder(form: HTMLFormElement, number: string): Promise<void> {
  const answer = await askAboutOrder(number);
  if (!answer.ok) return;
  const { contact, shipments }: Order = answer.data.order;
  const find = (name: string) => form.elements.namedItem(name) as Control;
  for (const [name, value] of [
    ['name', contact.name],
    ['phone', formatPhone(contact.phone)],
    ['email', contact.email ?? ''],
  ] as const) {
    const field = find(name);
    if (field && field.value === '') field.value = value;
  }
  const choice = find('item');
  const element = choice?.closest<HTMLElement>('.form__field');
  if (!(choice instanceof HTMLSelectElement) || !element) return;
  for (const { title, size } of shipments.flatMap(({ lines }) => lines)) {
    const words = [title, size && sizeWords(size)].filter(Boolean).join(listComma());
    choice.add(new Option(words, words));
  }
  element.hidden = false;
}
