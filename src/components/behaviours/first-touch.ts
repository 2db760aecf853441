/** What a page does by itself, but not before its visitor has touched it. */
import { page } from '../../stores/page.ts';
import { checkSession, readToken } from '../../stores/session.ts';
import { readStored } from '../../stores/storage.ts';

if (readToken() !== undefined && page.api) {
  import('./account.ts').then(checkSession, () => {});
}
if (readStored('consent') === 'yes') {
  import('./seen.ts').catch(() => {});
  if (page.api && readStored('newsletter') === null) import('./newsletter.ts').catch(() => {});
  if (page.analytics) navigator.sendBeacon(page.analytics, JSON.stringify({ path: location.pathname }));
}
