import type { LanguageWords } from './language-words.ts';

/**
 * Arabic words of the search, as shops in the Emirates write them. Facts from Arabic Wiktionary and the Google product taxonomy in
 * Arabic; what each thing is called is common usage. Each name is also found with the article before it.
 */
export const ARABIC: LanguageWords = {
  article: 'ال',
  names: `
// Clothes
clothes | ملابس, أزياء, ثياب
saree | ساري, ساري هندي
silk saree | ساري حرير
kurti | كورتي, كرتي
kurta | كورتا, كرتا
kurta set | طقم كورتا
salwar suit | سلوار, بنجابي, بدلة بنجابية
anarkali | أناركلي
lehenga | لهنغا, لهنجا, لينغا
dupatta | دوباتا, وشاح
blouse | بلوزة
skirt | تنورة
palazzo | بلازو
leggings | ليقنز, ليجنز, ليغنغ
dress | فستان, فساتين
gown | فستان سهرة
top | توب, بلوزة
tunic | تونيك
kaftan | قفطان, قفاطين, جلابية, جلابيات
abaya | عباية, عبايات, عباءة
coord set | طقم, أطقم
shirt | قميص, قمصان
t shirt | تيشيرت, تي شيرت
trousers | بنطلون, بناطيل, سروال
jeans | جينز
nighty | قميص نوم
nightsuit | بيجامة, بجامة
jacket | جاكيت, سترة
shawl | شال, شالات
scarf | وشاح, إيشارب
socks | جوارب
shoes | حذاء, أحذية, جزمة
sandals | صندل, صنادل, نعال
jutti | جوتي, خف
bag | حقيبة, حقائب, شنطة, شنط
handbag | حقيبة يد, شنطة يد
wallet | محفظة
// Jewellery
jewellery | مجوهرات, حلي, إكسسوارات, اكسسوارات
earrings | أقراط, حلق, قرط
jhumka | جومكا, جومكة
necklace | قلادة, عقد, قلائد, عقود
choker | تشوكر, طوق
bangles | أساور, بناجر, غوايش
bracelet | سوار, إسوارة, اسوارة
ring | خاتم, خواتم
anklet | خلخال, خلاخيل
chain | سلسلة, سلسال
nose pin | زمام, حلق أنف
comb | مشط شعر, مشط
watch | ساعة, ساعات
// Home
bedsheet | شرشف, ملاءة, مفرش سرير, شراشف
blanket | بطانية, لحاف
quilt | لحاف, ألحفة
pillow | مخدة, وسادة
cushion cover | غطاء وسادة, كوشن, أغطية وسائد, غطاء مخدة
curtain | ستارة, ستائر
carpet | سجادة, سجاد
table runner | مفرش طاولة
tablecloth | مفرش سفرة
towel | منشفة, مناشف
lantern | فانوس, فوانيس
lamp | مصباح, أباجورة, إضاءة
candle | شمعة, شموع
tealight holder | حامل شموع, شمعدان
vase | مزهرية, فازة, مزهريات
mirror | مرآة, مراية
wall hanging | تعليقة جدار, ديكور جدار
idol | تمثال
figurine | مجسم, تمثال صغير
bowl | وعاء, زبدية
plate | صحن, طبق
cup | كوب, فنجان
toys | ألعاب, لعبة
perfume | عطر, عطور
soap | صابون
// Colours
red | أحمر, حمراء
blue | أزرق, زرقاء
green | أخضر, خضراء
yellow | أصفر, صفراء
black | أسود, سوداء
white | أبيض, بيضاء
pink | وردي, وردية, زهري
orange | برتقالي, برتقالية
brown | بني, بنية
purple | بنفسجي, بنفسجية
grey | رمادي, رمادية
gold | ذهبي, ذهبية
silver | فضي, فضية
rose gold | ذهبي وردي
maroon | عنابي, عنابية, خمري
ivory | عاجي, عاجية
// What it is made of
cotton | قطن, قطني, قطنية
silk | حرير, حريري, حريرية
wool | صوف, صوفي
linen | كتان
velvet | مخمل
leather | جلد, جلدي
brass | نحاس, نحاسي
wood | خشب, خشبي
glass | زجاج, زجاجي
pearl | لؤلؤ
kundan | كوندان
// Occasions
wedding | زفاف, عرس, زواج
eid | عيد
ramadan | رمضان
party | حفلة, سهرة
gift | هدية, هدايا
`,
  endings: [],
  // Without the marks of vowels and of hamza, as most people type.
  letters: [
    ...[...'\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0640\u0670'].map(
      (mark) => [mark, ''] as const,
    ),
    ['\u0649', '\u064a'],
    ['\u0629$', '\u0647'],
    ['\u06a9', '\u0643'],
  ],
  stop: 'أريد اريد عايز ابغى أبغى رخيص رخيصة جميل جميلة أفضل سعر شراء من في على مع لون',
  currency: 'درهم دراهم د.إ',
  patterns: {
    max: ['أقل من #', 'تحت #', 'حتى #', 'بأقل من #', '# وأقل', '# فأقل'],
    min: ['أكثر من #', 'فوق #', '# وأكثر', '# فأكثر'],
    range: ['من # إلى #', 'بين # و #', 'من # الى #'],
    size: ['مقاس #', '# مقاس'],
    age: ['# سنوات', '# سنة', 'عمر #'],
  },
  audience: {
    men: 'رجالي رجال للرجال رجل',
    women: 'نسائي نسائية نساء للنساء حريمي سيدات للسيدات',
    boys: 'أولاد للأولاد ولد ولادي',
    girls: 'بنات للبنات بنت بناتي',
    kids: 'أطفال للأطفال طفل أطفالي',
    baby: 'رضيع رضع للرضع مواليد',
  },
};
