/** What the API host tells of somebody's own account (src/api/README.md, "The own account"), as far as the pages use it. */

export interface OwnAccount {
  readonly username: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** Another address that a link was sent to. */
  readonly newEmail?: string;
  readonly phone?: string;
  readonly isPhoneConfirmed?: boolean;
  readonly createdAt: string;
}

export interface OwnSession {
  readonly id: string;
  readonly browser: string;
  readonly createdAt: string;
  readonly lastUsedOn?: string;
  readonly isCurrent: boolean;
}
