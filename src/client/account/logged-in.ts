import { askHost } from '../platform/api.ts';
import { $session, readToken } from '../../stores/session.ts';
import { writeTexts } from '../lib/templates.ts';

interface Session {
  readonly account?: { readonly username: string };
  readonly username?: string;
}

/**
 * Asks whether the stored token is still good, and if so shows who is logged in instead of the login page's forms, until they log
 * out (components/app/LoggedIn.astro). `next` is where they wanted to go.
 */
export async function showLoggedIn(next: string | undefined): Promise<void> {
  const place = document.querySelector<HTMLElement>('.logged-in');
  const forms = document.querySelector<HTMLElement>('.logged-out');
  const token = readToken();
  if (!place || !forms || token === undefined) return;
  const answer = await askHost<Session | null>('/isValidSession', { token });
  if (!answer.ok || !answer.data) return;
  const { account = answer.data } = answer.data;
  writeTexts(place, { name: account.username });
  const link = place.querySelector<HTMLAnchorElement>('[data-next]');
  if (link && next !== undefined) {
    link.href = next;
    link.textContent = 'Go on to the page that you wanted';
  }
  $session.set('in');
  $session.subscribe((session) => {
    place.hidden = session !== 'in';
    forms.hidden = session === 'in';
  });
}
