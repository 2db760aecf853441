import { type RefObject, useEffect, useRef } from 'react';
import { closePanel } from '../stores/panel.ts';

/** Opens a `<dialog>` as a modal for as long as it is rendered; the browser keeps the focus inside and gives it back afterwards. */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement as HTMLElement | null;
    element.showModal();
    // Escape is one of the ways back in the browser's history.
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
