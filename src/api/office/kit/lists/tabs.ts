import { type Html, html } from '../../../ground/http/html.ts';
import { countText } from './status-counts.ts';

export interface Tab {
  readonly href: string;
  readonly text: string;
  /** Whether it is shown, or a part of it (`within`). */
  readonly isOpen: boolean | 'within';
  /** How many entries it has; 0 is not shown. */
  readonly count?: number;
}

/** A row of links to the lists of a page; `name` says what they choose. */
export const tabs = (name: string, links: readonly Tab[]): Html =>
  html`<nav class="statuses" aria-label="${name}"><ul>${links.map(
    ({ href, text, isOpen, count = 0 }) =>
      html`<li><a href="${href}"${isOpen && html` aria-current="${isOpen === 'within' ? 'true' : 'page'}"`}>${text}${count > 0 && html` <span class="count">${countText(count)}</span>`}</a></li>`,
  )}</ul></nav>`;
