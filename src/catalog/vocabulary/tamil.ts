import type { LanguageWords } from './language-words.ts';

/**
 * Tamil words of the search. What each thing is called is common usage in shops of Tamil Nadu, loan words in Tamil letters included;
 * facts from Tamil Wiktionary and the Tamil Lexicon of the University of Madras.
 */
export const TAMIL: LanguageWords = {
  names: `
// Clothes
clothes | துணி, துணிமணி, ஆடை, உடை, டிரெஸ்
saree | சேலை, புடவை, சாரி
silk saree | பட்டுச்சேலை, பட்டுப்புடவை, பட்டு சேலை, பட்டு புடவை
kurti | குர்தி, குர்த்தி
kurta | குர்தா, குர்த்தா
kurta set | குர்தா செட், சுடிதார் செட்
salwar suit | சுடிதார், சல்வார்
anarkali | அனார்கலி
lehenga | லெஹங்கா, லெகங்கா, பாவாடை தாவணி
dupatta | துப்பட்டா, தாவணி
blouse | ஜாக்கெட் பிளவுஸ், பிளவுஸ், ரவிக்கை
petticoat | உள்பாவாடை
skirt | பாவாடை, ஸ்கர்ட்
palazzo | பலாசோ
leggings | லெக்கிங்ஸ், லெக்கின்ஸ்
dress | ஃபிராக் டிரெஸ், கவுன்
gown | கவுன்
frock | ஃபிராக், பிராக்
top | டாப், டாப்ஸ்
tunic | டியூனிக்
kaftan | காஃப்தான்
shirt | சட்டை, ஷர்ட்
t shirt | டி-ஷர்ட், டிஷர்ட், டீ ஷர்ட், பனியன் சட்டை
trousers | பேண்ட், பேன்ட், கால்சட்டை
jeans | ஜீன்ஸ்
shorts | ஷார்ட்ஸ், அரைக்கால் சட்டை, டவுசர்
dhoti | வேட்டி, வேஷ்டி
lungi | லுங்கி, கைலி
sweater | ஸ்வெட்டர்
jacket | ஜாக்கெட்
raincoat | மழைக்கோட்டு, ரெயின்கோட்
nighty | நைட்டி
nightsuit | நைட் சூட், இரவு உடை
innerwear | உள்ளாடை
bra | பிரா
panty | ஜட்டி, பேன்டி
vest | பனியன்
socks | காலுறை, சாக்ஸ்
tracksuit | டிராக் சூட்
towel | துண்டு, டவல்
handkerchief | கைக்குட்டை, கர்சீப்
belt | பெல்ட்
cap | தொப்பி
shawl | சால்வை
stole | ஸ்டோல்
sherwani | ஷெர்வானி
// Shoes and bags
shoes | ஷூ, ஷூக்கள், காலணி
sandals | சாண்டல், செருப்பு
slippers | செருப்பு, ஸ்லிப்பர்
boots | பூட்ஸ்
bag | பை, பேக்
handbag | கைப்பை, ஹேண்ட்பேக்
backpack | முதுகுப்பை, ஸ்கூல் பேக்
purse | பர்ஸ்
wallet | பர்ஸ், வாலட்
suitcase | பெட்டி, சூட்கேஸ்
// Jewellery and watches
jewellery | நகை, ஆபரணம்
earrings | காதணி, தோடு, கம்மல்
jhumka | ஜிமிக்கி, ஜிமிக்கி கம்மல்
necklace | நெக்லஸ், மாலை, ஆரம்
bangles | வளையல், வளை
bracelet | பிரேஸ்லெட், கைச்சங்கிலி
ring | மோதிரம்
anklet | கொலுசு
nose pin | மூக்குத்தி
toe ring | மெட்டி
chain | சங்கிலி, செயின்
bindi | பொட்டு
mangalsutra | தாலி
maang tikka | நெற்றிச்சுட்டி
watch | கைக்கடிகாரம், வாட்ச்
wall clock | சுவர்க்கடிகாரம், கடிகாரம்
sunglasses | கூலிங் கிளாஸ், கண்ணாடி
// Beauty and health
soap | சோப், சோப்பு
shampoo | ஷாம்பு, ஷாம்பூ
hair oil | தலைமுடி எண்ணெய், கூந்தல் எண்ணெய், ஹேர் ஆயில்
face cream | முகக் கிரீம், ஃபேஸ் கிரீம்
face wash | ஃபேஸ் வாஷ்
lipstick | லிப்ஸ்டிக், உதட்டுச்சாயம்
kajal | கண்மை, மை
nail polish | நெயில் பாலிஷ், நகப்பூச்சு
perfume | சென்ட், வாசனை திரவியம், பெர்ஃப்யூம்
comb | சீப்பு
mehndi | மருதாணி, மெஹந்தி
turmeric | மஞ்சள்தூள்
toothbrush | பிரஷ், பல்துலக்கி
sanitary pads | நாப்கின், சானிட்டரி பேட்
// Home and kitchen
bedsheet | பெட்ஷீட், படுக்கை விரிப்பு
blanket | போர்வை, கம்பளி
quilt | மெத்தை விரிப்பு, ரஜாய்
pillow | தலையணை
cushion cover | குஷன் கவர்
curtain | திரைச்சீலை, கர்ட்டன்
carpet | கம்பளம், தரைவிரிப்பு
doormat | மிதியடி, கால்மிதி
mosquito net | கொசுவலை
lamp | விளக்கு
diya | அகல்விளக்கு, அகல் விளக்கு
candle | மெழுகுவர்த்தி
vase | பூச்சாடி
mirror | நிலைக்கண்ணாடி
utensils | பாத்திரம், பாத்திரங்கள்
pressure cooker | குக்கர், பிரஷர் குக்கர்
frying pan | தோசைக்கல், வாணலி
kadhai | கடாய், வாணலி
plate | தட்டு
bowl | கிண்ணம்
glass | டம்ளர், குவளை
cup | கப், கோப்பை
water bottle | தண்ணீர் பாட்டில், வாட்டர் பாட்டில்
lunch box | டிபன் பாக்ஸ், மதிய உணவு பெட்டி
knife | கத்தி
bucket | வாளி
broom | துடைப்பம், விளக்குமாறு
mop | மாப்
umbrella | குடை
basket | கூடை
idol | சிலை
incense | ஊதுபத்தி
plant pot | பூந்தொட்டி
// Electronics
phone cover | மொபைல் கவர், போன் கவர்
charger | சார்ஜர்
charging cable | சார்ஜர் கேபிள், சார்ஜிங் கேபிள்
earphones | இயர்போன், ஹெட்செட்
headphones | ஹெட்போன்
bluetooth speaker | புளூடூத் ஸ்பீக்கர்
speaker | ஸ்பீக்கர்
power bank | பவர் பேங்க்
torch | டார்ச், டார்ச் லைட்
fan | மின்விசிறி, ஃபேன்
iron | இஸ்திரிப்பெட்டி
mixer grinder | மிக்ஸி
bulb | பல்பு
trimmer | டிரிம்மர்
hair dryer | ஹேர் டிரையர்
// Children and sports
toys | பொம்மை, விளையாட்டுப் பொருள்
doll | பொம்மை
soft toy | டெடி, கரடி பொம்மை
puzzle | புதிர்
school bag | பள்ளிப் பை, ஸ்கூல் பேக்
pencil box | பென்சில் பாக்ஸ்
cricket bat | கிரிக்கெட் பேட், கிரிக்கெட் மட்டை
ball | பந்து
football | கால்பந்து
badminton racket | பேட்மிண்டன் மட்டை
yoga mat | யோகா மேட், யோகா பாய்
dumbbell | டம்பல், டம்பெல்
skipping rope | ஸ்கிப்பிங் கயிறு
cycle | சைக்கிள், மிதிவண்டி
helmet | ஹெல்மெட், தலைக்கவசம்
car cover | கார் கவர்
// Colours
red | சிவப்பு, சிகப்பு
blue | நீலம், நீல
green | பச்சை
yellow | மஞ்சள்
black | கருப்பு, கறுப்பு
white | வெள்ளை
pink | இளஞ்சிவப்பு, ரோஸ், பிங்க்
orange | ஆரஞ்சு
brown | பழுப்பு, காப்பி நிறம்
purple | ஊதா, கத்தரிப்பூ நிறம்
grey | சாம்பல்
gold | தங்க நிறம், தங்கம்
silver | வெள்ளி
maroon | மெரூன்
// What it is made of
cotton | பருத்தி, காட்டன்
silk | பட்டு
wool | கம்பளி
leather | தோல்
wood | மரம், மர
steel | எவர்சில்வர், ஸ்டீல்
brass | பித்தளை
copper | செம்பு, தாமிரம்
clay | மண், களிமண்
plastic | பிளாஸ்டிக்
pearl | முத்து
// Occasions
wedding | கல்யாணம், திருமணம்
diwali | தீபாவளி
festival | பண்டிகை, திருவிழா
birthday | பிறந்தநாள்
pooja | பூஜை
school | பள்ளி, ஸ்கூல்
office | ஆபீஸ், அலுவலகம்
party | பார்ட்டி, விருந்து
`,
  endings: [
    ['ங்கள்', 'ம்'],
    ['ட்கள்', 'ள்'],
    ['ற்கள்', 'ல்'],
    ['கள்', ''],
  ],
  letters: [],
  stop: 'வேண்டும் வேணும் எனக்கு நல்ல மலிவான மலிவு குறைந்த விலை விலையில் புதிய அழகான காட்டு வாங்க ஒரு என் அணிய போட நிற நிறம் வண்ண கலர்',
  currency: 'ரூபாய் ரூபா ரூ ரூபாய்க்குள் ரூபாய்க்கு க்குள் க்கு க்கும்',
  patterns: {
    max: ['# வரை', '# க்கு கீழ்', '# க்கு குறைவாக', '# ரூபாய்க்கு கீழ்', '# ரூபாய்க்குள்', '# கீழ்', '# குள்', '# ரூபாய் வரை'],
    min: ['# க்கு மேல்', '# ரூபாய்க்கு மேல்', '# மேல்'],
    size: ['சைஸ் #', 'அளவு #', '# சைஸ்', '# அளவு'],
    age: ['# வயது', '# வயசு'],
  },
  audience: {
    men: 'ஆண் ஆண்கள் ஆண்களுக்கு ஆண்களுக்கான ஆண்களின் ஆண்களுக்கு அப்பா அப்பாவுக்கு கணவர் கணவருக்கு ஜென்ட்ஸ்',
    women: 'பெண் பெண்கள் பெண்களுக்கு பெண்களுக்கான பெண்களின் அம்மா அம்மாவுக்கு மனைவி மனைவிக்கு லேடீஸ்',
    boys: 'பையன் பையனுக்கு பையன்கள் பையன்களுக்கு சிறுவன் சிறுவர் சிறுவர்களுக்கு மகன் மகனுக்கு',
    girls: 'சிறுமி சிறுமிக்கு சிறுமிகளுக்கு பொண்ணு பொண்ணுக்கு மகள் மகளுக்கு',
    kids: 'குழந்தைகள் குழந்தைகளுக்கு குழந்தைகளுக்கான பிள்ளைகள் பிள்ளைகளுக்கு',
    baby: 'குழந்தை குழந்தைக்கு பாப்பா பாப்பாவுக்கு கைக்குழந்தை',
  },
};
