import type { TabKey } from '../../core/site/stored-keys.ts';
import { fillValues, readValues } from './form-values.ts';

/**
 * Keeps the values of a form in session storage until it is sent, so that a reload or Back loses nothing; they are personal data,
 * so they are dropped with the tab. Passwords and fields marked `data-secret` are never stored.
 */
export function keepDraft(form: HTMLFormElement, key: TabKey): void {
  // What was typed before this script was there is newer than the draft.
  const typed = readDraft(form, isChanged);
  restoreDraft(form, key);
  fillValues(form, JSON.parse(typed));
  const keep = () => write(key, readDraft(form));
  if (typed !== '{}') keep();
  form.addEventListener('input', keep);
  form.addEventListener('change', keep);
}

export function clearDraft(key: TabKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage is forbidden.
  }
}

/** Includes hidden fields, which may be shown again. */
const readDraft = (form: HTMLFormElement, wants: (control: HTMLInputElement) => boolean = () => true): string =>
  JSON.stringify(readValues(form, (control) => !control.matches('[type=password], [data-secret]') && wants(control)));

/** Whether a control has another value than the page was built with. Selects are built with an empty one, which no draft has. */
const isChanged = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  value !== defaultValue || checked !== defaultChecked;

/** Writes values as a form's draft, by the names of their fields. */
export const writeDraft = (key: TabKey, values: object): void => write(key, JSON.stringify(values));

function write(key: TabKey, draft: string): void {
  try {
    sessionStorage.setItem(key, draft);
  } catch {
    // Storage is forbidden: nothing is kept.
  }
}

/** Fills the form with its draft, which is newer than the host's data. */
export function restoreDraft(form: HTMLFormElement, key: TabKey): void {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof draft === 'object' && draft !== null) fillValues(form, draft);
  } catch {
    // An unreadable draft is ignored.
  }
}
