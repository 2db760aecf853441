/**
 * Kitchen things: pots and pans, cooking tools, plates and glasses, bottles, boxes and non-electric kitchen helpers.
 * Electric machines are in electronics.ts, food is in groceries.ts.
 * Common Indian shop usage, from general knowledge; the scope follows HSN headings 7323, 7615, 3924, 6911 and 7013 of the GST
 * rate schedule and the kitchen branches of the Google product taxonomy.
 */
export const KITCHEN: string = `
// wide kinds
kitchenware, kitchen item, kitchen accessory | rasoi ka saman, kitchen ka saman, kitchen tool | रसोई का सामान, किचन का सामान, किचनवेयर
utensil, cookware, vessel, vessels, kitchen vessel, steel vessel, steel utensil, cooking vessel | bartan, bartano, barton, bartans, bartnon, baratan, steel bartan | बर्तन, बर्तनों, बरतन, बर्तनें, स्टील बर्तन, பாத்திரம், পাত্র, বাসন, برتن | kitchenware
crockery, tableware, dinnerware | krockery | क्रॉकरी | kitchenware
cutlery | chammach set | कटलरी | crockery
bakeware | baking ka saman, baking tool | बेकिंग का सामान, बेकवेयर | kitchenware
drinkware | | ड्रिंकवेयर | crockery
kitchen storage | | किचन स्टोरेज | kitchenware
kitchen appliance | rasoi ki machine | किचन अप्लायंस | home appliance

// pots and pans
pressure cooker, cooker | cookar, kukar, cooker, kooker, kukkar, presar cooker, dal gala, seeti, citi kukar, daal pak, preshar kukar, jaldi pak, gas cooker, kookar, kuker, dal jaldi, chawal dal jaldi | प्रेशर कुकर, कुकर, कुकर्स, प्रैशर कुकर, कूकर, दाल गला | utensil
pan | | पैन | utensil
fry pan, frying pan, skillet | fraypan | फ्राई पैन, फ्राइंग पैन | pan
sauce pan, saucepan, milk pan | chai ka bhagona, tea pan, sauspan, chai pan, dudh pan, sospan, chai patila, chai bhagona, chai bana, doodh ubal, chai bartan, patili, doodh garam, chai patili, chai ubal, doodh bartan | सॉस पैन, मिल्क पैन, सॉसपैन, चाय पैन, चाय बर्तन, चाय पतीला, दूध उबाल, चाय बनाने | pan
grill pan | | ग्रिल पैन | pan
tawa, griddle, tava | roti tawa, tave, tava, tavaa, tawe, loha tawa, roti sek, dosa tawa, chapati tawa, roti seink, roti pak | तवा, तवे, रोटी तवा | utensil
dosa tawa, dosa pan | dosa tava, dosa kallu, dosa kal, dosai kal | डोसा तवा, डोसा पैन, தோசை கல் | tawa
kadai, kadhai, karahi, wok | kadhaiya, kadhayi, kadahi, kadhaai, karahi, kadai, kadhaiyan, kadaai, sabji kadhai, pakode tal, puri tal | कढ़ाई, कड़ाही, कढाई, कड़ाई, कढ़ाइयां, कड़ाहियां, कढाही, कढ़ाही, कडाई, कडाही | utensil
patila, bhagona, cooking pot, stock pot, tope | patile, patili, bhagone, dekchi | पतीला, पतीले, पतीली, भगोना, भगौना, देगची | utensil
handi | handiya, haandi, handia, handi, mitti handi, mitti bartan, hindi handi, biryani bartan, dum biryani, mitti bartan pak | हांडी, हंडी, हांडियां, हाँडी, हंडियां, मिट्टी हांडी, मिट्टी बर्तन | utensil
biryani pot | biryani handi, degh, deg | बिरयानी हांडी, देग | handi
casserole, hot case, hot pot | hotcase, kaserol, roti dabba, roti box, kaisrol, kesrol, casrol, hotpot, roti ka dabba, roti dibba, hot box, roti garam, roti rakh, hot pot, garam roti, chapati box, roti naram, rotiyan garam, roti casserole, garam khana | कैसरोल, हॉट केस, हॉटकेस, रोटी डिब्बा, हॉटपॉट, रोटी का डिब्बा, रोटी डब्बा, रोटी गरम, हॉट पॉट | kitchen storage
idli maker, idli stand, idli cooker | idli ka sancha, idli patra, idli cooker, idli stend, idly stand, idli mould, idli stand, idli sancha, idli bartan, idli bana, idli saancha, idli pathiram | इडली मेकर, इडली स्टैंड, इडली सांचा, इडली कुकर, इडली पात्र, இட்லி பாத்திரம், इडली बर्तन | utensil
appam maker, paniyaram pan, appe pan | appam patra, appe patra | अप्पम मेकर, अप्पे पात्र | utensil
momo steamer | momos steamer | मोमो स्टीमर, मोमोज़ स्टीमर | utensil
dhokla stand | dhokla maker | ढोकला स्टैंड, ढोकला मेकर | utensil
milk boiler | doodh ubalne, doodh ubal, doodh gir, doodh kukar, doodh uphan, doodh bhagona, seeti doodh | मिल्क बॉयलर, दूध उबाल, दूध कुकर | utensil
cookware set, cooking pot set | bartan set | कुकवेयर सेट, बर्तन सेट | utensil
lid | dhakkan, dhakkano | ढक्कन, ढक्कनों | kitchenware
cooker gasket, gasket | cooker ki rubber, cooker rabar | कुकर रबर, गास्केट, कुकर की रबर | kitchenware
cooker whistle | cooker ki seeti | कुकर सीटी, कुकर की सीटी | kitchenware

// cooking tools
spatula, turner, palta | palta, palte, palti, khurpa, kalchul, palataa | पलटा, पलटे, स्पैचुला | kitchenware
ladle | karchi, kalchul, kadchhi, karchhul, kalchi, karchhi, dal nikal, kalchhul, kadchi, dal paros | करछी, कलछी, कड़छी, करछुल, दाल निकाल | kitchenware
slotted spoon, skimmer | jhara, jhare | झारा, झारे | kitchenware
cooking spoon, kitchen spoon | wooden spoon, lakdi chammach, lakdi karchi, khana hila, lakdi palta, lakdi kadchi, lakdi spoon, lakdi chamach | कुकिंग स्पून, लकड़ी चम्मच, लकड़ी पलटा | kitchenware
tongs, chimta | chimta, chimte, chimti, sansi, pakkad, sandasi, sandsi, sadasi, roti pakad, roti palat, garam pakad | चिमटा, चिमटे, संडसी, सांसी, पकड़, चिमटें, सड़सी, संडासी, रोटी पकड़ | kitchenware
whisk, egg beater, hand beater | anda fetne wala | व्हिस्क, बीटर, अंडा फेंटने वाला | kitchenware
madhani, butter churner | mathani, mathni, ravi | मथानी, मथनी, रई | kitchenware
rolling pin | belan, roti belan, velan | बेलन | kitchenware
chakla, rolling board | chakle | चकला, चकले | kitchenware
chakla belan | chakla belan set, chakala belan, chakla aur belan, belan chakla, chakla belan, roti bel, roti bana chakla, chapati bel, puri bel, roti belne | चकला बेलन, चकला और बेलन, चकला-बेलन, बेलन चकला, रोटी बेल | chakla, rolling pin
roti maker | puri press, chapati maker, roti press | रोटी मेकर, पूरी प्रेस, चपाती मेकर | kitchenware
roti jali, papad grill, roti grill | papad jali, roti ki jali | रोटी जाली, पापड़ जाली | kitchenware
masher, potato masher | aloo masher, pav bhaji masher | मैशर, आलू मैशर | kitchenware
murukku maker, chakli maker, sev maker, ricer | sev machine, sev sancha, potato press, kitchen press | चकली मेकर, सेव मशीन, सेव सांचा | kitchenware
strainer, sieve | chalni, channi, chhanni, jharna, chhalni, chalani, chhani, chanani, chaanni, chai chhan | छलनी, छन्नी, चलनी, छाननी, छलनियां, चालनी | kitchenware
tea strainer | chai channi, chai ki chhalni, chai sieve, chai chhanni, chai chhan, chai patti chhan, chai chalni, chai chhalni | चाय छन्नी, चाय की छलनी, टी स्ट्रेनर, चाय छलनी, चाय छान | strainer
atta sieve, flour sieve | aata chalni, atta channi | आटा छलनी, आटा चलनी | strainer
colander, rice washing bowl, vegetable basket | chawal dhone, sabzi ki tokri, chawal dho, sabji dho, phal dho, sabzi tokri, chawal chhan, wash rice, rice wash, pasta chhan, tokri chawal, washing bowl, sabji chhan | कोलंडर, सब्जी की टोकरी, चावल धो, सब्जी धो | kitchenware
funnel | keep, kuppi | कीप, फनल | kitchenware
grater | kaddukas, kadukas, ghisni, kisni, kadu kas, kaddu kas, kadookas, gajar ghis, gajar kas, nariyal ghis, ghis, paneer ghis, gajar kis | कद्दूकस, घिसनी, ग्रेटर, किसनी, कद्दू कस, गाजर घिस, घिस | kitchenware
slicer | slaisar, chips cutter | स्लाइसर, चिप्स कटर | kitchenware
chopper, vegetable chopper, hand chopper, onion cutter, onion chopper, choper | sabji katne wala, sabzi cutter, chapar, choppar, chaupar, sabji cutter, sabzi chopper, pyaz cutter, pyaj katne wala, sabzi katne, hand cutter, vegetable chopper, pyaz kaat, pyaaj kaat, sabji kaat, sabzi kaat, chopar, sabji machine, pyaj kat, dori chopper, khinch chopper, salad kaat, sabji kat, katne machine, chaper, dori machine, pyaz kat | चॉपर, सब्जी कटर, वेजिटेबल चॉपर, चौपर, सब्ज़ी कटर, सब्जी चॉपर, प्याज कटर, सब्जी काट, प्याज काट | kitchenware
vegetable cutter, nicer dicer | sabji katne | सब्जी काटने, वेजिटेबल कटर | chopper
peeler | chilka utarne wala, pilar | पीलर, छिलका उतारने वाला | kitchenware
knife | chaku, chhuri, chakoo, chhura, chakuon, chaaku, chakku, churi, chhuriyan, naif | चाकू, छुरी, छुरा, चाकुओं, नाइफ, चाकुओ, छुरियां, चाक़ू | kitchenware
knife sharpener | chaku tez karne wala, dhar lagane wala | चाकू शार्पनर, नाइफ शार्पनर | kitchenware
kitchen scissors | kenchi, kainchi, rasoi kenchi, kitchen kenchi | किचन कैंची, रसोई कैंची | kitchenware
chopping board, cutting board | sabzi katne, katla, chaping board, choping board, sabji board, cutting board, sabji patta, kaat board, katne patiya, choping bord, lakdi board, kaatne lakdi, kaatne patra, sabji lakdi, sabji kaatne board, sabji kaatne patta | चॉपिंग बोर्ड, कटिंग बोर्ड, चॉपिंग बोर्ड लकड़ी, सब्ज़ी बोर्ड, सब्जी काटने बोर्ड | kitchenware
lemon squeezer, lime squeezer | nimbu nichodne wala, nimbu nichod | नींबू निचोड़, लेमन स्क्वीजर | kitchenware
hand juicer, manual juicer | haath wala juicer | हैंड जूसर, मैनुअल जूसर | kitchenware
garlic crusher | lahsun crusher, garlic press | गार्लिक क्रशर, लहसुन क्रशर | kitchenware
coconut scraper | nariyal kaddukas, nariyal ghisni | नारियल स्क्रैपर | kitchenware
mortar and pestle, imam dasta, khal batta, okhli, mortar pestle, khalbatta | okhli moosal, hamam dasta, khalbatta, kharal, khal musal, okhal, okhali, khal bata, imamdasta, khal batta, okhli, kutni, masala kut, adrak kut, lehsun kut, masala pis, patthar kut, sil batta chhota, imam dasta, kut, masala koot, adrak koot, chutney kut, kutnee, lahsun kut | इमाम दस्ता, खल बट्टा, ओखली, खलबट्टा, खल मूसल, ओखल, खरल, ओखली मूसल, इमामदस्ता, मसाला कूट, अदरक कूट, कूटनी, कूट | kitchenware
sil batta, grinding stone | silbatta, sil lodha | सिल बट्टा, सिलबट्टा | kitchenware
can opener, bottle opener, opener | opnar, botal kholne wala | ओपनर, बॉटल ओपनर | kitchenware
ice tray, ice cube tray | baraf jamane | आइस ट्रे, बर्फ ट्रे | kitchenware
kulfi mould, popsicle mould, ice cream mould | kulfi sancha | कुल्फी मोल्ड, कुल्फी सांचा | kitchenware
modak mould | modak sancha | मोदक सांचा, मोदक मोल्ड | kitchenware
momo maker, gujiya mould, gujiya maker | gujiya sancha | गुजिया सांचा, मोमो मेकर, गुझिया सांचा | kitchenware
oil brush, pastry brush, silicone brush | tel lagane ka brush | ऑयल ब्रश | kitchenware
cooking thermometer, food thermometer | | फूड थर्मामीटर | kitchenware
measuring cup | maap wala cup, napne ka cup, measuring spoon | मेजरिंग कप, मेजरिंग स्पून | bakeware
kitchen scale, kitchen weighing scale | rasoi tarazu | किचन स्केल | kitchenware, weighing scale
cake mould, cake tin, baking pan, cake mold | cake sancha, cake ka bartan | केक मोल्ड, केक टिन, केक सांचा | bakeware
cupcake mould, muffin mould | | कपकेक मोल्ड, मफिन मोल्ड | bakeware
chocolate mould, chocolate mold | chocolate sancha | चॉकलेट मोल्ड, चॉकलेट सांचा | bakeware
cookie cutter, biscuit cutter | biskut cutter | कुकी कटर | bakeware
cake turntable | cake stand | केक टर्नटेबल, केक स्टैंड | bakeware
piping bag, icing nozzle | | पाइपिंग बैग, नोजल | bakeware
butter paper, baking paper, parchment paper | | बटर पेपर | kitchenware
aluminium foil, foil, silver foil | foil paper, roti lapetne wala | फॉइल पेपर, एल्युमिनियम फॉइल, सिल्वर फॉइल | kitchenware
cling film, plastic wrap | | क्लिंग फिल्म | kitchenware

// plates, bowls, glasses
plate | plet, plete, tashtari, pleten, plates, pilet | प्लेट, प्लेटें, तश्तरी, प्लेटों | crockery
thali, dinner plate | thaliyan, khane ki thali, thaali, thaaliyan, thalion | थाली, थालियां, थालियाँ, थालियों, स्टील थाली, खाने की थाली | plate
thali set | thaali set, khana thali, khane thali, thali katori, steel thali, bhojan thali, bhojan thaali, thaali | थाली सेट, थाली का सेट, खाने की थाली | thali, dinner set
quarter plate, snack plate, half plate | nashta plate, chhoti plate | क्वार्टर प्लेट, नाश्ता प्लेट | plate
paper plate, disposable plate | kagaz ki plate, pattal | पेपर प्लेट, डिस्पोजेबल प्लेट, पत्तल | plate
bowl | katori, kator, katora, katore, baul, katoriyan, pyala, katoriyon, katorey, bawl, katoriya | कटोरी, कटोरा, कटोरे, बाउल, कटोरियां, कटोरियों, कटोरियाँ, कटोरों, बाउल्स | crockery
soup bowl, mixing bowl, serving bowl | sup baul | सूप बाउल, मिक्सिंग बाउल, सर्विंग बाउल | bowl
dinner set | dinar set | डिनर सेट | crockery
cup | kap, pyali, chai ka cup, pyaliyan, kapp, cups | कप, प्याली, प्यालियां, कपों, কাপ, கப், کپ | drinkware
tea cup, tea set, cup saucer | chai ka cup, chai cup, cup plate, chai pyala, chai pyale, chai kap, pyali, chay cup, chai pyali, mehman chai, piyala, pyale, pyala, chai pee cup | चाय का कप, टी सेट, चाय कप, চায়ের কাপ, चाय प्याला, प्याली, चाय के प्याले | cup
mug, coffee mug | mag, coffee ka mug, kofi mag | मग, कॉफी मग | cup
kulhad, clay cup | kulhar, kullad, kulhads, kulhade, kulhadh, mitti cup, mitti pyala, mitti gilas, chai kulhad, lassi kulhad, mitti chai, mitti kap | कुल्हड़, कुल्हड, कुल्हड़ों, कुल्हड़ें, कुल्हड़ सेट, मिट्टी प्याला, मिट्टी कप | cup
paper cup, disposable cup, disposable glass | kagaz ka cup, disposable gilas | पेपर कप, डिस्पोजल ग्लास, डिस्पोजेबल गिलास | cup
drinking glass, glass, tumbler, glass set, tumbler set, steel glass, chai glass | gilas, gilaas, glaas, gilaso, gilass, gilason, glaason, chai gilas, cutting glass, chai glass, kaanch gilas, paani gilas, cutting chai glass, glass set, tamblar, kanch gilas, chai pee glass, paani pee glass, gilas set | गिलास, ग्लास, गिलासों, ग्लासों, गिलासें, ग्लास सेट, चाय का गिलास, चाय गिलास, कांच गिलास | drinkware
wine glass, beer mug, shot glass | daru ka glass, peg glass | वाइन ग्लास, बीयर मग, पैग ग्लास | drinking glass
tray, serving tray | tre, chai ki tray | ट्रे, सर्विंग ट्रे, चाय की ट्रे | crockery
parat, dough plate | aata goondhne | परात, परातें | utensil
jug, water jug, pitcher | jag, paani ka jug, jags, juug, copper jug, tamba jag, paani jag, jag gilas, tambe jug, paani parosne | जग, पानी का जग, जग सेट, तांबे जग | drinkware
lota | lote | लोटा, लोटे | utensil
kettle, tea kettle | ketli, chai ki ketli, ketlee, ketali, electric kettle, chai ketli, paani garam, paani ubal, bijli ketli, electric ketli, pani garam kar, kettal, pani ubal, garam paani | केतली, केटली, चाय की केतली, کیتلی, কেটলি, கெட்டில், बिजली केतली, पानी गरम, चाय केतली | utensil
teapot | chaidani, chaidaani | चायदानी, टीपॉट | crockery
spoon | chammach, chamach, chamcha, chammache, chammachen, chamche, chamuch | चम्मच, चमचा, चम्मचें, स्पून, चम्मचों, चमचे, चमच | cutlery
fork | kanta, kaanta, kaante | कांटा, काँटा, कांटे, फोर्क | cutlery
tea spoon, teaspoon | chhota chammach | छोटा चम्मच, टी स्पून | spoon
chopstick | | चॉपस्टिक | cutlery
spoon stand, cutlery holder | chammach stand | चम्मच स्टैंड, स्पून स्टैंड | kitchen storage
straw | strow, juice pipe | स्ट्रॉ | drinkware
serving set, serving spoon | parosne ka chammach | सर्विंग सेट, परोसने का चम्मच | cutlery
butter dish | makkhan dani | बटर डिश | crockery
salt shaker, salt and pepper set | namak dani, namakdani | नमकदानी, सॉल्ट शेकर | crockery
pickle jar, achar jar, barni | achaar dani, achar ki barni, achar jar, achar dani, achar ka dabba, achaar barni, achar barni, achaar martaban, achar dabba, achaar rakh, achar barani, barni achar, chini mitti barni, martban | अचार दानी, अचार की बरनी, अचारदानी, अचार का डिब्बा, अचार जार, अचार बरनी, अचार मर्तबान | jar
tissue holder, napkin holder | | टिशू होल्डर, नैपकिन होल्डर | crockery
coaster | kostar | कोस्टर | crockery
table mat, placemat | khane ki mat, thali neeche, plate neeche, dining mat, plate mat, place mat, placemat, khane mat, tebal mat, plate table, table daag, garam plate, table mats, table kharab | टेबल मैट, डाइनिंग मैट | table linen
fruit bowl, fruit basket | fal ki tokri, phalon ki tokri | फ्रूट बास्केट, फ्रूट बाउल, फल की टोकरी | kitchenware
finger bowl, hand wash bowl | | फिंगर बाउल | bowl

// bottles, boxes, storage
water bottle, bottle, sipper, sports bottle, steel bottle | paani ki botal, botal, botle, botlen, pani bottle, bottal, botel, bottle, batal, botlon, paani botal, sipar botal, pani botal, steel botal, vatar botal, paani bottle, gym bottle | पानी की बोतल, बोतल, बॉटल, बोतलें, वाटर बॉटल, बोतलों, बॉटल्स, पानी बोतल, पानी की बॉटल | drinkware
copper bottle | tambe ki botal, tamba bottle, tamba botal, tambe bottle, tamra botal, tambe botal, taambe botal | तांबे की बोतल, कॉपर बॉटल, तांबे बोतल | water bottle
fridge bottle | frij ki botal | फ्रिज बॉटल, फ्रिज की बोतल | water bottle
kids bottle, school bottle, kids water bottle | bachcho ki botal, school wali botal, school bottle, kids water bottle, childrens bottle, bachche botal, school botal, bachche bottle | स्कूल बोतल, बच्चों की बोतल, स्कूल की बोतल | water bottle
shaker, protein shaker, gym bottle, shaker bottle, gym shaker | shekar, gym ki botal, sekar, sheker, protin shaker, shaker bottle, protein shaker, protein bottle, protin mila, jim bottle, protin botal, powder mila, protein mila, protein powder mila, protein paani, protin paani | शेकर, जिम बॉटल, जिम शेकर, प्रोटीन शेकर, शेकर बोतल, शेकर बॉटल | water bottle
thermos, flask, vacuum flask, thermos flask | tharmas, garam paani ki botal, tharmos, thermas, tharamas, flaask, termos, insulated bottle, vacuum flask, garam chai, chai garam rakh, garam paani rakh, chai garam, bottle chai hot, doodh garam rakh, flaks | थर्मस, थरमस, फ्लास्क, थर्मस फ्लास्क, फ्लास्क बोतल, चाय गरम | water bottle
lunch box, tiffin, tiffin box, tiffin carrier, lunchbox, bento box | tifin, tiffin dabba, khane ka dabba, khana dibba, khana dabba, khane ka dibba, tiffan, tifan, tiphin, tiffin dibba, tiffin carriar, lunch dibba, lunch dabba, lanch box, khana rakhne, tiffin, dabba khana, office tiffin, school tiffin, khane dabba, tifin dabba, khana rakh, lunchbaks, khana baks, char dabba tiffin, dabbe tiffin, khane baksa | लंच बॉक्स, टिफिन, टिफन, खाने का डिब्बा, टिफ़िन, टिफिन बॉक्स, लंचबॉक्स, टिफिन कैरियर, खाना डिब्बा, खाने का डब्बा, टिफ़िन बॉक्स, लंच का डिब्बा, खाना रखने, डिब्बे टिफिन, डिब्बा टिफिन | kitchen storage
electric tiffin, electric lunch box | garam tiffin | इलेक्ट्रिक टिफिन, इलेक्ट्रिक लंच बॉक्स | lunch box
container, kitchen container, airtight container, steel container, storage canister | dabba, dabbe, dibba, dibbe, kantenar, steel dabba, steel dibba, kantainer, storage container, rashan dabba, atta dabba, dal dabba, anaaj dabba, masale dabba, steel dabbe, kirana dabba, dabba set, biskut dabba, rasoi dabba, barni | डिब्बा, डब्बा, डिब्बे, डब्बे, डिब्बों, कंटेनर, कन्टेनर, स्टील डिब्बा, स्टील डब्बा, राशन डिब्बा, दाल डिब्बा | kitchen storage
jar, storage jar, glass jar | barni, jaar, martban, barniyan, barniyon, jaars, jars, storage jar, glass jar, kaanch dabba, kaanch jar, martaban, kanch barni, kanch bartan | जार, बरनी, मर्तबान, बरनियां, बरनियाँ, जार्स, कांच जार | kitchen storage
milk can, milk container, milk pot | doodh ka dabba, doodh ki balti, dolchi, doodh dabba, doodh can, doodh dolu, doodh kan, doodh dibba | दूध का डिब्बा, डोलची, दूध का डब्बा, दूध का कैन | container, utensil
masala box, spice box, masala dani, masala dabba | masale ka dabba, masaldani, masaldaan, masala dibba, masaledani, masala dani, masala ka dibba, masala dabba, spice box, masale dabba, masaladani, masala rakh, namak dani | मसाला डिब्बा, मसालादानी, मसाला बॉक्स, मसाले का डिब्बा, मसालेदानी, मसाला डब्बा, मसाला दानी, मसाले का डब्बा | container
spice rack, masala rack | masala stand | मसाला रैक, मसाला स्टैंड | kitchen storage
dry fruit box | mewa dabba, dry fruit dibba | ड्राई फ्रूट बॉक्स, मेवा डिब्बा | container
rice box, grain container, atta box, flour box | aate ka dabba, chawal ka dabba, kothi, aata tanki, atta tanki | आटे का डिब्बा, चावल का डिब्बा, आटा टंकी | container
oil dispenser, oil bottle, oil can | tel ki botal, tel dani, tel ka dabba | तेल की बोतल, तेल दानी, ऑयल डिस्पेंसर | kitchen storage
oil sprayer | tel spray | ऑयल स्प्रे बॉटल | oil dispenser
ghee pot, ghee dani | ghee ka dabba, ghilodi | घी दानी, घी का डिब्बा | container
egg box, egg tray, egg holder | ande ka dabba, ande ki tray | अंडे की ट्रे, एग ट्रे, एग बॉक्स | kitchen storage
bread box | | ब्रेड बॉक्स | kitchen storage
vegetable bag, fridge bag | sabzi ka thaila, sabji bag | सब्जी बैग, फ्रिज बैग | kitchen storage
fridge basket, fridge organizer, fridge organiser | frij ki tokri | फ्रिज बास्केट, फ्रिज ऑर्गेनाइजर | kitchen storage
ziplock bag, zip lock bag, zipper pouch | | जिप लॉक बैग, ज़िप लॉक बैग | kitchen storage
bag sealer, packet clip, sealing machine | packet band karne wali clip | पैकेट सीलर, सीलिंग मशीन | kitchenware
silicone lid, food cover, bowl cover | khana dhakne wala, khane ka cover | फूड कवर, सिलिकॉन लिड | kitchenware
mesh food cover, net food cover | khana dhakne | खाना ढकने, जालीदार ढक्कन | food cover
plate rack, dish rack, dish drainer, kitchen rack, plate stand, dish drying rack | bartan stand, bartan ki jali, bartan rack, bartan sukhane, bartan rakhne, dish rack, dish drainer, dish stand, bartan sukh, bartan sukha, bartan rakh, bartan jaali, bartan tokri, thali stand, bartan paani, bartan rakhne stand, plate stand | बर्तन स्टैंड, डिश रैक, बर्तन रैक, किचन रैक, बर्तन सुखाने, बरतन स्टैंड, बर्तन रखने, बर्तन सुखा | kitchen storage, rack
glass stand, cup stand | gilas stand, cup rakhne | गिलास स्टैंड, कप स्टैंड | kitchen storage
kitchen basket, onion basket, potato basket | pyaz ki tokri, aloo pyaz basket, sabji ki tokri, sabzi ki tokri, pyaj ki tokri | प्याज की टोकरी, किचन बास्केट, सब्जी की टोकरी | kitchen storage
water pot, matka, earthen pot, clay pot, water matka, matka pot | ghada, matke, surahi, ghade, mitti ka matka, mataka, matkaa, matki, matka, paani thanda, thanda paani, mitti matka, ghara, mitka, thande paani, mitti ghada, paani rakh mitti, fridge nahi paani | मटका, मटके, घड़ा, घड़े, सुराही, मटकी, मटकों, मिट्टी का मटका, मिट्टी का घड़ा, मिट्टी घड़ा, ठंडा पानी | utensil
water dispenser, bottle pump, water can pump | paani ka pump, matka nal | वाटर डिस्पेंसर, पानी पंप | kitchenware
water jar, water camper, water can | paani ka camper, thanda paani jar | कैंपर, पानी का जार, पानी की कैन | kitchenware
water filter | paani ka filter | वाटर फिल्टर, पानी का फिल्टर | kitchenware
tap filter | nal ka filter, nal ki jali | नल फिल्टर, टैप फिल्टर | water filter

// stove and linen
gas stove, gas chulha, cooktop, stove | chulha, chulhe, gais chulha, gas ka chulha | गैस चूल्हा, चूल्हा, चूल्हे, गैस स्टोव | kitchenware
gas burner, stove burner | barnar | गैस बर्नर, बर्नर | kitchenware
chulha, angeethi, wood stove | mitti ka chulha, sigdi, angithi | चूल्हा, अंगीठी, सिगड़ी | kitchenware
gas lighter, lighter | laitar, gas jalane wala, laighter, gas laitar, gas jala, chulha jala, laiter, gais lighter | गैस लाइटर, लाइटर, गैस लाईटर, गैस जला, चूल्हा जला | kitchenware
matchbox, match stick | machis, maachis, diyasalai, tili | माचिस, दियासलाई | kitchenware
gas pipe, gas regulator | gas ka pipe | गैस पाइप, गैस रेगुलेटर | kitchenware
gas stand, cylinder stand | silendar trolley, gas cylinder stand, cylinder trolley | सिलेंडर ट्रॉली, सिलेंडर स्टैंड | kitchenware
barbecue, barbeque, bbq grill, tandoor | tandur, seekh, barbeque | तंदूर, बारबेक्यू, सींक | kitchenware
apron, kitchen apron | epran, kitchen apron, apren, apran, aprons, epren, khana bana kapda, rasoi apron, khana banate kapde, kapde gande na, epron, kichan apron | एप्रन, एप्रॉन, एप्रॅन, एप्रेन, ऐप्रन, एप्रन्स, रसोई एप्रन | kitchenware
oven glove, pot holder, kitchen glove, oven mitt, oven mitten | bartan pakadne | ओवन ग्लव्स, किचन दस्ताने | kitchenware
kitchen towel, kitchen napkin, roti cover | rasoi ka kapda, roti kapda, roti rumal | किचन टॉवल, रोटी रुमाल, रसोई का कपड़ा | kitchenware
trivet, hot plate mat | garam bartan stand, garam bartan, garam plate, table daag | ट्रिवेट | kitchenware
kitchen sticker, kitchen platform sheet, oil proof sheet | rasoi sticker, tel wala sticker | किचन स्टिकर, ऑयल प्रूफ शीट | decor
shelf liner, drawer liner, fridge mat | almari ka kagaz, frij mat | शेल्फ लाइनर, फ्रिज मैट | kitchenware
sink strainer | sink ki jali | सिंक जाली, सिंक स्ट्रेनर | kitchenware
soap dispenser, liquid soap dispenser | sabun dispenser | सोप डिस्पेंसर | bathroom accessory
toothpick | danton ki teeli | टूथपिक | kitchenware
`;
