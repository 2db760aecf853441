import { operatorFrameText } from '../../../messages/rooms/operator-frame.ts';
import { type Content, type Html, html } from '../../ground/http/html.ts';
import { hiddenFields, linkTo } from './html.ts';
import { icon } from './icons.ts';

/** The search of a list, beside or below its title. */
interface Find {
  /** What it finds, for those who hear it, and as an example in the empty field. */
  readonly label: string;
  readonly example: string;
  readonly value: string | undefined;
  /** What is chosen besides. */
  readonly chosen?: Readonly<Record<string, string | undefined>>;
  /** Filters that open. */
  readonly more?: Content;
}

const MOST_LETTERS = 100;

/** What somebody searches for; undefined for nothing. */
export const readSearch = (query: Readonly<Record<string, string>>): string | undefined =>
  query['search']?.trim().slice(0, MOST_LETTERS) || undefined;

export const findForm = (path: string, { label, example, value = '', chosen = {}, more }: Find): Html =>
  html`<form class="find" method="get" action="${linkTo(path)}">${hiddenFields(chosen)}
<div class="search"><label><span class="unseen">${label}</span><input type="search" name="search" value="${value}" maxlength="${MOST_LETTERS}" placeholder="${example}"></label><button type="submit">${icon('search')}<span class="unseen">${operatorFrameText.search}</span></button></div>${more}</form>`;
