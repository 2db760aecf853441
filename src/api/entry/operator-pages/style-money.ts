import { css } from './css.ts';

/** Payouts, statements and figures. */
export const MONEY_RULES = css`
  .below {
    margin: 0 0 0.75rem;
  }
  .title > form:not(.pick, .find) {
    margin-inline-start: auto;
  }
  .months a {
    display: flex;
    flex-wrap: wrap;
  }
  .months .age {
    flex: 0 1 auto;
    margin-inline-start: auto;
  }
  td summary {
    font-size: 1rem;
  }

  /* Amounts of a card stand at the right, as those of sums do. */
  @media screen and (max-width: 47.9rem) {
    .title > form:not(.pick, .find) {
      margin-inline-start: 0;
    }
    @container (min-width: 16.01rem) {
      .rows.amounts td.number > div {
        justify-content: end;
      }
    }
    .rows.amounts td:has(+ td.do > div > .button) {
      min-height: 0;
      padding-inline-end: 0;
    }
    .rows.amounts td.do:has(> div > .button) {
      justify-self: start;
      margin-top: 0.4rem;
    }
    .rows.amounts td.do:empty {
      display: none;
    }
  }

  /* A statement: its head, and below it a table, on a phone cards with what each is, its day, and the parts of its sum. */
  .back-row {
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex-wrap: wrap;
    gap: 0 1rem;
  }
  .statement > .card {
    margin: 0 0 1rem;
  }
  /* Longer than its column, beside an empty one. */
  @media print, (min-width: 48rem) {
    .spanning {
      white-space: nowrap;
    }
  }
  @media print {
    td:has(> div > .spanning) > div {
      width: 0;
    }
  }
  @media screen and (min-width: 48rem) {
    td:has(> div > .spanning) > div {
      width: 0;
    }
    .statement {
      overflow-x: auto;
    }
    .entries :is(th, td) {
      padding-inline: 0.35rem;
      font-size: 0.8125rem;
    }
    .entries :is(th, td):first-child {
      padding-inline-start: 0.75rem;
    }
    .entries :is(th, td):last-child {
      padding-inline-end: 0.75rem;
    }
  }
  @media screen and (max-width: 47.9rem) {
    @container (min-width: 16.01rem) {
      .rows.entries tr {
        display: flex;
        flex-wrap: wrap;
        gap: 0.125rem 0.75rem;
      }
      /* What it is, of which order, and the sum. */
      .rows.entries td {
        display: block;
        order: 0;
      }
      .rows.entries td > div {
        display: inline;
      }
      .rows.entries td:is(:nth-child(-n + 3), :last-child)::before {
        content: none;
      }
      .rows.entries td:is(:nth-child(2), :last-child) {
        font-weight: 600;
      }
      .rows.entries td:last-child {
        flex: none;
        margin-inline-start: auto;
      }
      .rows.entries td:has(.note),
      .rows.entries td:first-child {
        order: 1;
        flex: 0 0 100%;
      }
      .rows.entries td:first-child {
        order: 2;
        color: var(--soft);
        font-size: 0.875rem;
        font-weight: 400;
      }
      /* The parts of the sum. */
      .rows.entries td.number:not(:last-child) {
        order: 3;
        display: flex;
        flex: 0 0 100%;
        justify-content: space-between;
        gap: 0.75rem;
        font-size: 0.875rem;
      }
      .rows.entries td.number:not(:last-child)::before {
        font-size: inherit;
      }
      .rows.entries td.number:not(:last-child) b {
        font-weight: 400;
      }
      .rows.entries td:is(:empty, :has(> div > .roomy:only-child)) {
        display: none;
      }
    }
  }

  /* Figures */
  .pick > label {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .trend {
    white-space: nowrap;
  }
  .plot text {
    font-size: 20px;
  }
  @media screen and (max-width: 63.9rem) {
    .title > .pick {
      margin-inline-start: auto;
    }
    .title:has(> .pick) > .statuses {
      order: 1;
    }
  }
  @media screen and (max-width: 47.9rem) {
    .title:has(> .pick) {
      margin-bottom: 1rem;
    }
    .title > .pick {
      flex: 0 1 13.5rem;
    }
    .pick > label {
      display: block;
      min-width: 0;
    }
    .pick > button {
      padding-inline: 0.8rem;
    }
    .sums li:has(.trend) > div {
      flex-wrap: nowrap;
    }
  }
`;
