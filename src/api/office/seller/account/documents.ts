import type { SellerDocuments } from '../../../../contract/sellers.ts';
import {
  DOCUMENT_TYPES,
  missingDocuments,
  MOST_DOCUMENT_BYTES,
  SELLER_DOCUMENT_KINDS,
  type SellerDocumentKind,
} from '../../../../core/seller/seller-documents.ts';
import { withCapital } from '../../../../core/text/capital.ts';
import { officeText } from '../../../../messages/rooms/office.ts';
import { sellerApplicationText } from '../../../../messages/rooms/seller-application.ts';
import { sellerDashboardText } from '../../../../messages/rooms/seller-dashboard.ts';
import { sellerDocumentsText } from '../../../../messages/rooms/seller-documents.ts';
import { type Html, html, withTags } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { chargeDocument, keepDocument, listDocuments, refuseUnconfirmed } from '../../../records/sellers/documents.ts';
import type { HostServices } from '../../../entry/services.ts';
import { hiddenFields } from '../../kit/pieces/fields.ts';
import { formatMoment } from '../../kit/pieces/format.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { shrinkScript } from '../../kit/page/page-scripts.ts';
import { linkTo } from '../frame/links.ts';
import { page, upload, type Visit } from '../frame/visit.ts';

/** The documents of a seller: copies with which the operator checks the typed details. */

const PATH = '/documents';

/** The page for documents of an open shop. Those of an application are on its own page. */
export const documentPages = (services: HostServices): PageRoute[] => [
  page(services, PATH, documentsPage),
  ...SELLER_DOCUMENT_KINDS.map((kind) =>
    upload(services, `${PATH}/${kind}`, {
      mostBytes: MOST_DOCUMENT_BYTES,
      refuse: async ({ context: { seller } }, address, bytes) =>
        (await refuseUnconfirmed(services, seller, address)) ?? chargeDocument(services, seller, address, bytes),
      take: async ({ context: { seller } }, { files: [file], isTooLarge }) => {
        if (isTooLarge) return { isError: true, text: officeText.fileLarge({ most: MOST_DOCUMENT_BYTES / 1e6 }) };
        if (!file) return { isError: true, text: sellerApplicationText.unreadable };
        const answer = await keepDocument(services, seller, kind, file.content);
        if (!('error' in answer)) return { isError: false, text: sellerApplicationText.documentsSent };
        return { isError: true, text: answer.error.fields?.[kind] ?? answer.error.message };
      },
      back: PATH,
    }),
  ),
];

const WORDS: Readonly<Record<SellerDocumentKind, () => readonly [title: string, hint: string]>> = {
  pan: () => [sellerDocumentsText.pan, sellerDocumentsText.panHint],
  gst: () => [sellerDocumentsText.gst, sellerDocumentsText.gstHint],
  bank: () => [sellerDocumentsText.bankTitle, sellerDocumentsText.bankHint],
};

async function documentsPage(visit: Visit): Promise<PageContent> {
  return { title: sellerApplicationText.documents, content: await documentForms(visit), script: shrinkScript() };
}

/** A form for each document that is wanted or was sent. */
export async function documentForms({ services, session, here, context: { seller } }: Visit): Promise<Html> {
  const { wanted, sent } = await listDocuments(services.database.read, seller);
  const missing = missingDocuments(wanted, sent);
  const forms = SELLER_DOCUMENT_KINDS.flatMap((kind) => {
    const known = sent.find((document) => document.kind === kind);
    return known || missing.includes(kind) ? [documentForm(kind, known, { form: session.formToken, back: here })] : [];
  });
  const privacy = services.siteUrl() + services.shop().store.pages.privacy;
  return html`<section class="documents"><p class="soft">${withTags(
    sellerDocumentsText.rules({ most: MOST_DOCUMENT_BYTES / 1e6 }),
    (_, text) => html`<a href="${privacy}">${text}</a>`,
  )}</p>${forms}</section>`;
}

function documentForm(
  kind: SellerDocumentKind,
  known: SellerDocuments['sent'][number] | undefined,
  hidden: Readonly<Record<string, string>>,
): Html {
  const [title, hint] = WORDS[kind]();
  const id = `document-${kind}`;
  const said = known
    ? sellerApplicationText.documentSent({
        moment: formatMoment(Date.parse(known.sentAt)),
        kilobytes: Math.ceil(known.bytes / 1024),
      })
    : hint;
  return html`<form class="card" method="post" enctype="multipart/form-data" action="${linkTo(`${PATH}/${kind}`)}">${hiddenFields(hidden)}
<div class="field"><label for="${id}">${withCapital(title)}</label><input type="file" id="${id}" name="file" accept="${DOCUMENT_TYPES.join()}" required data-shrink aria-describedby="${id}-hint"><span class="soft" id="${id}-hint">${said}</span></div>
<button class="plain" type="submit">${sellerDashboardText.sendNow}</button></form>`;
}
