import type { OrderServices } from '../orders/record/services.ts';
import type { Provider } from './provider.ts';

/** What this room needs of the host. */
export interface PaymentServices extends OrderServices {
  /** The payment provider; undefined for cash only. */
  readonly provider: Provider | undefined;
}
