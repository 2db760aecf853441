/**
 * How things look: colours and their shades, patterns and prints. Their styles are in styles.ts.
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
