import type { SellerApplication } from '../../../../contract/sellers.ts';
import { missingDocuments } from '../../../../core/seller/seller-documents.ts';
import { emailField } from '../../../../core/seller/application-fields.ts';
import { sellerApplicationText } from '../../../../messages/rooms/seller-application.ts';
import { sellerDetailsText } from '../../../../messages/rooms/seller-details.ts';
import { sellerOrdersText } from '../../../../messages/rooms/seller-orders.ts';
import { formatPhone } from '../../../../core/address/phone.ts';
import { clientAddress } from '../../../ground/net/client-address.ts';
import { type Content, type Html, html } from '../../../ground/http/html.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { serialiseApplication } from '../../../records/sellers/application.ts';
import { listDocuments } from '../../../records/sellers/documents.ts';
import { confirmationRequest } from '../../../../contract/sellers.ts';
import { resendConfirmation } from '../../../records/sellers/sign-up.ts';
import type { HostServices } from '../../../entry/services.ts';
import { hiddenFields } from '../../kit/pieces/fields.ts';
import { formField } from '../../kit/forms/form.ts';
import { typedInto } from '../../kit/forms/sent-form.ts';
import { formatMoment } from '../../kit/pieces/format.ts';
import { behind } from '../../kit/pieces/html.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { linkTo } from '../frame/links.ts';
import { form, type Visit } from '../frame/visit.ts';
import { documentForms } from './documents.ts';
import { shrinkScript } from '../../kit/page/page-scripts.ts';

/** The state of an application of a seller without an open shop, and what is left to do. */

/** A step on the way to an open shop. The first unfinished one is to be done now. */
interface Step {
  readonly title: string;
  readonly note?: Content;
  readonly isDone: boolean;
  /** The work of this step. */
  readonly work?: Content;
}

const STATES = {
  done: () => sellerApplicationText.stepDone,
  now: () => sellerApplicationText.stepNow,
  next: () => sellerApplicationText.stepToCome,
} as const;

function stepList(steps: readonly Step[]): Html {
  const now = steps.findIndex(({ isDone }) => !isDone);
  return html`<ol class="way">${steps.map(({ title, note, isDone, work }, index) => {
    const state = isDone ? 'done' : index === now ? 'now' : 'next';
    return html`<li class="${state}"><b>${title}</b><span class="unseen">${STATES[state]()}</span><span class="soft">${note}</span>${work}</li>`;
  })}</ol>`;
}

/** The page of an application: its state, and what the applicant has to do first. */
export async function applicationState(visit: Visit): Promise<PageContent> {
  const { services, context } = visit;
  const application = serialiseApplication(context.seller);
  const { wanted, sent } = await listDocuments(services.database.read, context.seller);
  const missing = missingDocuments(wanted, sent).length;
  switch (application.status) {
    case 'submitted':
      return submittedPage(visit, application, missing);
    case 'suspended':
      return suspendedPage(visit, application);
    default:
      return unfinishedPage(visit, application);
  }
}

async function unfinishedPage(visit: Visit, { status, reason }: SellerApplication): Promise<PageContent> {
  const isRefused = status === 'refused';
  const text = isRefused ? sellerApplicationText.refusedText : sellerApplicationText.draftText;
  const button = isRefused ? sellerApplicationText.change : sellerApplicationText.finish;
  return {
    title: isRefused ? sellerApplicationText.refusedTitle : sellerApplicationText.draftTitle,
    content: html`<section class="card"><p>${text}</p>${reason !== undefined && html`<p class="notice warn">${reason}</p>`}
<p><a class="button" href="${linkTo('/application')}">${button}</a></p></section>${await documentForms(visit)}`,
    script: shrinkScript(),
  };
}

async function suspendedPage({ services }: Visit, { reason }: SellerApplication): Promise<PageContent> {
  const { phone, email } = services.shop().store.care;
  return {
    title: sellerApplicationText.suspendedTitle,
    content: html`<section class="card"><p>${sellerApplicationText.suspendedText}</p>${reason !== undefined && html`<p class="notice warn">${sellerOrdersText.reason({ reason })}</p>`}
<div class="actions"><a class="button" href="mailto:${email}">${sellerApplicationText.writeToUs}</a><a href="tel:${phone.replace(/[^+\d]/g, '')}">${formatPhone(phone)}</a></div></section>`,
  };
}

async function submittedPage(
  visit: Visit,
  { email, isEmailConfirmed, submittedAt }: SellerApplication,
  missing: number,
): Promise<PageContent> {
  const isComplete = missing === 0;
  const steps: readonly Step[] = [
    {
      title: sellerApplicationText.stepSent,
      note: submittedAt && formatMoment(Date.parse(submittedAt)),
      isDone: true,
    },
    {
      title: sellerApplicationText.stepEmail,
      note: isEmailConfirmed ? sellerApplicationText.emailConfirmed : sellerApplicationText.openLink({ email }),
      isDone: isEmailConfirmed,
      work: !isEmailConfirmed && confirmationForms(visit),
    },
    {
      title: sellerApplicationText.stepDocuments,
      note: isComplete
        ? sellerApplicationText.documentsSent
        : isEmailConfirmed
          ? sellerApplicationText.documentsHint
          : sellerApplicationText.documentsLater,
      isDone: isComplete,
      work: isEmailConfirmed && (await documentForms(visit)),
    },
    { title: sellerApplicationText.stepCheck, note: sellerApplicationText.checkTime, isDone: false },
    { title: sellerApplicationText.stepOpen, isDone: false },
  ];
  const isDenied = visit.query['confirmed'] !== undefined && !isEmailConfirmed;
  const [title, text] = titleOf(isEmailConfirmed, missing);
  return {
    title,
    content: html`<p>${text}</p>${stepList(steps)}<p><a class="button plain" href="${linkTo('')}">${sellerApplicationText.refresh}</a></p>`,
    script: shrinkScript(),
    ...(isDenied && { told: { isError: true, text: sellerApplicationText.notConfirmed({ email }) } }),
  };
}

/** What the applicant has to do first, or that the application is being checked. */
function titleOf(isEmailConfirmed: boolean, missing: number): readonly [title: string, text: string] {
  const text = sellerApplicationText.onceDone;
  if (!isEmailConfirmed) return [sellerApplicationText.confirmEmail, text];
  if (missing > 0) return [sellerApplicationText.sendDocuments({ count: missing }), text];
  return [sellerApplicationText.submittedTitle, sellerApplicationText.submittedText];
}

const CONFIRMATION = '/application/confirmation';

/** Forms until the address is confirmed: to have the mail sent again, or to another address. */
const confirmationForms = (visit: Visit): Html => {
  const hidden = hiddenFields({ form: visit.session.formToken });
  const typed = typedInto(visit, { path: CONFIRMATION }, ['email']);
  const newEmail = { ...emailField, label: () => sellerDetailsText.newEmail };
  return html`<div class="actions"><a class="button" href="${linkTo('', { confirmed: 'yes' })}">${sellerApplicationText.haveConfirmed}</a>
<form method="post" action="${linkTo(CONFIRMATION)}">${hidden}<button class="plain" type="submit">${sellerApplicationText.sendAgain}</button></form></div>
${behind(sellerApplicationText.changeEmail, html`<form class="narrow" method="post" action="${linkTo(CONFIRMATION)}">${hidden}${formField(newEmail, typed ?? { values: {} }, true)}<button class="plain" type="submit">${sellerApplicationText.sendLink}</button></form>`, typed !== undefined)}`;
};

/** The path to which these forms are sent. */
export const confirmationRoute = (services: HostServices): PageRoute => form(services, CONFIRMATION, confirm, '');

async function confirm({ services, request, context: { seller } }: Visit, typed: URLSearchParams): Promise<Notice> {
  const checked = confirmationRequest.safeParse({ email: typed.get('email') ?? undefined });
  if (!checked.success) return { isError: true, text: checked.error.issues[0]?.message ?? '', field: 'email' };
  const address = clientAddress(request, services.config.trustedProxies);
  const answer = await resendConfirmation(services, seller.id, checked.data.email, address);
  return 'error' in answer
    ? { isError: true, text: answer.error.message }
    : { isError: false, text: sellerApplicationText.linkSent({ email: answer.data.application.email }) };
}
