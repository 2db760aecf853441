import { APP_PATHS } from '../../paths.ts';
import type { FooterView, LinkView } from '../../views/parts/page-view.ts';

const OWN: readonly string[] = [APP_PATHS.sellerSignUp, APP_PATHS.sellerSignIn, APP_PATHS.sellerDashboard];

/** The first page for sellers that the footer lists beside the application. */
export const helpLink = ({ groups }: Pick<FooterView, 'groups'>): LinkView | undefined =>
  groups
    .find(({ links }) => links.some(({ href }) => OWN.includes(href)))
    ?.links.find(({ href }) => !OWN.includes(href));
