import { z } from 'zod';
import { ok } from '../../../ground/http/answer.ts';
import { id } from '../../../../contract/fields.ts';
import { defineRoute, type Route } from '../../../ground/http/route.ts';
import type { HostServices } from '../../services.ts';
import {
  addAddress,
  changeAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
} from '../../../records/accounts/addresses.ts';
import { requireAccount } from './require-account.ts';
import { addressRequest, savedAddress } from '../../../../contract/accounts.ts';

const common = {
  tag: 'Own account',
  access: 'account',
  data: z.object({ addresses: z.array(savedAddress) }),
} as const;
const params = z.object({ address: id });

/** The saved addresses of an account. Each call returns all of them. */
export const addressRoutes = (services: HostServices): Route[] => [
  defineRoute({
    ...common,
    method: 'get',
    path: '/account/addresses',
    summary: 'The saved addresses, default ones first, then the newest',
    handle: async ({ caller }) =>
      ok({ addresses: await listAddresses(services.database.read, requireAccount(caller).row.id) }),
  }),
  defineRoute({
    ...common,
    method: 'post',
    path: '/account/addresses',
    summary: 'Save an address, checked as that of an order is; the first one of a market is its default',
    body: addressRequest,
    codes: [409],
    handle: ({ caller, body }) => addAddress(services, requireAccount(caller).row, body),
  }),
  defineRoute({
    ...common,
    method: 'put',
    path: '/account/addresses/{address}',
    summary: 'Replace a saved address',
    params,
    body: addressRequest,
    handle: ({ caller, params: { address }, body }) =>
      changeAddress(services, requireAccount(caller).row, address, body),
  }),
  defineRoute({
    ...common,
    method: 'post',
    path: '/account/addresses/{address}/default',
    summary: 'Make an address the default of its market',
    params,
    handle: ({ caller, params: { address } }) => setDefaultAddress(services, requireAccount(caller).row, address),
  }),
  defineRoute({
    ...common,
    method: 'post',
    path: '/account/addresses/{address}/delete',
    summary: 'Delete a saved address; after the default one the newest of its market is the default',
    params,
    handle: ({ caller, params: { address } }) => deleteAddress(services, requireAccount(caller).row, address),
  }),
];
