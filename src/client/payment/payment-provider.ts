import type { Refused } from '../../core/api-answer.ts';
import type { StartedPayment } from '../../core/contract/payments.ts';
import { admitProvider } from '../lib/trusted-types.ts';
import { askAboutOrder } from '../orders/ask-about-order.ts';
import { page } from '../platform/page.ts';

/** What the provider's script brings. */
type Provider = (options: { mode: string }) => {
  checkout(options: { paymentSessionId: string; redirectTarget: string }): Promise<{ error?: unknown } | undefined>;
};

/**
 * Opens the provider's page for an order in the place of this one. Returns why it could not: the host's refusal, or `script` when
 * the provider's part failed; nothing when the other page is on its way.
 */
export async function openCheckout(number: string, idempotencyKey: string): Promise<Refused | 'script' | undefined> {
  const answer = await askAboutOrder<{ payment: StartedPayment }>(number, {
    path: '/payment',
    body: {},
    idempotencyKey,
  });
  if (!answer.ok) return answer;
  const { mode, sessionId, script } = answer.data.payment;
  try {
    const provider = await loadProvider(new URL(script, new URL(page.api, location.href)).href);
    const result = await provider({ mode }).checkout({ paymentSessionId: sessionId, redirectTarget: '_self' });
    return result?.error ? 'script' : undefined;
  } catch {
    return 'script';
  }
}

/** The page's policy admits the provider's script here and nowhere else. */
function loadProvider(address: string): Promise<Provider> {
  const place = window as unknown as { Cashfree?: Provider };
  if (place.Cashfree) return Promise.resolve(place.Cashfree);
  return new Promise((done, fail) => {
    admitProvider(new URL(address).origin);
    const script = document.createElement('script');
    script.src = address;
    script.onload = () => (place.Cashfree ? done(place.Cashfree) : fail(new Error('no Cashfree')));
    script.onerror = () => {
      script.remove();
      fail(new Error('the script could not be loaded'));
    };
    document.head.append(script);
  });
}
