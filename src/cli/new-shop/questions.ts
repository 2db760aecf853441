import { findIndianState, INDIAN_STATES } from '../../core/address/indian-states.ts';
import { normalisePhone } from '../../core/address/phone.ts';
import { describeGstin } from '../../core/seller/seller.ts';
import { cleanGstin } from '../../core/tax/gstin.ts';
import { cleanLine } from '../../core/text/text.ts';
import { readColour } from '../../theme/read-colour.ts';
import { MARKETS, type MarketId, type ShopChoices } from './choices.ts';

/** The answers so far, when a question is asked. */
type Known = Partial<ShopChoices>;

/** An answer can't be used. The message says what is expected. */
export class WrongAnswer extends Error {}

interface Question {
  /** The option that answers it: `--name`. */
  readonly flag: string;
  readonly text: string;
  /** The meaning of an empty answer. */
  readonly defaultOf: (known: Known) => string;
  /** Whether it is asked after these answers. Its option is always read. */
  readonly isAsked?: (known: Known) => boolean;
  /** Reads an answer. @throws WrongAnswer */
  readonly read: (answer: string, known: Known) => Known;
}

const NONE = 'none';
const EMIRATES = ['Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain'];
const EMAIL = /^[^\s@"<>,;]+@[^\s@"<>,;]+\.[A-Za-z]{2,}$/;

const wrong = (message: string): never => {
  throw new WrongAnswer(message);
};

/** A line of text of at most `most` characters. Braces are refused, as pages fill in facts there. */
function readLine(answer: string, what: string, most: number): string {
  const text = cleanLine(answer);
  if (text === '') return wrong(`Please give ${what}.`);
  if (text.length > most) return wrong(`This has ${text.length} characters; at most ${most} fit. Please shorten it.`);
  if (/[{}<>]/.test(text)) return wrong('Please leave out { } < and >.');
  return text;
}

/** A name with a capital first letter, even if it was typed in lower case. */
const startUpper = (name: string): string => name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

function readCity(answer: string, { market }: Known): Known {
  const [city = '', ...rest] = answer.split(',').map((text) => text.trim());
  const written = rest.join(', ');
  const isIndian = market !== 'ae';
  const emirate = EMIRATES.find((name) => name.toLowerCase() === (written || city).toLowerCase());
  const state = isIndian ? findIndianState(written)?.name : emirate;
  if (state !== undefined) return { city: startUpper(readLine(city, 'a city', 60)), state };
  const names = isIndian ? INDIAN_STATES.map(({ name }) => name) : EMIRATES;
  const near = names.find((name) => written.length > 2 && name.toLowerCase().startsWith(written.toLowerCase()));
  const found =
    written === '' ? 'There is no comma with a state after it' : `There is no state ${JSON.stringify(written)}`;
  const meant = near === undefined ? '' : ` Did you mean "${city}, ${near}"?`;
  return wrong(
    isIndian
      ? `${found}. Write city, comma, state: "Jaipur, Rajasthan".${meant}`
      : `Write city, comma, emirate: "Deira, Dubai". The emirates are ${EMIRATES.join(', ')}.`,
  );
}

function readContact(answer: string, { market }: Known): Known {
  const text = answer.trim();
  if (EMAIL.test(text)) return { email: text };
  if (text.includes('@')) return wrong('This is no e-mail address. Write it as "care@myshop.in".');
  const phone = normalisePhone(text, market === 'ae' ? 'AE' : 'IN');
  if (phone !== undefined) return { phone };
  return wrong(
    market === 'ae'
      ? 'This is no mobile number of the Emirates. Write it as "050 123 4567", or give an e-mail address.'
      : 'This is no Indian mobile number: ten digits that begin with 6 to 9. Write it as "98290 12345", or give an e-mail address.',
  );
}

function readGstin(answer: string, { state = '' }: Known): Known {
  if (answer.trim().toLowerCase() === NONE) return {};
  const gstin = cleanGstin(answer);
  const problem = describeGstin(gstin, state);
  return problem === undefined ? { gstin } : wrong(`${problem} Write "${NONE}" if you have no GSTIN.`);
}

function readMarket(answer: string): Known {
  const market = MARKETS.find((id): id is MarketId => id === answer.trim().toLowerCase());
  return market
    ? { market }
    : wrong(`Write ${MARKETS.map((id) => `"${id}"`).join(' or ')}: in for India, ae for the Emirates.`);
}

function readShopColour(answer: string, { theme }: Known): Known {
  if (theme) return wrong(`The theme ${theme} has colours of its own. Leave out one of --theme and --colour.`);
  const text = answer.trim();
  const colour = /^(?:[0-9a-f]{3}){1,2}$/i.test(text) ? `#${text}` : text;
  return readColour(colour) ? { colour } : wrong('This is no colour. Write one such as "#b3123f" or "teal".');
}

function readSamples(answer: string): Known {
  const text = answer.trim().toLowerCase();
  if (['sample', 'samples', 'yes', 'y'].includes(text)) return { hasSamples: true };
  if ([NONE, 'no', 'n'].includes(text)) return { hasSamples: false };
  return wrong(`Write "sample" for nine sample products, or "${NONE}".`);
}

/** The questions of a new shop in their order; later ones depend on earlier answers. */
export const QUESTIONS: readonly Question[] = [
  {
    flag: 'name',
    text: 'What is the shop called?',
    defaultOf: () => 'My Shop',
    read: (answer) => ({ name: readLine(answer, 'a name', 40) }),
  },
  {
    flag: 'market',
    text: 'Where do you sell? in (India, ₹) or ae (Emirates, AED)',
    defaultOf: () => 'in',
    read: readMarket,
  },
  {
    flag: 'city',
    text: 'From where do you send? City and state',
    defaultOf: ({ market }) => (market === 'ae' ? 'Deira, Dubai' : 'Jaipur, Rajasthan'),
    read: readCity,
  },
  {
    flag: 'seller',
    text: 'Who sells? The name of the person or business, as on your invoices',
    defaultOf: ({ name = '' }) => name,
    read: (answer) => ({ seller: readLine(answer, 'a name', 120) }),
  },
  {
    flag: 'gstin',
    text: `Which GSTIN does the seller have? 15 characters, or ${NONE}`,
    defaultOf: () => NONE,
    isAsked: ({ market }) => market === 'in',
    read: (answer, known) =>
      known.market === 'ae' && answer.trim().toLowerCase() !== NONE
        ? wrong('A GSTIN is for sellers in India. Leave it out.')
        : readGstin(answer, known),
  },
  {
    flag: 'contact',
    text: 'Where do orders go? A WhatsApp number or an e-mail address',
    defaultOf: () => '',
    read: readContact,
  },
  {
    flag: 'colour',
    text: 'Which colour does the shop have? All others follow from it',
    defaultOf: () => '#b3123f',
    isAsked: ({ theme }) => theme === undefined,
    read: readShopColour,
  },
  {
    flag: 'products',
    text: `Begin with sample products? sample or ${NONE}`,
    defaultOf: () => 'sample',
    read: readSamples,
  },
];
