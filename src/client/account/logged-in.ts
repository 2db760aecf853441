import { askHost } from '../../browser/api/api.ts';
import { $session, readToken } from '../../stores/session.ts';
import { writeTexts } from '../../browser/templates.ts';
import { loginText } from '../../messages/rooms/login.ts';

interface Session {
  readonly account?: { readonly username: string };
  readonly username?: string;
}

/**
 * Checks the stored token with the host. While it is valid, the login page shows the user's name (components/account/LoggedIn.astro)
 * instead of its forms. `next` is the page that the user came from.
 */
export async function showLoggedIn(next: string | undefined): Promise<void> {
  const element = document.querySelector<HTMLElement>('.logged-in');
  const forms = document.querySelector<HTMLElement>('.logged-out');
  const token = readToken();
  if (!element || !forms || token === undefined) return;
  const answer = await askHost<Session | null>('/isValidSession', { token });
  if (!answer.ok || !answer.data) return;
  const { account = answer.data } = answer.data;
  writeTexts(element, { name: account.username });
  const link = element.querySelector<HTMLAnchorElement>('[data-next]');
  if (link && next !== undefined) {
    link.href = next;
    link.textContent = loginText.goOn;
  }
  $session.set('in');
  $session.subscribe((session) => {
    element.hidden = session !== 'in';
    forms.hidden = session === 'in';
  });
}
