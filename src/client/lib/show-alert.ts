import { LOGIN_MESSAGES } from '../../core/session.ts';
import { tell } from '../../stores/notice.ts';

type Alerts = typeof import('./alerts.ts');

/**
 * Asks for the alert dialogs while there is a connection: when they are needed there may be none. Forms do so when a field of
 * theirs is entered; who only looks at them pays for no alerts.
 */
export function prepareAlerts(): void {
  import('./alerts.ts').catch(() => {});
}

/** Shows an alert; without its dialog the same is said by the status line. */
export async function showAlert(show: (alerts: Alerts) => Promise<unknown>): Promise<void> {
  let alerts: Alerts;
  try {
    alerts = await import('./alerts.ts');
  } catch {
    tell(`${LOGIN_MESSAGES.failedTitle} ${LOGIN_MESSAGES.failedText}`);
    return;
  }
  await show(alerts);
}
