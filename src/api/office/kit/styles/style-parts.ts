import { css } from './css.ts';

/** What pages are made of besides forms: labels of states, cards, figures and drawings. */
export const PART_RULES = css`
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
  .card > h2 + :is(form, p, .actions) {
    margin-top: 0;
  }
  h2:has(> .number) {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
  }
  h2 > .number {
    margin-inline-start: auto;
  }
  h2 > a.number {
    font-weight: 400;
  }
  /* What opens at the edge of a card takes no room of its own there. */
  .card > :is(details:last-child:not([open]), .actions:last-child:not(:has(> :is(form, [open])))) {
    margin-bottom: -0.625rem;
  }
  .card > details:first-child {
    margin-top: -0.625rem;
  }
  /* Another matter of a card */
  .part {
    margin-top: 0.75rem;
    padding-top: 0.75rem;
    border-top: 1px solid var(--line);
  }
  .part > h3 {
    margin: 0;
    font-size: 1rem;
  }
  .part > h3 > .state {
    margin-inline-start: 0.25rem;
  }
  .part > :last-child {
    margin-bottom: 0;
  }
  .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr));
    gap: 1rem;
  }
  .cards > .card {
    display: flex;
    flex-direction: column;
  }
  .cards > .card > .actions {
    margin-top: auto;
    padding-top: 0.75rem;
  }
  .wide-row > :last-child {
    margin-bottom: 0;
  }
  .cards .thumb {
    width: 4.5rem;
    height: 4.5rem;
  }
  .wide-row > dl {
    align-content: start;
  }
  .wide-row .item .name {
    font-weight: 400;
  }
  .cards.wide {
    grid-template-columns: minmax(0, 1fr);
  }
  :is(.cards, .plots) .card {
    margin: 0;
  }
  .split {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 1rem;
    align-items: start;
  }
  .split :is(.card, div > .list, div > .sides) {
    margin: 0 0 1rem;
  }
  .rows + .split {
    margin-top: 1rem;
  }
  dl {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: 0.25rem 0.75rem;
    align-items: baseline;
    margin: 0.5rem 0;
  }
  dt {
    color: var(--soft);
    font-size: 0.875rem;
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
    text-wrap: pretty;
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
  .none .icon {
    width: 55%;
    height: 55%;
    stroke-width: 1.5;
  }
  .pictures .none {
    width: 10rem;
    max-width: 100%;
    height: 10rem;
  }
  .none.none .icon {
    max-width: 3rem;
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
    padding: 0.4rem 1rem;
    padding-inline-end: 2.25rem;
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
    translate: 0 -2px;
  }
  .words b {
    min-width: 0;
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
    grid-template-columns: repeat(auto-fit, minmax(min(10.5rem, 100%), 1fr));
    gap: 0.75rem;
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
      700 min(1.5rem, 13cqi) / 1.3 system-ui,
      sans-serif;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .tiles span {
    display: inline-block;
  }
  .tiles span::first-letter {
    text-transform: uppercase;
  }
  .tiles.long b {
    font-size: min(1.5rem, 9.5cqi);
  }
  .plots {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
    gap: 0.75rem;
  }
  svg.plot {
    display: block;
    overflow: visible;
    width: 100%;
    height: auto;
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
  .plot .value {
    fill: var(--text);
    font-weight: 600;
    /* No line of the chart goes through it. */
    paint-order: stroke;
    stroke: var(--surface);
    stroke-width: 4px;
  }

  /* What to do, step by step */
  .steps {
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  .steps li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.25rem 2rem;
    align-items: center;
    padding-inline-start: 2.5rem;
    counter-increment: step;
  }
  .steps li + li {
    margin-top: 0.75rem;
  }
  .steps li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto;
    inset-inline-start: 0;
    min-width: 1.75rem;
    border-radius: 99rem;
    background: var(--muted);
    font:
      700 0.875rem/1.75rem system-ui,
      sans-serif;
    text-align: center;
  }
  .steps h3 {
    margin: 0;
    font-size: 1rem;
    line-height: 1.75rem;
  }
  .steps p {
    margin: 0;
    color: var(--soft);
    font-size: 0.9375rem;
  }
  .steps form {
    margin: 0.25rem 0;
  }
  .steps .caution {
    margin-block: 0.25rem 0.75rem;
    padding: 0.25rem 0.75rem;
    border-inline-start: 4px solid var(--warn);
  }
  .caution b {
    color: var(--warn);
  }

  /* What happened, in order */
  .timeline {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .timeline li {
    position: relative;
    padding-block-end: 0.75rem;
    padding-inline-start: 1.5rem;
  }
  .timeline li::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 0.45rem;
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    background: var(--link);
  }
  /* The line leads from one dot to the next. */
  .timeline li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-block: 1.05rem -0.45rem;
    inset-inline-start: calc(0.3rem - 1px);
    border-inline-start: 2px solid var(--line);
  }
  .timeline li:last-child {
    padding-block-end: 0;
  }
  .timeline .soft {
    display: block;
  }

`;
