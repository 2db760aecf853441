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
    .title:has(.find) {
      margin-top: -0.5rem;
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
    .sums b:is(.long, .longest) {
      font-size: 1rem;
    }
    .sums span {
      display: inline-block;
    }
    .sums span::first-letter {
      text-transform: uppercase;
    }
    .roomy {
      display: none;
    }
    /* Values of a card of a list begin where the words beside a picture do. */
    .cards dl {
      grid-template-columns: 4.5rem minmax(0, 1fr);
      gap: 0.25rem 0.75rem;
      align-items: baseline;
    }
    .cards dt {
      font-size: 0.8125rem;
    }
    .cards .thumb {
      width: 4.5rem;
      height: 4.5rem;
    }
  }

  @media screen and (min-width: 48rem) {
    .tiles:has(> :only-child) {
      max-width: 20rem;
    }
    .title > .find {
      position: relative;
      padding-inline-end: 6rem;
    }
  }
  @media screen and (min-width: 64rem) {
    /* A search stands beside the title, and its filters below both, as wide as the list. */
    .find:not(.short) {
      display: contents;
    }
    .find:not(.short) > label {
      max-width: 32rem;
      margin-inline-start: auto;
    }
    .find:not(.short) > button {
      margin-inline-end: 6rem;
    }
    .title > .find.short {
      max-width: 46rem;
      margin-inline-start: auto;
    }
    .title > .pick {
      margin-inline-start: auto;
    }
    /* Filters of few fields stand open in one row. */
    @supports selector(::details-content) {
      .title > .find.short {
        padding: 0;
      }
      .short summary {
        display: none;
      }
      .short details::details-content {
        content-visibility: visible;
        display: block;
        height: auto;
      }
      .short .filters {
        grid-template-columns: repeat(2, minmax(0, 1fr)) auto auto;
      }
      .short .filters > label:not(.check) {
        display: flex;
        align-items: center;
        gap: 0.5rem;
      }
      .short .filters input {
        margin: 0;
      }
      .short .check {
        white-space: nowrap;
      }
    }
  }

  @media screen and (min-width: 75rem) {
    .find:not(.short) .filters {
      grid-template-columns: minmax(0, 1.15fr) repeat(4, minmax(0, 1fr)) auto;
    }
  }

  /* By the room of a page or a card */
  @container (min-width: 52rem) {
    .wide-row {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 15rem;
      gap: 0 2rem;
    }
    .wide-row dl {
      grid-template-columns: 6rem minmax(0, 1fr);
    }
    .wide-row .actions {
      align-content: start;
      align-items: center;
      justify-content: end;
    }
    .wide-row .actions > details:not([open]) {
      align-self: auto;
    }
    .wide-row > * {
      margin-top: 0;
    }
    .card > dl {
      grid-template-columns: minmax(6.5rem, auto) minmax(0, 1fr) minmax(6.5rem, auto) minmax(0, 1fr);
    }
  }
  @container (min-width: 60rem) {
    .queues {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 22rem;
      gap: 0 2rem;
    }
    .queues :is(section:first-child) > h2 {
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
    :is(dl, .cards dl) {
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
