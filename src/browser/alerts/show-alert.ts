import { loginText } from '../../messages/rooms/login.ts';
import { tell } from '../notice.ts';

type Alerts = typeof import('./alerts.ts');

/**
 * Loads the alert dialogs while there is a connection, as they are needed when there may be none. Forms call it when a field is
 * focused, so visitors who only read don't download them.
 */
export function prepareAlerts(): void {
  import('./alerts.ts').catch(() => {});
}

/** Shows an alert, or its text in the status line if the dialogs can't be loaded. */
export async function showAlert(show: (alerts: Alerts) => Promise<unknown>): Promise<void> {
  try {
    await show(await import('./alerts.ts'));
  } catch {
    tell(`${loginText.failedTitle} ${loginText.failedText}`);
  }
}
