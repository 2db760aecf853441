/** Forms and controls that something is being done for. */
const busy = new WeakSet<Element>();

export const FAILED = 'That did not work. Please try again.';

/**
 * Runs what a control asks for, once at a time for all controls of `scope`: meanwhile the control is busy (`aria-busy`), and
 * however that ends it can be used again. What `work` throws is told to the visitor by `fail`, and goes on to the console.
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
