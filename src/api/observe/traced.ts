import type { Database } from '../database/types.ts';
import type { Transport } from '../mail/transport.ts';
import type { Provider } from '../payments/provider.ts';
import { NO_TRACING, type Tracing } from './tracing.ts';

/** The database with a span around every write transaction, including the commit. */
export const traceDatabase = (database: Database, tracing: Tracing): Database =>
  tracing === NO_TRACING
    ? database
    : {
        ...database,
        write: (job) => tracing.span('database write', () => database.write(job), { 'db.system': database.kind }),
      };

/** The payment provider with a span around every call. */
export function traceProvider(provider: Provider | undefined, tracing: Tracing): Provider | undefined {
  if (!provider || tracing === NO_TRACING) return provider;
  const span = <A extends unknown[], T>(name: string, call: (...args: A) => Promise<T>) => {
    return (...args: A): Promise<T> => tracing.span(`provider ${name}`, () => call(...args));
  };
  return {
    ...provider,
    createOrder: span('createOrder', provider.createOrder),
    getOrder: span('getOrder', provider.getOrder),
    listPayments: span('listPayments', provider.listPayments),
    terminateOrder: span('terminateOrder', provider.terminateOrder),
    createRefund: span('createRefund', provider.createRefund),
    getRefund: span('getRefund', provider.getRefund),
  };
}

/** The mail transport with a span around every message. */
export const traceTransport =
  (transport: Transport, tracing: Tracing): Transport =>
  (...args) =>
    tracing.span('mail send', () => transport(...args));
