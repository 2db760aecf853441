import { isSameSecret } from '../../../compare-secrets.ts';
import { digest } from '../database/ids.ts';

/** What each form of a session has to send back. Other sites can't read it, and it does not reveal the session's token. */
export const formTokenOf = (token: string): string => digest(`form ${token}`);

/** Whether a form was sent from a page of the session. */
export const isOwnForm = ({ formToken }: { readonly formToken: string }, typed: string): boolean =>
  isSameSecret(typed, formToken);
