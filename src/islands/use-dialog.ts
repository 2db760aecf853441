import { type RefObject, useEffect, useRef } from 'react';
import { closePanel } from '../stores/panel.ts';

/** Opens a `<dialog>` as a modal while it is rendered; the browser traps the focus and returns it. */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement as HTMLElement | null;
    element.showModal();
    // Escape goes back in the history, as all ways to close do.
    const onCancel = (event: Event) => {
      event.preventDefault();
      closePanel();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target === element) closePanel();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onClick);
      element.close();
      opener?.focus({ preventScroll: true });
    };
  }, []);
  return dialog;
}
