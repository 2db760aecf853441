import type { IncomingMessage } from 'node:http';
import type { Html } from '../../../ground/http/html.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import type { Reader } from '../../../ground/text/language.ts';
import type { HostServices } from '../../../entry/services.ts';

/** The session of somebody who has signed in to an office. */
export interface OfficeSession {
  /** The token that each form has to send back (`isOwnForm`). */
  readonly formToken: string;
  /** The notice for the next page, as JSON. */
  readonly notice: string | null;
}

/** A form that was refused, which its page shows again. */
export interface Refused {
  /** The path to which it was sent, below that of the office: `/act`. */
  readonly path: string;
  readonly typed: URLSearchParams;
  readonly notice: Notice;
}

/** A signed-in person's request for a page of an office. */
export interface OfficeVisit<Session extends OfficeSession> {
  readonly services: HostServices;
  readonly session: Session;
  readonly request: IncomingMessage;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** Path and query of the page, to which an action leads back. */
  readonly here: string;
  /** The refused form, if the page is shown again for one. */
  readonly refused?: Refused;
}

/** Where an office is, and the cookie of its sessions. */
export interface OfficeHome {
  /** The path below the host's base path: `/operator`. */
  readonly path: string;
  /** The cookie with the token of the session. */
  readonly cookie: string;
  /** Whether the cookie is sent after links from elsewhere: those in mails, and on the shop's pages, which may be on another host. */
  readonly followsLinks: boolean;
}

/** The parts around a page for somebody who is signed in. */
export interface OfficeFrame {
  /** The name of the person, with links of the account. */
  readonly who: Html;
  readonly menu: Html;
}

/** An office: where it is, its sessions, and the parts around its pages. Everything else in the kit is the same for both offices. */
export interface Office<Session extends OfficeSession, Visit extends OfficeVisit<Session>> {
  readonly home: OfficeHome;
  /** The title of an office, beside the shop's name and in page titles. */
  title(words: { readonly title: string; readonly shop: string }): string;
  tag(): string;
  findSession(services: HostServices, token: string): Promise<Session | undefined>;
  closeSession(services: HostServices, session: Session, token: string): Promise<unknown>;
  /** Stores a notice for the next page, or removes it. */
  setNotice(services: HostServices, session: Session, notice: Notice | null): Promise<void>;
  /** The person in whose language the pages are. */
  readerOf(session: Session): Reader;
  visit(base: OfficeVisit<Session>): Visit;
  /** `section` is the path of the present page in the menu. */
  frame(visit: Visit, section: string): Promise<OfficeFrame>;
}
