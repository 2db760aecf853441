import { troubleText } from '../messages/rooms/trouble.ts';

/** Forms and controls whose work is in progress. */
const busy = new WeakSet<Element>();

export const FAILED = troubleText.failed;
export const UNREACHED = troubleText.unreached;

/**
 * Runs `work` unless work of `scope` is in progress. Meanwhile the control is busy (`aria-busy`); afterwards it is usable again in
 * any case. On an error, `fail` tells the visitor, and the error goes on to the console.
 */
export async function whileBusy(
  control: Element | null,
  work: () => unknown,
  fail: () => void,
  scope: Element | null = control,
): Promise<void> {
  if (!scope || busy.has(scope)) return;
  busy.add(scope);
  if (control) control.ariaBusy = 'true';
  try {
    await work();
  } catch (error) {
    fail();
    throw error;
  } finally {
    if (control) control.ariaBusy = null;
    busy.delete(scope);
  }
}
