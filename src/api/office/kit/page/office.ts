import type { IncomingMessage } from 'node:http';
import type { Html } from '../../../ground/http/html.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import type { Reader } from '../../../ground/text/language.ts';
import type { HostServices } from '../../../entry/services.ts';

/** Somebody who has signed in to an office. */
export interface OfficeSession {
  /** What each form has to send back (`isOwnForm`). */
  readonly formToken: string;
  /** What the next page says, as JSON. */
  readonly notice: string | null;
}

/** A form that was not taken, which its page shows again. */
export interface Refused {
  /** Where it was sent, below the path of the office: `/act`. */
  readonly path: string;
  readonly typed: URLSearchParams;
  readonly notice: Notice;
}

/** A request of a page of an office by somebody who is signed in. */
export interface OfficeVisit<Session extends OfficeSession> {
  readonly services: HostServices;
  readonly session: Session;
  readonly request: IncomingMessage;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Path and query of the page, to come back to after an action. */
  readonly here: string;
  /** The form that the page is shown again for. */
  readonly refused?: Refused;
}

/** Where an office is, and the cookies of its sessions. */
export interface OfficeHome {
  /** Below the host's base path: `/operator`. */
  readonly path: string;
  /** The cookie that has the token of the session. */
  readonly cookie: string;
  /** Whether it goes along with links from elsewhere: those in mails, and of the shop's pages, which may be on another host. */
  readonly followsLinks: boolean;
}

/** What stands around a page for somebody who is signed in. */
export interface OfficeFrame {
  /** Who it is, with links of the account. */
  readonly who: Html;
  readonly menu: Html;
}

/** An office: where it is, who is in it, and what stands around its pages. All else of the kit is the same for both. */
export interface Office<Session extends OfficeSession, Visit extends OfficeVisit<Session>> {
  readonly home: OfficeHome;
  /** Whose office it is, beside the name of the shop and in titles. */
  title(words: { readonly title: string; readonly shop: string }): string;
  tag(): string;
  findSession(services: HostServices, token: string): Promise<Session | undefined>;
  closeSession(services: HostServices, session: Session, token: string): Promise<unknown>;
  /** Keeps a notice for the next page, or removes it. */
  setNotice(services: HostServices, session: Session, notice: Notice | null): Promise<void>;
  /** Whose language the pages have. */
  readerOf(session: Session): Reader;
  visit(base: OfficeVisit<Session>): Visit;
  /** `section` is the path of the page of the menu that is open. */
  frame(visit: Visit, section: string): Promise<OfficeFrame>;
}
