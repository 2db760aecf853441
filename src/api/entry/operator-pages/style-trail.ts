import { css } from './css.ts';

/** The audit trail: days with people, and what each did. */
export const TRAIL_RULES = css`
  .trails > h2 {
    margin: 1.5rem 0 0.5rem;
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
  .trail time {
    color: var(--soft);
    font-variant-numeric: tabular-nums;
  }
  .trail p {
    grid-column: 2;
    margin: 0;
  }
  /* Whose name, and below it what somebody is. */
  .trail .item a {
    display: flex;
    flex-direction: column-reverse;
    color: inherit;
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
      grid-template-columns: 15.25rem minmax(0, 1fr);
      gap: 0 1rem;
      align-items: start;
    }
    .trail ol {
      margin: 0;
    }
    .trail ol > li {
      grid-template-columns: 4.5rem minmax(0, 22.5rem) minmax(0, 1fr);
    }
    .trail ol p {
      grid-column: auto;
    }
    .trail ol div:last-child {
      grid-column: 2 / -1;
    }
  }
  @media screen and (min-width: 64rem) {
    .title > .find.short {
      max-width: 48rem;
    }
    .short .filters {
      grid-template-columns: minmax(0, 1.5fr) minmax(0, 1fr) auto auto;
    }
    .short .filters > label {
      white-space: nowrap;
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
