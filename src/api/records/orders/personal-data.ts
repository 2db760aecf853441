import { exportOrders, exportReturnPictures } from './export.ts';
import { erasePicturesOfAccount } from './return-pictures.ts';
import { detachOrders } from './set-order.ts';
import type { PersonalData } from '../../ground/privacy/personal-data.ts';
import { by, given, impersonal, none, ruleFor, secret, type ColumnRule } from '../../ground/privacy/rules.ts';

const OF_ORDER = { found: [by('order', 'order_id')], onRequest: { does: 'order' } } as const;

const ADDRESS: ColumnRule = {
  json: {
    line1: { holds: 'address', fate: 'books', blank: '' },
    line2: { holds: 'address', fate: 'books' },
    landmark: { holds: 'landmark', fate: 'contact' },
    city: { holds: 'address', fate: 'books', blank: '' },
    pinCode: { holds: 'PIN code', fate: 'books' },
  },
  // Taxes depend on them.
  others: ['state', 'country'],
};

const BUYER = {
  'buyer.name': { holds: 'name', fate: 'books', blank: '' },
  'buyer.address': { holds: 'address', fate: 'books', blank: '' },
} as const;
/** The seller of an invoice is in the catalogue. */
const OF_INVOICE = ['shipmentId', 'number', 'issuedOn', 'kind', 'seller', 'buyer.state', 'lines', 'totals'];

/** What the host keeps about people in orders and what belongs to them. */
export const orderData: PersonalData = {
  tables: {
    orders: ruleFor<'orders'>()({
      words: 'order',
      found: [by('order', 'id')],
      onRequest: { does: 'order' },
      columns: {
        ...none('id', 'number', 'market', 'currency', 'stage', 'payment_method', 'payment_status', 'pay_until'),
        ...none('last_failure', 'delivery_option', 'items_minor', 'delivery_minor', 'cash_fee_minor', 'total_minor'),
        ...none('title', 'line_count', 'pieces', 'created_at', 'personal_data', 'language'),
        ...none('discount_minor', 'offers', 'code_offer'),
        ...secret('access_key'),
        account_id: given('account', 'account'),
        contact_name: given('name', 'books', ''),
        contact_phone: given('phone', 'contact', ''),
        contact_email: given('email', 'contact'),
        address: ADDRESS,
        estimate: { json: {}, others: ['from', 'to', 'means', 'leadTimeDays', 'bySeller'] },
        refund_upi: given('UPI ID', 'upi'),
        refund_upi_at: given('when the UPI ID was given', 'upi'),
        refund_upi_from: given('from when the UPI ID is used', 'upi'),
      },
    }),
    shipments: ruleFor<'shipments'>()({
      words: 'shipment of an order',
      ...OF_ORDER,
      columns: {
        ...none('id', 'order_id', 'position', 'seller_id', 'status', 'items_minor', 'fees_minor', 'courier'),
        ...none('tracking_number', 'invoice_number', 'created_at', 'dispatched_at', 'delivered_at', 'cancelled_at'),
        ...none('undelivered', 'undelivered_at'),
        invoice: { json: BUYER, others: OF_INVOICE },
        reason: given('what was written when it was cancelled', 'contact'),
      },
    }),
    order_lines: ruleFor<'order_lines'>()({
      words: 'line of an order',
      ...OF_ORDER,
      columns: {
        ...none('id', 'order_id', 'shipment_id', 'position', 'sku', 'size', 'title', 'path', 'picture', 'quantity'),
        ...none('price_minor', 'gst_basis_points', 'hsn', 'commission_basis_points', 'grams', 'stock_taken'),
        ...none('discount_minor', 'shop_minor'),
      },
    }),
    order_events: ruleFor<'order_events'>()({
      words: 'event of an order',
      ...OF_ORDER,
      columns: {
        ...none('id', 'order_id', 'shipment_id', 'at', 'event'),
        note: given('what was written', 'contact'),
      },
    }),
    returns: ruleFor<'returns'>()({
      words: 'return',
      ...OF_ORDER,
      columns: {
        ...none(
          'id',
          'order_id',
          'shipment_id',
          'seller_id',
          'status',
          'refund_minor',
          'created_at',
          'credit_note_number',
        ),
        ...none('picture_count'),
        reason: given('why it is returned', 'contact', ''),
        note: given('what was written', 'contact'),
        answer: given('what the seller answered', 'contact'),
        lines: { json: {}, others: ['lineId', 'quantity'] },
        credit_note: {
          json: { ...BUYER, reason: { holds: 'why it is returned', fate: 'contact', blank: '' } },
          others: [...OF_INVOICE, 'returnId', 'invoice'],
        },
      },
    }),
    // Deleted as a whole: a photo of nothing is none.
    return_pictures: ruleFor<'return_pictures'>()({
      words: 'photo of a return',
      ...OF_ORDER,
      columns: {
        ...none('id', 'order_id', 'return_id', 'created_at'),
        ...secret('digest'),
        data: given('photo', 'contact', ''),
      },
    }),
    // References are numbers of the bank, which the books keep.
    refunds: ruleFor<'refunds'>()({
      words: 'refund',
      ...OF_ORDER,
      columns: {
        ...none('id', 'order_id', 'cause', 'reason', 'payment_id', 'amount_minor', 'currency', 'status', 'reference'),
        ...none('created_at', 'try_at', 'tries', 'failed_at'),
      },
    }),
    balance_entries: ruleFor<'balance_entries'>()({
      words: 'entry in the books of an order',
      ...OF_ORDER,
      columns: none('order_id', 'kind', 'cause', 'amount_minor', 'at', 'reference'),
    }),
    counters: impersonal('name', 'value'),
  },
  leaveAccount: async (db, account) => {
    await erasePicturesOfAccount(db, account.id);
    await detachOrders(db, account.id);
  },
  shown: ['orders', 'shipments', 'order_lines', 'order_events', 'returns', 'return_pictures', 'refunds'],
  exportLists: (services, account, othersOf) => ({
    orders: exportOrders(services, account.id, othersOf),
    returnPictures: exportReturnPictures(services, account.id),
  }),
};
