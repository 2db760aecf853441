import { type RefObject, useEffect, useRef } from 'react';
import { $panel, closePanel } from '../stores/panel.ts';
import { useDismissal } from './use-dismissal.ts';
import { useStore } from '@nanostores/react';

/** Opens a `<dialog>` as a modal while there is a panel; the browser traps the focus and returns it. */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = !!useStore($panel);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const opener = document.activeElement as HTMLElement | null;
    element.ariaHidden = null;
    element.showModal();
    return () => {
      element.close();
      // While it leaves.
      element.ariaHidden = 'true';
      opener?.focus({ preventScroll: true });
    };
  }, [isOpen]);
  useDismissal(dialog, closePanel);
  return dialog;
}
