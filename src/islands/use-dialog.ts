import { type RefObject, useEffect, useRef } from 'react';
import { closePanel } from '../stores/panel.ts';
import { useDismissal } from './use-dismissal.ts';

/** Opens a `<dialog>` as a modal while it is rendered; the browser traps the focus and returns it. */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement as HTMLElement | null;
    element.showModal();
    return () => {
      element.close();
      opener?.focus({ preventScroll: true });
    };
  }, []);
  useDismissal(dialog, closePanel);
  return dialog;
}
