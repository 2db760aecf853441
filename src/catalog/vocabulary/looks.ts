/**
 * How things look: colours and their shades, patterns and prints, styles, cuts, finishes, sizes and other adjectives.
 * Facts from Hindi Wiktionary, McGregor's Oxford Hindi-English Dictionary and the attribute names seen in Indian shops
 * (Meesho, Flipkart); what each look is called is common usage.
 */

/** Colours; the fourth column of a shade names its main colour. */
export const COLOURS: string = `
// Main colours
colour, color | rang, kalar, rangon | रंग, कलर, रंगों
red, cherry red | lal, laal, lal rang, lall, surkh | लाल, रेड, सुर्ख, लाल रंग, লাল, لال
blue | neela, neeli, neele, nila, nile, blu | नीला, नीली, नीले, ब्लू
black | kala, kali, kale, kaala, blek, kaali, blak, kaale, siyah | काला, काली, काले, ब्लैक, ব্ল্যাক
white | safed, safaid, sufed, shwet, vait, safeed, saphed, dudhiya | सफेद, सफ़ेद, श्वेत, व्हाइट, সাদা, வெள்ளை
green | hara, hari, hare, hariyali, grin | हरा, हरी, हरे, ग्रीन
yellow | peela, peeli, peele, pila, yelo, pili, pilaa, haldi rang | पीला, पीली, पीले, येलो, यलो
pink | gulabi, gulaabi | गुलाबी, पिंक
orange | narangi, santri, santara rang, orenj | नारंगी, संतरी, ऑरेंज
brown | bhura, bhuri, bhure, braun, bhoora, kathai, coffee rang, chocolate rang | भूरा, भूरी, भूरे, ब्राउन, कत्थई
purple | baingani, bengani, jamuni, parpal, baigani, jamun rang, baigni | बैंगनी, जामुनी, पर्पल
grey, gray | sleti, slati, surmai, gre, salety, raakh | स्लेटी, सलेटी, सुरमई, ग्रे
gold, golden | sunehra, sunehri, sunehre, sunahra, sunehari, goldan | सुनहरा, सुनहरी, सुनहरे, सुनहला, गोल्डन, गोल्ड
silver, silver colour | chandi rang, rupehla, rupahla, silvar | सिल्वर, रुपहला, रूपहला, चांदी रंग
multicolour, multicolor, multi, colourful, colorful | rang biranga, rang birangi, rangbiranga, rangeen, maltikalar | रंग बिरंगा, रंग बिरंगी, रंगीन, मल्टीकलर, रंगबिरंगा
transparent, clear, see through, sheer | pardarshi, aar paar, par darshi, trans parent | पारदर्शी, ट्रांसपेरेंट, आर पार
// Reds
maroon | mehroon, mahroon, marun, maharoon, mehrun | मैरून, महरून, मरून | red
wine, wine red | vain | वाइन | red
burgundy | bargandi | बरगंडी | red
dark red, deep red | gehra lal, gahra lal | गहरा लाल, डार्क रेड | red
cherry, cherry red | cheri | चेरी | red
crimson, scarlet | krimson | क्रिमसन, किरमिजी | red
brick red, terracotta, clay, tera cotta | int rang, gerua lal, pakki mitti, mitti, terakota, tera kota, teracota, mitti se bana | ईंट रंग, टेराकोटा, मिट्टी, টেরাকোটা | red
rust | rast, jang rang | रस्ट | orange
coral | koral, moonga rang | कोरल, मूंगा रंग | orange
gajri, carrot red | gajari | गाजरी, गजरी | pink
kathai, dark brown | katthai, kattha rang | कत्थई, डार्क ब्राउन | brown
// Pinks
light pink, baby pink | halka gulabi, bebi pink | हल्का गुलाबी, बेबी पिंक | pink
dark pink, hot pink, rani pink, rani | rani rang, gehra gulabi | रानी, रानी पिंक, गहरा गुलाबी, डार्क पिंक | pink
magenta, fuchsia | mejenta, fushia | मैजेंटा, मजेंटा | pink
onion pink, onion | pyazi, pyaji | प्याज़ी, अनियन पिंक, प्याजी | pink
dusty pink, rose pink, blush pink, blush | dasti pink | डस्टी पिंक, रोज़ पिंक, रोज पिंक | pink
peach | pich, aadu rang | पीच | pink, orange
salmon | | सैल्मन | pink
rose gold | roz gold | रोज़ गोल्ड, रोज गोल्ड | gold, pink
// Blues
navy blue, navy | nevi, nevi blue, gehra neela | नेवी ब्लू, नेवी | blue
dark blue | gehra neela, gahra nila | गहरा नीला, डार्क ब्लू | blue
light blue | halka neela | हल्का नीला, लाइट ब्लू | blue
sky blue, sky | aasmani, asmani | आसमानी, स्काई ब्लू | blue
royal blue | royal blu | रॉयल ब्लू | blue
turquoise, firozi, aqua, cyan | firoji, turkois | फिरोज़ी, फ़िरोज़ी, टरकॉइज़, फिरोजी, टरकॉइज | blue, green
teal | til rang, morpankhi | टील | blue, green
peacock blue, peacock green, rama | morpankhi, morpankh rang | मोरपंखी, रामा | blue, green
indigo | neel rang | इंडिगो, नील | blue
denim blue, ice blue, powder blue | denim blu | डेनिम ब्लू, आइस ब्लू | blue
// Greens
dark green, bottle green | gehra hara, botal green, botli hara | गहरा हरा, बॉटल ग्रीन, डार्क ग्रीन | green
light green, sage green, sage | halka hara | हल्का हरा, लाइट ग्रीन | green
parrot green, tota green | totai, tota rang, popti | तोतिया, तोतई, पैरट ग्रीन, पोपटी | green
mehndi green, henna green, mehandi | mehndi rang, mehandi rang | मेहंदी रंग, मेहंदी ग्रीन | green
olive, olive green | oliv, jaituni | ऑलिव, जैतूनी | green
sea green, mint, mint green | si green, pudina rang | सी ग्रीन, मिंट | green
pista, pista green, pistachio | pistai, piste rang | पिस्ता, पिस्ता ग्रीन, पिस्तई | green
lime, lime green, neon green | laim green | लाइम ग्रीन, नियॉन ग्रीन | green
emerald, emerald green | panna rang | एमराल्ड, पन्ना रंग | green
dhani | | धानी | green
moongia, military green, army green | moongiya, fauji rang | मूंगिया, मिलिट्री ग्रीन | green
// Yellows, oranges
mustard, mustard yellow | sarson rang, rai rang, mastard, sarso rang, sarson, sarso, sarsoo | मस्टर्ड, सरसों रंग, सरसों, सरसो रंग | yellow
lemon yellow, lemon | nimbu rang, nimbua | लेमन, नींबू रंग, लेमन येलो | yellow
haldi yellow, turmeric | haldi rang | हल्दी रंग, हल्दी | yellow
basanti | vasanti | बसंती | yellow
saffron, kesari | kesariya, bhagwa, bhagva | केसरी, केसरिया, भगवा | orange
// Neutrals
cream, cream colour, ivory | krim rang, krim, hathi daant rang | क्रीम रंग, क्रीम, आइवरी | white
off white, offwhite, pearl white | of vait, moti rang | ऑफ व्हाइट, ऑफवाइट | white
beige, skin colour, skin, nude | bej, skin kalar, badami | बेज, स्किन कलर, न्यूड | brown
badami, almond | | बादामी | brown
khaki | khakhi | खाकी, ख़ाकी | brown
tan, camel | ten, kemal rang | टैन, कैमल | brown
coffee, coffee brown, mocha | kofi rang | कॉफी, कॉफी रंग | brown
chocolate, chocolate brown | choklet rang | चॉकलेट रंग, चॉकलेट | brown
copper, copper colour | tamba rang, kopar | कॉपर, तांबा रंग | brown
bronze, antique gold, antique | brons, entik | ब्रॉन्ज़, एंटीक, ब्रॉन्ज | gold
charcoal, dark grey, charcoal grey | charkol, gehra sleti | चारकोल, डार्क ग्रे | grey
light grey, ash, steel grey | halka sleti, raakh rang | लाइट ग्रे, राख रंग | grey
lavender, lilac, mauve | laivendar, lailak | लैवेंडर, लाइलैक, मॉव | purple
violet | vailet, baingani | वायलेट | purple
wine purple, plum, aubergine | jamuni | प्लम | purple
black and white, black white | kala safed | काला सफेद, ब्लैक एंड व्हाइट | black, white
neon, fluorescent | niyon, chamkila rang | नियॉन
pastel | pestal, halke rang | पेस्टल
light colour, light color | halka rang, halke rang ka | हल्का रंग, लाइट कलर
dark colour, dark color, dark | gehra rang, gadha rang | गहरा रंग, डार्क, गाढ़ा रंग, गाढा रंग
`;

/** Patterns, prints and work on cloth and jewellery. */
export const PATTERNS: string = `
pattern, design | dizain, dijain, disain, namuna | डिज़ाइन, डिजाइन, पैटर्न, नमूना
printed, print | chhapa hua, prinded, print wala, chhapai | प्रिंटेड, प्रिंट, छपाई, छापा
plain, solid, solid colour | sada, saada, sade, plen, bina design | सादा, सादे, प्लेन, बिना डिज़ाइन, सॉलिड, बिना डिजाइन
striped, stripe, stripes, lining pattern, striped print, lines, lining print | dhari, dharidar, lining wala, patti wala, dhariyan, lining, laining, line wali, patta patta | धारी, धारियां, धारीदार, लाइनिंग वाला, स्ट्राइप, लाइनिंग
checked, check, checks, checkered, plaid, lumberjack, gingham, tartan, buffalo check | chek, chaukhana, chauk, chekdar, chauke, charkhana | चेक, चेकदार, चौखाना, चैक
floral, flower print, floral print, flower | phool, phoolon wala, fuldar, phooldar, phul | फूल, फूलों वाला, फूलदार, फ्लोरल, फूलों
embroidered, embroidery, embroidery work | kadhai, kadhaee, kadhai wala, kashidakari | कढ़ाई, कढ़ाई वाला, कशीदाकारी, एम्ब्रॉयडरी, कढाई, कढाई वाला
polka dot, dotted, polka, dots, polka dots | bundi, bindi wala print, chitti, gol gol, bindi print, boondi, bundiyan, bindi wali | पोल्का डॉट, डॉटेड, बिंदी प्रिंट, बुंदी, बूंदी
geometric, geometrical | jyometrik | ज्योमेट्रिक, ज्यामितीय
abstract | ebstrakt | एब्स्ट्रैक्ट
paisley, mango print | ambi, kairi, keri, aam print | अंबी, कैरी, पैस्ले, आम प्रिंट | printed
bandhani, bandhej, bandhni | chunri print, bandhej, bandhni, bandej, bandhaj | बांधनी, बंधेज, चुनरी प्रिंट, चुनरी | tie and dye
leheriya, leheria, lehariya | lahariya | लहरिया, लेहरिया | tie and dye
tie and dye, tie dye, shibori, batik, tiedye, tie dyed | tai dai, tie dai | टाई डाई, टाई एंड डाई, बाटिक
block print, block printed, hand block print | blok print, thappa print | ब्लॉक प्रिंट, हैंड ब्लॉक, ठप्पा | printed
digital print, digital printed | dijital print | डिजिटल प्रिंट | printed
foil print, gold print, foil | foyal print | फॉयल प्रिंट | printed
ikat, ikkat | | इकत, इक्कत
jamdani | dhakai, jamdhani, jamdaani, dhakaai | जामदानी, जामदनी, ढाकाई, জামদানি | woven
patola, patola print | | पटोला | ikat
doria, kota doria | doriya | डोरिया, कोटा डोरिया | woven
buti, buta, butta, butti | booti, boota | बूटी, बूटा, बुट्टा | woven
ajrakh, ajrak | | अजरख | block print
kalamkari | | कलमकारी | printed
jaipuri, sanganeri, jaipuri print | | जयपुरी, सांगानेरी | printed
bagru, dabu | | बगरू, दाबू | block print
chikankari, chikan, lucknowi, lucknowi chikan, chikan work, lucknow | lakhnavi, lucknawi, chikan kari, chikankaari, lakhnavi chikan, chikan kaam, lakhnauwi, lucknowi kadhai, chiken kari, chiken, haath kadhai | चिकनकारी, चिकन कढ़ाई, लखनवी, चिकन कढाई, चिकन कारी, चिकन वर्क, चिकन, चिकन काम, چکن کاری, چکن | embroidered
phulkari | fulkari | फुलकारी | embroidered
kantha, kantha work | | कांथा | embroidered
kutchi, kutch work, kutchi work, kutch | kachchhi, kachhi kadhai | कच्छी, कच्छी कढ़ाई | embroidered
zari, zari work | jari, jari wala | ज़री, ज़री वर्क, ज़री वाला, जरी, जरी वर्क, जरी वाला
zardozi, zardosi | jardoji | ज़रदोज़ी, जरदोजी | embroidered
gota patti, gota work, gota | gote wala | गोटा पट्टी, गोटा वर्क, गोटा
mirror work, shisha work | kaanch ka kaam, sheesha work, kanch work, kaanch work | शीशा वर्क, मिरर वर्क, कांच वर्क
sequin, sequinned, sequence work, sequin work, sequins, shimmery, shiny, glittery | sitara, sitare wala, sikwens, chamkili, chamkila, sitare, chamakdar, sitaara, chamki | सितारा, सितारे, सीक्वेंस, सितारे वाला, चमकीला, चमकीली, सितारों
stone work, stone studded, studded, rhinestone | nag wala, nagine, ston work | स्टोन वर्क, नग वाला, नगीने
beaded, bead work, pearl work | moti wala, moti work | मोती वाला, मोती वर्क
lace work, lace, lacy | jalidar | लेस वर्क, लेस
cut work, cutwork | kat wark | कट वर्क, कटवर्क
applique, patch work, patchwork | pech wark | पैच वर्क, एप्लीक
woven, woven design, self design, jacquard, weave, weaving | bunai wala, bunai, jekard | बुनाई वाला, बुना हुआ, जैकार्ड, सेल्फ डिज़ाइन, सेल्फ डिजाइन
crochet, crochet work | krosia | क्रोशिया वर्क
camouflage, camo, army print, military, military print | fauji, armi, kemoflaj, fauji print, army, sena print, foji | फौजी, आर्मी, कैमोफ्लाज, आर्मी प्रिंट | printed
animal print, leopard print, tiger print, zebra print | chita print, sher print, jebra | चीता प्रिंट, एनिमल प्रिंट, टाइगर प्रिंट | printed
cartoon, cartoon print | kartun, kartoon wala | कार्टून, कार्टून वाला, कार्टून प्रिंट | printed
graphic, graphic print, typography, slogan | grafik, likha hua | ग्राफिक, लिखा हुआ | printed
colour block, color block, colourblock, colorblock, two tone | do rang wala, kalar blok | कलर ब्लॉक, दो रंग वाला
zigzag, chevron, wave | jigjag, lahar, lahardar | ज़िगज़ैग, लहरदार, जिगजैग
ombre, shaded, dual shade | omre, shedid | ओम्ब्रे, शेडेड
tropical, leaf print, leaf | patte wala, patti print, patta | पत्ती प्रिंट, पत्ते वाला, ट्रॉपिकल | printed
heart, heart shape, heart print | dil, dil wala | दिल, दिल वाला, हार्ट
star, star print | tara, tare wala, istar | तारा, तारे, तारे वाला, स्टार
butterfly | titli, titliyan, titli wala, batarflai | तितली, तितलियां, तितली वाला, बटरफ्लाई
peacock | mor, mor wala, mayur | मोर, मोर वाला, मयूर
elephant | hathi, haathi wala | हाथी, हाथी वाला
moon | chand, chaand | चांद, चाँद
evil eye | nazar, najar | नज़र, नजर
mandala, rangoli print | | मंडला
warli, madhubani, folk art | varli | वारली, मधुबनी, लोक कला
ethnic motif, ethnic print, traditional print | desi print, rajasthani | एथनिक प्रिंट, राजस्थानी प्रिंट | printed
textured, texture, embossed | ubhra hua, tekschar | टेक्सचर, उभरा हुआ
3d, 3d print | | थ्री डी, 3डी
hand painted | hath se paint | हैंड पेंटेड, हाथ से पेंट किया
engraved, carved | nakkashi, nakashi, khuda hua | नक्काशी, नक्काशीदार
meenakari, meena work | minakari, mina kari, meena kari, minakaari | मीनाकारी, মীনাকারি
`;

/** Cuts, finishes, sizes, judgements and occasions. */
export const STYLES: string = `
// Sleeves, necks, length
sleeveless, cut sleeve, without sleeve, no sleeve | bina baju, bina aastin, slivles, bina aasteen, bina bajoo, bina asteen, bina bazu | स्लीवलेस, बिना बाजू, बिना आस्तीन, बिना बाँह
half sleeve, short sleeve, half sleeves | aadhi baju, haf sliv, aadhi aastin, half baju, aadhi aasteen, adhi baju, aadhi bazu, chhoti baju, choti baju, adhi aastin | हाफ स्लीव, आधी बाजू, आधी आस्तीन, छोटी बाजू
full sleeve, long sleeve, full sleeves | poori baju, ful sliv, puri aastin, full baju, puri baju, lambi baju, pura baju, puri aasteen, lambi aastin | फुल स्लीव, पूरी बाजू, पूरी आस्तीन, फुल बाजू, लंबी बाजू
three quarter sleeve, 3 4 sleeve, three fourth sleeve | teen chauthai baju | थ्री फोर्थ स्लीव
sleeve | aastin, baju, baanh, sliv | आस्तीन, बाजू, बाज़ू, बांह, स्लीव
puff sleeve, balloon sleeve | paf sliv, phuli baju | पफ स्लीव, बैलून स्लीव
round neck, crew neck | gol gala, raund nek | राउंड नेक, गोल गला
v neck | vi nek, vi gala | वी नेक, वी गला
collar, collared, polo neck | kolar, kolar wala | कॉलर, कॉलर वाला
mandarin collar, chinese collar, band collar | chainij kolar | चाइनीज़ कॉलर, मैंडरिन कॉलर, चाइनीज कॉलर
high neck, turtle neck, turtleneck | band gala | हाई नेक, टर्टल नेक, बंद गला
boat neck | bot nek | बोट नेक
square neck | chaukor gala | स्क्वायर नेक, चौकोर गला
halter neck, halter | haltar nek | हाल्टर नेक
off shoulder, one shoulder | | ऑफ शोल्डर
strapless, strapless style | bina strap | स्ट्रैपलेस
backless, open back | beklas, khuli peeth | बैकलेस
hooded, with hood, hood | hud wala, topi wali, hud | हुड वाला, टोपी वाला, टोपी वाली, हुड
floor length, ankle length, full length | pair tak, poori lambai | एंकल लेंथ, फ्लोर लेंथ
knee length | ghutne tak, ni length | घुटने तक, नी लेंथ
// Fit and cut
high waist, high rise, high waisted | unchi kamar | हाई वेस्ट, हाई राइज़, हाई राइज
low waist, low rise | lo vest | लो वेस्ट, लो राइज़, लो राइज
mid rise, mid waist | mid rais | मिड राइज़, मिड राइज
slim fit, slim | | स्लिम फिट, स्लिम
skinny fit, skinny, body fit | skini, bodi fit, chust | स्किनी, बॉडी फिट, चुस्त
regular fit, regular | | रेगुलर फिट
loose, loose fit, relaxed fit, baggy, oversized, loosefit, over sized | dheela, dheeli, dheele, dhila, luz, begi, dhili, dhilli, dheeli dhali, khula khula, khuli khuli, dhila dhala | ढीला, ढीली, ढीले, लूज़, बैगी, लूज फिट, लूज, ढीली ढाली, खुली
oversized, oversize | ovarsaiz | ओवरसाइज़, ओवरसाइज्ड, ओवरसाइज
tight | tait, kasa hua, tang | टाइट, कसा हुआ, तंग
straight, straight cut, straight fit | seedha, seedhi, seedhe, sidha, stret | सीधा, सीधी, सीधे, स्ट्रेट
flared, flare, bell bottom, bootcut | ghera, ghere wala, ghere dar, fleyar, bel botam | फ्लेयर, घेर वाला, घेरदार, बेल बॉटम, बूटकट
a line | e lain | ए लाइन
pleated, pleats | plit wala, chunnat, chunnatdar | प्लीटेड, चुन्नट, चुन्नटदार
ruffle, frill, ruffled, layered, tiered, netted frill, frills, ruffles | jhalar, fril, jhalardar, jhaalar, frill, jhallar | झालर, फ्रिल, झालरदार, झालर वाली
wrap, overlap | rep | रैप
slit, front slit, side slit | silit | स्लिट, स्लिट वाला
asymmetric, high low | | हाई लो, असिमेट्रिक
ripped, distressed, torn | fata, fati, fate, phati, fati hui, ripd | फटा, फटी, फटे, रिप्ड
stretchable, stretch, lycra fit, elastic waist, stretchy, elastic | khinchne wala, strech, khinchne, rabar, khichne, istrech | स्ट्रेचेबल, स्ट्रेच, खिंचने वाला
readymade, stitched, ready to wear | redimed, sila hua, sili hui | रेडीमेड, सिला हुआ, सिली हुई
semi stitched | aadha sila, semi stich | सेमी स्टिच्ड, आधा सिला
unstitched | bina sila, bina sili, anstich | अनस्टिच्ड, बिना सिला, बिना सिली
free size, one size | fri saiz | फ्री साइज़, फ्री साइज
plus size | mote logon ke liye, plas saiz, bada size | प्लस साइज़, मोटे लोगों के लिए, प्लस साइज
padded, quilted, puffer | paded, phuli, fuli, padid, rui bhara, phula | पैडेड, फूली
wire free, wireless bra, non wired, wirefree | bina taar | वायर फ्री, बिना तार
seamless | bina silai | सीमलेस, बिना सिलाई
front open, front button | aage se khulne wala | फ्रंट ओपन, आगे से खुलने वाला
button down, buttoned
zipped, zip closure | chain lagi | चेन लगी
with pocket, pocket, pockets | jeb wala, jeb, poket | जेब, जेब वाला, पॉकेट, जेबें
drawstring, with string, tie up | dori wala, naada, nade wala | डोरी वाला, नाड़ा, नाड़े वाला, नाडा, नाडे वाला
reversible, double sided | dono taraf, do tarfa, ulta seedha | दोनों तरफ, रिवर्सिबल
lace up | fite lage | फीते लगे
pointed, pointed toe | nukila, nukili, nukile, nok wala | नुकीला, नुकीली, नुकीले, नोक वाला
closed toe, open toe, peep toe | band pair | ओपन टो, क्लोज्ड टो
// Finish and properties
matte, matt, mat finish | met, mait | मैट, मैट फिनिश
glossy, gloss finish | glosi, chamakdar | ग्लॉसी, चमकदार
shiny, shimmer, glittering, sparkling, shining | chamkila, chamkili, chamkile, chamakne wala, shimar, jhilmil | चमकीला, चमकीली, चमकीले, चमकने वाला, शिमर, झिलमिल
oxidised, oxidized, junk, black metal, oxidise | oksidaiz, junk jewellery, kali dhatu | ऑक्सीडाइज्ड, ऑक्सीडाइज़्ड
gold plated, gold polish, one gram gold | gold pletid, sone ka pani, sona polish | गोल्ड प्लेटेड, सोने का पानी, गोल्ड पॉलिश
silver plated, silver polish | chandi ka pani | सिल्वर प्लेटेड, चांदी का पानी
waterproof, water proof, water resistant, watarproof | vatar pruf, pani se bachne wala, pani rokne wala, paani se bachne, vatarproof, paani bach, watar proof | वाटरप्रूफ, वाटर प्रूफ, वॉटरप्रूफ
smudge proof, smudgeproof, long lasting, long stay | na failne wala, der tak tikne wala, tikau | स्मज प्रूफ, लॉन्ग लास्टिंग, देर तक टिकने वाला
washable, machine wash | dhone layak, dhulne wala | धोने लायक, वॉशेबल, धुलने वाला
foldable, folding, collapsible, fold | fold hone wala, mudne wala, folding wala, fold, mudne, mud, mod, foldebal, muda, mud jaye | फोल्डेबल, फोल्डिंग, मुड़ने वाला, मुडने वाला, मुड़, मोड़
adjustable | adjast hone wala, ejastebal, chhota bada hone wala | एडजस्टेबल, एडजस्ट होने वाला
portable, travel size, pocket size | portebal, le jane wala | पोर्टेबल
anti slip, non slip, antiskid, anti skid, slip resistant | na fisalne wala, enti slip, entiskid | एंटी स्लिप, एंटी स्किड, न फिसलने वाला
unbreakable, break resistant, shatterproof | na tutne wala, atoot, anbrekebal | अनब्रेकेबल, न टूटने वाला
disposable, use and throw | ek bar istemal, dispojebal, yuz end throw | डिस्पोज़ेबल, यूज़ एंड थ्रो, डिस्पोजेबल, यूज एंड थ्रो
reusable | dobara istemal, riyuzebal | रीयूज़ेबल, दोबारा इस्तेमाल, रीयूजेबल
rechargeable, chargeable, charging | charging wala, charge hone wala, richarjebal, charge hone, chargable, charging wali, richargebal | रिचार्जेबल, चार्जिंग वाला, चार्ज होने वाला, चार्जिंग वाली
automatic | otometik, apne aap | ऑटोमेटिक, अपने आप
breathable, airy | hawadar, hava wala | हवादार, ब्रीदेबल
quick dry, fast drying, quick drying, dry fit, dri fit, sweat proof, dryfit, sweat wicking | jaldi sukhne wala, jaldi sukh, paseena sukh, paseena, pasina, pasina sukh | जल्दी सूखने वाला, क्विक ड्राई, ड्राई फिट, पसीना
wrinkle free, no iron | bina press | रिंकल फ्री
self adhesive, self stick | chipakne wala | चिपकने वाला, चिपकाने वाला
hanging, hangable | latkane wala, latakne wala, tangne wala | लटकाने वाला, हैंगिंग, टांगने वाला
organic, natural, chemical free | prakritik, kudarti, bina chemical, jaivik | ऑर्गेनिक, प्राकृतिक, कुदरती, नेचुरल, बिना केमिकल
herbal | harbal, jadi buti wala | हर्बल, जड़ी बूटी वाला, जडी बूटी वाला
scented, fragrant | khushbudar, khushboo wala, sugandhit | खुशबूदार, सुगंधित, खुशबू वाला
unscented, fragrance free | bina khushbu | बिना खुशबू
handmade, hand made, handcrafted, hand crafted | hath se bana, hath se bani, hath se bane, haath ka bana, hath ka kaam | हाथ से बना, हाथ का बना, हैंडमेड, हस्तनिर्मित
artificial, fake, imitation, faux | nakli, naqli, banavati, artifishal | नकली, बनावटी, आर्टिफिशियल
original, genuine, real, pure | asli, asali, shuddh, orijinal | असली, शुद्ध, ओरिजिनल, प्योर
// Size, weight, touch
big, large | bada, badi, bade, bara, bari | बड़ा, बड़ी, बड़े, लार्ज, बडा, बडी, बडे
small | chhota, chhoti, chhote, chota, choti | छोटा, छोटी, छोटे, स्मॉल
mini, tiny | nanha, nanhi, nanhe, chhotu | मिनी, नन्हा, नन्ही, नन्हे | small
medium, medium size | madhyam, midiyam | मीडियम, मध्यम
extra large, xl, jumbo, king size | bahut bada, eksal, jambo | एक्स्ट्रा लार्ज, बहुत बड़ा, जंबो, बहुत बडा | big
long | lamba, lambi, lambe | लंबा, लंबी, लंबे, लम्बा, लम्बी, लम्बे, लॉन्ग
short | chhota, chhoti, chhote, chota | शॉर्ट, छोटा, छोटी, छोटे
wide, broad | chauda, chaudi, chaude, choda | चौड़ा, चौड़ी, चौड़े, वाइड, चौडा, चौडी, चौडे
narrow | patla, patli, patle, sankra | पतला, पतली, पतले, संकरा
thin | patla, patli, patle, barik | पतला, पतली, पतले, बारीक, महीन
thick | mota, moti, mote, gadha | मोटा, मोटी, मोटे, गाढ़ा, थिक, गाढा
light, lightweight, light weight | halka, halki, halke, kam vajan | हल्का, हल्की, हल्के, हलका, लाइट वेट, कम वज़न, कम वजन
heavy, heavyweight, heavy weight | bhari, bhaari, vajandar, hevi | भारी, वज़नदार, हैवी, वजनदार
soft, smooth | mulayam, naram, narm, komal, saft | मुलायम, नरम, नर्म, कोमल, सॉफ्ट
hard | sakht, kada, kadi, kade, kathor | सख्त, कठोर, कड़ा, कडा
strong, durable, sturdy | mazboot, majbut, tikau, pakka, pakki, pakke | मज़बूत, टिकाऊ, पक्का, मजबूत
warm, hot | garam, garm | गर्म, गरम, वार्म
cool, cold | thanda, thandi, thande, kul | ठंडा, ठंडी, ठंडे, ठण्डा, कूल
high, tall | uncha, unchi, unche, oonchi | ऊंचा, ऊंची, ऊंचे, ऊँचा
flat, low | chapta, chapti, chapte, flet, sapat | चपटा, चपटी, चपटे, फ्लैट, सपाट
deep | gehra, gehri, gehre, gahra | गहरा, गहरी, गहरे
round, circular | gol, gola, gol wala | गोल, राउंड
square | chaukor, chokor | चौकोर, स्क्वायर
rectangular, rectangle | aayatakar, lamba chaukor | आयताकार
oval | andakar | अंडाकार, ओवल
// Judgement, price, newness
old | purana, purani, purane | पुराना, पुरानी, पुराने
fancy, designer | fansi, fency, dizainar | फैंसी, डिज़ाइनर, डिजाइनर
simple, sober | simpal, sada, saadi | सिंपल, सादा, सादी
premium, luxury, high quality | primiyam, lagjari, badhiya quality | प्रीमियम, लग्ज़री, लग्जरी
unique, different | anokha, anokhi, anokhe, alag, yunik, hatke | अनोखा, अनोखी, अनोखे, यूनिक, अलग
imported, foreign | videshi, impotid | विदेशी, इंपोर्टेड
indian, made in india | desi, bharatiya, svadeshi, swadeshi | देसी, भारतीय, स्वदेशी
branded | brended, company ka, kampani wala | ब्रांडेड, कंपनी का
fresh | taza, taaja, taji | ताज़ा, ताज़ी, फ्रेश, ताजा, ताजी
// Occasion and look
party wear, partywear, party | parti wear, parti, parti wala | पार्टी वियर, पार्टी
wedding, marriage, shaadi | shadi, vivah, byah, shaadi wala | शादी, विवाह, ब्याह, वेडिंग
bridal | dulhan, dulhan ka, braidal | दुल्हन, ब्राइडल
festive, festival | tyohar, tyauhar, festiv, parv | त्योहार, त्यौहार, फेस्टिव
casual | kejual, kaijual | कैज़ुअल, कैजुअल
daily wear, daily use, everyday, regular wear | roz pehenne wala, rozana, roj ka, deli yuz, ghar mein pehenne wala | रोज़ पहनने वाला, रोज़ाना, डेली वियर, रोज़ का, रोजाना
formal | farmal | फॉर्मल
office wear, office | ofis wear, daftar | ऑफिस वियर, ऑफिस, दफ्तर
traditional, ethnic | paramparik, desi, tradishnal | पारंपरिक, ट्रेडिशनल, एथनिक
modern, contemporary | aadhunik, modarn | आधुनिक, मॉडर्न
western | vestern, veshtern | वेस्टर्न
vintage, retro | vintej, purane zamane ka | विंटेज, रेट्रो
rajasthani | marwadi | राजस्थानी, मारवाड़ी, मारवाडी
gujarati | gujrati | गुजराती
punjabi | panjabi | पंजाबी
south indian | dakshin bharatiya, sauth | साउथ इंडियन, दक्षिण भारतीय
kashmiri | | कश्मीरी
korean | koriyan | कोरियन
bohemian, boho | | बोहो
sexy | seksi | सेक्सी, हॉट
matching | maiching, milta julta, mel khata | मैचिंग, मिलता जुलता
combo, set, combo pack, pack | kombo, jodi, pek | कॉम्बो, सेट, पैक, जोड़ी, जोडी
pair | joda, jodi, jode | जोड़ा, जोड़ी, पेयर, जोडा, जोडी
single, single piece | akela, akeli, akele, ek, singal | सिंगल, अकेला
double | dohra, dohri, dohre, dabal | डबल, दोहरा
summer | garmi, garmiyon, gharmi | गर्मी, गर्मियों, समर
winter | sardi, sardiyon, thand, jada, jade | सर्दी, सर्दियों, ठंड, जाड़ा, जाड़े, विंटर, जाडा, जाडे
rainy season, monsoon | barsaat, barish, baarish | बरसात, बारिश, मानसून
wireless, cordless | bina taar, bina tar, bina waire, bina wire, vayarles, without wire | बिना तार, वायरलेस
knitted, knit, hand knitted, crochet | bune, bune hue, buna hua, oon bun, bun | बुना हुआ, बुने, बुने हुए, बुनाई
`;
