import { $session, checkSession } from '../../stores/session.ts';
import './account.ts';

/** Pages with a Log out control check the session when they open, and show the control to signed-in users. */
const elements = document.querySelectorAll<HTMLElement>('.logout');
if (elements[0]) {
  $session.subscribe((session) => {
    for (const element of elements) element.hidden = session !== 'in';
  });
  void checkSession();
}
