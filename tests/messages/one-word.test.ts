import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

/** By language, what a thing is called, and what it is not called beside that: two words for one thing read like two things. */
const WORDS: Readonly<Record<string, readonly (readonly [word: string, others: RegExp])[]>> = {
  hi: [
    ['कैश', /नकद/],
    ['कॉल करें', /फ़ोन करें/],
    ['ईमेल', /ई-मेल|ईमेल पत/],
    ['मैसेज', /संदेश/],
    ['प्रोडक्ट', /प्रॉडक्ट|उत्पाद/],
    ['रिव्यू', /समीक्षा/],
    ['रिफंड', /रिफ़ंड|धनवापसी/],
    ['वापसी', /रिटर्न कर/],
    ['मंज़ूर, नामंज़ूर', /अस्वीकार|वापसी स्वीकार/],
    ['शिकायत नंबर', /टिकट/],
    ['रद्द', /कैंसल (?!किया चेक)/],
    ['लॉग इन', /साइन इन|लॉगिन/],
    ['लॉग इन बनाए रखें', /याद रखें”/],
    ['प्राइवेसी पॉलिसी', /निजता|गोपनीयता|>प्राइवेसी</],
    ['इंटरनेट', /कनेक्शन/],
    ['चार्ज', /शुल्क/],
    ['टेबल', /तालिका/],
    ['अपलोड करें', /चढ़ाएँ/],
    ['प्रिंट करें', /छापें/],
    ['पैकिंग स्लिप', /पैक पर्ची/],
    ['टैक्स इनवॉइस', /टैक्स बिल/],
    ['साइज़ गाइड', /साइज़ चार्ट/],
    ['सीना', /छाती/],
    ['हिप', /कूल्ह/],
    ['अपनी UPI ID', /(?:अपना|आपका|आपके) UPI ID/],
    ['आप', /(?<!\p{L}|\p{M})तुम/u],
  ],
  ar: [
    ['رقم الهاتف المتحرك', /(?<!\p{L})(?:ال)?جوالك?(?!\p{L})/u],
    ['إلكترونيًا، الدفع الإلكتروني', /أونلاين/],
    ['واتساب', /WhatsApp|واتس آب/],
    ['واي فاي', /Wi-Fi/],
    ['بوليصة الشحن', /ملصق الشحن/],
    ['شحنة', /(?<!\p{L})(?:ال)?طرد(?!\p{L})/u],
    ['السلة', /عربة/],
    ['دليل المقاسات', /جدول المقاسات/],
    ['رسوم الدفع عند الاستلام', /رسوم النقد/],
    ['نعيد إليك', /نعيد لك/],
    ['غير موجود', /لا يوجد مثل هذا|لا توجد مثل هذه/],
    ['أوتار براديش', /أتر براديش/],
    ['غ', /غم(?!\p{L})/u],
    ['، ؛ ؟', /[\u0600-\u06ff] ?[,;?]/],
    ['0-9', /[\u0660-\u0669\u06f0-\u06f9]/],
    ['«»', /[“”]/],
  ],
};

test.each(Object.entries(WORDS))('each thing has one word in the language "%s"', (language, words) => {
  const files = [`src/messages/${language}/*.json`, `catalog/pages/${language}/**/*.json`].flatMap((glob) =>
    globSync(glob),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        words.flatMap(([word, others]) => {
          const other = others.exec(line)?.[0];
          return other ? [`${basename(file)}:${index + 1}: "${other}", elsewhere "${word}"`] : [];
        }),
      ),
  );
  expect(found).toEqual([]);
});
