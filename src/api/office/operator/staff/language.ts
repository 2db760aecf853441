import { operatorSignInText } from '../../../../messages/rooms/operator-sign-in.ts';
import { html } from '../../../ground/http/html.ts';
import type { PageRoute } from '../../../ground/http/page-route.ts';
import { findLanguage } from '../../../../messages/read-messages.ts';
import { inLanguageOf, languageChoices } from '../../../ground/text/language.ts';
import type { HostServices } from '../../../entry/services.ts';
import { setLanguage } from '../../../records/staff/people.ts';
import { sentForm } from '../../kit/forms/sent-form.ts';
import { choice } from '../../kit/pieces/fields.ts';
import { hint } from '../../kit/pieces/html.ts';
import { linkTo } from '../frame/links.ts';
import type { PageContent } from '../../kit/page/layout.ts';
import { form, page, type Visit } from '../frame/visit.ts';
import type { Notice } from '../../../ground/http/notice.ts';

const PATH = '/language';

/** A person's own language, on a page that the menu names where there is a choice. */
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
    findLanguage(visit.session.person.language),
  );
  const button = operatorSignInText.saveLanguage;
  const content = html`${sentForm({ linkTo }, visit, { path: PATH, fields: [language], button, isNarrow: true })}
${hint(operatorSignInText.notTranslated)}`;
  return { title: operatorSignInText.language, content };
}

async function choose({ services, session }: Visit, typed: URLSearchParams): Promise<Notice> {
  const language = typed.get('language') ?? '';
  const isSet = await setLanguage(services, session.person, language);
  const text = inLanguageOf(isSet ? { language } : session.person, () =>
    isSet ? operatorSignInText.languageSaved : operatorSignInText.noLanguage,
  );
  return { isError: !isSet, text };
}
