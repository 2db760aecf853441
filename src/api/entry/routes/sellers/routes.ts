import { noteSeen } from '../../../records/sellers/note-seen.ts';
import { z } from 'zod';
import { SELLER_DOCUMENT_KINDS } from '../../../../core/seller/seller-documents.ts';
import { UPLOAD_BYTES } from '../../../../core/seller/upload-limits.ts';
import { logIn } from '../../../records/accounts/login.ts';
import { closeSession } from '../../../records/accounts/sessions/sessions.ts';
import { openedSession } from '../../../../contract/accounts.ts';
import { ok } from '../../../ground/http/answer.ts';
import { nothing } from '../../../../contract/fields.ts';
import { type Caller, routesOf, type Route } from '../../../ground/http/route.ts';
import type { HostServices } from '../../services.ts';
import { checkFields, serialiseApplication } from '../../../records/sellers/application.ts';
import { chooseLanguage } from '../../../records/sellers/choose-language.ts';
import { chargeDocument, keepDocument, listDocuments, refuseUnconfirmed } from '../../../records/sellers/documents.ts';
import {
  application,
  applicationFields,
  confirmationRequest,
  languageRequest,
  sellerDocuments,
  signInRequest,
  signUpRequest,
} from '../../../../contract/sellers.ts';
import { resendConfirmation, saveApplication, signUp, submitApplication } from '../../../records/sellers/sign-up.ts';

const route = routesOf({ tag: 'Sellers' });
const data = z.object({ application });

/** The seller of a request. `access: 'seller'` guarantees that there is one. */
function requireSeller({ seller }: Caller) {
  if (!seller) throw new Error('A route of sellers was reached without a login.');
  return seller;
}

const sessionRoutes = (services: HostServices): Route[] => [
  route.post('/sellers', {
    summary: 'Open a seller account, with the draft of an application',
    body: signUpRequest,
    data: z.object({ token: z.string(), application }),
    codes: [409, 429],
    handle: ({ body, caller }) => signUp(services, checkFields(body), body.password, caller.address),
  }),
  route.post('/sellers/sign-in', {
    summary: 'Log in as a seller with email address or phone number',
    body: signInRequest,
    data: openedSession,
    codes: [401, 429],
    handle: ({ body, caller }) =>
      logIn(services, {
        kind: 'seller',
        ...body,
        client: { address: caller.address, device: body.device },
        note: noteSeen,
      }),
  }),
  route.post('/seller/sign-out', {
    summary: 'End the session of the token',
    data: nothing,
    handle: async ({ caller }) => {
      if (caller.token) await closeSession(services, caller.token);
      return ok({});
    },
  }),
];

const applicationRoutes = (services: HostServices): Route[] => [
  route.get('/seller/application', {
    summary: 'The application and its status',
    access: 'seller',
    data,
    handle: async ({ caller }) => ok({ application: serialiseApplication(requireSeller(caller)) }),
  }),
  route.put('/seller/application', {
    summary: 'Save fields of the application',
    access: 'seller',
    body: applicationFields,
    data,
    codes: [409],
    handle: ({ body, caller }) =>
      saveApplication(services, requireSeller(caller).id, checkFields(body), caller.address),
  }),
  route.post('/seller/application/submit', {
    summary: 'Submit the application',
    access: 'seller',
    data,
    codes: [409, 422],
    handle: ({ caller }) => submitApplication(services, requireSeller(caller).id, caller.address),
  }),
  route.post('/seller/application/confirmation', {
    summary: 'Send the link that confirms the address again, or to another address',
    access: 'seller',
    body: confirmationRequest,
    data,
    codes: [409, 429],
    handle: ({ body, caller }) => resendConfirmation(services, requireSeller(caller).id, body.email, caller.address),
  }),
  route.post('/seller/language', {
    summary: 'Choose the language of mails and messages, of those that the application lists',
    access: 'seller',
    body: languageRequest,
    data,
    handle: ({ body, caller }) => chooseLanguage(services, requireSeller(caller), body.language),
  }),
];

const documentRoutes = (services: HostServices): Route[] => [
  route.get('/seller/application/documents', {
    summary: 'Which documents the application should have, and which were sent',
    access: 'seller',
    data: sellerDocuments,
    handle: async ({ caller }) => ok(await listDocuments(services.database.read, requireSeller(caller))),
  }),
  route.post('/seller/application/documents/{kind}', {
    summary: 'Send a document: a photo or a PDF, in place of the one of its kind',
    access: 'seller',
    params: z.object({ kind: z.enum(SELLER_DOCUMENT_KINDS) }),
    upload: {
      mediaType: 'application/octet-stream',
      mostBytes: UPLOAD_BYTES.document,
      refuse: async ({ caller, bytes }) => {
        const seller = requireSeller(caller);
        return (
          (await refuseUnconfirmed(services, seller, caller.address)) ??
          (await chargeDocument(services, seller, caller.address, bytes))
        );
      },
    },
    data: sellerDocuments,
    codes: [409, 413, 422, 429],
    handle: ({ params, upload, caller }) => keepDocument(services, requireSeller(caller), params.kind, upload),
  }),
];

/** Sellers' accounts, their applications and documents. */
export const sellerRoutes = (services: HostServices): Route[] => [
  ...sessionRoutes(services),
  ...applicationRoutes(services),
  ...documentRoutes(services),
];
