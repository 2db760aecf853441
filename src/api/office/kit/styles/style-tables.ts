import { css } from './css.ts';

/** Tables of wide screens and paper; style-cards.ts has what a phone makes of them. */
export const TABLE_RULES = css`
  table {
    width: 100%;
    border-spacing: 0;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 0.75rem;
  }
  th,
  td {
    padding: 0.4rem 0.6rem;
    border-bottom: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    font-size: 0.9375rem;
  }
  th {
    color: var(--soft);
    font-size: 0.8125rem;
    font-weight: 600;
  }
  :is(th, td):first-child {
    padding-inline-start: 0.75rem;
  }
  :is(th, td):last-child {
    padding-inline-end: 0.75rem;
  }
  tbody > tr:last-child > td {
    border-bottom: 0;
  }
  .number {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .status .state {
    white-space: nowrap;
  }
  td a:not(.button) {
    display: inline-block;
    margin: -0.25rem 0;
    padding: 0.25rem 0;
  }
  td form {
    margin: 0;
  }
  td:has(.thumb),
  td:has(.thumb) ~ td,
  tr:has(button, .button) > td {
    vertical-align: middle;
  }
  .card > table {
    border-width: 1px 0;
    border-radius: 0;
    margin: 0.5rem 0;
  }
  .card > table:last-child {
    border-bottom: 0;
  }
  .card > table:last-child tr:last-child > td {
    padding-bottom: 0;
  }
  .card > table :is(th, td):first-child {
    padding-inline-start: 0;
  }
  .card > table :is(th, td):last-child {
    padding-inline-end: 0;
  }

  /* A row of columns */
  .slim {
    display: none;
  }
  @media (min-width: 80rem) {
    .amounts th:first-child {
      min-width: 12rem;
    }
    /* A name of two words beside its picture */
    .low th:first-child {
      min-width: 16rem;
    }
    td .seller {
      min-width: 7.5rem;
    }
    td.short,
    td .short {
      white-space: nowrap;
    }
  }
  @media print, (min-width: 80rem) {
    .rows .do {
      text-align: end;
    }
    .rows .do :is(button, .button) {
      white-space: nowrap;
    }
    .rows .do form {
      justify-content: end;
    }
    .do:has(label) {
      width: 16rem;
    }
    .do:has(> div > .actions > form label) {
      width: 35rem;
    }
    .rows th.do {
      text-align: start;
    }
    /* The heading of its column says it. */
    .do label > .slim {
      display: block;
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .do form > label {
      flex-basis: 14rem;
      text-align: start;
    }
    .do .actions {
      flex-wrap: wrap;
      margin: 0;
      justify-content: end;
    }
    .do .actions > form:has(label) {
      flex: 1 1 23.5rem;
    }
    .do .actions > [open]:has(label) {
      flex: 1 0 100%;
    }
  }
  /* A state, and beside it that it is late; below both what is waited for. */
  .states {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .pending {
    display: block;
  }
  @media (min-width: 80rem) {
    .orders {
      table-layout: fixed;
    }
    .orders th:first-child {
      width: 21%;
    }
    /* As wide as what is waited for. */
    .orders th.status {
      width: 26%;
    }
    .orders th.number {
      width: 13%;
    }
    .newest .brief {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      line-clamp: 2;
    }
  }

  @media print {
    th,
    td {
      font-size: 0.75rem;
      padding: 0.25rem 0.35rem;
    }
    tr {
      break-inside: avoid;
    }
  }
`;
