import { currentLanguage, FIRST_LANGUAGE } from '../../messages/language.ts';

/** Where a form goes that leads into the seller's office, which answers in the language of the page. */
export const officeAction = (office: string, form: 'sign-in' | 'sign-up'): string =>
  `${office}/${form}${currentLanguage() === FIRST_LANGUAGE ? '' : `?language=${currentLanguage()}`}`;
