import type { Database } from '../../ground/database/types.ts';
import type { Drivers } from '../../ground/outbox/drivers.ts';
import type { Provider } from '../../records/payments/provider.ts';
import { NO_TRACING, type Tracing } from '../../ground/observe/tracing.ts';

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

/** The drivers of messages with a span around every message. */
export function traceDrivers({ mail, sms, whatsapp }: Drivers, tracing: Tracing): Drivers {
  const span = <A extends unknown[]>(name: string, send: (...args: A) => Promise<void>) => {
    return (...args: A): Promise<void> => tracing.span(`${name} send`, () => send(...args));
  };
  return {
    mail: span('mail', mail),
    ...(sms && { sms: span('sms', sms) }),
    ...(whatsapp && { whatsapp: span('whatsapp', whatsapp) }),
  };
}
