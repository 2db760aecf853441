import { $notice } from '../../stores/notice.ts';

const SHOWN_MS = 4000;
let timer = 0;

/** Speaks and shows notices in the status line; inside an open dialog, as what lies behind it is not seen or spoken. */
$notice.subscribe((notice) => {
  if (!notice) return;
  const place = document.querySelector('dialog[open] .status') ?? document.querySelector('.status');
  if (!place) return;
  place.textContent = notice.text;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    place.textContent = '';
  }, SHOWN_MS);
});
