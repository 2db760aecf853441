import { css } from './css.ts';

/** Titles with what stands beside them, and text; what other widths and paper change of the frame. */
export const TITLE_RULES = css`
  /* Title, with what stands beside it: a state, tabs, a search */
  h1 {
    display: flex;
    align-items: center;
    min-height: 44px;
    margin: 0;
    font:
      700 1.375rem/1.25 system-ui,
      sans-serif;
  }
  .title {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    margin-bottom: 1rem;
  }
  .title:has(> :is(.state, .labels, button)) {
    row-gap: 0.5rem;
  }
  .labels {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .title > button {
    margin-inline-start: auto;
  }
  .title form {
    margin: 0;
  }
  .title form > label > :is(input, select) {
    display: block;
    margin: 0;
  }
  .back {
    margin: 0;
  }
  .back a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    gap: 0.35rem;
    text-decoration: none;
  }
  .back a::before {
    content: '\2039' / '';
    font-size: 1.3rem;
    line-height: 1;
    translate: 0 -1px;
  }
  .statuses ul {
    display: flex;
    gap: 0 1.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .statuses a {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
    white-space: nowrap;
    border-bottom: 3px solid transparent;
  }
  .statuses [aria-current] {
    border-bottom-color: var(--link);
    font-weight: 600;
  }
  .statuses .count {
    margin-inline-start: 0.4rem;
    background: var(--muted);
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }

  /* Text */
  h2 {
    margin: 1.25rem 0 0.5rem;
    font-size: 1rem;
  }
  .title + h2,
  .queues > section:first-child > h2 {
    margin-top: 0;
  }
  p {
    margin: 0.5rem 0;
    text-wrap: pretty;
  }
  /* Under and over a list */
  main > :is(.rows, .cards, .plots) + .soft,
  main > .soft:has(+ .rows) {
    margin-block: 0.75rem;
  }
  main > :is(.rows, .cards, .trail) + p:has(> .button) {
    margin-top: 1rem;
  }
  a {
    color: var(--link);
  }
  /* Names of orders, sellers and products; how somebody is reached. */
  .name {
    font-weight: 600;
    text-decoration: none;
  }
  @media (hover: hover) {
    .name:hover {
      text-decoration: underline;
    }
  }
  a:is([href^='tel:'], [href^='mailto:']) {
    color: inherit;
    text-decoration-color: var(--control);
    text-underline-offset: 0.2em;
  }
  .whole {
    white-space: nowrap;
  }
  .soft {
    color: var(--soft);
    font-size: 0.875rem;
    overflow-wrap: anywhere;
  }
  .text {
    white-space: pre-line;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0 0 0.75rem;
    padding: 0;
    list-style: none;
  }
  .chips a {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 44px;
    padding: 0 1rem;
    border: 1px solid var(--control);
    border-radius: 99rem;
    background: var(--surface);
    color: inherit;
    text-decoration: none;
  }
  .late {
    color: var(--warn);
    font-size: 0.875rem;
    font-weight: 600;
  }
  .bad {
    color: var(--warn);
    font-weight: 600;
  }
  .good {
    color: var(--good);
    font-weight: 600;
  }
  /* As wide as the list that would be there */
  .empty {
    max-width: none;
    margin: 0;
    padding: 2.5rem 1rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
    text-align: center;
    text-wrap: balance;
  }
  .empty .icon {
    display: block;
    width: 3.5rem;
    height: 3.5rem;
    margin: 0 auto 0.75rem;
    padding: 1rem;
    border-radius: 50%;
    background: var(--muted);
    color: var(--link);
  }
  .empty b {
    display: block;
    font-size: 1.125rem;
  }
  .split .empty {
    margin-bottom: 1rem;
  }
  /* Where all lists of a page are empty, none leads to another. */
  main:has(.statuses):not(:has(.statuses .count, [name='search']:not([value='']))) .empty a.button[href*='status='] {
    display: none;
  }
  .empty .button {
    margin-top: 0.75rem;
  }
  .notice {
    margin: 1rem 0;
    padding: 0.75rem 1rem;
    border: 1px solid var(--good);
    border-radius: 0.75rem;
    background: color-mix(in srgb, var(--good) 8%, var(--surface));
  }
  .notice.error {
    border-color: var(--warn);
    background: color-mix(in srgb, var(--warn) 8%, var(--surface));
  }
  /* What is still to be done: nothing has failed. */
  .notice.warn {
    margin: 0 0 1rem;
    border-color: var(--amber);
    background: color-mix(in srgb, var(--amber) 12%, var(--surface));
  }
  /* As large as the notice */
  p.notice > a {
    display: block;
    margin: -0.75rem -1rem;
    padding: 0.75rem 1rem;
    color: inherit;
    text-decoration-color: var(--control);
    text-underline-offset: 0.2em;
  }
  div.notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem 1rem;
  }
  div.notice > p {
    margin: 0;
  }
  p[role='alert']:empty {
    display: none;
  }
  hr {
    margin: 1.5rem 0;
    border: 0;
    border-top: 1px solid var(--line);
    max-width: 26rem;
  }

  /* Tabs scroll below the title, and the menu stays at the lower edge */
  @media screen and (max-width: 63.9rem) {
    .statuses {
      flex: 1 0 100%;
      min-width: 0;
      margin-inline: -1rem;
    }
    .statuses ul {
      gap: 0 1rem;
      overflow-x: auto;
      padding-inline: 1rem 2.5rem;
      scroll-padding-inline: 2.5rem;
      scrollbar-width: none;
      mask-image: linear-gradient(to right, #0000, #000 0.75rem calc(100% - 2.5rem), #0000);
    }
    .statuses a:focus-visible {
      outline-offset: -3px;
    }
    /* What is in view already stays where it is. */
    .statuses [aria-current] {
      scroll-initial-target: nearest;
      scroll-margin-inline-start: calc(100cqi - 12rem);
    }
    /* Faded where something is cut, and on no other side */
    @supports (animation-timeline: scroll()) {
      .statuses ul {
        padding-inline-end: 1rem;
        mask-image: none;
        animation-name: cut;
        animation-timing-function: linear;
        animation-fill-mode: both;
        animation-timeline: scroll(self inline);
      }
      .statuses ul:dir(rtl) {
        animation-direction: reverse;
      }
      @keyframes cut {
        0% {
          mask-image: linear-gradient(to right, #000 calc(100% - 2.5rem), #0000);
        }
        4%,
        96% {
          mask-image: linear-gradient(to right, #0000, #000 2.5rem calc(100% - 2.5rem), #0000);
        }
        100% {
          mask-image: linear-gradient(to left, #000 calc(100% - 2.5rem), #0000);
        }
      }
    }
    @supports selector(:popover-open) {
      .menu {
        position: sticky;
        inset-block-end: 0;
        z-index: 2;
      }
      main :is(a, button, input, select, textarea, summary) {
        scroll-margin-block-end: 4.5rem;
      }
      #pages {
        position: fixed;
        inset: auto 0 0;
        width: 100%;
        max-width: none;
        max-height: 85vh;
        margin: 0;
        border: 0;
        border-radius: 1rem 1rem 0 0;
        background: var(--surface);
        color: var(--text);
      }
      #pages::backdrop {
        background: #0008;
      }
    }
  }

  /* The menu stands at the side */
  @media screen and (min-width: 64rem) {
    body:has(> .menu) {
      display: grid;
      grid-template: auto 1fr / 14rem minmax(0, 1fr);
    }
    body:has(> .menu) > header {
      display: block;
      grid-area: 1 / 1;
      padding-block: 0.5rem 0;
      border-bottom: 0;
      border-inline-end: 1px solid var(--line);
    }
    body:has(> .menu) > main {
      grid-area: 1 / 2 / 3;
      padding: 1rem 2rem 2rem;
    }
    .who > div {
      inset-inline: 0 auto;
    }
    .menu {
      grid-area: 2 / 1;
      order: 0;
      border-top: 0;
      border-inline-end: 1px solid var(--line);
    }
    .often,
    #pages > button {
      display: none;
    }
    #pages {
      display: block;
      position: sticky;
      inset: 0 auto auto;
      width: auto;
      max-width: none;
      max-height: 100vh;
      overflow: auto;
      margin: 0;
      border: 0;
      padding: 0 0.75rem 1rem;
      background: none;
      color: inherit;
    }
    #pages p {
      margin-block: 1rem 0.5rem;
      padding-inline: 0.75rem;
    }
    .who {
      margin-inline-start: 0.5rem;
    }
    #pages ul {
      display: block;
    }
    #pages a {
      width: 100%;
      min-height: 40px;
      margin: 0;
    }
    h1 {
      font-size: 1.5rem;
    }
    h1:has(+ .statuses) {
      margin-inline-end: 0.75rem;
    }
  }

  @media screen and (min-width: 40rem) and (max-width: 79.9rem) {
    .statuses ul {
      gap: 0 0.75rem;
    }
  }
  @media screen and (min-width: 64rem) and (max-width: 79.9rem) {
    .statuses ul {
      flex-wrap: wrap;
    }
  }

  /* Text of twice the size on a phone */
  @container page (max-width: 16rem) {
    .menu {
      position: static !important;
    }
    .often {
      flex-wrap: wrap;
    }
    .often > li {
      flex: 1 1 auto;
    }
  }
  @container (max-width: 16rem) {
    .whole {
      white-space: normal;
    }
  }

  @page statement {
    size: A4 landscape;
  }
  .statement {
    page: statement;
  }
  @media print {
    header,
    .menu,
    .noprint,
    .notice {
      display: none;
    }
    :root {
      --page: #fff;
      --surface: #fff;
      --text: #000;
      --soft: #333;
      --line: #999;
      --link: #000;
    }
    body {
      color-scheme: light;
    }
    main {
      max-width: none;
      padding: 0;
    }
  }
`;
