import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import { findLanguage } from '../../../../messages/read-messages.ts';
import type { Notice } from '../../../ground/http/notice.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { inLanguageOf, languageChoices } from '../../../ground/text/language.ts';
import { chooseLanguage } from '../../../records/sellers/choose-language.ts';
import type { HostServices } from '../../../entry/services.ts';
import { sentForm } from '../../kit/forms/sent-form.ts';
import { choice } from '../../kit/pieces/fields.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { linkTo } from '../frame/links.ts';
import { form, page, type Visit } from '../frame/visit.ts';

const PATH = '/language';

/** The language of a seller's pages and mails, on a page that the menu names where there is a choice. */
export const languagePages = (services: HostServices): PageRoute[] => [
  page(services, PATH, languagePage),
  form(services, PATH, choose),
];

async function languagePage(visit: Visit): Promise<PageContent> {
  const options = languageChoices().map(({ tag, name }) => [tag, name] as const);
  const language = choice(
    operatorSignInText.language,
    'language',
    options,
    findLanguage(visit.session.seller.language),
  );
  const button = operatorSignInText.saveLanguage;
  const content = sentForm({ linkTo }, visit, { path: PATH, fields: [language], button, isNarrow: true });
  return { title: operatorSignInText.language, content };
}

async function choose({ services, session: { seller } }: Visit, typed: URLSearchParams): Promise<Notice> {
  const language = typed.get('language') ?? '';
  const answer = await chooseLanguage(services, seller, language);
  const isError = 'error' in answer;
  const text = inLanguageOf(isError ? seller : { language }, () =>
    isError ? operatorSignInText.noLanguage : operatorSignInText.languageSaved,
  );
  return { isError, text };
}
