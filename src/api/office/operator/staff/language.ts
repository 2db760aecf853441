import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import type { HostServices } from '../../../entry/services.ts';
import { setLanguage } from '../../../records/staff/people.ts';
import { hint } from '../../kit/pieces/html.ts';
import { answerChosenLanguage, LANGUAGE_PATH, languagePage } from '../../kit/shared/language-page.ts';
import { linkTo } from '../frame/links.ts';
import { form, page } from '../frame/visit.ts';

/** A person's own language. */
export const languagePages = (services: HostServices): PageRoute[] => [
  page(services, LANGUAGE_PATH, async (visit) =>
    languagePage({ linkTo }, visit, visit.session.person, hint(operatorSignInText.notTranslated)),
  ),
  form(services, LANGUAGE_PATH, ({ session: { person } }, typed) =>
    answerChosenLanguage(typed, person, (language) => setLanguage(services, person, language)),
  ),
];
