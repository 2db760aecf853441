import { applyStyles } from '../../browser/apply-styles.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import styles from './missing-size.css?inline';

const MISSING = 'sizes--missing';

/** Shows at the size selector that a size is required, until one is chosen. */
export function markSizes(form: HTMLFormElement): void {
  applyStyles(styles);
  const sizes = form.querySelector('.sizes');
  if (!sizes) return;
  if (!sizes.classList.contains(MISSING)) {
    sizes.classList.add(MISSING);
    const problem = document.createElement('p');
    problem.className = problem.id = 'sizes__problem';
    // Announced at once, and with each size that is focused.
    problem.role = 'alert';
    problem.textContent = cartText.chooseSize;
    sizes.querySelector('.sizes__list')?.before(problem);
    sizes.setAttribute('aria-describedby', problem.id);
    const done = () => {
      sizes.classList.remove(MISSING);
      sizes.removeAttribute('aria-describedby');
      problem.remove();
    };
    sizes.addEventListener('change', done, { once: true });
  }
  sizes.scrollIntoView({ block: 'nearest' });
}
