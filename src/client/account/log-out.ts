import { $session, checkSession } from '../../stores/session.ts';
import './account.ts';

/** Pages with a Log out control check the session when they open, and show the control to signed-in users. */
const place = document.querySelector<HTMLElement>('.logout');
if (place) {
  $session.subscribe((session) => {
    place.hidden = session !== 'in';
  });
  void checkSession();
}
