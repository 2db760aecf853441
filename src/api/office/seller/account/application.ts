import { sellerApplicationText } from '../../../../messages/rooms/seller-application.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerFormText } from '../../../../messages/rooms/seller-form.ts';
import { clientAddress } from '../../../ground/net/client-address.ts';
import type { Failure } from '../../../ground/http/answer.ts';
import { html } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { fieldsOf, serialiseApplication } from '../../../records/sellers/application.ts';
import { saveApplication, submitApplication } from '../../../records/sellers/sign-up.ts';
import type { HostServices } from '../../../entry/services.ts';
import { hiddenFields } from '../../kit/pieces/fields.ts';
import type { Typed } from '../../kit/pieces/fields.ts';
import { type PageContent, redirectTo } from '../../kit/page/layout.ts';
import type { Outcome } from '../../kit/page/routes.ts';
import { backLink, HOME, linkTo } from '../frame/links.ts';
import { form, page, type Visit } from '../frame/visit.ts';
import { applicationParts, readApplication } from './application-form.ts';
import { askingForPinCode, fillInAddress } from './pin-code.ts';
import { sendButtons } from './sign-up.ts';

const PATH = '/application';

/** The pages of an application that is continued. */
export const applicationPages = (services: HostServices): PageRoute[] => [
  page(
    services,
    PATH,
    async (visit) => (isOpen(visit) ? applicationPage(visit, knownFields(visit)) : redirectTo(HOME, HOME.path)),
    '',
  ),
  form(services, PATH, take, ''),
];

const isOpen = ({ context: { seller } }: Visit): boolean => seller.status === 'draft' || seller.status === 'refused';

/** The stored application, for the form. */
function knownFields({ context: { seller } }: Visit): Typed {
  const { businessName, contactName, phone, email, pickup = {}, gstin, gstExempt, pan } = serialiseApplication(seller);
  const address = Object.entries(pickup).map(([name, value]) => [`pickup.${name}`, value] as const);
  const tax = gstExempt ? { tax: 'exempt', gstExempt: 'yes' } : { tax: 'registered' };
  return { values: { businessName, contactName, phone, email, ...Object.fromEntries(address), gstin, pan, ...tax } };
}

async function applicationPage(
  { services, session, context: { seller } }: Visit,
  typed: Typed,
  refused?: Failure,
): Promise<PageContent> {
  const { bank } = serialiseApplication(seller);
  const content = html`${seller.reason !== null && html`<p class="notice warn">${sellerApplicationText.notAccepted({ reason: seller.reason })}</p>`}
<form class="parts" method="post" action="${linkTo(PATH)}">${hiddenFields({ form: session.formToken })}
${applicationParts(services, typed, { isNew: false, ...(bank && { bank }) })}${sendButtons()}</form>`;
  return {
    title: sellerDashboardText.application,
    back: backLink('', sellerFormText.dashboard),
    content,
    ...askingForPinCode(),
    ...(typed.problems && { status: 422 }),
    ...(refused && { status: refused.error.code, told: { isError: true, text: refused.error.message } }),
  };
}

async function take(visit: Visit, form: URLSearchParams): Promise<Outcome> {
  const { services, request, context } = visit;
  if (!isOpen(visit)) return redirectTo(HOME, HOME.path);
  const values = fillInAddress(Object.fromEntries(form));
  const isComplete = values['way'] !== 'save';
  const { bank } = fieldsOf(context.seller);
  const { checked, problems } = readApplication({ values }, { isNew: false, isComplete, ...(bank && { bank }) });
  if (Object.keys(problems).length > 0) return applicationPage(visit, { values, problems });
  const address = clientAddress(request, services.config.trustedProxies);
  const { id } = context.seller;
  const saved = await saveApplication(services, id, checked, address);
  const answer = 'error' in saved || !isComplete ? saved : await submitApplication(services, id, address);
  if ('error' in answer) {
    const { fields } = answer.error;
    return applicationPage(visit, { values, ...(fields && { problems: fields }) }, fields ? undefined : answer);
  }
  return { isError: false, text: isComplete ? sellerFormText.received : sellerFormText.saved };
}
