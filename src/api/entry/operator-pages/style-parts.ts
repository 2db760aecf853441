import { css } from './css.ts';

/** What pages are made of: forms, buttons, labels of states, cards, figures and drawings. */
export const PART_RULES = css`
  /* Fields */
  label {
    display: block;
    font-size: 0.875rem;
    font-weight: 600;
  }
  label.check {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 44px;
    font-size: 1rem;
    font-weight: 400;
  }
  input,
  select,
  textarea {
    width: 100%;
    min-height: 44px;
    padding: 0.4rem 0.6rem;
    border: 1.5px solid var(--control);
    border-radius: 0.375rem;
    font: inherit;
    font-weight: 400;
    background: var(--surface);
    color: inherit;
  }
  select {
    appearance: none;
    padding-inline-end: 2.25rem;
    background-image:
      linear-gradient(45deg, #0000 40%, var(--soft) 40% 60%, #0000 60%),
      linear-gradient(-45deg, #0000 40%, var(--soft) 40% 60%, #0000 60%);
    background-position:
      right calc(0.75rem + 6px) center,
      right 0.75rem center;
    background-size: 7px 7px;
    background-repeat: no-repeat;
    text-overflow: ellipsis;
  }
  @media (forced-colors: active) {
    select {
      appearance: auto;
    }
  }
  ::placeholder {
    color: var(--soft);
    opacity: 1;
  }
  label > :is(input:not([type='checkbox']), select, textarea) {
    margin-top: 0.25rem;
  }
  input[type='checkbox'] {
    flex: none;
    width: 1.25rem;
    min-height: 1.25rem;
    accent-color: var(--link);
  }

  /* Buttons */
  button,
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 0.3rem 1.1rem;
    border: 1.5px solid var(--link);
    border-radius: 99rem;
    background: var(--link);
    color: var(--on-link);
    font:
      600 1rem system-ui,
      sans-serif;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
  }
  button.plain,
  .button.plain {
    background: none;
    color: var(--link);
  }

  /* Forms */
  form {
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem;
    align-items: end;
    margin: 0.75rem 0;
  }
  form > label {
    flex: 1 1 10rem;
    max-width: 20rem;
  }
  form > label:has([type='search']) {
    max-width: 40rem;
  }
  form > label.wide {
    flex-basis: 100%;
  }
  form > details {
    flex: 1 0 100%;
  }
  form.narrow {
    display: grid;
    gap: 1rem;
    max-width: 26rem;
    padding: 1.25rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
  }
  form:is(.narrow, :has(> .wide)) > label {
    max-width: none;
  }
  .filters {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
    gap: 0.6rem;
    align-items: end;
  }
  .filters button {
    justify-self: start;
  }
  .find {
    flex: 1 1 24rem;
  }
  .find > label {
    flex: 1 1 8rem;
    max-width: none;
  }
  .find > details {
    margin: 0;
  }
  .find summary {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
  .pick {
    flex-wrap: nowrap;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.25rem 2rem;
    margin: 0.5rem 0;
  }
  .bar > p {
    flex: 1 1 20rem;
    max-width: 44rem;
    margin: 0;
  }
  .bar > form {
    margin: 0;
  }
  .actions {
    margin-top: 1rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.6rem 1rem;
    align-items: start;
  }
  .actions :is(form, details) {
    margin: 0;
  }

  /* What opens */
  details {
    margin: 0.25rem 0;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 44px;
    color: var(--link);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    width: 0.5rem;
    height: 0.5rem;
    border: solid;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -2px;
  }
  [open] > summary::after {
    rotate: 225deg;
    translate: 0 2px;
  }

  /* Labels */
  .tag,
  .state {
    display: inline-block;
    padding: 0.1rem 0.7rem;
    border-radius: 99rem;
    background: var(--muted);
    font:
      600 0.875rem/1.5 system-ui,
      sans-serif;
  }
  .state.done {
    color: var(--good);
  }
  .state.waits {
    color: var(--warn);
  }
  .state.over {
    color: var(--soft);
  }
  .state.going {
    color: var(--focus);
  }
  .state:is(.done, .waits, .going, .over) {
    background: color-mix(in srgb, currentcolor 11%, transparent);
  }

  /* Cards, side by side where there is room */
  .card {
    container-type: inline-size;
    margin: 1rem 0;
    padding: 1rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
  }
  .card > :first-child {
    margin-top: 0;
  }
  .card > :last-child {
    margin-bottom: 0;
  }
  .card h2 {
    margin: 0 0 0.5rem;
    font-size: 1rem;
  }
  .card > h2:has(> .number) {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
  }
  h2 > .number {
    margin-inline-start: auto;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
    gap: 1rem;
  }
  .cards.wide {
    grid-template-columns: minmax(0, 1fr);
  }
  .cards .card {
    margin: 0;
  }
  .split {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 1rem;
    align-items: start;
  }
  .split :is(.card, div > .list) {
    margin: 0 0 1rem;
  }
  dl {
    display: grid;
    grid-template-columns: minmax(min(6.5rem, 35%), auto) minmax(0, 1fr);
    gap: 0.25rem 1rem;
    margin: 0.5rem 0;
  }
  dt {
    color: var(--soft);
  }
  dd {
    margin: 0;
  }

  /* Pictures */
  .item {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin: 0.15rem 0;
  }
  .item > :last-child {
    min-width: 0;
  }
  .thumb {
    flex: none;
    width: 3rem;
    height: 3rem;
    border-radius: 0.375rem;
    background: var(--muted);
    object-fit: contain;
  }
  .thumb:is(.initials, .none) {
    display: grid;
    place-items: center;
    color: var(--soft);
    text-align: center;
  }
  .initials {
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 50%;
    font:
      600 0.875rem system-ui,
      sans-serif;
  }
  .none {
    border: 1px dashed var(--control);
    font:
      500 0.6875rem/1.1 system-ui,
      sans-serif;
    overflow: hidden;
  }
  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .pictures img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: 0.375rem;
  }

  /* What waits */
  ul.plain,
  .tasks,
  .tiles {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .tasks {
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
  }
  .tasks li + li {
    border-top: 1px solid var(--line);
  }
  .tasks a {
    position: relative;
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 3rem;
    padding: 0.4rem 2.25rem 0.4rem 1rem;
    color: inherit;
    line-height: 1.3;
    text-decoration: none;
  }
  .tasks b {
    flex: none;
    min-width: 1.5rem;
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
  }
  .tasks a::after {
    content: '\203a' / '';
    position: absolute;
    inset-inline-end: 1rem;
    color: var(--soft);
    font-size: 1.4rem;
  }
  .age {
    display: flex;
    flex: none;
    align-items: center;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0 0.5rem;
    margin-inline-start: auto;
    color: var(--soft);
    font-size: 0.875rem;
  }

  /* Figures */
  .tiles {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr));
    gap: 0.5rem 0.75rem;
    margin-bottom: 0.75rem;
  }
  .tiles li > * {
    display: block;
    height: 100%;
    padding: 0.5rem 1rem;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
    color: var(--soft);
    font-size: 0.875rem;
    text-wrap: balance;
    container-type: inline-size;
  }
  .tiles b {
    display: block;
    color: var(--text);
    font:
      700 min(1.375rem, 16cqi) / 1.3 system-ui,
      sans-serif;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .tiles b.long {
    font-size: min(1.375rem, 13cqi);
  }
  .tiles b.longest {
    font-size: min(1.375rem, 9.5cqi);
  }
  .tiles a > b {
    display: inline-block;
    width: 100%;
  }
  .plots {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: 0 0.75rem;
  }
  .plots > * {
    display: flex;
    flex-direction: column;
  }
  .plots .empty {
    flex: 1;
  }
  .plots h2 {
    margin-top: 0.5rem;
  }
  svg.plot {
    display: block;
    width: 100%;
    height: auto;
    padding: 0.5rem;
    border: 1px solid var(--line);
    border-radius: 0.5rem;
    background: var(--surface);
  }
  .plot .bar {
    fill: var(--link);
  }
  .plot .axis {
    stroke: var(--line);
  }
  .plot text {
    fill: var(--soft);
    font:
      17px system-ui,
      sans-serif;
  }

  /* What happened, in order */
  .timeline {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .timeline li {
    position: relative;
    padding: 0 0 0.75rem 1.25rem;
    border-inline-start: 2px solid var(--line);
    margin-inline-start: 0.3rem;
  }
  .timeline li::before {
    content: '';
    position: absolute;
    inset-inline-start: calc(-0.3rem - 1px);
    top: 0.45rem;
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    background: var(--link);
  }
  .timeline li:last-child {
    border-color: transparent;
  }
  .timeline .soft {
    display: block;
  }
  .trail {
    margin: 0;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: 0.75rem;
    background: var(--surface);
    list-style: none;
  }
  .trail li {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    gap: 0 0.75rem;
    padding: 0.4rem 0.75rem;
    font-size: 0.9375rem;
  }
  .trail li + li {
    border-top: 1px solid var(--line);
  }
  .trail time {
    color: var(--soft);
    font-variant-numeric: tabular-nums;
  }
  .trail .soft {
    margin-inline-start: 0.25rem;
  }
  .trail a:first-child {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }

  @media screen and (max-width: 47.9rem) {
    form > label {
      max-width: none;
    }
    .title > :is(.find, .pick) {
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
    h2 > .state {
      order: 1;
    }
    .trail .soft {
      display: block;
      margin: 0;
    }
  }

  @media screen and (min-width: 64rem) {
    .title > .find {
      position: relative;
      max-width: 46rem;
      margin-inline-start: auto;
      padding-inline-end: 6rem;
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

  /* By the room of a page or a card */
  @container (min-width: 52rem) {
    .wide-row {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) fit-content(20rem);
      gap: 0 2rem;
    }
    .wide-row dl {
      grid-template-columns: auto minmax(0, 1fr);
    }
    .wide-row .actions {
      justify-content: end;
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
    .trail li {
      grid-template-columns: minmax(0, 1fr);
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
