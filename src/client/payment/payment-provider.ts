import type { Refused } from '../../browser/api/api-answer.ts';
import type { StartedPayment } from '../../contract/payments.ts';
import { admitProvider } from '../../browser/trusted-types.ts';
import { askAboutOrder } from '../own-orders/ask-about-order.ts';
import { page } from '../../browser/page.ts';

/** The global function of the provider's script. */
type Provider = (options: { mode: string }) => {
  checkout(options: { paymentSessionId: string; redirectTarget: string }): Promise<{ error?: unknown } | undefined>;
};

/**
 * Opens the provider's page in this tab. Returns the host's refusal, `script` when the provider's script failed, or nothing when
 * the page is loading.
 */
export async function openCheckout(number: string, idempotencyKey: string): Promise<Refused | 'script' | undefined> {
  const answer = await askAboutOrder<{ payment: StartedPayment }>(number, {
    path: '/payment',
    body: {},
    idempotencyKey,
  });
  if (!answer.ok) return answer;
  const { payment } = answer.data;
  if (payment.start === 'redirect') {
    // The shop's own page for UPI: Back goes to what was before this one, which only leads there.
    if (payment.provider === 'upi') location.replace(payment.address);
    else location.assign(payment.address);
    return undefined;
  }
  const { mode, sessionId, script } = payment;
  try {
    const provider = await loadProvider(new URL(script, new URL(page.api, location.href)).href);
    const result = await provider({ mode }).checkout({ paymentSessionId: sessionId, redirectTarget: '_self' });
    return result?.error ? 'script' : undefined;
  } catch {
    return 'script';
  }
}

/** The Content-Security-Policy of the payment page alone allows this script. */
function loadProvider(address: string): Promise<Provider> {
  const globals = window as unknown as { Cashfree?: Provider };
  if (globals.Cashfree) return Promise.resolve(globals.Cashfree);
  return new Promise((done, fail) => {
    admitProvider(new URL(address).origin);
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => (globals.Cashfree ? done(globals.Cashfree) : fail(new Error('no Cashfree')));
    script.onerror = () => {
      script.remove();
      fail(new Error('the script could not be loaded'));
    };
    document.head.append(script);
  });
}
