import { $session, checkSession } from '../../stores/session.ts';
import './account.ts';

/** A page with a Log out control asks for the session when it opens, and shows the control to who is logged in. */
const place = document.querySelector<HTMLElement>('.logout');
if (place) {
  $session.subscribe((session) => {
    place.hidden = session !== 'in';
  });
  void checkSession();
}
