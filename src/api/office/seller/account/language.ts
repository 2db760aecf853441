import type { PageRoute } from '../../../ground/http/page-route.ts';
import { chooseLanguage } from '../../../records/sellers/choose-language.ts';
import type { HostServices } from '../../../entry/services.ts';
import { answerChosenLanguage, LANGUAGE_PATH, languagePage } from '../../kit/shared/language-page.ts';
import { linkTo } from '../frame/links.ts';
import { form, page } from '../frame/visit.ts';

/** The language of a seller's pages and mails. */
export const languagePages = (services: HostServices): PageRoute[] => [
  page(services, LANGUAGE_PATH, async (visit) => languagePage({ linkTo }, visit, visit.session.seller)),
  form(services, LANGUAGE_PATH, ({ session: { seller } }, typed) =>
    answerChosenLanguage(
      typed,
      seller,
      async (language) => !('error' in (await chooseLanguage(services, seller, language))),
    ),
  ),
];
