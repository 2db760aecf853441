/**
 * Words of queries that tell no product from another: verbs, praise, and words for any thing. A line is
 * `English | Hindi in Latin letters | Devanagari`. Common usage; forms of verbs as in McGregor's Oxford Hindi-English Dictionary.
 */
export const FILLERS: string = `
// praise and price
good, best, nice, great, super, top quality, better, fine, best quality | achha, accha, acha, achhi, acchi, achi, ache, acche, achhe, badhiya, badiya, mast, shandar, behtareen, sabse achha, sabse acha, behtarin | अच्छा, अच्छी, अच्छे, बढ़िया, बेहतरीन, शानदार, मस्त, बढिया, सबसे अच्छा, बेस्ट
beautiful, pretty, lovely, cute, attractive | sundar, khubsurat, khoobsurat, pyara, pyari, pyare, sunder, manmohak, kyut | सुंदर, सुन्दर, खूबसूरत, प्यारा, प्यारी, प्यारे, ख़ूबसूरत, क्यूट
cheap, cheapest, affordable, budget, low cost, economical, value for money | sasta, sasti, saste, kam daam, kam kimat, kam rate, sasta wala, sastaa, kifayati, chip | सस्ता, सस्ती, सस्ते, कम दाम, कम कीमत, किफायती, सस्ता वाला
costly, expensive, premium, luxury, branded | mehnga, mehanga, mehngi, mahanga, mahangi, mahange, mehenga, manhga | महंगा, महंगी, महंगे, महँगा
price, rate, cost, amount | daam, dam, kimat, keemat, qeemat, bhav, rate | दाम, कीमत, भाव, मूल्य, रेट
offer, discount, sale, deal, deals, offers | chhut, choot, sel, offar | छूट, ऑफर, सेल
quality, original, genuine, real, pure | asli, kwality, kvaliti, shuddh | असली, क्वालिटी, शुद्ध
new, latest, trending, trendy, fashionable, stylish, fancy, modern, design, designs, designer, style | naya, nayi, naye, nai, naveen, dijain, faishan, stailish, fainsi, nayaa, nayi wali, latest wala, dizain, letest, navin, istailish, faishan wala, trendi | नया, नई, नए, नये, डिज़ाइन, डिजाइन, डिज़ाइनर, स्टाइलिश, लेटेस्ट, फैंसी, फैशन, डिजाइनर, नयी, न्यू, फैशनेबल, ट्रेंडी
comfortable, comfort, comfy, durable, sturdy, tough | aaramdayak, aaram, aram, mazboot, majboot, tikau, aaramdeh, aaramdayi, aaram dayak, kamfartebal | आरामदायक, आराम, मजबूत, मज़बूत, टिकाऊ, आरामदेह, कम्फर्टेबल
useful, handy, easy | kaam ka, kaam ki, kaam ke, upyogi, aasan | काम का, काम की, काम के, उपयोगी, आसान
// any thing
thing, things, item, items, stuff, product, products, article, goods, material, accessory, collection, variety, type, kind, model, supplies, equipment, gear, care, essentials, necessities | cheez, chij, cheej, cheezein, cheezen, saman, samaan, samagri, saamaan, vastu, prakar, tarah, jaisa, jaisi, jaise | चीज, चीज़, चीजें, चीज़ें, सामान, समान, सामग्री, वस्तु, वस्तुएं, तरह, प्रकार, जैसा, जैसी, जैसे
something, anything, everything, some | kuchh, thoda, thodi, thode, zara, sab, sabhi, saare, sara | कुछ, थोड़ा, थोड़ी, सब, सभी, सारे, ज़रा
one, single piece | ek, ik | एक
many, more, lot, lots, bulk | bahut, bohot, bahot, zyada, jyada, jada, dher | बहुत, ज्यादा, ज़्यादा
colour, color, colours, shade | rang, rangon, rango, kalar, rang ka, rang ki, rang ke | रंग, रंगों, कलर
option, options, idea, ideas, suggestion, suggest, recommend | sujhav, batao, bataiye, bata | सुझाव, बताओ, बताइए, बताएं
// verbs: to wear, put on, take, carry, keep, use
wear, wearing, wears, worn, put on | pehnna, pehnne, pehenne, pehne, pahnne, pahanne, pehanne, pehan, pehen, pahan, pehnane, pehnana, pehnu, pehnun, pahne | पहनना, पहनने, पहने, पहन, पहनाने, पहनाना, पहनूं, पहनें
use, using, used, usage | istemal, istemaal, upyog, prayog, yuz | इस्तेमाल, उपयोग, प्रयोग, यूज़
go, going, goes, walk, come, coming | jana, jaana, jane, jaane, jata, jati, jate, jaati, chalna, chalne, chalate, chalane, chalana, aana, aane, aaye, aata, aati | जाना, जाने, जाता, जाती, जाते, चलना, चलने, चलाते, चलाने, चलाना, आना, आने, आए, आता, आती
take, carry, carrying, bring, hold, holding | lu, lun, loon, len, lena, lene, leke, lekar, le jane, le jana, lana, lane, pakadne, pakadna, pakdne, uthane | लेना, लेने, लेकर, ले, लें, लूं, लूँ, लाना, लाने, पकड़ने, पकड़ना, उठाने, ले जाने, ले जाना
keep, keeping, store, storing, put, place, placing | rakhu, rakhun, rakhoon, rakhna, rakhne, rakhna, rakho, rakhe, rakhte, dalne, dalna, daalne, daalna | रखना, रखने, रखें, रखते, डालने, डालना
apply, attach, fit, fix, install, put up | lagana, lagane, lagaane, lagaana, lage, laga, lagaye, fit karne | लगाना, लगाने, लगाए, लगाएं, लगा
make, making, prepare, preparing, create | banana, banane, banaane, banaana, bana, banao | बनाना, बनाने, बना, बनाएं
do, doing, done, get, getting, have, having, has | karna, karne, karu, karun, karen, karna hai, kar, karke, hona, hone, ho, milna, mile, karo | करना, करने, करें, करूं, कर, करके, होना, होने, मिले, मिलना
give, giving, gave | dena, dene, de, dun, doon, deni | देना, देने, दे, दूं, देनी
sit, sitting, sleep, sleeping, lie down | baithne, baithna, sone ke liye, letne | बैठने, बैठना, लेटने
hang, hanging up | latkane, latkana, tangne, taangne, tangna | टांगने, टाँगने, टांगना
spread, lay | bichane, bichana, bichhane, bichaane, bichhaane | बिछाने, बिछाना
cover up, hide, save, protect, protection | bachane, bachana, bachav, chhupane, dhakne, dhakna, bachaane | बचाने, बचाना, बचाव, छुपाने, ढकने, ढकना
look, looks, looking, see, show, watch videos | dikhna, dikhne, dekhna, dekhne, dikhe, dikha, dikhaye, sunne, sunna, sunte | दिखना, दिखने, देखना, देखने, दिखे, दिखाएं, दिखाओ, सुनने, सुनना
play, playing | khelne, khelna, khelte | खेलने, खेलना, खेलते
read, write, writing | padhne, padhna, likhne, likhna | पढ़ने, पढ़ना, लिखने, लिखना
learn, teach | seekhne, sikhne, sikhane | सीखने, सिखाने
buy, buying, purchase, order, shopping, shop, sell | kharidna, kharidne, kharid, lena hai, mangwana, mangana | खरीदना, खरीदने, खरीद, मंगवाना, मंगाना
required, needed, need, looking for, requirement, must | chahie, chaiye, chahiye hai, jarurat, zarurat, zaroorat | चाहिए, चाहिये, जरूरत, ज़रूरत
like, love, loves, likes | pasand, pasand hai | पसंद
// verbs by their stems
keep, place | rakh, rakhwa | रख
put, pour | dal, daal, bhar | डाल
wear | pehn, pehen, pahan, pahn, pehna, pahna, pehnav | पहन, पहना
bring, take, fetch | la, laa, le, mangwa, manga, kharid, khareed | ला, ले, मंगवा, खरीद
go, come, walk | ja, jaa, aa, chal, chala, ghoom, nikal, pahunch | जा, आ, चल, चला, निकल
stay, remain | rah, reh, ruk, tik | रह, रुक, टिक
do, become, happen | kar, karwa, ho, hoja, ban, bana, banwa, lag, laga, lagwa | कर, हो, बन, बना, लग, लगा
give, get | de, mil, dila, dilwa | दे, मिल, दिला
look, show | dikh, dekh, dikha, dikhla | दिख, देख, दिखा
need, want, tell | chah, bata, samajh, soch, pooch, puchh | चाह, बता, समझ, सोच
open, close | khul, khol, band ho | खुल, खोल
break, fall, spoil | toot, tut, phat, fat, gir, bigad, kharab ho | टूट, फट, गिर, बिगड़
sit, stand, get up | baith, bith, utha, uth | बैठ, उठ
know, can, be able | sak, pa, paa, aja | सक, पा
hang, tie, hold | latk, latka, taang, tang, baandh, bandh, pakad | लटक, लटका, टांग, बांध, पकड़
wash, wipe, dry | dho, dhul, ponchh, pochh, poch, sukh, sukha | धो, धुल, पोंछ, सुख, सुखा
thing like that, wise, likewise | waisa, waisi, waise, usme, usmein, isme, ismein, usko, isko, unko, inko, uspe, ispe, jisko, jispe, jisse, kisi, kis, kaunsa, kaunsi, kaun, kuchh bhi, achchi, achhe, badhiyaa, thik, theek, sahi | वैसा, उसमें, इसमें, उसको, इसको, किसी, कौनसा, कौन सा, ठीक, सही
was, were, has, had | tha, thi, the, hua, hui, hue, gaya, gayi, gaye, raha, rahi, rahe, hu, hoon, hun, wo, woh, ye, yeh, yah, vah, hum, humko, hame, humein, tum, aap, unhe, inhe, mujhko, mereko | था, थी, थे, हुआ, हुई, हुए, गया, गई, गए, रहा, रही, रहे, हूं, हूँ, वो, वह, ये, यह, हम, हमें
little, bit, small amount | zara sa, thoda sa, chhota sa, little | थोड़ा सा, ज़रा सा
// small words
very, really, just, only, also, too, even, full, proper, perfect, own, self | bhi, sirf, bas, hi, bilkul, ekdum, pura, poora, puri, apna, apni, apne, khud, aisa, aisi, aise | भी, सिर्फ, बस, ही, बिल्कुल, पूरा, पूरी, अपना, अपनी, अपने, खुद, ऐसा, ऐसी, ऐसे
not, no, dont, doesnt, without any | nahi, nahin, na, mat, nhi | नहीं, ना, न, मत
but, then, so, because, while, than, there, here, he, she, him, her, his, them, they, who, whom, same, such, those, these, their, though, was, were, got, let, lets, tell, try, whose, someone, everyone, each, every | lekin, magar, toh, kyunki, taki, taaki, uske, uska, uski, unke, unka, inke, iske, iska, wahan, yahan, time, waqt, samay, vakt | लेकिन, मगर, तो, ताकि, उसके, उसका, उसकी, उनके, इसके, वहां, यहां, समय, वक्त, टाइम
which, jisme, inside, outside, over, under, above, below, near, side, back, front | jisme, jismein, jisse, andar, bahar, upar, neeche, niche, paas, pas, aage, peeche, piche, aas paas | जिसमें, जिससे, अंदर, अन्दर, बाहर, ऊपर, नीचे, पास, आगे, पीछे
daily, everyday, regular, routine, daily use, casual use, rough use | roz, roj, rozana, rojana, rozmarra, har din | रोज, रोज़, रोजाना, रोज़ाना, रोजमर्रा, हर दिन
today, tomorrow, now, urgent | aaj, kal, abhi, jaldi | आज, कल, अभी, जल्दी
please, plz, pls, sir, hello, hi, ok | ji, bhaiya ji, kripya | कृपया, जी
india, indian, desi made | bharat, bhartiya, hindustani | भारत, भारतीय
home, house, home use | ghar, gharelu, ghar ke, ghar ka | घर, घरेलू
online, internet | onlain | ऑनलाइन
`;
