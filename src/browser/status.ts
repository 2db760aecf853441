import { $notice } from './notice.ts';

const SHOWN_MS = 4000;
let timer = 0;

/**
 * Shows and announces notices in the status line; in an open modal dialog it uses the dialog's own, as the page behind it is inert.
 */
$notice.subscribe((notice) => {
  if (!notice) return;
  const element = document.querySelector('dialog[open] .status') ?? document.querySelector('.status');
  if (!element) return;
  element.textContent = notice.text;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    element.textContent = '';
  }, SHOWN_MS);
});
