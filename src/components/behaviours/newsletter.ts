import { callApi } from '../../stores/api.ts';
import { writeStored } from '../../stores/storage.ts';

/** Quiet time after the first touch before the popup asks, once. */
const DELAY_MS = 20_000;

const popup = document.querySelector<HTMLDialogElement>('.newsletter');

function remember(answer: 'no' | 'subscribed'): void {
  writeStored('newsletter', answer);
}

async function subscribe(event: SubmitEvent): Promise<void> {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  const state = form.querySelector<HTMLElement>('[role=status]');
  const button = form.querySelector('button');
  if (!state || !button || button.ariaBusy) return;
  button.ariaBusy = 'true';
  try {
    const { data } = ((await callApi('/newsletter', { body: { email: new FormData(form).get('email') } })) ?? {}) as {
      data?: unknown;
    };
    if (!data) throw new Error('refused');
    remember('subscribed');
    form.replaceChildren(state);
    state.textContent = 'Thank you. Please confirm by the link in the e-mail that we have sent.';
  } catch {
    state.textContent = 'That did not work. Please look at the address and the connection, and try again.';
  }
  button.ariaBusy = null;
}

if (popup) {
  popup.addEventListener('submit', subscribe);
  popup.addEventListener('close', () => {
    try {
      if (localStorage.getItem('newsletter') === null) remember('no');
    } catch {
      remember('no');
    }
  });
  setTimeout(() => {
    // Never over something that is open.
    if (!document.querySelector('dialog[open]')) popup.show();
  }, DELAY_MS);
}
