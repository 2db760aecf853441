import { SIMULATOR_KEYS } from '../cashfree-simulator/keys.ts';
import type { ProviderConfig } from '../../ground/config/config-payments.ts';
import type { Database } from '../../ground/database/types.ts';
import { BASE } from '../../ground/http/app.ts';
import { createCashfree } from '../../records/payments/call-cashfree.ts';
import { createRazorpay } from '../../records/payments/call-razorpay.ts';
import { createPhonePe } from '../../records/payments/call-phonepe.ts';
import { createUpi } from '../../records/payments/call-upi.ts';
import type { Provider } from '../../records/payments/provider.ts';

/** The provider's script, which opens its checkout. */
const SCRIPT = 'https://sdk.cashfree.com/js/v3/cashfree.js';

interface Around {
  /** The host's own address, at which the simulator is called. */
  readonly address: () => string;
  /** The public address of the host. */
  readonly apiUrl: () => string;
  readonly database: Database;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The configured provider. */
export function chooseProvider(
  config: ProviderConfig,
  { address, apiUrl, database, now }: Around,
): Provider | undefined {
  if (config.kind === 'none') return undefined;
  if (config.kind === 'simulator')
    return createCashfree({
      ...SIMULATOR_KEYS,
      baseUrl: () => `${address()}${BASE}/cashfree-simulator/pg`,
      mode: 'simulator',
      script: () => `${BASE}/cashfree-simulator/cashfree.js`,
    });
  if (config.kind === 'upi') return createUpi({ database, apiUrl, now });
  if (config.kind === 'razorpay') return createRazorpay(config);
  if (config.kind === 'phonepe') return createPhonePe({ ...config, now });
  return createCashfree({
    appId: config.appId,
    secret: config.secret,
    baseUrl: () => config.baseUrl,
    mode: new URL(config.baseUrl).hostname.startsWith('api.') ? 'production' : 'sandbox',
    script: () => SCRIPT,
  });
}
