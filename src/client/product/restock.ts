import { describeTrouble } from '../../browser/api/api-answer.ts';
import { MAX_EMAIL, RESTOCK_ALERT_DAYS, RESTOCK_TOLD_DAYS } from '../../core/site/constants.ts';
import type { RestockAlert, RestockAlertRequest } from '../../contract/restock.ts';
import { productActionsText } from '../../messages/rooms/product-actions.ts';
import { consentText } from '../../messages/rooms/consent.ts';
import { formErrorsText } from '../../messages/rooms/form-errors.ts';
import { loginText } from '../../messages/rooms/login.ts';
import { controlsText } from '../../messages/rooms/controls.ts';
import { readToken } from '../../stores/session.ts';
import { whileBusy } from '../../browser/busy.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { applyStyles } from '../../browser/apply-styles.ts';
import { make } from '../../browser/make.ts';
import { openSheet } from '../../browser/sheet.ts';
import { askHost } from '../../browser/api/api.ts';
import { page } from '../../browser/page.ts';
import { untilChanged } from '../../browser/forms/until-changed.ts';
import styles from './restock.css?inline';

const EMAIL = 'restock-email';
const SIZE = 'restock-size';

/** Asks for an e-mail address, to be told once when a product or size that is sold out can be bought again. */
export function run(control: HTMLElement): void {
  const product = control.closest<HTMLElement>('[data-sku]');
  const sku = product?.dataset['sku'];
  if (!product || !sku) return;
  applyStyles(styles);
  const form = makeForm(product);
  const dialog = openSheet({ title: productActionsText.restock }, form);
  dialog.querySelector<HTMLElement>('select, input')?.focus();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void whileBusy(
      form.querySelector('button'),
      () => send(form, sku),
      () => {},
      form,
    );
  });
}

function makeForm(product: HTMLElement): HTMLFormElement {
  const name = product.querySelector('[data-title]')?.textContent?.trim() ?? '';
  const email = make('input', {
    ...{ id: EMAIL, name: 'email', type: 'email', autocomplete: 'email' },
    ...{ required: true, maxLength: MAX_EMAIL },
  });
  email.dataset['missing'] = formErrorsText.enterEmail;
  return make(
    'form',
    { className: 'restock', noValidate: true },
    make('p', {}, name),
    ...makeSizes(product),
    ...labelled(loginText.email, email),
    make(
      'p',
      { className: 'small soft' },
      `${productActionsText.restockPromise({ toldDays: RESTOCK_TOLD_DAYS, waitDays: RESTOCK_ALERT_DAYS })} `,
      make('a', { href: page.privacy }, consentText.policy),
    ),
    make('button', { className: 'button', type: 'submit' }, productActionsText.emailMe),
    make('p', { role: 'status', tabIndex: -1 }),
  );
}

/** A choice of the sizes that are sold out; of any size where all are. None for a product without sizes. */
function makeSizes(product: HTMLElement): HTMLElement[] {
  const sizes = [...product.querySelectorAll<HTMLInputElement>('[name=size]')];
  const gone = sizes.filter(({ disabled }) => disabled).map(({ value }) => value);
  if (gone.length === 0) return [];
  const [only] = gone;
  const first = gone.length === 1 && only !== undefined ? [] : [make('option', { value: '' }, controlsText.choose)];
  const any =
    gone.length === sizes.length && gone.length > 1 ? [make('option', { value: ANY }, productActionsText.anySize)] : [];
  const select = make(
    'select',
    { id: SIZE, name: 'size', required: true },
    ...first,
    ...any,
    ...gone.map((size) => make('option', {}, size)),
  );
  select.dataset['missing'] = productActionsText.chooseSize;
  return labelled(productActionsText.size, select);
}

/** The value of "Any size"; no size of a product is as long. */
const ANY = 'any size of this product';

function labelled(text: string, field: HTMLInputElement | HTMLSelectElement): HTMLElement[] {
  const error = make('span', { className: 'form__error', id: `${field.id}-error`, hidden: true });
  field.setAttribute('aria-describedby', error.id);
  return [make('label', { htmlFor: field.id }, text), field, error];
}

async function send(form: HTMLFormElement, sku: string): Promise<void> {
  if (!validateForm(form)) return;
  const fields = new FormData(form);
  const [email, size] = [String(fields.get('email')), String(fields.get('size') ?? ANY)];
  const body: RestockAlertRequest = { email, sku, market: page.market, size: size === ANY ? undefined : size };
  const element = form.querySelector<HTMLElement>('[role=status]');
  const say = (text: string) => {
    if (element) element.textContent = text;
  };
  const answer = await ask(body);
  if (answer.ok) {
    for (const part of form.querySelectorAll(':scope > :not([role=status], :first-child)')) part.remove();
    say(outcomeWords(answer.data, email));
    element?.focus();
  } else if (answer.fields['email']) showErrors(form, { email: answer.fields['email'] });
  else {
    say(describeTrouble(answer) ?? productActionsText.restockFailed);
    untilChanged(form, () => say(''));
  }
}

async function ask(body: RestockAlertRequest) {
  const token = readToken();
  const answer = await askHost<RestockAlert>('/restock-alerts', { body, token });
  // A session that has ended does not matter here.
  return !answer.ok && answer.code === 401 && token !== undefined
    ? askHost<RestockAlert>('/restock-alerts', { body })
    : answer;
}

function outcomeWords({ state }: RestockAlert, email: string): string {
  if (state === 'confirmed') return productActionsText.restockDone({ email });
  if (state === 'available') return productActionsText.isBack;
  return productActionsText.restockConfirm({ email });
}
