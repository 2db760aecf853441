import { SIMULATOR_KEYS } from '../cashfree-simulator/keys.ts';
import type { ProviderConfig } from '../../ground/config/config-payments.ts';
import { BASE } from '../../ground/http/app.ts';
import { createCashfree } from '../../records/payments/call-cashfree.ts';
import { createRazorpay } from '../../records/payments/call-razorpay.ts';
import { createPhonePe } from '../../records/payments/call-phonepe.ts';
import type { Provider } from '../../records/payments/provider.ts';

/** The provider's script, which opens its checkout. */
const SCRIPT = 'https://sdk.cashfree.com/js/v3/cashfree.js';

/** The configured provider. `address` is the host's own, at which the simulator is called; `now` gives epoch milliseconds. */
export function chooseProvider(config: ProviderConfig, address: () => string, now: () => number): Provider | undefined {
  if (config.kind === 'none') return undefined;
  if (config.kind === 'simulator')
    return createCashfree({
      ...SIMULATOR_KEYS,
      baseUrl: () => `${address()}${BASE}/cashfree-simulator/pg`,
      mode: 'simulator',
      script: () => `${BASE}/cashfree-simulator/cashfree.js`,
    });
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
