import { hydrateRoot } from 'react-dom/client';
import { LEAVE_MS } from '../../core/site/constants.ts';
import { BottomSheet } from '../../islands/BottomSheet.tsx';
import { closePanel } from '../../stores/panel.ts';
import type { Held, SheetHeight } from '../../islands/use-drag.ts';

/** Hands an open sheet over to React, until it closes. */
export function hydrate(dialog: HTMLDialogElement, height: SheetHeight, held?: Held): void {
  const host = dialog.parentElement;
  if (!host) return;
  // React answers from now on, and no longer sheet.ts.
  dialog.onclick = null;
  const root = hydrateRoot(host, <BottomSheet onClose={closePanel} start={height} held={held} />, {
    onRecoverableError(error) {
      // A sheet that is closed before React has begun is not to be taken over.
      if (dialog.open) reportError(error);
    },
  });
  dialog.addEventListener('close', () => setTimeout(() => root.unmount(), LEAVE_MS));
}
