import { css } from './css.ts';

/** Where a table has no room, each of its rows is a card, whose labels stand in one column and its values in another; on tablets two side by side. */
export const CARD_RULES = css`
  /* A card each */
  @media screen and (max-width: 79.9rem) {
    .rows,
    .rows tbody {
      display: block;
    }
    .roomy {
      display: none;
    }
    table.rows {
      border: 0;
      background: none;
    }
    .rows thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .rows tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0.25rem 0.75rem;
      align-items: start;
      align-content: start;
      margin: 0 0 0.75rem;
      padding: 0.75rem;
      border: 1px solid var(--line);
      border-radius: 0.75rem;
      background: var(--surface);
    }
    @container (min-width: 40rem) {
      .rows:not(.list) tbody {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 0.75rem;
      }
      .rows:not(.list) tr {
        margin: 0;
      }
      .rows tr:only-child {
        grid-column: 1 / -1;
      }
      /* A field has room for a reference, with its button beside it. */
      .rows.amounts:has(.do label) tbody {
        grid-template-columns: minmax(0, 1fr);
      }
      .rows.amounts .do form > label {
        flex: 0 0 16rem;
      }
    }
    .rows td {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: 7rem minmax(0, 1fr);
      gap: 0 0.75rem;
      align-items: baseline;
      padding: 0;
      border: 0;
      line-height: 1.375;
      text-align: start;
    }
    .rows td::before {
      content: attr(data-label);
      color: var(--soft);
      font-size: 0.875rem;
    }
    .rows td > div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.5rem;
      min-width: 0;
    }
    .rows td:not(:first-child) br,
    .rows td:empty,
    .rows td:has(> div > .roomy:only-child) {
      display: none;
    }
    .rows td:first-child,
    .rows td.status,
    .rows td.do {
      display: block;
    }
    .rows td:is(:first-child, .status, .do)::before {
      content: none;
    }
    .rows td:is(:first-child, .do) > div {
      display: block;
    }
    .rows td:first-child {
      grid-area: 1 / 1;
      font-weight: 600;
    }
    .rows td:first-child .soft {
      font-weight: 400;
    }
    .rows td.status {
      grid-area: 1 / 2;
      justify-self: end;
    }
    .rows:is(.low, .orders) .slim,
    .do label > .slim {
      display: inline;
    }
    .rows .item {
      align-items: start;
      margin: 0;
    }
    /* What stands beside a picture begins where the values do, with the state as its last line. */
    .rows .thumb {
      width: 4.5rem;
      height: 4.5rem;
    }
    .rows .initials {
      display: none;
    }
    @container (min-width: 16.01rem) {
      .rows:not(.orders, .low) tr:has(> .status):has(.thumb:not(.initials)) > :first-child {
        grid-area: 1 / 1 / 3 / -1;
      }
      .rows:not(.orders, .low) tr:has(> .status) .thumb:not(.initials) + span {
        padding-bottom: 1.85rem;
      }
      .rows:not(.orders, .low) tr:has(.thumb:not(.initials)) > .status {
        grid-area: 2 / 1 / 3 / -1;
        place-self: end start;
        margin: 0 0 0.25rem;
        margin-inline-start: 5.25rem;
      }
    }
    /* An order: its amount stands in a row below its status, and what is known by its look has no label. */
    @container (min-width: 16.01rem) {
      .rows.orders tr {
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0 0.5rem;
      }
      .rows.orders :is(.from, .to) {
        font-size: 0.875rem;
      }
      .rows.orders :is(.pending, .from) {
        margin-top: 0.5rem;
      }
      /* What it waits for has a line of its own. */
      .rows.orders td.status,
      .rows.orders td.status > div {
        display: contents;
      }
      .rows.orders .states {
        grid-area: 1 / 2;
        flex-wrap: nowrap;
        justify-self: end;
      }
      .rows.orders .pending {
        grid-column: 1 / -1;
        order: -1;
      }
      .rows.orders .pending br {
        display: inline;
      }
      .rows.orders .to > div {
        justify-content: space-between;
      }
      .rows.orders td:first-child {
        grid-row: 1 / 3;
      }
      .rows.orders .item {
        gap: 0.375rem;
      }
      .rows.orders .state {
        padding: 0.05rem 0.45rem;
        border-radius: 0.75rem;
        font-size: 0.75rem;
        line-height: 1.4;
        text-align: center;
        white-space: normal;
      }
      .rows.orders td:not(.status, .do) {
        display: block;
      }
      .rows.orders td::before {
        content: none;
      }
      .rows.orders td.number {
        grid-area: 2 / 1 / 3 / -1;
        padding-inline-start: 6.75rem;
      }
      .rows.orders tr:has(.dated) td.number {
        padding-inline-start: 9.25rem;
      }
      .rows.orders td.number > div {
        align-items: baseline;
        justify-content: end;
      }
      .rows.orders .thumb {
        width: 2.75rem;
        height: 2.75rem;
      }
      /* One alone, as wide as a tablet: who sells and who buys stand between its number and its amount. */
      @container (min-width: 40rem) {
        .rows.orders:not(.newest) tr:only-child {
          grid-template-columns: auto minmax(0, 1fr) auto;
          column-gap: 2rem;
          .from {
            grid-area: 1 / 2;
            margin: 0;
          }
          .to {
            grid-area: 2 / 2;
          }
          .to > div {
            justify-content: start;
            column-gap: 1rem;
          }
          .states {
            grid-area: 1 / 3;
          }
          td.number.number {
            grid-area: 2 / 3;
            padding: 0;
          }
        }
      }
    }
    /* The newest orders: short rows of one card. */
    .rows.newest {
      border: 1px solid var(--line);
      background: var(--surface);
    }
    .rows.newest tbody {
      display: block;
    }
    .rows.newest tr {
      margin: 0;
      padding-block: 0.5rem;
      border-width: 0 0 1px;
      border-radius: 0;
      background: none;
    }
    .rows.newest tr:last-child {
      border: 0;
    }
    .rows.newest :is(.pending, .number .soft, td.line, td.from) {
      display: none;
    }
    /* What is known by its look has no label: a name and a state, and below them the rest side by side. */
    @container (min-width: 16.01rem) {
      .rows.low tr {
        position: relative;
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem 0.75rem;
      }
      .rows.low tr::before {
        content: '';
        order: 1;
        flex: 0 0 100%;
        margin-top: -0.25rem;
      }
      .rows.low td {
        display: block;
        order: 1;
        min-width: 0;
      }
      .rows.low td::before {
        content: none;
      }
      .rows.low td.named::before {
        content: attr(data-label) ' ';
      }
      .rows.low td.named > div {
        display: inline;
      }
      .rows.low td:is(:first-child, .status) {
        order: 0;
      }
      .rows.low td:first-child {
        flex: 1 1 40%;
      }
      .rows.low td.status {
        text-align: end;
      }
      .rows.low td.status > div {
        display: block;
      }
      .rows.low td.number {
        order: 2;
        margin-inline-start: auto;
      }
      .rows.low td.do {
        order: 3;
        flex: 0 0 100%;
      }
      .rows.low .waiting {
        color: var(--soft);
        font-size: 0.875rem;
      }
      .rows.low .status br {
        display: inline;
      }
      .rows.low :is(td:empty, br:has(+ .roomy)) {
        display: none;
      }
      .rows.low .thumb:not(.initials) {
        width: 2.75rem;
        height: 2.75rem;
      }
      .rows.low .brief {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
        line-clamp: 3;
      }
      /* The link of the first column is as large as the card. */
      .low tr:has(> .do > div > .button) {
        .do {
          display: none;
        }
        td:first-child a::after {
          content: '';
          position: absolute;
          inset: 0;
        }
        a[href^='tel:'] {
          position: relative;
        }
      }
    }
    .rows td.do {
      margin-top: 0.4rem;
    }
    .do .actions {
      margin: 0;
    }
    /* A button stands beside the last value. */
    .rows:not(.low) td:has(+ td.do > div > .button) {
      min-height: 44px;
      padding-inline-end: 6.5rem;
    }
    .rows:not(.low) td.do:has(> div > .button) {
      justify-self: end;
      margin-top: calc(-44px - 0.125rem);
    }

    /* A short list: a name at the left, amounts at the right. */
    .rows.list {
      border: 1px solid var(--line);
      background: var(--surface);
    }
    .rows.list tr {
      margin: 0;
      padding: 0.45rem 0.75rem;
      border-width: 0 0 1px;
      border-radius: 0;
      background: none;
    }
    .rows.list tr:last-child {
      border: 0;
    }
    .rows.list td:first-child {
      grid-area: 1 / 1 / span 2;
      font-weight: 400;
    }
    .rows.list td.number:not(:empty) {
      display: block;
      grid-column: 2;
      text-align: end;
    }
    .rows.list td.number > div {
      display: inline;
    }
    .rows.list td.number::before {
      content: attr(data-label) ' ';
    }
    .rows.list td:last-child:nth-child(2)::before {
      content: none;
    }
    .rows.list .thumb {
      width: 3rem;
      height: 3rem;
    }
    .card > .rows.list {
      border-width: 1px 0;
    }
    .card > .rows.list tr {
      padding-inline: 0;
    }
    .card > .rows.list:last-child tr:last-child {
      padding-bottom: 0;
    }
  }

  /* Text of twice the size on a phone */
  @container (max-width: 16rem) {
    .rows tr,
    .rows td:not(:empty),
    .rows.list td.number {
      display: block;
      text-align: start;
      white-space: normal;
    }
    .rows td > div {
      display: block;
    }
    .rows .state {
      white-space: normal;
    }
    .rows td.status {
      justify-self: start;
      margin-block: 0.25rem;
    }
    .rows td:not(:first-child) br {
      display: inline;
    }
    .rows td:has(+ td.do > div > .button) {
      padding: 0;
    }
    .rows td.do:has(> div > .button) {
      margin-top: 0.4rem;
    }
  }
`;
