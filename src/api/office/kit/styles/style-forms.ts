import { css } from './css.ts';

/** Fields, buttons, forms and what opens. */
export const FORM_RULES = css`
  /* Fields */
  label {
    display: block;
    font-size: 0.875rem;
    font-weight: 600;
  }
  label.check {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 44px;
    font-size: 1rem;
    font-weight: 400;
  }
  input,
  select,
  textarea {
    width: 100%;
    min-height: 44px;
    padding: 0.4rem 0.6rem;
    border: 1.5px solid var(--control);
    border-radius: 0.375rem;
    font: inherit;
    font-weight: 400;
    background: var(--surface);
    color: inherit;
  }
  textarea {
    min-height: 10rem;
  }
  select {
    appearance: none;
    padding-inline-end: 2.25rem;
    background-image:
      linear-gradient(45deg, #0000 40%, var(--soft) 40% 60%, #0000 60%),
      linear-gradient(-45deg, #0000 40%, var(--soft) 40% 60%, #0000 60%);
    background-position:
      right calc(0.75rem + 6px) center,
      right 0.75rem center;
    background-size: 7px 7px;
    background-repeat: no-repeat;
    text-overflow: ellipsis;
  }
  @media (forced-colors: active) {
    select {
      appearance: auto;
    }
  }
  ::placeholder {
    color: var(--soft);
    opacity: 1;
  }
  label > :is(input:not([type='checkbox']), select, textarea) {
    margin-top: 0.25rem;
  }
  input.code {
    display: block;
    width: 9rem;
    letter-spacing: 0.15em;
  }
  input[type='checkbox'] {
    flex: none;
    width: 1.25rem;
    min-height: 1.25rem;
    accent-color: var(--link);
  }
  /* Browsers draw it grey on dark pages, as if it could not be chosen. */
  input[type='checkbox']:not(:checked) {
    appearance: none;
    border: 1.5px solid var(--soft);
    border-radius: 4px;
    background: var(--surface);
  }
  @media (forced-colors: active) {
    input[type='checkbox']:not(:checked) {
      appearance: auto;
    }
  }

  /* Buttons */
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 0.3rem 1.1rem;
    border: 1.5px solid var(--link);
    border-radius: 99rem;
    background: var(--link);
    color: var(--on-link);
    font:
      600 1rem system-ui,
      sans-serif;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
  }
  button.copy {
    margin: -0.625rem 0;
    padding: 0;
    padding-inline-end: 0.5rem;
    border: 0;
    background: none;
    color: var(--link);
    text-decoration: underline;
  }
  .danger summary {
    color: var(--warn);
  }
  .danger button {
    border-color: var(--warn);
    background: none;
    color: var(--warn);
  }
  button.plain,
  .button.plain {
    background: none;
    color: var(--link);
  }

  /* Forms */
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    align-items: end;
    margin: 0.75rem 0;
  }
  form > label {
    flex: 1 1 10rem;
    max-width: 20rem;
  }
  form > label.wide {
    flex-basis: 100%;
  }
  form > details {
    flex: 1 0 100%;
  }
  form.narrow {
    display: grid;
    gap: 1rem;
    max-width: 26rem;
    padding: 1.25rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
  }
  /* Another way, beside the one above */
  form.narrow.beside {
    padding: 0;
    border: 0;
    background: none;
  }
  .beside [role='alert'] {
    margin: 0;
  }
  .narrow > h2 {
    margin: 0;
  }
  .split form.narrow {
    max-width: none;
    margin: 0 0 1rem;
  }
  form:is(.narrow, :has(> .wide)) > label {
    max-width: none;
  }
  .filters {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    gap: 0.6rem;
    align-items: end;
  }
  .filters > button {
    justify-self: start;
  }
  .go {
    display: flex;
    align-items: center;
    gap: 1rem;
  }
  .go a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  .find {
    flex: 1 1 24rem;
    row-gap: 0;
  }
  .find:not(.short) .filters {
    margin-top: 0.6rem;
  }
  /* The button stands in the field. */
  .search {
    position: relative;
    flex: 1 1 8rem;
  }
  .search label > input {
    margin: 0;
    padding-inline-end: 3rem;
  }
  .search button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    width: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--link);
  }
  .find > details {
    margin: 0;
  }
  .find summary {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
  .pick {
    flex-wrap: nowrap;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 1rem;
    margin: 0.75rem 0 0.5rem;
  }
  .bar > :is(h2, form, details) {
    margin: 0;
  }
  .bar > [open] {
    flex: 1 0 100%;
  }
  /* Forms of one thing, with their buttons in one row. */
  .joined {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
  }
  .joined > form {
    display: contents;
  }
  .joined .wide {
    flex: 1 0 100%;
  }
  .actions {
    margin-top: 1rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1rem;
    align-items: start;
  }
  .actions :is(form, details) {
    margin: 0;
  }
  .actions > details:not([open]) {
    align-self: end;
  }

  /* What opens */
  details {
    margin: 0.25rem 0;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 44px;
    color: var(--link);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    /* Turned, its corners reach so far over its box. */
    margin-inline-end: 2px;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -2px;
  }
  [open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }

`;
