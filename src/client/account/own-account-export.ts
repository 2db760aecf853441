import { describeTrouble, readAnswer } from '../../core/api-answer.ts';
import { callApi } from '../platform/api.ts';
import { tell } from '../../stores/notice.ts';
import { readToken } from '../../stores/session.ts';

/** Downloads the account's data as a JSON file. */
export async function downloadAccount(button: HTMLButtonElement): Promise<void> {
  if (button.ariaBusy) return;
  button.ariaBusy = 'true';
  try {
    const file = await callApi('/account/export', { token: readToken() });
    // Unlike other answers, the file has no `data` field; errors have the usual shape.
    const refused = readAnswer(file);
    if (typeof file !== 'object' || file === null || 'error' in file) {
      tell((!refused.ok && describeTrouble(refused)) || 'Your data could not be read just now. Please try again.');
      return;
    }
    save(JSON.stringify(file, null, 2));
  } catch {
    tell('The shop could not be reached. Look at the connection and try again.');
  } finally {
    button.ariaBusy = null;
  }
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'account.json';
  link.click();
  // The browser reads the URL after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
