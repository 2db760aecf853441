import { css } from './css.ts';

/** The frame of a page of the dashboard: ground, header and menu. */
export const PAGE_RULES = css`
  /* Ground */
  * {
    box-sizing: border-box;
  }
  html {
    touch-action: manipulation;
    background: var(--page);
  }
  body {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
    min-height: 100dvh;
    margin: 0;
    font:
      1rem/1.5 system-ui,
      sans-serif;
    color-scheme: light dark;
    background: var(--page);
    color: var(--text);
    overflow-wrap: break-word;
    container: page / inline-size;
  }
  main {
    flex: 1;
    width: 100%;
    max-width: 74rem;
    margin: 0 auto;
    padding: 0.5rem 1rem 2rem;
    container-type: inline-size;
  }
  main > p {
    max-width: 44rem;
  }
  [hidden] {
    display: none !important;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (hover: hover) {
    :is(a, button, label, summary):hover {
      opacity: 0.85;
    }
  }
  :is(a, button, label, summary):active {
    opacity: 0.7;
  }

  /* Pages for people who have not signed in */
  body:not(:has(> .menu)) main:has(> form.narrow) {
    max-width: 28rem;
  }
  @media (min-width: 48rem) {
    body:not(:has(> .menu)) main {
      padding-block: 10vh;
    }
  }

  /* Header */
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 1rem;
    padding: 0.125rem 1rem;
    background: var(--surface);
    border-bottom: 1px solid var(--line);
  }
  .brand {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    min-height: 44px;
    color: inherit;
    text-decoration: none;
    font:
      800 1.125rem/1 system-ui,
      sans-serif;
  }
  .brand svg {
    width: 1.8rem;
    height: 1.6rem;
  }
  .cloth {
    fill: var(--link);
  }
  .stripe {
    fill: var(--accent);
  }
  .poles {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2;
    stroke-linecap: round;
  }

  /* The name of who is signed in, with the links of the account */
  .who {
    position: relative;
    margin: 0;
  }
  .who summary {
    max-width: 9rem;
    color: inherit;
    font-size: 0.875rem;
  }
  .who > div {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
    z-index: 3;
    display: grid;
    min-width: min(12rem, 80vw);
    padding: 0.5rem 1rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
    box-shadow: 0 8px 32px #2b162033;
  }
  .who :is(a, button) {
    display: flex;
    justify-content: start;
    min-height: 44px;
    align-items: center;
    padding: 0;
    border: 0;
    border-radius: 0;
    color: inherit;
    font: inherit;
    text-decoration: none;
  }
  .who :is(p, form) {
    margin: 0;
  }
  .who button {
    width: 100%;
  }

  /* Menu: on a phone a row with the pages that are needed often, and a sheet with all */
  .menu {
    order: 1;
    background: var(--surface);
    border-top: 1px solid var(--line);
  }
  .menu ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .menu :is(a, button) {
    display: flex;
    align-items: center;
    gap: 0.35rem;
    width: 100%;
    min-height: 48px;
    padding: 0.25rem;
    border: 0;
    border-radius: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-decoration: none;
  }
  .often {
    display: flex;
  }
  .often > li {
    flex: 1 1 0;
    min-width: 0;
  }
  .often :is(a, button) {
    position: relative;
    flex-direction: column;
    justify-content: center;
    gap: 0;
    border-top: 3px solid transparent;
    font-size: 0.8125rem;
    line-height: 1.25;
    /* Words of other languages are longer. */
    overflow-wrap: anywhere;
  }
  .often [aria-current] {
    border-top-color: var(--link);
    color: var(--link);
    font-weight: 600;
  }
  /* At the upper corner of its icon, which it leaves to be seen. */
  .often .count {
    position: absolute;
    inset-block-start: calc(50% - 1.4375rem);
    inset-inline-start: calc(50% + 0.5rem);
    min-width: 1rem;
    padding: 0 0.25rem;
    box-shadow: 0 0 0 2px var(--surface);
    font-size: 0.6875rem;
    line-height: 1rem;
  }
  .icon {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .count {
    min-width: 1.25rem;
    padding: 0 0.35rem;
    border-radius: 99rem;
    background: var(--link);
    color: var(--on-link);
    font:
      600 0.75rem/1.25rem system-ui,
      sans-serif;
    text-align: center;
  }
  #pages {
    padding: 0.25rem 1rem 1rem;
  }
  #pages p {
    margin: 0.75rem 0 0;
    color: var(--soft);
    font-size: 0.8125rem;
  }
  #pages ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
    gap: 0 1.75rem;
  }
  #pages a {
    gap: 0.75rem;
    width: calc(100% + 1.5rem);
    padding-inline: 0.75rem;
    margin-inline: -0.75rem;
    border-radius: 0.5rem;
  }
  #pages .icon {
    width: 1.25rem;
    height: 1.25rem;
  }
  #pages .count {
    margin-inline-start: auto;
  }
  #pages [aria-current] {
    background: color-mix(in srgb, var(--link) 16%, transparent);
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    box-shadow: inset 4px 0 var(--link);
    font-weight: 600;
  }
  #pages > button {
    justify-content: center;
    margin-top: 0.5rem;
    border: 1.5px solid var(--link);
    border-radius: 99rem;
    color: var(--link);
    font-weight: 600;
  }

`;
