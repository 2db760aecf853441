import { noOrder } from '../../../records/orders/record/find.ts';
import { z } from 'zod';
import type { ShipmentStep } from '../../../../core/order/order-status.ts';
import { UNDELIVERED, type Undelivered } from '../../../../core/order/undelivered.ts';
import { ok } from '../../../ground/http/answer.ts';
import { id } from '../../../../contract/fields.ts';
import type { Route } from '../../../ground/http/route.ts';
import type { HostServices } from '../../services.ts';
import { stepTogether } from '../../../records/seller-orders/step-together.ts';
import { dashboard, sellerOf } from './dashboard.ts';
import { listShipments } from '../../../records/seller-orders/list-shipments.ts';
import { findShipment, reportSellerShipment, stepSellerShipment } from '../../../records/seller-orders/shipments.ts';
import {
  bulkAcceptResult,
  dispatchRequest,
  reasonRequest,
  sellerShipment,
  sellerShipmentList,
  sellerShipmentQuery,
  shipmentsRequest,
} from '../../../../contract/seller-orders.ts';

const shipmentPath = z.object({ shipmentId: id });
const data = z.object({ shipment: sellerShipment });

/** A seller's shipments and their steps. */
export const shipmentRoutes = (services: HostServices): Route[] => [
  dashboard.get('/seller/shipments', {
    summary: "The seller's shipments, newest first",
    query: sellerShipmentQuery,
    data: sellerShipmentList,
    codes: [403],
    handle: async ({ query, caller }) => ok(await listShipments(services, sellerOf(caller).sellerId, query)),
  }),
  dashboard.get('/seller/shipments/{shipmentId}', {
    summary: 'A shipment',
    params: shipmentPath,
    data,
    codes: [403],
    handle: async ({ params, caller }) => {
      const shipment = await findShipment(services, sellerOf(caller).sellerId, params.shipmentId);
      return shipment ? ok({ shipment }) : noOrder();
    },
  }),
  dashboard.post('/seller/shipments/accept', {
    summary: 'Accept several shipments, each by itself; a repeated request has the same results',
    body: shipmentsRequest,
    data: z.object({ results: z.array(bulkAcceptResult) }),
    codes: [403],
    handle: async ({ body, caller }) => {
      const results = await stepTogether(services, sellerOf(caller), body.shipmentIds, 'accept');
      return ok({ results: results.map(({ isDone: isAccepted, ...result }) => ({ ...result, isAccepted })) });
    },
  }),
  plainStep(services, 'accept'),
  plainStep(services, 'pack'),
  plainStep(services, 'deliver'),
  ...UNDELIVERED.map((state) => reportRoute(services, state)),
  dashboard.post('/seller/shipments/{shipmentId}/dispatch', {
    summary: 'Hand a shipment to the courier; it gets its invoice number',
    params: shipmentPath,
    body: dispatchRequest,
    data,
    codes: [403, 409],
    handle: ({ params, body, caller }) =>
      stepSellerShipment(services, { ...sellerOf(caller), shipmentId: params.shipmentId }, 'dispatch', body),
  }),
  dashboard.post('/seller/shipments/{shipmentId}/decline', {
    summary: "Decline a shipment that can't be sent",
    params: shipmentPath,
    body: reasonRequest,
    data,
    codes: [403, 409],
    handle: ({ params, body, caller }) =>
      stepSellerShipment(services, { ...sellerOf(caller), shipmentId: params.shipmentId }, 'decline', body),
  }),
];

/** A report that a dispatched parcel was not delivered. */
const reportRoute = (services: HostServices, state: Undelivered): Route =>
  dashboard.post(`/seller/shipments/{shipmentId}/${state}`, {
    summary: `Report a parcel that was not delivered: ${state}`,
    params: shipmentPath,
    data,
    codes: [403, 409],
    handle: ({ params, caller }) =>
      reportSellerShipment(services, { ...sellerOf(caller), shipmentId: params.shipmentId }, state),
  });

/** A step without further data. */
const plainStep = (services: HostServices, step: ShipmentStep): Route =>
  dashboard.post(`/seller/shipments/{shipmentId}/${step}`, {
    summary: `Move a shipment on: ${step}`,
    params: shipmentPath,
    data,
    codes: [403, 409],
    handle: ({ params, caller }) =>
      stepSellerShipment(services, { ...sellerOf(caller), shipmentId: params.shipmentId }, step),
  });
