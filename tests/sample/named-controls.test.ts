import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Pages of help, policies and for sellers name buttons, links and statuses in quotation marks. Each name is a text of the interface in the
 * language of the page, word for word, or one of these.
 */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  // Words of the browser and other programs.
  browser: [
    'Clear browsing data',
    'Clear data',
    'ब्राउज़िंग डेटा मिटाएँ',
    'डेटा मिटाएँ',
    'பிரவுசிங் டேட்டாவை அழி',
    'டேட்டாவை அழி',
    'محو بيانات التصفح',
    'محو البيانات',
    // Of WhatsApp or the mail program.
    'அனுப்பு',
    'إرسال',
  ],
  // The log-in's message, as the specification has it.
  specification: ['Email Id is Not Register..!'],
  // What the reader writes or says: a subject, an answer, an example.
  typed: [
    'I cancelled',
    'Security',
    'I withdraw my consent',
    'Android 10, Chrome',
    'behind the post office, blue gate',
    'Cotton straight kurta with block print, blue',
    'women of 25 in Pune',
    'Yes',
    'best',
    'new',
    'मैंने रद्द कर दिया है',
    'मैं अपनी सहमति वापस लेता/लेती हूँ',
    'डाकघर के पीछे, नीला गेट',
    'पुणे की 25 साल की महिलाओं',
    'सूती सीधा कुर्ता, ब्लॉक प्रिंट, नीला',
    'बेस्ट',
    'கேன்சல் செய்துவிட்டேன்',
    'என் சம்மதத்தைத் திரும்பப் பெறுகிறேன்',
    'தபால் நிலையத்தின் பின்னால், நீல கேட்',
    'சென்னையில் 25 வயதுப் பெண்களுக்கு',
    'أسحب موافقتي',
  ],
  // What others say: the courier's page, the label's word for goods, the id of a market.
  named: ['delivered', 'clothing', 'ae', 'डिलीवर हो गया'],
};

const PAGES = 'catalog/pages';
const LANGUAGES = ['hi', 'ta', 'ar'] as const;

const readTexts = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value
      ? Object.values(value).flatMap(readTexts)
      : [];

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function listPages(language: string): readonly string[] {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const own = LANGUAGES.find((each) => each === language);
  return files
    .filter((file) => (own ? file.startsWith(`${own}/`) : LANGUAGES.every((each) => !file.startsWith(`${each}/`))))
    .map((file) => join(PAGES, file));
}

/** The texts of messages, each form of a plural or choice by itself, without tags and the point at their end. */
const listNames = (language: string): ReadonlySet<string> =>
  new Set(
    readdirSync(`src/messages/${language}`)
      .flatMap((file) => readTexts(readJson(`src/messages/${language}/${file}`)))
      .flatMap((text) => [text, ...[...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, form = '']) => form)])
      .map((text) => text.replaceAll(/\{[#/]\w+\}/g, '').trim())
      .flatMap((text) => [text, text.replace(/[.!?।]+$/, '')]),
  );

test.each(['en', ...LANGUAGES])('controls that pages name in %s are called so', (language) => {
  const known = new Set([...listNames(language), ...Object.values(OTHERS).flat()]);
  const wrong = listPages(language).flatMap((file) =>
    readTexts(readJson(file)).flatMap((text) =>
      [...text.matchAll(/“([^”]*)”|«([^»]*)»/g)]
        .map(([, name, other = '']) => name ?? other)
        .filter((name) => !known.has(name))
        .map((name) => `${file}: “${name}”`),
    ),
  );
  expect(wrong).toEqual([]);
});

test('nothing is excepted that no page names', () => {
  const all = ['en', ...LANGUAGES].flatMap((language) =>
    listPages(language).flatMap((file) => readTexts(readJson(file))),
  );
  const unused = Object.values(OTHERS)
    .flat()
    .filter((name) => !all.some((text) => text.includes(`“${name}”`) || text.includes(`«${name}»`)));
  expect(unused).toEqual([]);
});
