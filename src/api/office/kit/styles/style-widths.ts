import { css } from './css.ts';

/** What phones, wide screens and large text change of forms and parts. */
export const WIDTH_RULES = css`
  @media screen and (max-width: 47.9rem) {
    form > label {
      max-width: none;
    }
    .actions > form > label:has(> select) {
      flex-basis: 100%;
    }
    .find:not(.short) .filters > :first-child {
      grid-column: 1 / -1;
    }
    .title > :is(.find, .pick) {
      flex: 1 0 100%;
    }
    .title:has(.find:not(.short)) {
      margin-bottom: 0.6875rem;
    }
    .card > h2:has(> .number) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
    }
    .card > h2 > .state {
      grid-area: 2 / 1;
      justify-self: start;
    }
    .card > h2 > .number {
      grid-area: 1 / 2;
    }
    /* What opens stands beside the button of a form, where both have room. */
    .actions > form:has(> label) {
      display: contents;
    }
    .actions > form > label,
    .actions > [open] {
      flex: 1 0 100%;
    }
    .tasks a {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 0.75rem;
    }
    .age {
      grid-column: 2;
      justify-content: start;
      margin: 0;
    }
    .words,
    .words + .age {
      grid-column: 1 / -1;
    }
    .tiles > li:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    /* Sums are lines: what they are at the left, the figures at the right. */
    .sums {
      display: block;
      border: 1px solid var(--line);
      border-radius: 0.75rem;
      background: var(--surface);
    }
    .sums li + li {
      border-top: 1px solid var(--line);
    }
    .sums li > * {
      display: flex;
      flex-flow: row-reverse wrap;
      align-items: baseline;
      justify-content: space-between;
      gap: 0 1rem;
      padding: 0.3rem 0.75rem;
      border: 0;
      background: none;
      container-type: normal;
    }
    .sums b,
    .sums.long b {
      font-size: 1rem;
    }
    .notice.slim {
      display: block;
      text-wrap: balance;
    }
    dl {
      grid-template-columns: 7rem minmax(0, 1fr);
      column-gap: 0.5rem;
    }
    /* What is long has the whole width below its name. */
    :is(dt:has(+ dd > :is(.copy, [href^='mailto:'])), dd:has(> :is(.copy, [href^='mailto:']))) {
      grid-column: 1 / -1;
    }
    dd:has(> .copy) {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 1rem;
    }
    dd > .copy.copy {
      padding-inline: 0.5rem 0;
    }
  }

  /* Facts stand in two columns where a card is as wide as a tablet. */
  @media screen and (min-width: 48rem) and (max-width: 63.9rem) {
    @container (min-width: 40rem) {
      :is(.card, .part) > dl {
        grid-template-columns: 7rem minmax(0, 1fr) 7rem minmax(0, 1fr);
      }
    }
  }
  @media screen and (min-width: 48rem) {
    .tiles:has(> :only-child) {
      max-width: 20rem;
    }
    /* Two rows of three, and not one alone. */
    .tiles:has(> :nth-child(6):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    /* Two halves, and below them three thirds. */
    @container (max-width: 55rem) {
      .tiles:has(> :nth-child(5):last-child) {
        grid-template-columns: repeat(6, minmax(0, 1fr));
      }
      .tiles:has(> :nth-child(5):last-child) > li {
        grid-column: span 2;
      }
      .tiles:has(> :nth-child(5):last-child) > :nth-child(-n + 2) {
        grid-column: span 3;
      }
    }
    .title > .find {
      position: relative;
    }
    .title > .find:has(> details) {
      padding-inline-end: 7.25rem;
    }
  }
  @media screen and (min-width: 64rem) {
    /* A search stands below the title and the tabs, and what filters, as wide as the list, below it. */
    .title:has(> .find:not(.short)) {
      row-gap: 0.5rem;
      margin-bottom: 0.75rem;
    }
    .title > .find:not(.short) {
      flex: 1 0 100%;
      padding: 0;
    }
    .find:not(.short) > .search {
      max-width: 20rem;
    }
    .find:not(.short) summary {
      inset-inline: 21.25rem auto;
    }
    .title > .pick {
      margin-inline-start: auto;
    }
  }

  @media screen and (min-width: 75rem) {
    .tiles span {
      white-space: nowrap;
    }
    .tiles .trend {
      white-space: normal;
    }
    .find:not(.short) .filters {
      grid-template-columns: minmax(0, 1.15fr) repeat(4, minmax(0, 1fr)) auto;
    }
  }

  /* By the room of a page or a card */
  @container (min-width: 52rem) {
    .wide-row {
      display: grid;
      grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
      gap: 0 2rem;
    }
    .wide-row > dl {
      grid-area: 1 / 2;
    }
    .wide-row > * {
      margin-block: 0;
    }
    .wide-row > .actions {
      grid-area: 2 / 1 / 3 / -1;
      padding-top: 1rem;
    }
    .card > dl {
      grid-template-columns: 8.5rem minmax(0, 1fr) 8.5rem minmax(0, 1fr);
    }
  }
  @container (min-width: 60rem) {
    .queues {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 22rem;
      gap: 0 2rem;
    }
    .queues section:first-child > h2 {
      margin-top: 0;
    }
    .split {
      grid-template: auto 1fr / minmax(0, 1fr) 24rem;
    }
    .split > div + div {
      grid-area: 1 / 2 / span 2;
    }
  }
  @container (max-width: 16rem) {
    dl {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    dd {
      margin-bottom: 0.5rem;
    }
    .number {
      white-space: normal;
      text-align: start;
    }
    .card > h2:has(> .number) {
      display: block;
    }
    .steps li {
      padding-inline-start: 0;
    }
    .steps li::before {
      position: static;
      justify-self: start;
    }
    .item {
      flex-wrap: wrap;
    }
    .pick {
      flex-wrap: wrap;
    }
  }
  @container page (max-width: 16rem) {
    .tasks a {
      flex-wrap: wrap;
    }
    .find summary {
      position: static;
    }
  }
`;
