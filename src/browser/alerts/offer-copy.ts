import { FAILED } from '../busy.ts';
import { tell } from '../notice.ts';
import '../status.ts';

/** Lets a button copy a text, and say that it has. Hidden where a page can't copy: on those without TLS. */
export function offerCopy(button: HTMLElement, text: string, done: string): void {
  button.hidden = !('clipboard' in navigator);
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text).then(
      () => tell(done),
      () => tell(FAILED),
    );
  });
}
