import { z } from 'zod';
import { logIn } from '../accounts/login.ts';
import { closeSession } from '../accounts/sessions.ts';
import { ok } from '../http/answer.ts';
import { anyPassword, email, line, nothing, password, phoneText } from '../http/fields.ts';
import { defineRoute, type Route } from '../http/route.ts';
import type { SellerRow } from '../database/tables.ts';
import { present } from '../http/fields.ts';
import type { Services } from '../services.ts';
import { application, applicationFields, checkFields, fieldsOf, viewApplication } from './application.ts';
import { saveApplication, signUp, submitApplication } from './sign-up.ts';

const tag = 'Sellers';
const data = z.object({ application });

export function sellerRoutes(services: Services): Route[] {
  return [
    defineRoute({
      method: 'post',
      path: '/sellers',
      tag,
      summary: 'Open a seller account, with the draft of an application',
      body: applicationFields.extend({
        businessName: line(120, 2),
        contactName: line(100, 2),
        phone: phoneText,
        email,
        password,
      }),
      data: z.object({ token: z.string(), application }),
      codes: [409, 422, 429],
      handle: ({ body, caller }) => signUp(services, checkFields(body), body.password, caller.address),
    }),
    defineRoute({
      method: 'post',
      path: '/sellers/sign-in',
      tag,
      summary: 'Sign in as a seller with e-mail address or phone number',
      body: z.object({ login: line(200), password: anyPassword }),
      data: z.object({ token: z.string() }),
      codes: [401, 422, 429],
      handle: ({ body, caller }) => logIn(services, { kind: 'seller', ...body }, caller.address),
    }),
    defineRoute({
      method: 'get',
      path: '/seller/session',
      tag,
      summary: 'Whose the token is; null when it is not good',
      access: 'maybe-seller',
      data: z
        .object({
          seller: z.object({
            id: z.string(),
            businessName: z.string().optional(),
            status: application.shape.status,
            shop: z.string().optional(),
          }),
        })
        .nullable(),
      handle: async ({ caller }) => {
        if (!caller.seller) return ok(null);
        const { id, status, shop } = caller.seller;
        return ok({ seller: { id, status, ...present({ businessName: fieldsOf(caller.seller).businessName, shop }) } });
      },
    }),
    defineRoute({
      method: 'post',
      path: '/seller/sign-out',
      tag,
      summary: 'End the session of the token',
      data: nothing,
      handle: async ({ caller }) => {
        if (caller.token) await closeSession(services, caller.token);
        return ok({});
      },
    }),
    defineRoute({
      method: 'get',
      path: '/seller/application',
      tag,
      summary: 'The application, and how it stands',
      access: 'seller',
      data,
      handle: async ({ caller }) => ok({ application: viewApplication(caller.seller as SellerRow) }),
    }),
    defineRoute({
      method: 'put',
      path: '/seller/application',
      tag,
      summary: 'Keep more of the application',
      access: 'seller',
      body: applicationFields,
      data,
      codes: [409, 422],
      handle: ({ body, caller }) => saveApplication(services, (caller.seller as SellerRow).id, checkFields(body)),
    }),
    defineRoute({
      method: 'post',
      path: '/seller/application/submit',
      tag,
      summary: 'Send the application in',
      access: 'seller',
      data,
      codes: [409, 422],
      handle: ({ caller }) => submitApplication(services, (caller.seller as SellerRow).id),
    }),
  ];
}
