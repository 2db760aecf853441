import type { TabKey } from '../../core/stored-keys.ts';
import { fillValues, readValues } from './form-values.ts';

/**
 * Keeps what is typed in a form until it is sent: a reload, Back or a call in between loses nothing. It lies in session storage,
 * as it is personal, and goes with the tab. Passwords and fields marked `data-secret` are never kept.
 */
export function keepDraft(form: HTMLFormElement, key: TabKey): void {
  restoreDraft(form, key);
  const keep = () => write(key, readDraft(form));
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
}

export function clearDraft(key: TabKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Forbidden storage holds no draft either.
  }
}

/** Also what is hidden for now: it may be wanted again. */
const readDraft = (form: HTMLFormElement): string =>
  JSON.stringify(readValues(form, (control) => !control.matches('[type=password], [data-secret]')));

function write(key: TabKey, draft: string): void {
  try {
    sessionStorage.setItem(key, draft);
  } catch {
    // Without storage the form itself is all there is.
  }
}

/** Fills the form with its draft: what was typed in this tab is newer than what a host knows. */
export function restoreDraft(form: HTMLFormElement, key: TabKey): void {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof draft === 'object' && draft !== null) fillValues(form, draft);
  } catch {
    // What can't be read is typed again.
  }
}
