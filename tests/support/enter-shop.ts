import { onTestFinished, vi } from 'vitest';
import { forgetMessages } from '../../src/messages/read-messages.ts';
import { makeTemporaryFolder } from './temporary.ts';

/** Has the process run in the folder of a shop of its own until the end of the test, and returns it. */
export function enterShop(): string {
  const shop = makeTemporaryFolder();
  vi.spyOn(process, 'cwd').mockReturnValue(shop);
  forgetMessages();
  onTestFinished(() => {
    vi.restoreAllMocks();
    forgetMessages();
  });
  return shop;
}
