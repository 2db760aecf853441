import { readAnswer, type Refused, UNREACHABLE } from '../../browser/api/api-answer.ts';
import { callApi } from '../../browser/api/api.ts';
import { readToken } from '../../stores/session.ts';

/** Downloads the account's data as a JSON file. `proof` is the password or a one-time code. Returns why it failed, if it did. */
export async function downloadAccount(proof: unknown): Promise<Refused | undefined> {
  const file = await callApi('/account/export', { body: proof, token: readToken() }).catch(() => undefined);
  // Unlike other answers, the file has no `data` field; errors have the usual shape.
  if (typeof file !== 'object' || file === null) return UNREACHABLE;
  if ('error' in file) {
    const refused = readAnswer(file);
    return refused.ok ? UNREACHABLE : refused;
  }
  save(JSON.stringify(file, null, 2));
  return undefined;
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
