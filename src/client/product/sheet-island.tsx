import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { LEAVE_MS } from '../../core/site/constants.ts';
import { BottomSheet } from '../../islands/BottomSheet.tsx';
import { closePanel } from '../../stores/panel.ts';
import type { Held, SheetHeight } from '../../islands/held-sheet.ts';

interface Props {
  readonly dialog: HTMLDialogElement;
  readonly start: SheetHeight;
  readonly held: Held | undefined;
}

function SheetIsland({ dialog, start, held }: Props) {
  // With the listeners of React, so that no tap is lost between the answers of sheet.ts and its own.
  useEffect(() => {
    dialog.onclick = null;
  }, [dialog]);
  return <BottomSheet onClose={closePanel} start={start} held={held} />;
}

/** Hands an open sheet over to React, until it closes. */
export function hydrate(dialog: HTMLDialogElement, height: SheetHeight, held?: Held): void {
  const host = dialog.parentElement;
  if (!host) return;
  const root = hydrateRoot(host, <SheetIsland dialog={dialog} start={height} held={held} />, {
    onRecoverableError(error) {
      // A sheet that is closed before React has begun is not to be taken over.
      if (dialog.open) reportError(error);
    },
  });
  dialog.addEventListener('close', () => setTimeout(() => root.unmount(), LEAVE_MS));
}
