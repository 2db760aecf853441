import type { SearchRules } from './rules.ts';

const pairs = (text: string): [string, string][] => text.split(' ').map((pair) => pair.split(':') as [string, string]);

/** What every shop in India needs. `x` is the sound of "ch". */
export const DEFAULT_RULES: SearchRules = {
  letters: pairs(
    'iya:ia x:ks cchh:x cch:x chch:x chh:x tch:x ch:x ck:k ce:se ci:si cy:si c:k q:k ph:f th:t dh:d bh:b jh:j sh:s z:j w:v aa:a ee:i ea:i ie:i oo:u ou:u uu:u ai:e ay:e ei:e au:o ov$:o ey$:i y$:i ah$:a',
  ),
  endings: pairs('ss:ss us:us sses:ss shes:sh ches:ch xes:x ies:y iyaan:i iyan:i iyon:i s:'),
  hindiEndings: pairs('ियाँ:ी ियां:ी ियों:ी ों:ा े:ा'),
  stop: words(
    `a an the at or and then by my me i is are it that this some any please want need find buy get price online shop
    chahiye chahie mujhe dikhao dikhaiye kharidna hai hain ho aur ya jo koi kuch
    good best nice latest wearing using look something thing things very also only just
    ji hu hun hoon raha rahi rahe gaya gayi gaye tha thi hota hoti mera meri mere wo woh ye yeh hum uska uski uske iske unke aisa aisi aise bahut bohot waqt goes
    pehnne pehenne pehne pehnna pahnne khelne accha achha acchi achhi badhiya sasta sasti saste bhi sirf apni apna ek le lo len zyada jyada
    चाहिए मुझे दिखाओ है हैं हो और या जो कोई कुछ पहनने लगाने अच्छा अच्छी सस्ता सस्ती भी अपनी अपना एक ले लो लें ज्यादा ज़्यादा
    जी हूं हूँ रहा रही रहे गया गई था थी होता होती मेरा मेरी मेरे वो वह ये यह ऐसा ऐसी ऐसे बहुत`,
  ),
  before: words('for of in on to with from like'),
  after: words(
    `ka ki ke ko se mein main me pe pr mai mein par wala wale wali vala vale vali liye lie liya saath sath waala waali waale walee
    का के की को में से पर वाला वाले वाली लिए लिये साथ`,
  ),
  currency: words('rs inr rupees rupee rupaye rupay rupe re ₹ रुपये रुपए रूपये रु रुपया aed dirham dirhams dhs'),
  numbers: numbers(
    `1 one ek एक|2 two do दो|3 three teen tin तीन|4 four char chaar चार|5 five panch paanch पांच पाँच|6 six chhe chhah छह छः|7 seven saat सात|
    8 eight aath आठ|9 nine nau नौ|10 ten das दस|11 gyarah ग्यारह|12 twelve barah बारह|13 terah तेरह|14 chaudah चौदह|15 fifteen pandrah pandra पंद्रह|
    16 solah सोलह|17 satrah सत्रह|18 atharah अठारह|20 twenty bees बीस|25 pachees pachis पच्चीस|30 thirty tees तीस|35 paintees पैंतीस|
    40 forty chalis chalees चालीस|45 paintalis पैंतालीस|50 fifty pachas pachaas पचास|60 sixty saath साठ|70 seventy sattar सत्तर|75 pachhattar पचहत्तर|
    80 eighty assi अस्सी|90 ninety nabbe नब्बे|1.5 dedh डेढ़|2.5 dhai dhaai adhai ढाई|0.5 sadhe saadhe साढ़े|1.25 sava सवा|100 hundred sau सौ|
    1000 thousand hazar hazaar hajar hajaar हजार हज़ार|100000 lakh लाख`,
  ),
  patterns: [
    ...patterns(
      'max',
      'under #|below #|less than #|upto #|up to #|within #|max #|maximum #|cheaper than #|not more than #',
    ),
    ...patterns(
      'max',
      '# se kam|# tak|# se niche|# se neeche|# ke andar|# ke under|# ke niche|# ke neeche|# me|# or less|# and under|# and below',
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

function numbers(text: string): Record<string, number> {
  const lines = text
    .split('|')
    .map(words)
    .map((line) => line.filter(Boolean));
  return Object.fromEntries(lines.flatMap(([value, ...names]) => names.map((name) => [name, Number(value)])));
}

function patterns(
  kind: SearchRules['patterns'][number][1],
  text: string,
): [string, SearchRules['patterns'][number][1]][] {
  return text.split('|').map((pattern) => [pattern, kind]);
}
