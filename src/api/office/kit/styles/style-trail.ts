import { css } from './css.ts';

/** The audit trail: days with people, and what each did. */
export const TRAIL_RULES = css`
  .trails > h2 {
    margin: 1.5rem 0 0.5rem;
  }
  .trails > h2:first-child {
    margin-top: 0.75rem;
  }
  .title:has(+ .trails) {
    margin-bottom: 0;
  }
  .trail {
    margin: 0;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
    list-style: none;
  }
  .trail > li {
    padding: 0.5rem 0.75rem;
  }
  .trail > li + li {
    border-top: 1px solid var(--line);
  }
  .trail ol {
    padding: 0;
    list-style: none;
  }
  .trail .thumb {
    width: 2rem;
    height: 2rem;
    font-size: 0.8125rem;
  }
  .trail ol > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: 0 0.75rem;
    padding-block: 0.25rem;
    font-size: 0.9375rem;
  }
  .trail ol div {
    text-wrap: pretty;
  }
  .trail time {
    color: var(--soft);
    font-variant-numeric: tabular-nums;
  }
  /* About 70 characters a line. */
  .trail p {
    grid-column: 2;
    max-width: 36em;
    margin: 0;
  }
  /* Whose name, and below it what somebody is. */
  .trail .item a {
    display: flex;
    flex-direction: column-reverse;
    font-weight: 600;
    line-height: 1.25;
    text-decoration: none;
  }
  .trail .item .soft {
    font-weight: 400;
  }
  @container (min-width: 60rem) {
    .trail > li {
      display: grid;
      grid-template-columns: 11rem minmax(0, 1fr);
      gap: 0 1rem;
      align-items: start;
    }
    .trail ol {
      margin: 0;
    }
    .trail ol > li {
      grid-template-columns: 4.5rem minmax(0, 5fr) minmax(0, 3fr);
    }
    .trail ol p {
      grid-column: auto;
    }
    .trail ol div:last-child {
      grid-column: 2 / -1;
    }
  }
  @container (min-width: 69rem) {
    .trail ol > li {
      grid-template-columns: 4.5rem minmax(0, 2fr) minmax(0, 1fr);
    }
  }
  /* Few filters: a panel that opens, and where there is room a row that is always open. */
  .short .filters {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0.75rem;
    padding: 1rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
  }
  .short .filters > label:not(.check) {
    flex: 1 1 14rem;
  }
  .short ::placeholder {
    color: transparent;
  }
  /* What opens it stands on the line of the title. */
  @media screen and (max-width: 63.9rem) {
    .title > .find.short {
      position: static;
      flex: 1 0 100%;
      padding: 0;
    }
  }
  @media screen and (min-width: 64rem) {
    @supports selector(::details-content) {
      .title > .find.short {
        flex: 1 1 44rem;
        max-width: 48rem;
        margin-inline-start: auto;
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
        flex-wrap: nowrap;
        padding: 0;
        border: 0;
        background: none;
      }
      .short .filters > label:not(.check) {
        flex-basis: 8rem;
      }
      /* Their names stand in them. */
      .short label > span {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }
      .short ::placeholder {
        color: var(--soft);
      }
      .short label > input:not([type='checkbox']) {
        margin-top: 0;
      }
      .short .check {
        white-space: nowrap;
      }
    }
  }
  @container (max-width: 16rem) {
    .trail ol > li {
      grid-template-columns: minmax(0, 1fr);
    }
    .trail p {
      grid-column: auto;
    }
  }
`;
