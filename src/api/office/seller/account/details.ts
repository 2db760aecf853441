import { formatPhone } from '../../../../core/address/phone.ts';
import type { SellerChange, SellerChangeRequest } from '../../../../contract/sellers.ts';
import {
  bankFields,
  emailField,
  gstinField,
  phoneField,
  pinCodeField,
  streetFields,
} from '../../../../core/seller/application-fields.ts';
import type { FormField } from '../../../../core/site/form-field.ts';
import { listComma } from '../../../../messages/language.ts';
import { accountText } from '../../../../messages/rooms/account.ts';
import { loginText } from '../../../../messages/rooms/login.ts';
import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import { sellerDetailsText } from '../../../../messages/rooms/seller-details.ts';
import { sellerPagesText } from '../../../../messages/rooms/seller-pages.ts';
import { findLanguage, listLanguages } from '../../../../messages/read-messages.ts';
import { type Content, type Html, html, lines, withTags } from '../../../ground/http/html.ts';
import { languageChoices } from '../../../ground/text/language.ts';
import { serialiseApplication } from '../../../records/sellers/application.ts';
import { readChanges } from '../../../records/sellers/changes.ts';
import { choice, hiddenFields, type Typed } from '../../kit/pieces/fields.ts';
import { formFields, problemSummary } from '../../kit/forms/form.ts';
import { formatMoment } from '../../kit/pieces/format.ts';
import { behind, card, facts, mailWords } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { actionForm } from '../actions/actions.ts';
import { link, linkTo } from '../frame/links.ts';
import type { ShopVisit } from '../frame/visit.ts';
import { askingForPinCode } from './pin-code.ts';

/** The details of a seller whose shop is open, in groups, with what can be changed by a code to the address or number on file. */

export const DETAILS = '/details';
export const CHANGE_KINDS = ['email', 'phone', 'business', 'bank'] as const satisfies readonly SellerChange['kind'][];
type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A typed change that is shown again. */
interface TypedChange extends Typed {
  readonly kind: ChangeKind;
  /** What is wrong with the change as a whole. */
  readonly message?: string | undefined;
}

/** The fields of each kind of change. */
export const CHANGE_FIELDS: Readonly<Record<ChangeKind, readonly FormField[]>> = {
  email: [{ ...emailField, label: () => sellerDetailsText.newEmail }],
  phone: [{ ...phoneField, label: () => sellerDetailsText.newPhone }],
  business: [pinCodeField, ...streetFields, { ...gstinField, isOptional: true }],
  bank: bankFields,
};

/** The note above the form of a change. */
const noteOf = (kind: ChangeKind): string | undefined =>
  ({ bank: sellerDetailsText.noteBank, email: sellerDetailsText.noteEmail, phone: undefined, business: undefined })[
    kind
  ];

/** The page of the details. `typed` is a refused change, whose form is open. */
export async function detailsPage(visit: ShopVisit, typed?: TypedChange): Promise<PageContent> {
  const { services, context } = visit;
  const application = serialiseApplication(context.seller);
  const { businessName, contactName, email, phone, bank, pickup, gstin, pan } = application;
  const { changes, codesBy } = await readChanges(services, context.seller);
  const known = {
    ...Object.fromEntries(Object.entries(pickup ?? {}).map(([name, value]) => [`pickup.${name}`, value])),
    gstin,
  };
  const change = (kind: ChangeKind) => changeForm(visit, kind, codesBy, kind === 'business' ? known : {}, typed);
  const care = `mailto:${services.shop().store.care.email}`;
  const street = [
    pickup?.line1,
    pickup?.line2,
    [pickup?.city, [pickup?.state, pickup?.pinCode].filter(Boolean).join(' ')].filter(Boolean).join(listComma()),
  ];
  const content = html`${changes.filter(({ state }) => state === 'cooling' || state === 'unproven').map((entry) => waitingNotice(visit, entry))}
<div class="grid">${card(
    sellerDetailsText.shop,
    html`${facts([
      [sellerDetailsText.businessName, shown(businessName)],
      [sellerDetailsText.contactName, shown(contactName)],
    ])}<p class="soft">${withTags(sellerDetailsText.writeToUs, (_, text) => html`<a href="${care}">${text}</a>`)}</p>`,
  )}${card(
    sellerDetailsText.contact,
    html`${facts([
      [loginText.email, mailWords(email)],
      [sellerDetailsText.phone, formatPhone(phone)],
      [
        listLanguages().length > 1 ? sellerDetailsText.language : '',
        listLanguages().length > 1 && [
          languageName(context.seller.language),
          ' ',
          link('/language', operatorFrameText.language),
        ],
      ],
    ])}${change('email')}${change('phone')}`,
  )}${card(
    sellerDetailsText.business,
    html`${facts([
      [sellerDetailsText.pickup, lines(street)],
      gstin === undefined ? [sellerDetailsText.pan, shown(pan)] : [sellerDetailsText.gstin, gstin],
    ])}${change('business')}`,
  )}${card(
    sellerDetailsText.bank,
    html`${facts([
      [sellerDetailsText.holder, shown(bank?.holder)],
      [sellerDetailsText.accountNumber, shown(bank?.accountNumber)],
      [sellerDetailsText.ifsc, shown(bank?.ifsc)],
    ])}${change('bank')}`,
  )}</div>`;
  return {
    title: sellerPagesText.details,
    content,
    ...askingForPinCode(),
    ...(typed && { status: 422 }),
    ...(typed?.message !== undefined && { told: { isError: true, text: typed.message } }),
  };
}

const shown = (value: string | undefined): string => value ?? accountText.notGiven;

const languageName = (language: string | null): string =>
  languageChoices().find(({ tag }) => tag === findLanguage(language))?.name ?? '';

/** The form for a change; open if it is shown again. */
function changeForm(
  { session }: ShopVisit,
  kind: ChangeKind,
  codesBy: readonly NonNullable<SellerChangeRequest['by']>[],
  known: Typed['values'],
  typed: TypedChange | undefined,
): Html {
  const again = typed?.kind === kind ? typed : undefined;
  const shownAgain: Typed = again ?? { values: known };
  const note = noteOf(kind);
  const by: readonly (readonly [string, string])[] = [
    ['mail', sellerDetailsText.byEmail],
    ['phone', sellerDetailsText.byPhone],
  ];
  const fields: Content = [
    note !== undefined && html`<p class="soft">${note}</p>`,
    problemSummary(shownAgain, CHANGE_FIELDS[kind]),
    formFields(CHANGE_FIELDS[kind], shownAgain, true),
    codesBy.length > 1 && choice(sellerDetailsText.sendBy, 'by', by, shownAgain.values['by'] ?? 'mail'),
  ];
  return behind(
    sellerDetailsText.changeKind({ kind }),
    html`<form class="narrow" method="post" action="${linkTo(`${DETAILS}/${kind}`)}">${hiddenFields({ form: session.formToken })}${fields}<button type="submit">${sellerDetailsText.sendCode}</button></form>`,
    again !== undefined,
  );
}

/** Says that a change waits, with the button that stops it. */
function waitingNotice(visit: ShopVisit, { id, kind, state, accountEnding, dueAt }: SellerChange): Html {
  const moment = formatMoment(Date.parse(dueAt));
  const words =
    state === 'cooling'
      ? sellerDetailsText.bankWaits({ ending: accountEnding ?? '', moment })
      : sellerDetailsText.linkWaits({ kind, moment });
  return html`<div class="notice warn"><p>${words}</p>${actionForm(visit, 'stop-change', { word: id, button: sellerDetailsText.stop, isPlain: true })}</div>`;
}
