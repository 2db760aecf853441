import { z } from 'zod';
import { ok } from '../../../ground/http/answer.ts';
import { month } from '../../../../contract/fields.ts';
import type { Route } from '../../../ground/http/route.ts';
import { dashboard, sellerOf } from '../sellers/dashboard.ts';
import type { HostServices } from '../../services.ts';
import { readPayouts } from '../../../records/ledger/overview.ts';
import { afterLine, payouts, statement } from '../../../../contract/payouts.ts';
import { readStatement } from '../../../records/ledger/statements.ts';

/** Payouts and statements in the seller dashboard. */
export const ledgerRoutes = (services: HostServices): Route[] => [
  dashboard.get('/seller/payouts', {
    summary: 'What the shop owes the seller, the next payout, and the last ones',
    data: z.object({ payouts }),
    codes: [403],
    handle: async ({ caller }) => ok({ payouts: await readPayouts(services, sellerOf(caller).sellerId) }),
  }),
  dashboard.get('/seller/statements/{month}', {
    summary: "A month of the seller's account, at most 200 lines at once",
    params: z.object({ month }),
    query: z.object({ after: afterLine }),
    data: z.object({ statement }),
    codes: [403],
    handle: ({ params, query, caller }) =>
      services.database.snapshot(async (db) =>
        ok({
          statement: await readStatement(db, services.shop(), sellerOf(caller).sellerId, params.month, query.after),
        }),
      ),
  }),
];
