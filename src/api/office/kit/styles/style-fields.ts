import { css } from './css.ts';

/** Forms whose fields are data, in parts, and the steps of what takes some. */
export const FIELD_RULES = css`
  .field {
    display: grid;
    align-content: start;
    gap: 0.25rem;
    min-width: 0;
  }
  .field > .soft {
    font-size: 0.875rem;
  }
  .field > [aria-invalid] {
    border-color: var(--warn);
  }
  .field > [type='file'] {
    padding-block: 0.5rem;
  }
  form.parts,
  .documents,
  form.narrow:has(> .field) {
    display: grid;
    gap: 1rem;
  }
  form.parts {
    max-width: 52rem;
  }
  form.parts > p {
    margin: 0;
  }
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
    gap: 1rem;
    min-width: 0;
    margin: 0;
  }
  fieldset > :not(.field),
  [data-tax] > :not(.field) {
    grid-column: 1 / -1;
    margin: 0;
  }
  fieldset > label.check {
    margin: -0.5rem 0;
  }
  legend {
    float: inline-start;
    padding: 0;
    font-size: 1.125rem;
    font-weight: 700;
  }
  [data-tax],
  fieldset > details {
    display: grid;
    gap: 1rem;
  }
  form.parts:has([name='tax'][value='registered']:checked) [data-tax='exempt'],
  form.parts:has([name='tax'][value='exempt']:checked) [data-tax='registered'] {
    display: none;
  }
  input[type='radio'] {
    flex: none;
    width: 1.25rem;
    min-height: 1.25rem;
    accent-color: var(--link);
  }
  .documents > .card {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 0.5rem 1rem;
    max-width: 40rem;
    margin: 0;
  }
  .documents > p {
    max-width: 40rem;
    margin: 0;
  }
  .way {
    display: grid;
    gap: 1rem;
    max-width: 40rem;
    margin: 1rem 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  .way > li {
    display: grid;
    gap: 0.25rem 0.75rem;
    grid-template-columns: 2rem minmax(0, 1fr);
    counter-increment: step;
  }
  .way > li > * {
    grid-column: 2;
  }
  .way > li::before {
    content: counter(step) / '';
    grid-row: 1 / span 2;
    width: 2rem;
    height: 2rem;
    border: 1.5px solid var(--control);
    border-radius: 99rem;
    line-height: calc(2rem - 3px);
    text-align: center;
  }
  .way > .done::before {
    content: '✓' / '';
    border-color: var(--good);
    color: var(--good);
  }
  .way > .now::before {
    border-color: var(--link);
    background: var(--link);
    color: var(--on-link);
  }
  @media (max-width: 40rem) {
    .documents > .card {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
