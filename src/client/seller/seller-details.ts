import { listComma } from '../../messages/language.ts';
import { describeTrouble, type Refused } from '../../browser/api/api-answer.ts';
import type { SellerApplication, SellerChange, SellerChanges } from '../../contract/sellers.ts';
import { formatPhone } from '../../core/address/phone.ts';
import { sellerDetailsText } from '../../messages/rooms/seller-details.ts';
import { accountText } from '../../messages/rooms/account.ts';
import { loginText } from '../../messages/rooms/login.ts';
import { onSend } from '../forms/form-send.ts';
import { readValues } from '../forms/form-values.ts';
import { FAILED, whileBusy } from '../../browser/busy.ts';
import { showErrors, validateForm } from '../../browser/forms/form-errors.ts';
import { make } from '../../browser/make.ts';
import { formatMoment } from '../../browser/templates.ts';
import { tell } from '../../browser/notice.ts';
import { reportUnread } from './dashboard-list.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import styles from './seller-details.css?url';
import { type Kind, type Field, listFields, NOTES } from './change-fields.ts';
import { makeField } from './make-field.ts';
import { makeLanguageField } from './seller-language.ts';
import { askAsSeller } from './seller-session.ts';

/** The details of a seller whose shop is open, by group, and what may be changed with a code to the address or number on file. */

const PATH = '/seller/changes';

/** Called each time the section is opened. */
export const open = (container: HTMLElement): void => void load(container);

async function load(container: HTMLElement): Promise<void> {
  const [own, changes] = await Promise.all([
    askAsSeller<{ application: SellerApplication }>('/seller/application'),
    askAsSeller<SellerChanges>(PATH),
    loadStyles(styles),
  ]);
  if (!own.ok || !changes.ok) {
    for (const answer of [own, changes]) if (!answer.ok) reportUnread(container, answer);
    return;
  }
  const { application } = own.data;
  const { businessName, contactName, email, phone, bank, pickup, gstin, pan } = application;
  const body = container.querySelector<HTMLElement>('[data-list]');
  if (!body) return;
  const change = (kind: Kind): Change =>
    makeChange(container, kind, listFields(application)[kind], changes.data.codesBy);
  const address = [
    pickup?.line1,
    pickup?.line2,
    [pickup?.city, [pickup?.state, pickup?.pinCode].filter(Boolean).join(' ')].filter(Boolean).join(listComma()),
  ];
  body.replaceChildren(
    ...changes.data.changes
      .filter(({ state }) => state === 'cooling' || state === 'unproven')
      .map((entry) => makeNotice(container, entry)),
    group(
      sellerDetailsText.shop,
      [
        { label: sellerDetailsText.businessName, lines: [businessName] },
        { label: sellerDetailsText.contactName, lines: [contactName] },
      ],
      { note: make('p', { className: 'soft small' }, ...writeToUs()) },
    ),
    group(
      sellerDetailsText.contact,
      [
        { label: loginText.email, lines: [email], change: change('email') },
        { label: sellerDetailsText.phone, lines: [phone && formatPhone(phone)], change: change('phone') },
      ],
      { note: makeLanguageField(application) },
    ),
    group(
      sellerDetailsText.business,
      [
        { label: sellerDetailsText.pickup, lines: address },
        gstin === undefined
          ? { label: sellerDetailsText.pan, lines: [pan] }
          : { label: sellerDetailsText.gstin, lines: [gstin] },
      ],
      { change: change('business') },
    ),
    group(
      sellerDetailsText.bank,
      [
        { label: sellerDetailsText.holder, lines: [bank?.holder] },
        { label: sellerDetailsText.accountNumber, lines: [bank?.accountNumber] },
        { label: sellerDetailsText.ifsc, lines: [bank?.ifsc] },
      ],
      { change: change('bank') },
    ),
  );
}

/** The button that unfolds the form of a change, and what holds the form, at the end of the panel. */
interface Change {
  readonly button: HTMLElement;
  readonly holder: HTMLElement;
}

interface Row {
  readonly label: string;
  readonly lines: readonly (string | undefined)[];
  readonly change?: Change;
}

/** The link to the mail of customer care, which the footer has. */
const writeToUs = (): (Node | string)[] =>
  sellerDetailsText.writeToUs.map((part) =>
    typeof part === 'string'
      ? part
      : make(
          'a',
          { href: document.querySelector<HTMLAnchorElement>('.seller-footer [href^=mailto]')?.href ?? '' },
          part.text,
        ),
  );

/** A panel with what is known and may be changed: all of it at its head, or each row; what can't be has no button. */
const group = (
  title: string,
  rows: readonly Row[],
  { change, note }: { readonly change?: Change; readonly note?: HTMLElement | undefined } = {},
): HTMLElement =>
  make(
    'section',
    { className: 'dashboard__card', ariaLabel: title },
    make('div', { className: 'dashboard__card-head' }, make('h3', {}, title), ...(change ? [change.button] : [])),
    make('dl', { className: 'dashboard__details' }, ...rows.map(makeRow)),
    ...[change, ...rows.map((row) => row.change)].flatMap((one) => (one ? [one.holder] : [])),
    ...(note ? [note] : []),
  );

/** A text that breaks before its "@". */
function breakable(text: string): (Node | string)[] {
  const at = text.indexOf('@');
  return at < 0 ? [text] : [text.slice(0, at), make('wbr', {}), text.slice(at)];
}

function makeRow({ label, lines, change }: Row): HTMLElement {
  const values = lines.filter(Boolean).map((line) => make('span', {}, ...breakable(line ?? '')));
  return make(
    'div',
    {},
    make('dt', {}, label),
    make('dd', {}, ...(values.length > 0 ? values : [accountText.notGiven])),
    ...(change ? [make('dd', {}, change.button)] : []),
  );
}

function makeChange(
  container: HTMLElement,
  kind: Kind,
  fields: readonly Field[],
  codesBy: SellerChanges['codesBy'],
): Change {
  const holder = make('div', { hidden: true });
  const button = make(
    'button',
    {
      className: 'button button--quiet',
      type: 'button',
      ariaLabel: sellerDetailsText.changeKind({ kind }),
      ariaExpanded: 'false',
    },
    sellerDetailsText.change,
  );
  button.addEventListener('click', () => {
    holder.hidden = !holder.hidden;
    button.ariaExpanded = String(!holder.hidden);
    if (holder.hidden) return;
    const note = NOTES[kind];
    holder.replaceChildren(
      ...(note === undefined ? [] : [make('p', { className: 'soft small' }, note)]),
      makeRequest(container, fields, codesBy),
    );
    holder.querySelector('input')?.focus();
  });
  return { button, holder };
}

/** Says that a change waits, with the button that stops it. */
function makeNotice(container: HTMLElement, { id, kind, state, accountEnding, dueAt }: SellerChange): HTMLElement {
  const stop = make('button', { className: 'button button--quiet', type: 'button' }, sellerDetailsText.stop);
  stop.addEventListener('click', () => {
    const work = async () => {
      await askAsSeller(`${PATH}/${id}/stop`, { body: {} });
      await load(container);
    };
    void whileBusy(stop, work, () => stop.after(FAILED));
  });
  const moment = formatMoment(dueAt);
  const text =
    state === 'cooling'
      ? sellerDetailsText.bankWaits({ ending: accountEnding ?? '', moment })
      : sellerDetailsText.linkWaits({ kind, moment });
  return make('div', { className: 'form__note dashboard__wait' }, make('p', { role: 'status' }, text), stop);
}

const field = (name: string, label: string, properties: Partial<HTMLInputElement> = {}): HTMLElement => {
  const common = {
    id: `details-${name}`,
    name,
    className: 'form__input',
    autocomplete: 'off',
    required: true,
  } as const;
  return makeField(label, make('input', { ...common, ...properties }));
};

/** A form with its error summary and button. */
const makeForm = (button: string, ...content: Node[]): HTMLFormElement =>
  make(
    'form',
    { className: 'form' },
    make('div', { className: 'form__summary', role: 'alert', tabIndex: -1, hidden: true }),
    ...content,
    make('button', { className: 'button', type: 'submit' }, button),
  );

/** The form that asks for a change. */
function makeRequest(
  container: HTMLElement,
  fields: readonly Field[],
  codesBy: SellerChanges['codesBy'],
): HTMLFormElement {
  const form = makeForm(sellerDetailsText.sendCode, ...fields.map((entry) => field(...entry)));
  if (codesBy.length > 1) {
    const select = make(
      'select',
      { className: 'form__input', name: 'by' },
      new Option(sellerDetailsText.byEmail, 'mail'),
      new Option(sellerDetailsText.byPhone, 'phone'),
    );
    form.lastElementChild?.before(make('label', { className: 'form__field' }, sellerDetailsText.sendBy, select));
  }
  onSend(form, async () => {
    if (!validateForm(form)) return;
    const asked = await askAsSeller<{ change: SellerChange; request: string }>(PATH, { body: readValues(form) });
    if (asked.ok) askForCode(container, form, asked.data.change, asked.data.request);
    else refuse(form, asked);
  });
  return form;
}

const refuse = (form: HTMLFormElement, answer: Refused): void =>
  showErrors(
    form,
    answer.fields,
    describeTrouble(answer) ?? (Object.keys(answer.fields).length > 0 ? undefined : answer.message),
  );

/** In place of the form, the one for the code that was sent. */
function askForCode(container: HTMLElement, form: HTMLFormElement, { id, kind }: SellerChange, request: string): void {
  const code = makeForm(
    sellerDetailsText.confirm,
    field('code', sellerDetailsText.code({ kind }), { inputMode: 'numeric', maxLength: 20 }),
  );
  onSend(code, async () => {
    if (!validateForm(code)) return;
    const done = await askAsSeller(`${PATH}/${id}/confirm`, { body: { request, ...readValues(code) } });
    if (!done.ok) {
      refuse(code, done);
      return;
    }
    await load(container);
    // To the notice of what waits.
    scrollTo(0, 0);
    tell(sellerDetailsText.noted({ kind }));
  });
  form.replaceWith(code);
  code.querySelector('input')?.focus();
}
