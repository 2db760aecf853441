/** What asks something at the lower edge of the screen, in one file with its styles: who has answered does not load it. */
export { run as askForConsent } from '../consent/ask-consent.ts';
export { offerLanguage } from './offer-language.ts';
