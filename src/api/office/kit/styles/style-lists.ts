import { css } from './css.ts';

/** Complaints, sellers, products and messages. */
export const LIST_RULES = css`
  h1 {
    padding-block: 0.4375rem;
  }
  button:disabled {
    border-color: var(--line);
    background: var(--muted);
    color: var(--soft);
    cursor: default;
    opacity: 1;
  }
  @media (prefers-color-scheme: dark) {
    .state:not(.done, .waits, .going) {
      box-shadow: inset 0 0 0 1px color-mix(in srgb, currentcolor 50%, transparent);
    }
  }
  main > .notice.warn {
    max-width: none;
  }
  .joined p {
    margin: 0;
  }
  .joined label:has(select) {
    flex: 1 0 100%;
    max-width: none;
    margin-bottom: 0.4rem;
  }
  /* What is to be done before the next form can be sent is as wide as a phone. */
  @container (max-width: 29.99rem) {
    .joined > form:has(+ form > button:disabled) > button {
      flex: 1 0 100%;
    }
  }
  @container (min-width: 30rem) {
    .joined select {
      display: block;
      max-width: 21.25rem;
    }
  }
  .joined > details {
    margin: 0;
  }
  .joined > [open] {
    flex: 1 0 100%;
  }

  /* What a decision needs */
  .checks {
    margin: 0 0 1rem;
    padding: 0;
    list-style: none;
  }
  .checks li {
    position: relative;
    padding-inline-start: 1.5rem;
  }
  .checks li + li {
    margin-top: 0.25rem;
  }
  .checks .icon {
    position: absolute;
    inset-block-start: 0.25rem;
    inset-inline-start: 0;
    width: 1rem;
    height: 1rem;
    color: var(--soft);
  }
  .checks .there > .icon {
    color: var(--good);
  }
  .asking > .button::after {
    content: none;
  }
  .product .pictures {
    align-items: center;
  }
  .product .pictures .none {
    width: 6rem;
    height: 6rem;
  }

  @media (min-width: 80rem) {
    .amounts .do > div > .button,
    .amounts .do > div > form > button {
      min-width: 11rem;
    }
  }
  /* What is due, and below it what is not, in the same columns. */
  @media (min-width: 80rem) {
    .due {
      table-layout: fixed;
    }
    .due th:first-child {
      width: 26%;
    }
    .due th:first-child:has(+ .number) {
      width: 40%;
    }
    .due th.status {
      width: 14%;
    }
    .due th.number {
      width: 13%;
    }
  }
  @media (min-width: 80rem) {
    .settled th:first-child {
      width: 42%;
    }
    .line .state {
      white-space: nowrap;
    }
    .low.problems th:first-child {
      min-width: 0;
    }
    .low.problems th.line {
      min-width: 16.25rem;
    }
  }
  @container (min-width: 60rem) {
    .split > div.last {
      grid-area: 2 / 1;
    }
    .split:has(> .decision) > :first-child {
      grid-row: span 2;
    }
    .split > div.decision {
      grid-area: 1 / 2;
    }
    .split > div:has(+ .decision) {
      grid-area: 2 / 2;
    }
  }
  @media screen and (max-width: 79.9rem) {
    @container (min-width: 16.01rem) {
      .rows.low td.line {
        flex: 0 0 100%;
      }
      /* How long somebody waits stands beside the name. */
      .rows.low tr:has(.initials) > td.status {
        order: 0;
        flex: 0 1 auto;
      }
      .rows.low a[href^='mailto:'] {
        position: relative;
      }
      .rows.low:is(.priced, .settled) tr {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
      }
      .rows.low:is(.priced, .settled) tr::before {
        content: none;
      }
      /* The words of a return go on below its amount; what became of it, and the way there, end the card. */
      .rows.low.settled td {
        grid-column: 1 / -1;
        margin-inline-start: 3.5rem;
      }
      .rows.low.settled td:first-child {
        grid-area: 1 / 1 / 2 / -1;
        margin: 0;
      }
      .rows.low.settled td.number {
        grid-area: 1 / 2;
        margin: 0;
        font-weight: 600;
      }
      .rows.low.settled td.status {
        grid-row: auto;
        justify-self: stretch;
        order: 2;
        margin-top: 0.25rem;
        text-align: start;
      }
      .rows.low.settled td.status > div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        justify-content: space-between;
        gap: 0 0.75rem;
      }
      .rows.low.settled .status br {
        display: none;
      }
      .rows.low.priced tr {
        row-gap: 0;
        padding-block: 0.625rem;
      }
      /* The price stands below the title, beside the picture. */
      .rows.low.priced td:first-child {
        grid-area: 1 / 1 / 3 / -1;
      }
      .rows.low.priced .thumb + span {
        padding-bottom: 1.375rem;
      }
      .rows.low.priced td.number {
        grid-area: 2 / 1;
        align-self: end;
        margin-inline-start: 3.5rem;
        text-align: start;
      }
      .rows.low.priced td:is(.line, .do) {
        grid-column: 1 / -1;
        margin-inline-start: 3.5rem;
      }
      /* What it is stands at the end of the last line. */
      .rows.low.priced td.status {
        grid-area: 4 / 2;
        align-self: center;
      }
      .rows.low.priced td.line:has(+ .do) {
        grid-area: 4 / 1;
        align-self: center;
      }
      /* A single one, as wide as a tablet: its state and how long it waits end the lines. */
      @container (min-width: 40rem) {
        .rows.low.priced tr:only-child td.status {
          grid-area: 1 / 2 / 3;
          align-self: start;
        }
        .rows.low.priced tr:only-child td.line {
          grid-area: 3 / 1;
        }
        .rows.low.priced tr:only-child td.line:has(+ .do) {
          grid-area: 3 / 2;
        }
      }
      .rows.low:is(.priced, .settled) td.line > div {
        gap: 0 0.25rem;
        color: var(--soft);
        font-size: 0.875rem;
      }
      .rows.problems td > div {
        column-gap: 0.25rem;
      }
      .rows.problems td > div > details {
        flex: 1 0 100%;
      }
      .rows.low .of::before {
        content: '· ';
      }
    }
  }
`;
