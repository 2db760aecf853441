import { addressLines } from '../../core/address/address.ts';
import { type Answered, describeTrouble } from '../../browser/api/api-answer.ts';
import type { SavedAddress } from '../../contract/accounts.ts';
import { formatPhone } from '../../core/address/phone.ts';
import { accountText } from '../../messages/rooms/account.ts';
import { tell } from '../../browser/notice.ts';
import { readToken } from '../../stores/session.ts';
import { fillAddress, readAddress, toFormFields } from '../forms/address-form.ts';
import { clearErrors, showErrors, validateForm, watchForm } from '../../browser/forms/form-errors.ts';
import { onSend } from '../forms/form-send.ts';
import { fillValues, readValues } from '../forms/form-values.ts';
import { addressRules, fillFromPinCode, nameIn } from '../forms/pin-fill.ts';
import { copyTemplate, writeTexts } from '../../browser/templates.ts';
import { askHost } from '../../browser/api/api.ts';
import { page } from '../../browser/page.ts';

/** The saved addresses of an account (components/account/OwnAddresses.astro). */

type Listed = Answered<{ readonly addresses: readonly SavedAddress[] }>;

let known: readonly SavedAddress[] = [];

const formOf = (container: HTMLElement) => container.querySelector<HTMLFormElement>('[data-form=address]');

const countryOf = (container: HTMLElement): string =>
  container.querySelector<HTMLElement>('[data-country]')?.dataset['country'] ?? '';

/** Reads the addresses and shows those of this page's market. */
export async function showAddresses(container: HTMLElement): Promise<void> {
  show(container, await askHost('/account/addresses', { token: readToken() }));
}

function show(container: HTMLElement, answer: Listed): void {
  const list = container.querySelector('[data-list=addresses]');
  if (!list) return;
  if (!answer.ok) {
    writeTexts(container, { noAddress: accountText.addressesFailed });
    return;
  }
  known = answer.data.addresses;
  const shown = known.filter(({ market }) => market === page.market);
  list.replaceChildren(...shown.map((address) => showAddress(container, address)));
  const others = shown.length < known.length ? accountText.addressesElsewhere : '';
  writeTexts(container, {
    noAddress: shown.length > 0 ? others : accountText.addressesNone,
  });
}

function showAddress(container: HTMLElement, address: SavedAddress): HTMLElement {
  const { id, name, phone, line1, isDefault } = address;
  const item = copyTemplate(container, 'address');
  const form = formOf(container);
  const state = form && address.state && nameIn(form, 'address', address.state);
  const lines = addressLines({ ...address, state: state ?? address.state, country: countryOf(container) });
  const texts = {
    name,
    mark: isDefault ? accountText.default : '',
    lines: lines.join('\n'),
    phone: formatPhone(phone),
  };
  writeTexts(item, { ...texts, which: line1, delete: accountText.delete });
  for (const button of item.querySelectorAll('button')) {
    button.value = id;
    if (button.dataset['act'] === 'defaultAddress') button.hidden = isDefault;
  }
  return item;
}

/** Attaches the handlers of the list and of the form. */
export function listenToAddresses(container: HTMLElement): void {
  const form = formOf(container);
  if (!form) return;
  onSend(form, () => save(container, form));
  watchForm(form, addressRules(form, countryOf(container)));
  fillFromPinCode(form, 'address');
  container.querySelector('#addresses')?.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-act]');
    switch (button?.dataset['act']) {
      case 'addAddress':
        openForm(container, undefined);
        break;
      case 'editAddress':
        openForm(
          container,
          known.find(({ id }) => id === button.value),
        );
        break;
      case 'defaultAddress':
        void change(container, `/account/addresses/${button.value}/default`, accountText.defaultChanged);
        break;
      case 'deleteAddress':
        remove(container, button);
        break;
      case 'closeAddress':
        closeForm(container);
        break;
    }
  });
}

/** The first activation asks, the second deletes. */
function remove(container: HTMLElement, button: HTMLButtonElement): void {
  if (button.dataset['sure'] !== undefined) {
    void change(container, `/account/addresses/${button.value}/delete`, accountText.addressDeleted);
    return;
  }
  button.dataset['sure'] = '';
  writeTexts(button, { delete: accountText.deleteSurely });
  button.addEventListener(
    'blur',
    () => {
      delete button.dataset['sure'];
      writeTexts(button, { delete: accountText.delete });
    },
    { once: true },
  );
}

async function change(container: HTMLElement, path: string, done: string): Promise<void> {
  const answer: Listed = await askHost(path, { body: {}, token: readToken() });
  tell(answer.ok ? done : (describeTrouble(answer) ?? answer.message));
  if (answer.ok) show(container, answer);
  container.querySelector<HTMLElement>('#account-addresses')?.focus();
}

function openForm(container: HTMLElement, address: SavedAddress | undefined): void {
  const form = formOf(container);
  if (!form) return;
  form.reset();
  clearErrors(form);
  form.dataset['address'] = address?.id ?? '';
  if (address) {
    fillAddress(form, address);
    fillValues(form, { isDefault: address.isDefault });
  }
  writeTexts(form, { addressTitle: address ? accountText.editAddress : accountText.newAddress });
  form.querySelector('[data-text=place]')?.replaceChildren();
  form.hidden = false;
  const heading = form.querySelector('h3');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'center' });
  toggleAdd(container, true);
}

function closeForm(container: HTMLElement): void {
  const form = formOf(container);
  if (form) form.hidden = true;
  toggleAdd(container, false).focus();
}

function toggleAdd(container: HTMLElement, isOpen: boolean): HTMLElement {
  const button = container.querySelector<HTMLElement>('[data-act=addAddress]') ?? container;
  button.hidden = isOpen;
  return button;
}

async function save(container: HTMLElement, form: HTMLFormElement): Promise<void> {
  if (!validateForm(form, addressRules(form, countryOf(container)))) return;
  const id = form.dataset['address'];
  const answer: Listed = await askHost(`/account/addresses${id ? `/${id}` : ''}`, {
    method: id ? 'PUT' : 'POST',
    body: { ...readAddress(form), market: page.market, isDefault: readValues(form)['isDefault'] },
    token: readToken(),
  });
  if (!answer.ok) {
    showErrors(
      form,
      toFormFields(answer.fields),
      describeTrouble(answer) ?? (answer.code === 422 ? undefined : answer.message),
    );
    return;
  }
  show(container, answer);
  closeForm(container);
  tell(accountText.addressSaved);
}
