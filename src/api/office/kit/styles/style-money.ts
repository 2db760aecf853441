import { css } from './css.ts';

/** Payouts, statements and figures. */
export const MONEY_RULES = css`
  /* Another page of the same matter */
  .title > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    margin-inline-start: auto;
  }
  main > .actions > [open] {
    flex: 1 0 100%;
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
  .line details:not([open]) {
    margin-block: -0.375rem -0.625rem;
  }

  /* Amounts of a card stand at the right, as those of sums do. */
  @media screen and (max-width: 79.9rem) {
    @container (min-width: 16.01rem) {
      .rows.amounts td.number > div {
        justify-content: end;
      }
    }
    .rows.amounts td.sum {
      display: block;
      grid-area: 1 / 2;
    }
    .rows.amounts td.sum::before {
      content: none;
    }
    /* Beside the state of what was paid */
    @container (min-width: 16.01rem) {
      .rows.amounts tr:has(> .status ~ .sum) {
        grid-template-columns: auto minmax(min-content, 1fr) auto;
        column-gap: 0.5rem;
      }
      .rows.amounts .status:has(~ .sum) {
        justify-self: start;
      }
      .rows.amounts .status ~ td.sum {
        grid-area: 1 / 3;
      }
      .rows.amounts .status:has(~ .sum) > div > .state {
        padding-inline: 0.55rem;
        font-size: 0.8125rem;
      }
    }
    .rows.amounts td.do:has(label) {
      margin-top: 0.5rem;
      padding-top: 0.75rem;
      border-top: 1px solid var(--line);
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
    /* Buttons of cards side by side stand at one height, below up to three amounts. */
    @container (min-width: 40rem) {
      .rows.due tr {
        grid-template-rows: repeat(4, auto) 1fr;
        row-gap: 0;
      }
      .rows.due td.number {
        margin-top: 0.25rem;
      }
      .rows.due td.do {
        grid-row: 5;
        align-self: end;
      }
    }
  }

  /* A statement: its head, and below it a table, where that has no room a list of what each is with its day and sum, which opens. */
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
  /* Addresses need the whole width: below their names. */
  .parties > dl {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    margin: 0;
  }
  .parties dd + dt {
    margin-top: 0.75rem;
  }
  .account {
    margin-top: 0.75rem;
  }
  @container (min-width: 40rem) {
    .statement > .card {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 2rem;
    }
    .card > .account {
      margin: 0;
    }
  }
  /* Sums stand below each other, with a line above what is left. */
  .account > dl {
    column-gap: 0;
    margin: 0;
  }
  .account dd {
    align-self: stretch;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .account dt {
    align-self: stretch;
    line-height: 1.6rem;
  }
  .account :is(dt, dd):last-of-type {
    margin-top: 0.25rem;
    padding-top: 0.375rem;
    border-top: 1px solid var(--line);
  }
  .account dt:last-of-type {
    color: inherit;
    font-size: 1rem;
    font-weight: 700;
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
      padding-inline: 0.5rem;
      font-size: 0.875rem;
    }
    .entries :is(th, td):first-child {
      padding-inline-start: 0.75rem;
    }
    .entries :is(th, td):last-child {
      padding-inline-end: 0.75rem;
    }
  }
  .postings {
    display: none;
    margin: 0;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
    list-style: none;
  }
  .postings li + li {
    border-top: 1px solid var(--line);
  }
  .postings :is(details, p) {
    margin: 0;
  }
  .postings :is(summary, p) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    min-height: 3.5rem;
    padding: 0.4rem 0.75rem;
    color: inherit;
    font-weight: 400;
    line-height: 1.375;
  }
  .postings :is(summary, p) > span {
    flex: 1 1 50%;
  }
  .postings .soft {
    display: block;
  }
  /* Sums stand below each other, whether their line opens or not. */
  .postings p {
    padding-inline-end: 2.25rem;
  }
  .postings dl {
    grid-template-columns: 7rem minmax(0, 10rem);
    justify-content: end;
    margin: 0;
    padding-block: 0 0.75rem;
    padding-inline: 0.75rem 2.25rem;
  }
  .postings dd {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  .postings li:last-child {
    font-weight: 600;
  }
  @media screen {
    @container (max-width: 61.99rem) {
      table.entries {
        display: none;
      }
      .postings {
        display: block;
      }
    }
  }
  @container (max-width: 16rem) {
    .plots summary {
      flex-wrap: wrap;
    }
    .postings dl {
      grid-template-columns: minmax(0, 1fr);
      justify-content: start;
    }
    .postings dd {
      text-align: start;
    }
  }

  /* Two columns of sums, beside each other on a phone, too. */
  @media screen and (max-width: 47.9rem) {
    .sides :is(th, td) {
      padding-inline: 0.5rem;
      font-size: 0.8125rem;
    }
  }
  @container (max-width: 16rem) {
    .sides :is(tbody, tr, td) {
      display: block;
    }
    .sides thead {
      display: none;
    }
    .sides td:empty {
      display: none;
    }
    .sides td.number::before {
      content: attr(data-label) ' ';
    }
  }

  /* Figures */
  .plot text {
    font-size: 20px;
  }
  .plots .card > details:last-child {
    margin-block: -0.625rem;
  }
  .plots summary {
    color: inherit;
  }
  .plots summary > span:first-child {
    flex: 1;
  }
  /* Charts that open are one card. */
  @media screen and (max-width: 47.9rem) {
    .plots h2:has(+ details) {
      display: none;
    }
    .plots > .card:has(> details) + .card.card {
      margin-top: calc(-0.75rem - 1px);
      border-start-start-radius: 0;
      border-start-end-radius: 0;
    }
    .plots > .card:has(> details):not(:last-child) {
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
  @media screen and (min-width: 48rem) {
    .plots {
      grid-auto-rows: 1fr;
    }
    @supports selector(::details-content) {
      .plots > .card.card > details:last-child {
        margin: 0;
      }
      .plots summary {
        display: none;
      }
      .plots details::details-content {
        content-visibility: visible;
        display: block;
        height: auto;
      }
    }
    @supports not selector(::details-content) {
      .plots h2:has(+ details) {
        display: none;
      }
    }
  }
  @media print {
    .plots summary {
      display: none;
    }
    .plots details::details-content {
      content-visibility: visible;
      display: block;
      height: auto;
    }
  }
  @media screen and (max-width: 63.9rem) {
    .title > .pick {
      margin-inline-start: auto;
    }
    .title:has(> .pick, > .find, > a) > .statuses {
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
