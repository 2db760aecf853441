import { type Html, html } from '../../../ground/http/html.ts';
import { countText } from './status-counts.ts';

export interface Tab {
  readonly href: string;
  readonly text: string;
  /** Whether it is shown, or a part of it. */
  readonly isOpen: boolean | 'within';
  /** How much is there; nothing is said of 0. */
  readonly count?: number;
}

/** Links to the forms of a page, in a row; `name` says what they choose. */
export const tabs = (name: string, links: readonly Tab[]): Html =>
  html`<nav class="statuses" aria-label="${name}"><ul>${links.map(
    ({ href, text, isOpen, count = 0 }) =>
      html`<li><a href="${href}"${isOpen && html` aria-current="${isOpen === 'within' ? 'true' : 'page'}"`}>${text}${count > 0 && html` <span class="count">${countText(count)}</span>`}</a></li>`,
  )}</ul></nav>`;
