import type { SavedAddress } from '../../../src/contract/accounts.ts';
import type { CreditNote, Invoice } from '../../../src/contract/bills.ts';
import type { Order, OrderSummary, ReturnRequest } from '../../../src/contract/orders.ts';
import type { Quote } from '../../../src/contract/order-requests.ts';
import type { PictureAnswer, SellerProduct, TableAnswer } from '../../../src/contract/products.ts';
import type { AnswerOf } from '../../../src/contract/types.ts';
import type { SellerPayouts, SellerStatement } from '../../../src/contract/payouts.ts';
import { randomUUID } from 'node:crypto';
import type {
  bulkAcceptResult,
  SellerFigures,
  SellerListCounts,
  SellerMonth,
  SellerShipment,
} from '../../../src/contract/seller-orders.ts';
import type { SellerApplication, SellerChange, StockProduct } from '../../../src/contract/sellers.ts';
import type { Contract } from './contract.ts';

/** Everything that data may hold. Which of it an answer has, the contract says, and every answer is held against that. */
export interface Data {
  readonly token: string;
  readonly account: {
    readonly username: string;
    readonly email: string;
    readonly phone?: string;
    readonly isEmailConfirmed: boolean;
    readonly newEmail?: string;
    readonly isPhoneConfirmed?: boolean;
  };
  readonly sessions: readonly {
    readonly id: string;
    readonly browser: string;
    readonly lastUsedOn?: string;
    readonly isCurrent: boolean;
  }[];
  readonly sent: boolean;
  readonly request: string;
  readonly addresses: readonly SavedAddress[];
  readonly status: string;
  readonly state: string;
  readonly quote: Quote;
  readonly order: Order;
  readonly orders: readonly OrderSummary[];
  readonly next?: string;
  readonly payment: {
    readonly provider: string;
    readonly address?: string;
    readonly sessionId: string;
    readonly mode: string;
    readonly script: string;
    readonly status: string;
    readonly orderStatus: string;
    readonly lastFailure?: string;
    readonly canPay: boolean;
  };
  readonly invoices: readonly Invoice[];
  readonly creditNotes: readonly CreditNote[];
  readonly ticket: string;
  readonly acknowledgeBy?: string;
  readonly acknowledgedAt?: string;
  readonly settleBy?: string;
  readonly text: string;
  readonly answer?: string;
  readonly change: SellerChange;
  readonly changes: readonly SellerChange[];
  readonly seller: { readonly id: string; readonly businessName?: string; readonly status: string };
  readonly application: SellerApplication;
  readonly shipment: SellerShipment;
  readonly shipments: readonly SellerShipment[];
  readonly return: ReturnRequest;
  readonly returns: readonly ReturnRequest[];
  readonly product: StockProduct & SellerProduct;
  readonly picture: PictureAnswer['picture'];
  readonly rows: TableAnswer['rows'];
  readonly leftOut: TableAnswer['leftOut'];
  readonly submitted: readonly string[];
  readonly products: readonly (StockProduct & SellerProduct)[];
  readonly figures: SellerFigures;
  readonly month: SellerMonth;
  readonly results: readonly AnswerOf<typeof bulkAcceptResult>[];
  readonly path: string;
  readonly payouts: SellerPayouts;
  readonly statement: SellerStatement;
  readonly soldOut: readonly { readonly sku: string; readonly size?: string }[];
  readonly counts: SellerListCounts &
    readonly { readonly sku: string; readonly size?: string; readonly pieces: number }[];
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Null where the answer failed; typed as if it never did, as a test that goes on with it has just seen. */
  readonly data: Data;
  readonly code: number | undefined;
  readonly error:
    | {
        readonly code: number;
        readonly message: string;
        readonly fields?: Record<string, string>;
        readonly quote?: Quote;
      }
    | undefined;
}

export interface CallOptions {
  readonly token?: string;
  readonly orderKey?: string;
  readonly key?: string;
  readonly headers?: Record<string, string>;
  /** Instead of JSON. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
}

export interface Placed {
  readonly answer: Answered;
  readonly order: Order;
  readonly key: string;
  /** What opens the order. */
  readonly own: { readonly orderKey: string };
}

/** Asks a host over a socket. Every answer is held against the OpenAPI file; one that breaks it fails the test. */
export class Client {
  readonly address: string;
  readonly contract: Contract;

  constructor(address: string, contract: Contract) {
    this.address = address;
    this.contract = contract;
  }

  async call(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<Answered> {
    const content = options.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: {
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...(options.token && { authorization: `Bearer ${options.token}` }),
        ...(options.orderKey && { 'x-order-key': options.orderKey }),
        ...(options.key && { 'idempotency-key': options.key }),
        ...options.headers,
      },
      ...(content !== undefined && { body: content }),
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
    });
    const text = await response.text();
    const type = response.headers.get('content-type') ?? '';
    const json = (type.startsWith('application/json') ? JSON.parse(text) : undefined) as
      | { readonly data: Data; readonly error?: Answered['error'] }
      | undefined;
    const complaint = this.contract.complaint(method, path, response.status, type, json);
    if (complaint !== undefined) throw new Error(`The answer breaks the contract: ${complaint}`);
    return {
      status: response.status,
      headers: response.headers,
      text,
      data: (json?.data ?? null) as Data,
      code: json?.error?.code,
      error: json?.error,
    };
  }

  get = (path: string, options?: CallOptions) => this.call('GET', path, undefined, options);
  post = (path: string, body: unknown = {}, options?: CallOptions) => this.call('POST', path, body, options);
  put = (path: string, body: unknown, options?: CallOptions) => this.call('PUT', path, body, options);

  /** Makes an account and returns its token. */
  async register(name: string): Promise<string> {
    const fields = { username: name, email: `${name}@mail.example`, password: PASSWORD, deviceType: 121 };
    return (await this.post('/register', fields)).data.token;
  }

  /** Places an order at the total that it has now. */
  async place(request: Partial<OrderRequest> = {}, options: CallOptions = {}): Promise<Placed> {
    const wanted = orderOf(request);
    const { token } = options;
    const { quote } = (await this.post('/quote', wanted, token === undefined ? {} : { token })).data;
    const key = options.key ?? randomUUID();
    const answer = await this.post(
      '/orders',
      { ...wanted, expectedTotalMinor: quote.amounts.totalMinor },
      { ...options, key },
    );
    const order = answer.data?.order;
    return { answer, order, key, own: { orderKey: order?.key ?? '' } };
  }

  async read({ order, own }: Pick<Placed, 'order' | 'own'>): Promise<Order> {
    return (await this.get(`/orders/${order.number}`, own)).data.order;
  }

  /** Begins the payment of an order and returns the provider's session. */
  async startPayment({ order, own }: Pick<Placed, 'order' | 'own'>, key = randomUUID()): Promise<string> {
    return (await this.post(`/orders/${order.number}/payment`, {}, { ...own, key })).data.payment.sessionId;
  }
}

export const PASSWORD = 'a long password';

export interface OrderRequest {
  readonly market: string;
  readonly lines: readonly { readonly sku: string; readonly size?: string; readonly quantity: number }[];
  readonly contact: { readonly name: string; readonly phone: string; readonly email?: string };
  readonly address: Readonly<Record<string, string>>;
  readonly payment: 'cash' | 'online';
  readonly code?: string;
  readonly expectedTotalMinor: number;
}

/** An order of two leaves for cash, with changes. */
export const orderOf = (changes: Partial<OrderRequest> = {}): OrderRequest => ({
  market: 'in',
  lines: [{ sku: 'LEAF', quantity: 2 }],
  contact: { name: 'Asha Devi', phone: '098765 43210', email: 'asha@mail.example' },
  address: { line1: '12 Mango Lane', city: 'Jaipur', state: 'rajasthan', pinCode: '302 001' },
  payment: 'cash',
  expectedTotalMinor: 260_00,
  ...changes,
});
