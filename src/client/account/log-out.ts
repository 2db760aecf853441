import { $session, checkSession } from '../../stores/session.ts';
import './account.ts';

/** Pages with a Log out control check the session when they open, and show the control to signed-in users. */
const element = document.querySelector<HTMLElement>('.logout');
if (element) {
  $session.subscribe((session) => {
    element.hidden = session !== 'in';
  });
  void checkSession();
}
