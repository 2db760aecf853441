import { describeTrouble, type Refused } from '../../browser/api-answer.ts';
import type { SellerApplication, SellerChange, SellerChanges } from '../../core/contract/sellers.ts';
import { onSend } from '../forms/form-send.ts';
import { readValues } from '../forms/form-values.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { showErrors, validateForm } from '../../browser/form-errors.ts';
import { make } from '../../browser/make.ts';
import { formatMoment } from '../../browser/templates.ts';
import { askAsSeller } from './seller-session.ts';

/** The details of a seller whose shop is open: what may be changed, with a code to the address or number on file. */

const PATH = '/seller/changes';
const WORDS = {
  bank: 'bank account',
  email: 'email address',
  phone: 'mobile number',
  business: 'pickup address or GSTIN',
} as const;

interface Kind {
  readonly title: string;
  readonly note?: string;
  readonly fields: readonly (readonly [name: string, label: string, properties?: Partial<HTMLInputElement>])[];
}

const KINDS: readonly Kind[] = [
  {
    title: 'Bank account',
    note: 'We use a new account after three days, and make no payout until then.',
    fields: [
      ['bank.holder', 'Account holder', { minLength: 2, maxLength: 120 }],
      ['bank.accountNumber', 'Account number', { inputMode: 'numeric', maxLength: 30 }],
      ['bank.ifsc', 'IFSC', { maxLength: 20 }],
    ],
  },
  {
    title: 'Email address',
    note: 'We use a new address once you have opened the link that we send there.',
    fields: [['email', 'New email address', { type: 'email', maxLength: 200 }]],
  },
  { title: 'Mobile number', fields: [['phone', 'New mobile number', { type: 'tel', maxLength: 30 }]] },
  {
    title: 'Pickup address and GSTIN',
    fields: [
      ['pickup.pinCode', 'PIN code', { inputMode: 'numeric', maxLength: 12 }],
      ['pickup.line1', 'House or shop, street', { minLength: 3, maxLength: 160 }],
      ['pickup.line2', 'Area or landmark', { maxLength: 160, required: false }],
      ['pickup.city', 'City or town', { minLength: 2, maxLength: 80 }],
      ['pickup.state', 'State', { maxLength: 80 }],
      ['gstin', 'GSTIN', { maxLength: 20, required: false }],
    ],
  },
];

/** Adds "Your details" to the menu of the seller; what it shows above the list is asked for once it is pressed. */
export function openDetails(page: HTMLElement, menu: HTMLElement): void {
  for (const element of [page, menu]) element.querySelector('[data-details]')?.remove();
  const body = make('section', {
    className: 'dashboard__details form off-paper',
    ariaLabel: 'Your details',
    hidden: true,
  });
  const button = make('button', { type: 'button', ariaExpanded: 'false' }, 'Your details');
  body.dataset['details'] = '';
  Object.assign(button.dataset, { state: 'dashboard', act: 'details', details: '' });
  button.addEventListener('click', () => {
    body.hidden = !body.hidden;
    button.ariaExpanded = String(!body.hidden);
    if (body.hidden) return;
    void load(body);
    scrollTo(0, 0);
  });
  page.querySelector('[data-state=dashboard]')?.prepend(body);
  menu.querySelector('button')?.before(button);
}

async function load(body: HTMLElement): Promise<void> {
  const [own, changes] = await Promise.all([
    askAsSeller<{ application: SellerApplication }>('/seller/application'),
    askAsSeller<SellerChanges>(PATH),
  ]);
  if (!own.ok || !changes.ok) {
    body.replaceChildren(make('p', { role: 'alert' }, 'We can’t show your details now. Please try again.'));
    return;
  }
  const { email, phone, bank, pickup, gstin } = own.data.application;
  const now = {
    'Bank account': bank && `${bank.holder}, ${bank.accountNumber}, ${bank.ifsc}`,
    'Email address': email,
    'Mobile number': phone,
    'Pickup address and GSTIN': [pickup?.line1, pickup?.line2, pickup?.city, pickup?.state, pickup?.pinCode, gstin]
      .filter(Boolean)
      .join(', '),
  };
  body.replaceChildren(
    make('h2', {}, 'Your details'),
    ...changes.data.changes
      .filter(({ state }) => state === 'cooling' || state === 'unproven')
      .map((change) => waiting(body, change)),
    ...KINDS.map((kind) => section(body, kind, now[kind.title as keyof typeof now] ?? '', changes.data.codesBy)),
  );
}

/** A change that waits, with the button that stops it. */
function waiting(body: HTMLElement, { id, kind, state, accountEnding, dueAt }: SellerChange): HTMLElement {
  const stop = make('button', { className: 'button button--quiet', type: 'button' }, 'Stop this change');
  stop.addEventListener('click', () => {
    const work = async () => {
      await askAsSeller(`${PATH}/${id}/stop`, { body: {} });
      await load(body);
    };
    void whileBusy(stop, work, () => stop.after(FAILED));
  });
  const text =
    state === 'cooling'
      ? `New bank account, ending in ${accountEnding}: used from ${formatMoment(dueAt)}.`
      : `New ${WORDS[kind]}: open the link in our mail to it before ${formatMoment(dueAt)}.`;
  return make('div', { className: 'dashboard__card' }, make('p', { role: 'status' }, text), stop);
}

function field(name: string, label: string, properties: Partial<HTMLInputElement> = {}): HTMLElement {
  const id = `details-${name}`;
  const { required = true } = properties;
  const input = make('input', { id, name, className: 'form__input', autocomplete: 'off', required, ...properties });
  input.setAttribute('aria-describedby', `${id}-error`);
  return make(
    'div',
    { className: 'form__field' },
    make('label', { htmlFor: id, className: 'form__label' }, required ? `${label} *` : label),
    input,
    make('span', { id: `${id}-error`, className: 'form__error', hidden: true }),
  );
}

/** A form with its error summary and button. */
const makeForm = (button: string, ...content: Node[]): HTMLFormElement =>
  make(
    'form',
    { className: 'form' },
    make('div', { className: 'form__summary', role: 'alert', tabIndex: -1, hidden: true }),
    ...content,
    make('button', { className: 'button', type: 'submit' }, button),
  );

function section(
  body: HTMLElement,
  { title, note, fields }: Kind,
  now: string,
  codesBy: SellerChanges['codesBy'],
): HTMLElement {
  const form = makeForm('Change', ...fields.map((entry) => field(...entry)));
  if (codesBy.length > 1) {
    const select = make(
      'select',
      { className: 'form__input', name: 'by' },
      new Option('Email', 'mail'),
      new Option('SMS or WhatsApp', 'phone'),
    );
    form.lastElementChild?.before(make('label', { className: 'form__field' }, 'Send me the code by', select));
  }
  onSend(form, async () => {
    if (!validateForm(form)) return;
    const asked = await askAsSeller<{ change: SellerChange; request: string }>(PATH, { body: readValues(form) });
    if (asked.ok) askForCode(body, form, asked.data.change, asked.data.request);
    else refuse(form, asked);
  });
  return make(
    'details',
    { className: 'fold' },
    make('summary', {}, make('span', {}, make('b', {}, title), make('span', { className: 'soft small' }, now))),
    ...(note === undefined ? [] : [make('p', { className: 'soft small' }, note)]),
    form,
  );
}

const refuse = (form: HTMLFormElement, answer: Refused): void =>
  showErrors(
    form,
    answer.fields,
    describeTrouble(answer) ?? (Object.keys(answer.fields).length > 0 ? undefined : answer.message),
  );

/** In place of the form, the one for the code that was sent. */
function askForCode(body: HTMLElement, form: HTMLFormElement, { id, kind }: SellerChange, request: string): void {
  const code = makeForm(
    'Confirm',
    field('code', `Code that we have sent you, to change your ${WORDS[kind]}`, { inputMode: 'numeric', maxLength: 20 }),
  );
  onSend(code, async () => {
    if (!validateForm(code)) return;
    const done = await askAsSeller(`${PATH}/${id}/confirm`, { body: { request, ...readValues(code) } });
    if (!done.ok) {
      refuse(code, done);
      return;
    }
    await load(body);
    body.prepend(make('p', { role: 'status' }, `Your ${WORDS[kind]}: we have noted it.`));
  });
  form.replaceWith(code);
  code.querySelector('input')?.focus();
}
