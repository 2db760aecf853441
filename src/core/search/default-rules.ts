import type { SearchRules } from './rules.ts';

const pairs = (text: string): [string, string][] => text.split(' ').map((pair) => pair.split(':') as [string, string]);

/** What every shop in India needs. `x` is the sound of "ch". */
export const DEFAULT_RULES: SearchRules = {
  letters: pairs(
    'iya:ia x:ks chh:x tch:x ch:x ck:k ce:se ci:si cy:si c:k q:k ph:f th:t dh:d bh:b jh:j sh:s z:j w:v aa:a ee:i ea:i ie:i oo:u ou:u uu:u ai:e ay:e ei:e au:o ov$:o ey$:i y$:i ah$:a',
  ),
  endings: pairs('ss:ss us:us sses:ss shes:sh ches:ch xes:x ies:y iyaan:i iyan:i iyon:i s:'),
  hindiEndings: pairs('ियाँ:ी ियां:ी ियों:ी ों:ा े:ा'),
  stop: words(
    `a an the for of in on at to with and or by from my me i is are it that this please want need show find buy get
    online price shop chahiye chahie ka ki ke ko se mein main me aur ya wala wale wali vala vale vali liye lie mujhe
    dikhao dikhaiye kharidna hai ho jo koi के का की को से में और या वाला वाले वाली लिए चाहिए मुझे दिखाओ है हो जो कोई पर`,
  ),
  currency: words('rs inr rupees rupee rupaye rupay rupe re ₹ रुपये रुपए रूपये रु रुपया aed dirham dirhams dhs'),
  patterns: [
    ...patterns(
      'max',
      'under #|below #|less than #|upto #|up to #|within #|max #|maximum #|cheaper than #|not more than #',
    ),
    ...patterns(
      'max',
      '# se kam|# se niche|# se neeche|# tak|# ke andar|# ke under|# ke niche|# ke neeche|# me|# or less|# and under|# and below',
    ),
    ...patterns('max', '# से कम|# तक|# के अंदर|# के अन्दर|# के नीचे|# से नीचे|# में|# से सस्ता|# से सस्ती|# से सस्ते'),
    ...patterns(
      'min',
      'above #|over #|more than #|from #|min #|minimum #|# se upar|# se zyada|# se jyada|# se jada|# or more|# and above',
    ),
    ...patterns('min', '# से ऊपर|# से ज़्यादा|# से ज्यादा|# से अधिक'),
    ...patterns('range', 'between # and #|from # to #|# to #|# se # tak|# se #|# and #|# से # तक|# से #|# और # के बीच'),
    ...patterns('about', 'around #|about #|near #|# ke aaspaas|# ke aas paas|# के आसपास|# के आस पास'),
    ...patterns(
      'size',
      'size #|size no #|size number #|number # size|# size|# number|# no|uk #|ind #|sz #|saiz #|साइज #|# साइज|नंबर #|# नंबर',
    ),
    ...patterns(
      'age',
      '# year old|# years old|# yr old|# yrs old|# year|# years|# yr|# yrs|age #|aged #|# sal|# saal|# साल|# वर्ष|# sal ke|# साल के',
    ),
  ].map(([pattern, kind]) => [pattern.normalize('NFKD'), kind]),
  audience: {
    men: words(
      'men man mens gents gent male males husband boyfriend mard mardon mardana purush papa father dad मर्द मर्दों मर्दाना पुरुष पुरुषों जेंट्स',
    ),
    women: words(
      'women woman womens ladies lady female females wife girlfriend aurat aurton mahila mahilaon mummy mother mom महिला महिलाओं औरत औरतों लेडीज',
    ),
    boys: words('boy boys ladka ladke ladkon beta लड़का लड़के लड़कों'),
    girls: words('girl girls ladki ladkiyon beti लड़की लड़कियों'),
    kids: words('kid kids child children childrens bachcha bachche bacche bachchon bacho bachcho junior बच्चा बच्चे बच्चों'),
    baby: words('baby babies newborn infant infants shishu शिशु नवजात'),
  },
};

function words(text: string): string[] {
  return text.normalize('NFKD').split(/\s+/);
}

function patterns(
  kind: SearchRules['patterns'][number][1],
  text: string,
): [string, SearchRules['patterns'][number][1]][] {
  return text.split('|').map((pattern) => [pattern, kind]);
}
