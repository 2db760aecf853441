/**
 * Food and daily groceries: vegetables, fruit, staples, pulses, spices, dairy, snacks, sweets and drinks.
 * Hinglish and Hindi names stand beside the English ones because most shoppers type those.
 * Common Indian shop usage, from general knowledge; the scope follows HSN chapters 2-22 of the GST rate schedule, and the names are
 * those found in Hindi dictionaries such as Hindi Wiktionary and McGregor's Oxford Hindi-English Dictionary.
 */
export const GROCERIES: string = `
// wide kinds
grocery, groceries, food, food item | kirana, rashan, khane ka saman, parchun | किराना, राशन, खाने का सामान, ग्रॉसरी
vegetable, veggie | sabzi, sabji, sabziyan, tarkari, bhaji, sabjiyon | सब्जी, सब्ज़ी, सब्जियां, सब्जियों, तरकारी | grocery
fruit | phal, fal, phalon | फल, फलों, फ्रूट | grocery
leafy vegetable, leafy greens | saag, patte wali sabzi, bhaji | साग, पत्तेदार सब्जी, भाजी | vegetable
pulses, pulse, lentil, dal, daal | daal, dalen, dalhan | दाल, दालें, दालों | grocery
grain, cereal | anaj, anaaj, ann | अनाज | grocery
flour | aata, atta | आटा | grocery
spice, masala | masala, masale, masalon | मसाला, मसाले, मसालों | grocery
dairy, dairy product | doodh dahi | डेयरी | grocery
snack, snacks, namkeen | nashta, namkeen, naashta, farsan | नमकीन, नाश्ता, स्नैक्स | grocery
sweet, mithai, sweets | mithai, mithaiyan, meetha | मिठाई, मिठाइयां, मिठाइयों | grocery
dry fruit, dry fruits, nuts | mewa, meva, sukha mewa, drai frut | मेवा, सूखे मेवे, ड्राई फ्रूट, मेवे | grocery
drink, beverage, cold drink, soft drink | sharbat, thanda, kold drink | ड्रिंक, कोल्ड ड्रिंक, ठंडा, पेय, पेय पदार्थ | grocery
cooking oil, edible oil | tel, khane ka tel, khane wala tel, sarso tel | तेल, खाने का तेल, कुकिंग ऑयल | grocery
meat | maans, gosht, meet | मांस, गोश्त, मीट | grocery
frozen food, ready to eat | fast food | फ्रोजन फूड | grocery
breakfast cereal, breakfast food | nashta | ब्रेकफास्ट सीरियल | grocery
vrat food, fasting food | vrat ka khana, farali, upvas ka saman, falahar | व्रत का खाना, फलाहार, उपवास का सामान | grocery

// vegetables
potato | aloo, alu, aaloo | आलू | vegetable
onion | pyaz, pyaj, kanda, pyaaz | प्याज, प्याज़, कांदा | vegetable
spring onion | hara pyaz, hari pyaz | हरा प्याज, हरी प्याज | vegetable
tomato | tamatar, tamater, tamatr | टमाटर | vegetable
garlic | lahsun, lasun, lehsun | लहसुन, लहसन | vegetable
ginger | adrak, adrakh | अदरक | vegetable
green chilli, green chili | hari mirch, mirchi, hari mirchi | हरी मिर्च, हरी मिर्ची | vegetable
capsicum, bell pepper | shimla mirch, simla mirch | शिमला मिर्च | vegetable
lemon, lime | nimbu, neembu, limbu | नींबू, निम्बू, नीबू | vegetable, fruit
coriander, coriander leaf, cilantro | dhaniya, hara dhaniya, dhaniya patta, kothmir | धनिया, हरा धनिया, धनिया पत्ती | leafy vegetable
mint, mint leaf, pudina | pudina, podina | पुदीना | leafy vegetable
curry leaf, curry leaves | kadi patta, curry patta, meetha neem | कढ़ी पत्ता, करी पत्ता, कड़ी पत्ता | leafy vegetable
spinach, palak | palak, paalak | पालक | leafy vegetable
fenugreek leaf, methi | methi, hari methi | मेथी, हरी मेथी | leafy vegetable
mustard greens, sarson saag | sarson ka saag, sarson | सरसों का साग | leafy vegetable
amaranth, bathua | chaulai, bathua | चौलाई, बथुआ | leafy vegetable
cabbage | patta gobhi, band gobhi, pattagobi | पत्ता गोभी, बंद गोभी, पत्तागोभी | vegetable
cauliflower | gobhi, phool gobhi, gobi, fulgobhi | फूल गोभी, गोभी, फूलगोभी | vegetable
broccoli | brokoli, hari gobhi | ब्रोकली, ब्रोकोली | vegetable
brinjal, eggplant, aubergine | baingan, bengan, bhanta | बैंगन, भंटा | vegetable
okra, lady finger, bhindi | bhindi, bhendi | भिंडी, भिन्डी | vegetable
pea, green pea, peas, matar | matar, mattar, hari matar | मटर, हरी मटर | vegetable
carrot | gajar, gaajar | गाजर | vegetable
radish | mooli, muli | मूली | vegetable
beetroot, beet | chukandar, chukundar | चुकंदर, चुकन्दर | vegetable
turnip | shalgam, shaljam | शलगम, शलजम | vegetable
cucumber | kheera, khira, kakdi, kheere | खीरा, खीरे, ककड़ी | vegetable
bottle gourd, lauki | lauki, ghiya, dudhi, loki | लौकी, घीया, दूधी | vegetable
bitter gourd, karela | karela, karele | करेला, करेले | vegetable
ridge gourd, sponge gourd | torai, turai, tori, nenua, gilki | तोरई, तोरी, तुरई, नेनुआ | vegetable
pointed gourd, parwal | parwal, parval | परवल | vegetable
apple gourd, tinda | tinda, tinde | टिंडा, टिंडे | vegetable
ivy gourd, tindora | kundru, tindora, tendli | कुंदरू, तेंडली | vegetable
pumpkin | kaddu, sitaphal, kaashiphal, kumhda | कद्दू, सीताफल, काशीफल, कुम्हड़ा | vegetable
french bean, green bean, beans | fali, sem, beens, sem ki phali | बीन्स, फली, सेम | vegetable
cluster bean, guar | gwar phali, guar fali | ग्वार फली, गवार | vegetable
drumstick, moringa | sahjan, sehjan, sahjan ki phali | सहजन, मोरिंगा | vegetable
mushroom | kukurmutta, mashrum, khumbi | मशरूम, खुंभी, कुकुरमुत्ता | vegetable
corn, maize, sweet corn, bhutta | makka, makai, bhutta, bhutte | मक्का, भुट्टा, मकई, भुट्टे, स्वीट कॉर्न | vegetable, grain
baby corn | bebi korn | बेबी कॉर्न | vegetable
sweet potato | shakarkand, shakarkandi | शकरकंद, शकरकंदी | vegetable
yam, suran, colocasia, taro | arbi, jimikand, suran, arvi | अरबी, जिमीकंद, सूरन | vegetable
raw banana | kacha kela | कच्चा केला | vegetable
raw mango | kachi kairi, kairi, kacha aam, ambi | कच्चा आम, कैरी, कच्ची कैरी | vegetable
lotus root, lotus stem | kamal kakdi, bhein | कमल ककड़ी | vegetable
lettuce, salad | salad patta, salaad | सलाद, सलाद पत्ता | leafy vegetable

// fruit
apple | seb, sev, seiv | सेब, सेव | fruit
banana | kela, kele, kelon | केला, केले, केलों | fruit
mango | aam, am, aamon | आम, आमों | fruit
orange, mandarin | santra, narangi, santre | संतरा, संतरे, नारंगी | fruit
sweet lime, mosambi | mausambi, mosmi | मौसंबी, मौसमी, मोसंबी | fruit
grape | angoor, angur | अंगूर | fruit
pomegranate | anar, anaar | अनार | fruit
papaya | papita, papeeta | पपीता, पपीते | fruit
guava | amrood, amrud, peru | अमरूद | fruit
watermelon | tarbooj, tarbuz | तरबूज, तरबूज़ | fruit
muskmelon, melon | kharbuja, kharbooza | खरबूजा, खरबूज, खरबूज़ा | fruit
pineapple | ananas, anannas | अनानास, अनन्नास | fruit
coconut | nariyal, naariyal, khopra | नारियल, खोपरा | fruit
coconut water, tender coconut | nariyal paani, daab | नारियल पानी, डाब | drink
pear | nashpati, naashpati, babugosha | नाशपाती | fruit
peach | aadu, aadoo, aadu rang, adu rang, piich | आड़ू, आड़ू रंग | fruit
plum | aloo bukhara, alubukhara | आलू बुखारा, आलूबुखारा | fruit
cherry | cheri | चेरी | fruit
strawberry | strabari | स्ट्रॉबेरी | fruit
litchi, lychee | lichi, leechi | लीची | fruit
chikoo, sapota | chiku, cheeku | चीकू | fruit
kiwi | kivi | कीवी | fruit
dragon fruit | dregan frut | ड्रैगन फ्रूट | fruit
avocado | makhanfal | एवोकाडो | fruit
jackfruit | kathal, katahal | कटहल | fruit, vegetable
custard apple | sharifa, sitafal | शरीफा, सीताफल | fruit
jamun, black plum | jaamun | जामुन | fruit
ber, jujube | ber, baer | बेर | fruit
amla, gooseberry | aamla, aanvla, awla | आंवला, आँवला | fruit
tamarind | imli, imlee | इमली | spice
sugarcane | ganna, ganne | गन्ना, गन्ने | fruit
blueberry, cranberry | | ब्लूबेरी, क्रैनबेरी | fruit

// grains and flours
rice | chawal, chaawal, chaval, bhaat, khichdi chawal, khushbudar chawal, khushboo chawal, kheer chawal, payesh chawal, gobindobhog, gobindo bhog, govindbhog, kheer bana, chal, payesh | चावल, भात, चावलों, চাল, அரிசி, چاول, খীর | grain
basmati rice, basmati | basmati chawal | बासमती चावल, बासमती | rice
brown rice, sona masoori rice, idli rice | bhura chawal | ब्राउन राइस, इडली चावल | rice
wheat | gehu, gehun, gehoon | गेहूं, गेहूँ | grain
wheat flour, atta, whole wheat flour | aata, gehu ka atta, chakki atta, ata | आटा, गेहूं का आटा, चक्की आटा | flour
refined flour, maida, all purpose flour | maida, meda | मैदा | flour
gram flour, besan | besan, chane ka atta | बेसन | flour
semolina, sooji, suji, rava | sooji, suji, rawa | सूजी, रवा | flour
rice flour | chawal ka atta | चावल का आटा | flour
corn flour, cornflour, corn starch | makai ka atta, kornflor | कॉर्न फ्लोर, मक्के का आटा | flour
millet, bajra | bajra, bajri | बाजरा, बाजरी | grain
jowar, sorghum | jwar, jowaar, jwari | ज्वार | grain
ragi, finger millet | nachni, mandua, raagi | रागी, मंडुआ | grain
barley, jau | jau, jaun | जौ | grain
oats, oat | ots, jai | ओट्स | breakfast cereal
cornflakes, corn flakes, muesli | kornfleks | कॉर्नफ्लेक्स, मूसली | breakfast cereal
poha, flattened rice | chivda, chuda, poha | पोहा, चिवड़ा, चूड़ा | grocery
puffed rice, murmura | murmure, muri, laai, kurmura | मुरमुरा, मुरमुरे, लाई | snack
daliya, broken wheat, dalia | daliya, dalia | दलिया | grocery
sabudana, sago, tapioca pearl | sabudana, saboodana | साबूदाना | vrat food
buckwheat flour, kuttu atta | kuttu ka atta, kuttu | कुट्टू का आटा, कुट्टू | vrat food, flour
singhara atta, water chestnut flour, singhada | singhade ka atta, singhara | सिंघाड़े का आटा, सिंघाड़ा | vrat food, flour
barnyard millet, samak rice, sama rice | samak chawal, sama ke chawal, moraiyo | समा के चावल, समक चावल | vrat food
fox nut, makhana | makhane, phool makhana, lotus seed | मखाना, मखाने | dry fruit, vrat food
vermicelli, seviyan, semiya | seviyan, sevai, semai | सेवई, सेवइयां, सेवईं, सेमिया | grocery
noodles, noodle, instant noodles, maggi | meggi, maigi, nudals | नूडल्स, मैगी | grocery
pasta, macaroni | paasta, makroni | पास्ता, मैकरोनी | grocery
soya chunk, soya chunks, soybean | soyabean, soya badi, nutri | सोया चंक्स, सोयाबीन, सोया बड़ी | grocery

// pulses
toor dal, arhar dal, pigeon pea | arhar dal, tuvar dal, toor daal, arhar, toor, tuvar, peeli dal, tur dal, kandi pappu, kandi pappu dal, tuar dal, arhar daal, thuvaram paruppu, sambar dal, sambhar dal, pili dal, tuver | अरहर दाल, तुअर दाल, तूर दाल, अरहर, तुवर दाल, पीली दाल | pulses
moong dal, green gram, moong | mung dal, hari moong | मूंग दाल, मूंग, हरी मूंग | pulses
urad dal, black gram, urad | udad dal, kaali dal | उड़द दाल, उड़द, काली दाल | pulses
masoor dal, red lentil, masoor | masur dal, laal dal | मसूर दाल, मसूर | pulses
chana dal, bengal gram | chane ki dal | चना दाल, चने की दाल | pulses
chickpea, kabuli chana, chole | chhole, kabuli chane, safed chana | छोले, काबुली चना, काबुली चने | pulses
black chickpea, kala chana, chana | kale chane, chane, desi chana | काला चना, काले चने, चना, चने | pulses
roasted chana, roasted gram | bhuna chana, bhune chane | भुना चना, भुने चने | snack
kidney bean, rajma | rajma, raajma | राजमा | pulses
lobia, black eyed pea | lobiya, chawli, lobhiya | लोबिया, चवली | pulses
dried pea, moth bean, matki | sukhi matar, moth, matki | मोठ, सूखी मटर | pulses

// spices
turmeric, turmeric powder, haldi | haldi, haldi powder, peesi haldi, peela masala, manjal, manjal podi, haladi, halad, pasupu, haldi doodh, holud, doodh haldi | हल्दी, हल्दी पाउडर | spice
red chilli, red chilli powder, chilli powder | lal mirch, laal mirchi, mirch powder, mirchi, mirch, mircha, chilli powder, chilli flakes, red chilli powder, kuti mirch, milagai, milagai podi, lal mirchi, mirchi powder, laal mirch, kuti hui mirch, mirchi flakes | लाल मिर्च, मिर्च पाउडर, लाल मिर्च पाउडर, மிளகாய் தூள், मिर्च, मिर्ची, கரம், மிளகாய் | spice
coriander powder | dhaniya powder, sabut dhaniya, pisa dhaniya, coriander seed | धनिया पाउडर, साबुत धनिया | spice
cumin, jeera | jeera, zeera, cumin seed | जीरा, ज़ीरा | spice
rai, mustard | rai, sarson, raee, mustard seed | राई, सरसों | spice
methi dana | methi dana, methidana, fenugreek seed, methi seed | मेथी दाना, मेथी | spice
fennel, saunf | saunf, sonf, fennel seed | सौंफ | spice
ajwain | ajwain, ajwayan, carom seed | अजवाइन, अजवायन | spice
kalonji | kalonji, mangrail, nigella seed | कलौंजी, मंगरैल | spice
asafoetida, hing | hing, heeng | हींग | spice
garam masala | garam masale, gram masala | गरम मसाला | spice
black pepper, pepper | kali mirch, kaali mirchi, golki, gol mirch | काली मिर्च, गोल मिर्च | spice
clove | laung, lavang | लौंग, लवंग | spice
cardamom, green cardamom, elaichi | ilaychi, ilaichi, chhoti elaichi | इलायची, छोटी इलायची | spice
black cardamom | badi elaichi, kali elaichi | बड़ी इलायची | spice
cinnamon, dalchini | dalchini, daalcheeni | दालचीनी | spice
bay leaf, tej patta | tejpatta, tej pata | तेज पत्ता, तेजपत्ता | spice
nutmeg, mace | jaifal, jayphal, javitri | जायफल, जावित्री | spice
star anise | chakra phool | चक्र फूल | spice
saffron, kesar | kesar, jafran, zafran, kesariya rang, kesaria, kesari rang | केसर, जाफरान, केसरिया रंग | spice
khus khus | khaskhas, posta dana, poppy seed | खसखस, पोस्ता दाना | spice
sesame, til | til, safed til, sesame seed | तिल, सफेद तिल | spice
amchur, dry mango powder | aamchoor, khatai | अमचूर, खटाई | spice
dry ginger | saunth, sonth | सोंठ | spice
chaat masala, chat masala | chaat masala | चाट मसाला | spice
sabzi masala, meat masala, chicken masala, biryani masala | sabji masala | सब्जी मसाला, मीट मसाला, चिकन मसाला | spice
kasuri methi, dried fenugreek | kasoori methi | कसूरी मेथी | spice
salt, table salt | namak, nimak, loon | नमक | spice
rock salt, sendha namak, pink salt | sendha namak, sendha noon, vrat wala namak | सेंधा नमक | salt, vrat food
black salt | kala namak | काला नमक | salt
baking soda, baking powder, eating soda | meetha soda, khane ka soda, eno | मीठा सोडा, बेकिंग सोडा, बेकिंग पाउडर | grocery
yeast | khameer, yist | खमीर, यीस्ट | grocery
vinegar | sirka, apple sirka | सिरका | grocery
food colour, food color, essence | khane ka rang | फूड कलर, खाने का रंग, एसेंस | grocery

// sugar, oil, dairy, eggs, meat
sugar | cheeni, chini, shakkar, shakar | चीनी, शक्कर | grocery
jaggery, gur, gud | gud, gur, jaggery powder, gud powder, gur powder, gudd, gud ka powder, gudh, cheeni jagah, chini jagah, bellam, gud chura, vellam, gul powder, gud ka chura | गुड़, गुड़ पाउडर, गुड पाउडर, गुड़ चूरा, गुड़ का चूरा | grocery
honey | shahad, madhu, shehad | शहद, मधु | grocery
rock candy, mishri | mishri, misri | मिश्री | grocery
mustard oil | sarson ka tel, kachi ghani, kadwa tel | सरसों का तेल, कड़वा तेल | cooking oil
refined oil, sunflower oil, soybean oil | rifaind tel, surajmukhi tel | रिफाइंड तेल, सूरजमुखी तेल | cooking oil
groundnut oil, peanut oil | moongfali ka tel, peanut oil, moongfali tel, mungfali tel, singdana tel, kadalai ennai, mungphali tel, khana tel, shengdana tel, moongphali tel | मूंगफली का तेल, मूंगफली तेल, सिंगदाना तेल | cooking oil
olive oil | jaitun ka tel | जैतून का तेल, ऑलिव ऑयल | cooking oil
coconut oil | nariyal tel, nariyal ka tel, khopra tel, nariyal oil | नारियल तेल, नारियल का तेल, खोपरा तेल | cooking oil, hair care, hair oil
sesame oil | til ka tel | तिल का तेल | cooking oil
ghee, desi ghee, clarified butter | ghi, deshi ghi | घी, देसी घी | dairy
vanaspati, dalda | dalda ghee, vanaspati ghee | डालडा, वनस्पति घी | cooking oil
milk | doodh, dudh, dhoodh | दूध | dairy
milk powder | doodh powder, sukha doodh | मिल्क पाउडर, दूध पाउडर, दूध का पाउडर | dairy
condensed milk | milkmaid | कंडेंस्ड मिल्क | dairy
curd, yogurt, yoghurt, dahi | dahi, dahee | दही | dairy
buttermilk, chaas, lassi | chhachh, mattha, lassi, chhas | छाछ, मट्ठा, लस्सी | dairy, drink
paneer, cottage cheese | panir | पनीर | dairy
cheese, cheese slice | cheez, chij | चीज़, चीज | dairy
butter | makkhan, makhan, batar | मक्खन, बटर | dairy
fresh cream, malai | malai | मलाई | dairy
khoya, mawa | khoa, mava | खोया, मावा | dairy
ice cream, kulfi | aiskrim, kulfi, ice krim | आइसक्रीम, कुल्फी | dairy
tofu | tofoo | टोफू | grocery
egg | anda, ande, andon | अंडा, अंडे, अण्डा, अंडों | grocery
chicken | murga, murgi, chikan | चिकन, मुर्गा, मुर्गी | meat
mutton | matan, bakre ka gosht | मटन | meat
fish | machli, machhli, machhi | मछली, मच्छी, मछलियां | meat
prawn, shrimp | jhinga, jhinge | झींगा, झींगे | meat

// dry fruit
almond | badam, baadaam | बादाम | dry fruit
cashew, cashew nut | kaju, kaaju | काजू | dry fruit
raisin, kishmish | kishmish, munakka | किशमिश, मुनक्का | dry fruit
walnut | akhrot, akharot | अखरोट | dry fruit
pistachio, pista | pista, piste | पिस्ता, पिस्ते | dry fruit
fig, anjeer | anjeer, anjir | अंजीर | dry fruit
date, dates, khajoor | khajur, chhuhara, chhuare | खजूर, छुहारा, छुहारे | dry fruit
apricot | khubani, khurmani | खुबानी, खुमानी | dry fruit
peanut, groundnut | moongfali, mungfali, singdana | मूंगफली, सींगदाना | dry fruit, snack
flaxseed | kaddu ke beej, alsi, surajmukhi ke beej, chiya, pumpkin seed, sunflower seed, chia seed, flax seed | कद्दू के बीज, अलसी, चिया सीड्स | dry fruit
magaz | magaj, kharbuje ke beej, melon seed | मगज, खरबूजे के बीज | dry fruit

// snacks and sweets
biscuit, cookie, cookies | biskut, biskit, kuki | बिस्कुट, बिस्किट, कुकीज | snack
rusk, toast | rask, tos | रस्क, टोस्ट | snack
bread, loaf | bred, dabal roti, pav, pao | ब्रेड, डबल रोटी, पाव | grocery
cake | kek | केक | snack
chips, potato chips, wafers | aloo ke chips, vefars | चिप्स, आलू चिप्स, वेफर्स | snack
kurkure | | कुरकुरे | snack
bhujia, sev | bhujiya, aloo bhujia, sev | भुजिया, सेव | snack
mixture, chivda | mikschar, chiwda, dalmoth | मिक्सचर, चिवड़ा, दालमोठ | snack
mathri, chakli, murukku | mathari, mathiya, nimki | मठरी, चकली, निमकी | snack
khakhra, thepla | khakra | खाखरा, थेपला | snack
papad, poppadom | paapad, papar | पापड़ | snack
fryums, fryum | fraims, kachri | फ्राइम्स, कचरी | snack
popcorn | popkorn, makke ke phule | पॉपकॉर्न | snack
samosa | samose | समोसा, समोसे | snack
chocolate | chaklet, choklet | चॉकलेट, चाकलेट | sweet
candy, toffee, lollipop | tofi, kendi, lolipop | टॉफी, कैंडी, लॉलीपॉप | sweet
chewing gum | chuingam, bablgam | च्युइंग गम, बबलगम | sweet
laddu, ladoo | laddoo, laddu | लड्डू | sweet
barfi, kaju katli | burfi, kaju barfi | बर्फी, काजू कतली | sweet
gulab jamun, rasgulla | gulabjamun, rasgulle | गुलाब जामुन, रसगुल्ला | sweet
soan papdi | son papdi | सोन पापड़ी | sweet
petha, gajak, chikki, rewdi | revdi, gazak, til patti | गजक, चिक्की, रेवड़ी, पेठा | sweet
mouth freshener, mukhwas | mukhvas, meethi saunf, paan masala | मुखवास, माउथ फ्रेशनर | snack
supari, betel nut | kasaili, chhaliya | सुपारी | grocery, pooja item
paan, betel leaf | paan ka patta | पान, पान का पत्ता | grocery
batasha, patasha | batashe, patashe | बताशा, बताशे | sweet, pooja item
gulkand | gulkand | गुलकंद | sweet

// sauces and spreads
pickle, achar | achaar, achar, anchar | अचार | grocery
mango pickle | aam ka achar | आम का अचार | pickle
sauce, ketchup, tomato sauce | sos, kechap, tamatar sos | सॉस, केचप, टमाटर सॉस | grocery
chilli sauce, soy sauce, schezwan sauce | mirchi sauce, soya sos, shezwan | चिली सॉस, सोया सॉस | sauce
mayonnaise | mayoniz, mayo | मेयोनीज | grocery
jam | jaim | जैम | grocery
peanut butter | moongfali makkhan, pinat batar | पीनट बटर | grocery
murabba | murabbe, amla murabba | मुरब्बा | grocery
chutney | chatni | चटनी | grocery
ginger garlic paste | adrak lahsun paste | अदरक लहसुन पेस्ट | grocery
instant mix, cake mix, idli mix, gulab jamun mix | kek powder | इंस्टेंट मिक्स, केक मिक्स | grocery
custard powder, jelly | kastard | कस्टर्ड पाउडर, जेली | grocery
soup, soup packet | sup | सूप | grocery
bread crumbs | | ब्रेड क्रम्ब्स | grocery

// drinks
tea, tea leaf, chai | chai, chaipatti, chai patti, cha | चाय, चाय पत्ती, चायपत्ती | grocery
green tea, herbal tea | hari chai, grin ti | ग्रीन टी | tea
coffee, coffee powder, instant coffee | kofi, kaafi, filter coffee, kaapi podi, kaapi, coffi, filtar coffee, kaapi powder, koffee, south coffee, kapi podi, filter kaapi | कॉफी, कॉफ़ी, फिल्टर कॉफी | grocery
health drink, malt drink, bournvita, horlicks | bonvita, harliks, doodh mein dalne wala | हेल्थ ड्रिंक, बोर्नवीटा, हॉर्लिक्स | drink
juice, fruit juice | jus, phal ka ras, joos | जूस, रस, फलों का रस | drink
sharbat, squash, syrup | sharbat, roohafza, sarbat | शरबत, शर्बत, रूह अफजा | drink
soda, cola | soda, kola | सोडा | drink
energy drink, electrolyte drink | glucon d | एनर्जी ड्रिंक | drink
drink powder, tang, instant drink mix | rasna, teng | रसना, टैंग | drink
mineral water, drinking water | bisleri | मिनरल वाटर | drink
thandai | thandai powder | ठंडाई | drink
sattu | sattoo, chane ka sattu | सत्तू | flour, drink
tulsi, basil | tulsi patta | तुलसी | grocery
ice | baraf, barf | बर्फ | grocery
`;
