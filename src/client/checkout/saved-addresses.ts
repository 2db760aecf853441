import { listComma } from '../../messages/language.ts';
import type { SavedAddress } from '../../contract/accounts.ts';
import { $session, readToken } from '../../stores/session.ts';
import { fillAddress } from '../forms/address-form.ts';
import { make } from '../../browser/make.ts';
import { askHost } from '../../browser/api/api.ts';
import { page } from '../../browser/page.ts';

/** The saved addresses of a signed-in user at the checkout, loaded for such users only. One that is typed can be saved. */

const containerOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-slot=addresses]');

/** Offers the addresses of this market. The default one is filled in where nothing was typed yet. */
export async function offerAddresses(form: HTMLFormElement): Promise<void> {
  const token = readToken();
  const select = form.querySelector<HTMLSelectElement>('[data-addresses]');
  if (!select || token === undefined) return;
  const answer = await askHost<{ addresses: readonly SavedAddress[] }>('/account/addresses', { token });
  if (!answer.ok) return;
  const saved = answer.data.addresses.filter(({ market }) => market === page.market);
  const [another] = select.options;
  select.replaceChildren(
    ...saved.map(({ id, name, line1, city }) => make('option', { value: id }, [name, line1, city].join(listComma()))),
    ...(another ? [another] : []),
  );
  containerOf(form)?.toggleAttribute('hidden', saved.length === 0);
  const box = form.elements.namedItem('saveAddress') as HTMLInputElement | null;
  const choose = (chosen: SavedAddress | undefined, isFilled: boolean) => {
    select.value = chosen?.id ?? '';
    // What is saved already can't be saved.
    box?.closest('label')?.toggleAttribute('hidden', chosen !== undefined);
    if (chosen && !isFilled) fill(form, chosen);
  };
  select.onchange = () =>
    choose(
      saved.find(({ id }) => id === select.value),
      false,
    );
  const typed = typedLine(form);
  choose(typed === '' ? saved[0] : saved.find(({ line1 }) => line1 === typed), typed !== '');
  form.addEventListener('input', ({ target, isTrusted }) => {
    // What is edited by hand is another address.
    if (isTrusted && /^(?:contact\.(?:name|phone)|address\.)/.test((target as HTMLInputElement).name))
      choose(undefined, true);
  });
  $session.listen((session) => {
    // A host that does not answer is no log-out.
    if (session !== 'out' || readToken() !== undefined) return;
    if (select.value !== '') form.reset();
    select.replaceChildren(...(another ? [another] : []));
    containerOf(form)?.toggleAttribute('hidden', true);
    box?.closest('label')?.toggleAttribute('hidden', true);
  });
}

const typedLine = (form: HTMLFormElement): string =>
  (form.elements.namedItem('address.line1') as HTMLInputElement | null)?.value.trim() ?? '';

function fill(form: HTMLFormElement, address: SavedAddress): void {
  fillAddress(form, address);
  // The quote depends on the PIN code.
  form.dispatchEvent(new Event('change'));
}
