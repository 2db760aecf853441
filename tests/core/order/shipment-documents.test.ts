import { expect, test } from 'vitest';
import type { ReturnRequest } from '../../../src/contract/orders.ts';
import { documentsOf } from '../../../src/core/order/shipment-documents.ts';

const back: ReturnRequest = {
  ...{ id: 'r', status: 'received', reason: 'Too small', refundMinor: 1, requestedAt: '', lines: [] },
  creditNoteNumber: 'CN/1',
};

test('a shipment has a label until it is delivered, an invoice from dispatch on, a credit note for what came back', () => {
  const of = (status: Parameters<typeof documentsOf>[0]['status'], rest = {}) =>
    documentsOf({ status, returns: [], ...rest });
  expect(of('packed')).toEqual(['label', 'pack-slip']);
  expect(of('dispatched', { invoiceNumber: '1' })).toEqual(['label', 'pack-slip', 'invoice']);
  expect(of('delivered', { invoiceNumber: '1', returns: [back] })).toEqual(['pack-slip', 'invoice', 'credit-note']);
  expect(of('cancelled')).toEqual([]);
});
