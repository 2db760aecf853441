import { cleanAccountNumber } from '../../../../core/seller/seller.ts';
import { checksText } from '../../../../messages/rooms/checks.ts';
import { sellerDetailsText } from '../../../../messages/rooms/seller-details.ts';
import { sellerPagesText } from '../../../../messages/rooms/seller-pages.ts';
import { html } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { checkFields } from '../../../records/sellers/application.ts';
import { askForChange, confirmChange } from '../../../records/sellers/changes.ts';
import { changeRequest, confirmChangeRequest } from '../../../../contract/sellers.ts';
import type { HostServices } from '../../../entry/services.ts';
import { field, hiddenFields, type Typed } from '../../kit/pieces/fields.ts';
import { missingFields, problemsOf } from '../../kit/forms/form.ts';
import { type PageContent, redirectTo } from '../../kit/page/layout.ts';
import type { Outcome } from '../../kit/page/routes.ts';
import { backLink, HOME, linkTo } from '../frame/links.ts';
import { form, shopPage, type ShopVisit, shopOf, type Visit } from '../frame/visit.ts';
import { fillInAddress } from './pin-code.ts';
import { CHANGE_FIELDS, CHANGE_KINDS, DETAILS, detailsPage } from './details.ts';

type ChangeKind = (typeof CHANGE_KINDS)[number];

const CONFIRM = `${DETAILS}/confirm`;

/** The details of an open shop: the present ones, forms to change them, and the code that confirms a change. */
export const detailsPages = (services: HostServices): PageRoute[] => [
  shopPage(services, DETAILS, detailsPage),
  ...CHANGE_KINDS.map((kind) =>
    form(services, `${DETAILS}/${kind}`, (visit, typed) => ask(visit, kind, typed), DETAILS),
  ),
  form(services, CONFIRM, confirm, DETAILS),
];

/** The fields of a change, as the host takes them. */
function changeOf(kind: ChangeKind, values: Typed['values']): object {
  const text = (name: string): string | undefined => values[name]?.trim() || undefined;
  const group = (path: string, names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, text(`${path}.${name}`)]));
  switch (kind) {
    case 'bank':
      return { bank: group('bank', ['holder', 'accountNumber', 'ifsc']) };
    case 'business': {
      const gstin = text('gstin');
      const pickup = group('pickup', ['line1', 'line2', 'city', 'state', 'pinCode']);
      return gstin === undefined ? { pickup } : { pickup, gstin };
    }
    default:
      return { [kind]: text(kind) };
  }
}

async function ask(visit: Visit, kind: ChangeKind, form: URLSearchParams): Promise<Outcome> {
  const shop = shopOf(visit);
  if (!shop) return redirectTo(HOME, HOME.path);
  const values = fillInAddress(Object.fromEntries(form));
  const by = values['by'] === 'phone' ? { by: 'phone' as const } : {};
  const parsed = changeRequest.safeParse({ ...changeOf(kind, values), ...by });
  const again =
    cleanAccountNumber(values['accountAgain'] ?? '') !== cleanAccountNumber(values['bank.accountNumber'] ?? '');
  const problems = {
    ...(kind === 'bank' && again && { accountAgain: checksText.accountAgain }),
    ...problemsOf(parsed.error),
    ...(parsed.data && checkFields(parsed.data).problems),
    ...missingFields(CHANGE_FIELDS[kind], { values }),
  };
  if (!parsed.success || Object.keys(problems).length > 0) return detailsPage(shop, { kind, values, problems });
  const answer = await askForChange(visit.services, shop.shop.id, parsed.data);
  if ('error' in answer) {
    const { fields, message } = answer.error;
    return detailsPage(shop, { kind, values, problems: fields ?? {}, message: fields ? undefined : message });
  }
  const { change, request } = answer.data;
  return codePage(shop, { kind, id: change.id, request });
}

interface AskedChange {
  readonly kind: ChangeKind;
  readonly id: string;
  /** The `request` of the first answer. */
  readonly request: string;
}

/** Asks for the code that was sent to the address or number on file. */
const codePage = ({ session }: ShopVisit, { kind, id, request }: AskedChange, problem?: string): PageContent => ({
  title: sellerDetailsText.changeKind({ kind }),
  back: backLink(DETAILS, sellerPagesText.details),
  content: html`<form class="narrow" method="post" action="${linkTo(CONFIRM)}">${hiddenFields({ form: session.formToken, kind, id, request })}
${field(sellerDetailsText.code({ kind }), 'code', { inputmode: 'numeric', autocomplete: 'one-time-code', required: true, maxlength: 20, class: 'code', autofocus: true })}
<button type="submit">${sellerDetailsText.confirm}</button></form>`,
  ...(problem !== undefined && { status: 422, told: { isError: true, text: problem } }),
});

async function confirm(visit: Visit, form: URLSearchParams): Promise<Outcome> {
  const shop = shopOf(visit);
  const kind = CHANGE_KINDS.find((known) => known === form.get('kind'));
  if (!shop || !kind) return redirectTo(HOME, HOME.path);
  const asked = { kind, id: form.get('id') ?? '', request: form.get('request') ?? '' };
  const parsed = confirmChangeRequest.safeParse({ request: asked.request, code: form.get('code') ?? '' });
  if (!parsed.success) return codePage(shop, asked, parsed.error.issues[0]?.message ?? '');
  const answer = await confirmChange(visit.services, shop.shop.id, asked.id, parsed.data);
  if (!('error' in answer)) return { isError: false, text: sellerDetailsText.noted({ kind }) };
  // A wrong code can be typed again; an expired one has to be requested anew.
  return answer.error.code === 401
    ? codePage(shop, asked, answer.error.message)
    : { isError: true, text: answer.error.message };
}
