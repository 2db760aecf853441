/**
 * Kinds of toys, games, party things, baby care, school things, stationery, art supplies and books.
 * Facts from the headings of the GST rate schedule (HSN chapters 48, 49, 95 and 96), the Google product taxonomy,
 * Hindi Wiktionary and category names seen in Indian shops (Meesho, Flipkart); what each thing is called is common usage.
 */
export const KIDS_AND_TOYS: string = `
// Toys in general
toy, plaything, kids toy | khilona, khilone, khilonon, khilauna, khilaune, toys, khilono, khilaunon, khelone, khilonaa, toye | खिलौना, खिलौने, खिलौनों, टॉय, टॉयज़, टॉयज, खिलोना, खिलोने, खिलौनो, খেলনা, பொம்மை, کھلونا
toy set, toy combo | khilona set | टॉय सेट, खिलौना सेट | toy
baby toy, infant toy | chhote bachchon ke khilone | बेबी टॉय, छोटे बच्चों के खिलौने | toy
educational toy, learning toy | padhai wala khilona, sikhne wala khilona | एजुकेशनल टॉय, लर्निंग टॉय | toy
musical toy | gane wala khilona, music wala khilona | म्यूजिकल टॉय, गाने वाला खिलौना | toy
wooden toy | lakdi ka khilona, lakdi ke khilone | लकड़ी का खिलौना, लकड़ी के खिलौने, लकडी का खिलौना, लकडी के खिलौने | toy
pull toy, push toy, pull along toy | khinchne wala khilona, pull along toy, walking toy, toy on wheels, pull along, khinch, khinchne khilona, pahiye khilona, rassi khilona, pahiya khilona | खींचने वाला खिलौना, खींच, पहिए वाला खिलौना | baby toy
battery toy, electronic toy | battery wala khilona, sel wala khilona | बैटरी वाला खिलौना | toy
bath toy | nahane ke khilone | बाथ टॉय | toy
fidget toy, pop it, fidget spinner, spinner | popit, fijet spinar | पॉप इट, फिजेट स्पिनर, स्पिनर | toy
squishy toy, squishy, stress ball | skwishi | स्क्विशी, स्ट्रेस बॉल | toy
// Soft toys and dolls
soft toy, plush toy, stuffed toy, plush, plushie | saft toy, naram khilona, rui wala khilona, softoy, saaft toy, stuffed toy, soft toys, stuffed animal, rui khilona, soft toi, softoi | सॉफ्ट टॉय, सॉफ्ट टॉयज़, मुलायम खिलौना, सॉफ्ट टॉयज, सॉफ़्ट टॉय, नरम खिलौना | toy
teddy bear, teddy | tedi, taddy, tedi biyar, bhalu, taddy bear, teddi, tedy, teddy biyar, bear toy, bhalu khilona, teddy beer, tedi beyar, bhaloo | टेडी बियर, टेडी, टैडी, भालू, टेडी बीयर, टैडी बियर | soft toy
doll | gudiya, gudia, gudiyan, gudda, dol | गुड़िया, गुड़ियां, गुड़ियों, गुड्डा, डॉल, गुडिया, गुडियां, गुडियों | toy
barbie, barbie doll, fashion doll | barbi doll, barbi | बार्बी, बार्बी डॉल | doll
doll house, dollhouse | gudiya ka ghar | डॉल हाउस, गुड़िया का घर, गुडिया का घर | toy
puppet | kathputli, kathputliyan, kathputliyon, papet | कठपुतली, कठपुतलियां, कठपुतलियाँ, कठपुतलियों, पपेट | toy
talking toy, talking tom, talking cactus, dancing cactus | bolne wala khilona, nachne wala cactus | बोलने वाला खिलौना, डांसिंग कैक्टस | toy
animal toy, animal figure, animal set | janwar wale khilone, janvar | जानवर वाले खिलौने, जानवरों का सेट | toy
dinosaur toy, dinosaur | dainasor | डायनासोर | animal toy
action figure, superhero toy | spiderman khilona, superhero, action figurine | एक्शन फिगर, सुपरहीरो | toy
robot toy, robot | robo | रोबोट | toy
// Vehicles
toy car, car toy | khilona car, khilone wali gadi, chhoti gadi | टॉय कार, खिलौना कार, खिलौना गाड़ी, खिलौना गाडी | toy
rc car, remote control car, remote car | rimot wali car, rimot gadi, remote gaadi, remote gadi, rimot wali gadi | रिमोट कंट्रोल कार, रिमोट वाली कार, रिमोट कार, रिमोट गाड़ी, रिमोट वाली गाड़ी | toy car
friction car, pull back car | khinchne wali gadi, die cast car | पुल बैक कार, फ्रिक्शन कार | toy car
toy bike, toy motorcycle | khilona bike | टॉय बाइक, खिलौना बाइक | toy
toy truck, truck toy | khilona trak | टॉय ट्रक, खिलौना ट्रक | toy
jcb toy, construction toy, excavator toy | jesibi khilona, jcb | जेसीबी खिलौना, जेसीबी टॉय | toy
toy tractor, tractor toy | traktar khilona, khilona tractor | ट्रैक्टर खिलौना, टॉय ट्रैक्टर | toy
toy bus, school bus toy | khilona bas | खिलौना बस, टॉय बस | toy
train set, toy train | relgadi, rail gadi, khilona train, toy train, rail toy, train toy, wooden train, railway engine toy, rail engine, rel khilona, relgaadi, rail gaadi, chhuk chhuk, train khilona | टॉय ट्रेन, ट्रेन सेट, रेलगाड़ी, रेलगाडी, रेल गाड़ी, खिलौना ट्रेन, लकड़ी ट्रेन, ट्रेन खिलौना | toy
helicopter toy, toy helicopter | helikoptar, udne wala khilona | हेलीकॉप्टर, हेलिकॉप्टर खिलौना | toy
toy aeroplane, toy plane, toy airplane | hawai jahaz, havai jahaj | हवाई जहाज, टॉय एरोप्लेन | toy
racing track, car track set, track set | treck set | रेसिंग ट्रैक, ट्रैक सेट | toy
// Play sets and outdoor
toy gun | khilona bandook, banduk | खिलौना बंदूक, टॉय गन, बंदूक | toy
water gun, pichkari | pichkariyan, pichkariyon | पिचकारी, पिचकारियां, पिचकारियाँ, पिचकारियों, वाटर गन | toy
archery set, bow and arrow toy, bow and arrow | dhanush baan, tir kaman, teer kaman | धनुष बाण, तीर कमान | toy, sports goods
toy sword, toy weapon | talwar, gada | तलवार, गदा | toy
kitchen set, toy kitchen, kitchen set toy | kichan set, rasoi set, bartan khilone | किचन सेट खिलौना, खिलौना किचन, रसोई सेट | toy
doctor set, doctor kit toy | daktar set | डॉक्टर सेट | toy
toy tool kit, toy tool set | khilona aujar | टूल किट खिलौना | toy
makeup toy, makeup toy set, kids makeup kit | bachchon ka mekap | मेकअप खिलौना सेट, बच्चों का मेकअप | toy
tent house, play tent, kids tent, teepee, tepee | bachchon ka tent, tent ghar, play tent, kids tent, play house, toy house, tant house, bachche tambu, khel tambu, bachche tent | टेंट हाउस, प्ले टेंट, बच्चों का टेंट | toy
ball pool, pool ball | bol pool | बॉल पूल | toy
bubble gun, bubble maker, bubble toy, soap bubble | bulbule wala, babal gan | बबल गन, बुलबुले | toy
kite, patang | patang, patangen, patangon, patango, guddi | पतंग, पतंगें, पतंगों | toy
kite string, manjha, kite thread, firki, charkhi | charkhi, manja, dor, patang ki dor | मांझा, चरखी, फिरकी, पतंग की डोर | kite
lattu, beyblade, spinning top | lattoo, bhaunra, spinning top, wooden top, spinning tops, spinning toy, latto, rassi lattu, dhaage lattu, dori lattu, lakdi lattu, lattu rassi, ghoom khilona | लट्टू, लट्टुओं, बेब्लेड, स्पिनिंग टॉप, रस्सी लट्टू, भौंरा | toy
yoyo, yo yo | | यो यो, योयो | toy
glass marble, playing marble, kancha | kanche, goti | कंचा, कंचे, गोटी | toy
toy ball, kids ball, soft ball | khilona gend, bachchon ki gend | खिलौना गेंद, सॉफ्ट बॉल, बच्चों की गेंद | ball, toy
swing, kids swing, baby swing, jhula | jhule, jhulon, jhoola | झूला, झूले, झूलों | toy
fisalpatti | fisal patti, kids slide, slide for kids, phisalpatti | फिसलपट्टी, बच्चों की स्लाइड | toy
ride on, ride on car, push car | bachchon ki gadi, baithne wali gadi | राइड ऑन, बच्चों की गाड़ी, बच्चों की गाडी | toy
tricycle, kids cycle, baby cycle | teen pahiya cycle, bachchon ki saikil, bachcho ki cycle, teen pahiye wali cycle | ट्राइसाइकिल, तीन पहिया साइकिल, बच्चों की साइकिल | bicycle, toy
kids scooter, kick scooter | bachchon ki skuti | किक स्कूटर, बच्चों का स्कूटर | toy
skates, roller skate, roller skates, skate | sketing, skets, sketing shoes, skating shoe | स्केट्स, स्केटिंग शूज़, स्केटिंग शूज, रोलर स्केट्स | sports goods, toy
rocking horse | lakdi ka ghoda, jhulne wala ghoda | रॉकिंग हॉर्स, झूलने वाला घोड़ा, झूलने वाला घोडा | toy
kids pool, inflatable pool, swimming pool for kids | bachchon ka pool, hawa wala pool, bachcho ka pool, swimming pool | किड्स पूल, बच्चों का स्विमिंग पूल, स्विमिंग पूल | toy
swimming ring, swim ring, swim tube | tairne wala tyub | स्विमिंग ट्यूब, स्विमिंग रिंग | toy
// Blocks, puzzles and games
building block, lego, brick toy, block toy, blocks | bloks, jodne wale khilone, building blocks, wooden blocks, block toy | बिल्डिंग ब्लॉक्स, ब्लॉक्स, लेगो, बिल्डिंग ब्लॉक | toy
magnetic block, magnetic tile | chumbak wale bloks | मैग्नेटिक ब्लॉक्स | building block
puzzle, jigsaw puzzle, jigsaw, puzzles | pajal, paheli, peg puzzle, picture puzzle, wooden puzzle, shape puzzle, shape sorter, pazal, tasveer jod, pahchan khilona, pajjal | पज़ल, जिगसॉ पज़ल, पहेली, पजल, जिगसॉ पजल | toy
rubik cube, rubiks cube, cube puzzle, magic cube | kyub, rubik kyub | रूबिक क्यूब, क्यूब | puzzle
stacking ring, stacking toy, shape sorter, stacker | ring wala khilona, stacking rings, ring toy, ring tower, stacking toy, ring set toy, ring khilona, chhalle khilona, staking ring, rangeen chhalle | स्टैकिंग रिंग्स, शेप सॉर्टर, रिंग खिलौना | educational toy
abacus | abekas, ginti wala | अबेकस, गिनतारा | educational toy
game | gem | गेम, गेम्स
board game, indoor game | bord game, ludo board, family game, indoor game, loodo, ludo khel, ghar khel | बोर्ड गेम, इंडोर गेम, लूडो | toy, game
ludo, ludo board | ludo game, loodo | लूडो | board game
snakes and ladders, snake and ladder | saamp seedhi, sanp sidhi, saanp seedhi | सांप सीढ़ी, साँप सीढ़ी, सांप सीढी, साँप सीढी | board game
chess, chess board, chess set | shatranj, ches, ches bord | शतरंज, चेस, चेस बोर्ड | board game
carrom board, carrom, carom board, carromboard | kairam, karam board, kerum board, kairam bord, carom board, carram board, caram board, kerom, caram bord, karrom | कैरम बोर्ड, कैरम, कैरमबोर्ड | board game
carrom coin, carrom striker, striker | kairam ki goti, goti, straikar, carrom powder, carrom coins, carrom goti, carrom men, caram goti, kairam goti, karam goti, gotiyan | कैरम की गोटी, स्ट्राइकर, कैरम गोटी, कैरम पाउडर, गोटियां | carrom board
business game, monopoly | vyapar game, bijness game | व्यापार, बिजनेस गेम | board game
playing card, playing cards, deck of cards | taash, tash ke patte, taas | ताश, ताश के पत्ते | board game, toy
card game | kard gem | कार्ड गेम | toy, game
uno, uno card | uno kard | उनो, उनो कार्ड | card game
tambola, housie, bingo | | तंबोला | board game
dart board, dart game, dart | dart, dart bord | डार्ट बोर्ड, डार्ट गेम | board game
dice | pasa, paase, gotiyan | पासा, पासे, डाइस | board game
science kit, science experiment kit | vigyan kit, sains kit | साइंस किट | educational toy
microscope | maikroskop, sukshmdarshi | माइक्रोस्कोप, सूक्ष्मदर्शी | educational toy
telescope | doorbin, durbin, teliskop, doorbeen | दूरबीन, टेलीस्कोप | educational toy, camping gear
magic slate, lcd writing tablet | likhne wala pad, lcd slate, magic slet, likhne wali slate, writing pad, writing tablet | राइटिंग पैड, एलसीडी राइटिंग टैबलेट, मैजिक स्लेट, एलसीडी स्लेट | educational toy, electronics, stationery
phone toy, mobile toy, toy phone | khilona phone, khilona mobail, toy mobile | टॉय फोन, खिलौना मोबाइल | toy
laptop toy | bachchon ka laptop, kids laptop, toy laptop | किड्स लैपटॉप, खिलौना लैपटॉप | educational toy
camera toy | bachchon ka camera, kids camera, toy camera | किड्स कैमरा | toy
piano toy, kids piano | piyano, kesiyo, toy piano, musical keyboard | पियानो, टॉय पियानो | musical toy
toy drum, dholak toy, kids drum | dholak, dhol, dram | ड्रम, खिलौना ढोलक | musical toy
toy guitar, kids guitar | gitar | गिटार, खिलौना गिटार | musical toy
whistle | seeti, siti | सीटी, सीटियां | toy, sports goods
piggy bank, money bank, coin bank | gullak, golak, paise jama karne wala, gulak, gullaken | गुल्लक, पिगी बैंक, मनी बैंक | toy, decor
play dough, clay, modelling clay, modeling clay | kle, aata khilona | क्ले, प्ले डो, खेलने की मिट्टी | toy, art supplies
slime | slaim | स्लाइम | toy
kinetic sand, play sand | ret, magic ret | काइनेटिक सैंड, खेलने की रेत | toy
sand toy, beach toy | ret ke khilone | बीच टॉय | toy
magic toy, magic set, magic trick | jadu ka khilona, jadu | मैजिक सेट, जादू का खिलौना | toy
// Party
party supplies, party decoration, birthday decoration | janamdin ka saman, barthde dekoreshan, party ka saman, birthday sajawat, janamdin ki sajawat | पार्टी का सामान, बर्थडे डेकोरेशन, जन्मदिन का सामान, जन्मदिन की सजावट, पार्टी डेकोरेशन
balloon | gubbara, gubbare, gubbaron, gubara, bailun, foogga, phugga, gubbaro, balun | गुब्बारा, गुब्बारे, गुब्बारों, बैलून, फुग्गा | party supplies
foil balloon, number balloon, letter balloon | foil gubbara | फॉयल बैलून | balloon
birthday banner, happy birthday banner, party banner, banner | janamdin ka banner, bainar | बर्थडे बैनर, बैनर | party supplies
birthday candle, cake candle | janamdin ki mombatti | बर्थडे कैंडल, जन्मदिन की मोमबत्ती | party supplies, candle
party popper, confetti | popar, party papar | पार्टी पॉपर | party supplies
birthday cap, party cap, party hat | janamdin ki topi | बर्थडे कैप, पार्टी टोपी | party supplies
cake topper | kek topar | केक टॉपर | party supplies
return gift | ritarn gift | रिटर्न गिफ्ट | gift set
gift set, gift hamper | gift ka set | गिफ्ट सेट
holi colour, holi color, gulal | holi ka rang, abeer | होली का रंग, गुलाल, अबीर, होली रंग | party supplies
firecracker, fireworks | patakha, patakhe, patakhon, patake | पटाखा, पटाखे, पटाखों, पटाके | party supplies
// Baby care
baby care, baby product, baby item | baby ka saman, bachche ka saman, shishu | बेबी केयर, बच्चे का सामान, शिशु, बेबी प्रोडक्ट
diaper, nappy, baby diaper | daipar, pampers, hagis, nepi, huggies, diaper pants, diapar, daiper, dypar | डायपर, नैपी, पैंपर्स, हगीज़, हगीज, डाइपर, डायपर्स | baby care
cloth diaper, cloth nappy, langot for baby, reusable diaper | langot, kapde ka diaper, langoti, potda | कपड़े का डायपर, लंगोट, लंगोटी, पोतड़ा, पोतड़े, पोतडा, पोतडे | diaper
baby wipe | bebi vaips | बेबी वाइप्स | baby care, wet wipe
feeding bottle, baby bottle, milk bottle | dudh ki botal, fiding botal, doodh pilane | दूध की बोतल, फीडिंग बोतल, फीडर, दूध वाली बॉटल | baby care
nipple, bottle nipple, feeding nipple | nipal | निप्पल, निपल | baby care
sipper, sippy cup, baby sipper | sipar | सिपर, सिप्पी कप | baby care
pacifier, soother | chusni, choosni | चुसनी, चूसनी, पैसिफायर, सूदर | baby care
teether | titar, dant nikalne wala, teething toy, teething ring, baby teether, chew toy baby, daant nikal, dant nikal, tithar, chabane khilona | टीथर, दांत निकल | baby care
rattle, baby rattle, jhunjhuna, rattles | jhunjhuna, jhunjhune, jhunjhunon, baby rattle, chhunchhuna, jhunjhun, baja khilona | झुनझुना, झुनझुने, झुनझुनों | baby care, baby toy
baby bib, bib, bibs | lar wala kapda, laar, bandana bib, feeding bib, drool bib, kids bib, bib, khana girne, khana khila, kapde gande, laar pochne, khilate kapde, rumal bib | बिब, बेबी बिब, लार, खाना खिला | baby care
baby food, baby cereal | bachche ka khana, cerelac, serelak | बेबी फूड, सेरेलक, बच्चे का खाना | baby care
infant formula, milk powder for baby, formula milk, baby milk powder | baby ka dudh powder | बेबी मिल्क पाउडर, फॉर्मूला दूध | baby care
baby spoon, baby feeding set, baby bowl | baby ka chammach | बेबी चम्मच, बेबी फीडिंग सेट | baby care
baby soap | bachche ka sabun, bebi sabun | बेबी साबुन, बेबी सोप | baby care, soap
baby powder | bebi paudar, bachche ka powder | बेबी पाउडर | baby care, talcum powder
baby oil, baby massage oil | bachche ki malish ka tel, bebi tel | बेबी ऑयल, बेबी तेल, बच्चे की मालिश का तेल | baby care
baby lotion, baby cream | bebi loshan, bebi krim | बेबी लोशन, बेबी क्रीम | baby care
baby shampoo | bebi shampu | बेबी शैम्पू | baby care, shampoo
baby kit, baby gift set, newborn gift set | bebi kit, navjat shishu gift | बेबी गिफ्ट सेट, बेबी किट | baby care, gift set
baby bed, baby bedding set, baby mattress | bachche ka bistar, bebi gadda | बेबी बेड, बच्चे का बिस्तर, बेबी बेडिंग सेट | baby care, bedding
baby net, baby mosquito net | bachche ki machhardani, bebi net | बेबी मच्छरदानी, बच्चे की मच्छरदानी | baby care
baby sleeping bag, baby carry nest | bebi sliping beg | बेबी स्लीपिंग बैग | baby care
baby pillow, rai pillow, mustard pillow | rai ka takiya, bachche ka takiya | बेबी पिलो, राई का तकिया, बच्चे का तकिया | baby care
dry sheet, baby dry sheet, waterproof baby sheet | drai shit, susu wali chadar | ड्राई शीट, बेबी ड्राई शीट | baby care
baby towel, hooded towel | bachche ka tauliya, hooded towel, hooded baby towel, baby bath towel, baby bathing towel, bachche tauliya, bebi tauliya, baby tauliya, topi tauliya, nehla, nehla lapet, baby nahla, nahla lapet, nehla tauliya, bachcha nahla | बेबी टॉवल, बच्चे का तौलिया, बच्चे तौलिया, नहला | towel, baby care
swaddle, swaddle wrap, baby wrapper, baby wrap, wrapping cloth, swaddles | bebi rapar, bachcha lapetne, swadal, lapetne kapda, cotton wrap, baby wrap, wrapping cloth, swaddle cloth, receiving blanket, swaddle wrap, baby wrapping sheet, muslin swaddle, wrapper baby, lapet, lapet kapda, baby lapet, bachche lapet, malmal kapda, lapetne chadar | बेबी रैपर, स्वैडल, लपेटने कपड़ा, लपेट | baby care
cradle, baby cradle, palna | palne, palnon, jhula, paalne, baby cot, paalna, palana | पालना, पालने, पालनों, झूला, पालनें | baby care
baby carrier, baby carry bag, kangaroo bag | kengaru bag, bachcha uthane | बेबी कैरियर, कंगारू बैग, बेबी कैरी बैग | baby care
stroller, pram, baby buggy | bachchon ki gadi, baba gadi | प्रैम, स्ट्रॉलर, बाबा गाड़ी, बाबा गाडी | baby care
baby walker | vokar, bebi vakar, bebi walker | बेबी वॉकर, वॉकर | baby care
high chair, baby chair, feeding chair | bachche ki kursi | हाई चेयर, बेबी चेयर, बच्चे की कुर्सी | baby care
baby tub, baby bath tub, baby bather | bachche ka tub, nahane ka tub | बेबी टब, बेबी बाथ टब | baby care
potty seat, potty chair, potty training seat | poti sit, latrine seat | पॉटी सीट, पॉटी चेयर | baby care
baby knee pad | ghutne ka pad | बेबी नी पैड | baby care
child lock, baby safety lock, corner guard | bachchon ke liye lock | चाइल्ड लॉक, कॉर्नर गार्ड | baby care
play gym, baby play mat, crawling mat | khelne wali chatai | प्ले मैट, प्ले जिम | baby care, toy
baby hair clipper, baby nail cutter, baby grooming kit | bebi nel katar | बेबी नेल कटर, बेबी ग्रूमिंग किट | baby care
breast pump | brest pamp, doodh nikalne wala | ब्रेस्ट पंप | baby care
nursing cover, feeding cover | dudh pilane | फीडिंग कवर, नर्सिंग कवर | baby care
feeding pillow, nursing pillow, maternity pillow | fiding takiya | फीडिंग पिलो, फीडिंग तकिया | baby care
// Children's clothes
baby clothes, newborn clothes | baby ke kapde, navjat ke kapde, chhote bachche ke kapde, baby suit, bebi kapde, baby kapde, newborn kapde, baby dress, newborn clothes, infant clothes, baby wear, baby outfit, chhote bachche kapde, navjat kapde, shishu kapde, chote bache kapde | बेबी ड्रेस, छोटे बच्चे के कपड़े, बेबी के कपड़े, नवजात के कपड़े, बेबी सूट, बेबी कपड़े, नवजात कपड़े, शिशु कपड़े | kids wear, baby care
romper, onesie, sunsuit, baby onesie, sleepsuit, baby sleepsuit, playsuit, rompers, sleepsuits | rompar, bebi romper, baby bodysuit, baby jumpsuit, bodysuit baby, footed suit, one piece baby, sleep suit, pair dhak suit, jump suit baby, bebi suit, pair band suit, pair dhak | रोम्पर, रॉम्पर, ओनेसी, बेबी बॉडीसूट, स्लीपसूट, बेबी रोम्पर, पैर ढक, बेबी सूट | baby clothes
jhabla, jhablas, jabla | jhable, jhablon, jhabala, baby vest, baby top, jabla, jhaabla, newborn top, newborn dress, newborn jhabla, jhabhla, navjat kurta | झबला, झबले, झबलों, झाबला, जबला | baby clothes
baby frock, girls frock | bachchi ki fraak, bebi frok | बेबी फ्रॉक, बच्ची की फ्रॉक | frock, kids wear
girls dress, kids dress | ladkiyon ki dress, bachchi ki dress | गर्ल्स ड्रेस, बच्ची की ड्रेस, लड़कियों की ड्रेस, लडकियों की ड्रेस | kids wear, dress
boys suit, baba suit, boys clothing set | ladko ki dress, boys dress | बाबा सूट, बॉयज़ ड्रेस, लड़कों की ड्रेस, बॉयज ड्रेस, लडकों की ड्रेस | kids wear
baby cap, baby cap set | bachche ki topi, bebi topi, newborn cap, infant cap, baby topi, bachche topi | बेबी कैप, बच्चे की टोपी | baby clothes, cap
baby mitten, baby mittens | bebi dastane, bachche ke dastane | बेबी दस्ताने, बेबी मिटन | baby clothes, glove
baby bootie, baby socks, booty, booties | bebi moje, bachche ke moje, baby booties, infant shoes, baby socks shoes, bune moze, bune joote, buti, bootees | बेबी मोज़े, बेबी सॉक्स, बेबी बूटी, बेबी मोजे, बेबी जूते, बुने जूते | baby clothes, sock
baby sweater, kids sweater, baby woollen set | bachche ka swetar, bebi swetar | बेबी स्वेटर, बच्चों का स्वेटर | sweater, kids wear
// School
school supplies, school item, school kit | school ka saman, iskool ka saman | स्कूल का सामान, स्कूल किट | stationery
stationery, stationary, office supplies | steshnari, likhne padhne | स्टेशनरी, लिखने पढ़ने, लिखने पढने
pencil | pensil, pensilen | पेंसिल, पेन्सिल, पेंसिलें | stationery
mechanical pencil, pen pencil, lead pencil | pen pensil, klach pencil | पेन पेंसिल, मैकेनिकल पेंसिल | pencil
pen, ball pen, ballpoint pen | kalam, kalamen, bol pen | पेन, कलम, क़लम, बॉल पेन | stationery
gel pen | jel pen | जेल पेन | pen
fountain pen, ink pen | syahi wala pen | फाउंटेन पेन, इंक पेन, स्याही वाला पेन | pen
gift pen, pen set | | पेन सेट, गिफ्ट पेन | pen
pen refill, refill | rifil | रिफिल, पेन रिफिल | stationery
ink | syahi | स्याही, इंक | stationery
eraser, pencil rubber, pencil eraser | mitane wala rabar, irezar | इरेज़र, मिटाने वाला रबर, इरेजर | stationery, rubber
sharpener, pencil sharpener | sharpnar, chhilni, shapnar, sharpner, shaapnar, sarpnar | शार्पनर, पेंसिल छीलने वाला, शार्पनर पेंसिल | stationery
ruler, measuring scale, plastic scale, steel scale | futta, patri, paimana | फुट्टा, पटरी, रूलर | stationery, scale
geometry box, compass box, geometry set | jyamiti box, kampas box, jyometri box | ज्योमेट्री बॉक्स, ज्यामिति बॉक्स, कंपास बॉक्स | stationery
pencil box, pencil case, pencil pouch | pensil box, pensil ka dabba | पेंसिल बॉक्स, पेंसिल पाउच, पेंसिल का डिब्बा | stationery
pen stand, pen holder, desk organiser, desk organizer | pen rakhne wala, pen stend | पेन स्टैंड, पेन होल्डर, डेस्क ऑर्गनाइज़र, डेस्क ऑर्गनाइजर | stationery
notebook, exercise book, copy, notebooks | kaapi, kapiyan, kopi, notbuk, copi, copee, kaapiyan, exercise book, long notebook, ruled notebook, long copy, class copy, single line copy, kapi, lambi copy, register copy, khata, khaata, likhne copy | कॉपी, कॉपियां, कॉपियों, कापी, नोटबुक, खाता कॉपी, নোটবুক, খাতা, खाता | stationery
register, long notebook | rajistar | रजिस्टर | notebook
diary, journal | dayri, dairi, dayriyan, personal diary, daily diary, cloth diary, daayri, diery, diari, dayari, dairy book | डायरी, डायरियां | stationery
notepad, sticky note, memo pad | notpad, chipkane wala note | नोटपैड, स्टिकी नोट्स | stationery
drawing book, sketch book, sketchbook, drawing copy | droing book, chitrakala copy, sketch book, drawing copy, art book, painting book, drawing pad, chitra banane, chitrakala, drawing kopi, painting copy, chitra copy, chitrakari, painting shauk, chitra kapi, rang bhar | ड्राइंग बुक, स्केच बुक, ड्राइंग कॉपी, चित्रकला कॉपी, चित्र बनाने, चित्रकला | stationery, art supplies
a4 paper, copier paper, photocopy paper | a4 pepar, fotokopi paper | ए4 पेपर, ए4 कागज़, फोटोकॉपी पेपर, ए4 कागज | paper
paper, a4 paper, copier paper | kagaz, kagaj, pepar, kagazon | कागज़, पेपर, ए4 पेपर, कागज़ों, कागज, कागजों | stationery
chart paper, colour paper, color paper, craft paper | chart pepar, rangeen kagaz | चार्ट पेपर, रंगीन कागज़, क्राफ्ट पेपर, रंगीन कागज | paper
origami paper, glitter paper, glitter sheet, foam sheet | chamkila kagaz | ग्लिटर पेपर, ग्लिटर शीट, फोम शीट | paper, craft supplies
envelope | lifafa, lifafe, lifafon | लिफाफा, लिफाफे, लिफाफों, लिफ़ाफ़ा | stationery
shagun envelope, money envelope | shagun ka lifafa | शगुन का लिफाफा, शगुन लिफाफे | envelope
file, file folder, folder, document folder | fail, fayal, foldar | फाइल, फ़ाइल, फोल्डर | stationery
clipboard, exam board, writing board, exam pad | pariksha gatta, gatta, klip board, takhti, exam pad, writing pad, exam board, clip pad, examination pad, pariksha pad, eksam pad, likhne gatta, imtihan gatta | क्लिपबोर्ड, एग्ज़ाम बोर्ड, परीक्षा बोर्ड, गत्ता, एग्जाम बोर्ड, परीक्षा पैड, एग्जाम पैड | stationery
slate, chalk slate | slet, pati, takhti | स्लेट, पट्टी, तख्ती | stationery
chalk | chok, khadiya | चॉक, चाक, खड़िया, खडिया | stationery
blackboard, chalkboard, black board, green board | shyampat, blek bord | ब्लैकबोर्ड, श्यामपट, ब्लैक बोर्ड | stationery
whiteboard, white board | vait bord, safed board | व्हाइटबोर्ड, व्हाइट बोर्ड | stationery
duster, board duster | dastar | डस्टर, बोर्ड डस्टर | stationery
marker, marker pen, permanent marker, whiteboard marker | markar | मार्कर, मार्कर पेन | stationery
highlighter, highlighter pen | hailaitar pen | हाइलाइटर पेन, हाइलाइटर | stationery
correction pen, whitener, correction tape | vaitnar, white fluid | व्हाइटनर, करेक्शन पेन | stationery
glue, adhesive, fevicol | gond, gon, fevikol, fevicol | गोंद, फेविकोल, ग्लू | stationery, tool
glue stick | gond stik | ग्लू स्टिक | glue
super glue, fevikwik, feviquick, instant glue | feviquik, fevikwik | फेवीक्विक, फेविक्विक, सुपर ग्लू | glue
glue gun, hot glue gun | glu gan | ग्लू गन | craft supplies, tool
cello tape, sellotape, adhesive tape | selo tape, chipkane wali tape, chipkane wala tape | सेलो टेप, सेलोटेप, चिपकाने वाली टेप, चिपकने वाला टेप
tape | tep | टेप | stationery, tool
double tape, double sided tape, nano tape | dabal tape, dono taraf chipakne wali tape, dono taraf chipakne wala tape | डबल टेप, डबल साइडेड टेप, नैनो टेप, डबल साइड टेप | tape
packing tape, brown tape | peking tape | पैकिंग टेप, ब्राउन टेप | tape
stapler | steplar, istaiplar | स्टेपलर, स्टैपलर | stationery
staple pin, stapler pin | steplar pin | स्टेपलर पिन | stationery
punching machine, hole punch, punch machine | panch machine, chhed karne wala | पंच मशीन, पंचिंग मशीन | stationery
paper clip, binder clip, u clip | kagaz ki clip | पेपर क्लिप, बाइंडर क्लिप | stationery, clip
push pin, drawing pin, thumb pin | | पुश पिन | stationery
paper cutter, cutter knife, craft knife | kagaz katne wala, pepar katar | पेपर कटर, कागज़ काटने वाला, कागज काटने वाला | stationery
scissors, scissor, shears | kainchi, kenchi, kainchiyan, sijar, sizar | कैंची, कैंचियां, कैंचियों, सिज़र | stationery, tool
stamp, stamp pad | mohar, muhar, thappa, rubber stamp | मोहर, मुहर, स्टैंप, स्टाम्प पैड | stationery
calendar | kailendar, panchang | कैलेंडर, पंचांग | stationery
globe | glob, prithvi ka gola | ग्लोब | stationery
map, wall map, world map, india map | naksha, nakshe, manchitra | नक्शा, नक्शे, मानचित्र | stationery
sticker, label, stickers | stikar, lebal | स्टिकर, स्टीकर, लेबल | stationery
book cover, brown paper, book covering roll, notebook cover | kitab ka kavar, jild, khaki kagaz | बुक कवर, जिल्द, किताब का कवर | stationery
book stand, book holder, book rack | kitab rakhne wala, buk stend | बुक स्टैंड, किताब स्टैंड | stationery
bookmark | bukmark | बुकमार्क | stationery
greeting card, birthday card | badhai card, griting kard | ग्रीटिंग कार्ड, बर्थडे कार्ड | stationery
invitation card, wedding card | shadi ka card, nimantran patra | शादी का कार्ड, निमंत्रण कार्ड | stationery
wrapping paper, gift wrapping paper, gift paper, gift wrap | gift pek karne ka kagaz, gift pepar | गिफ्ट पेपर, गिफ्ट पैकिंग पेपर, रैपिंग पेपर | stationery
gift box | gift ka dabba | गिफ्ट बॉक्स | stationery, gift set
trophy, award | trofi, inam | ट्रॉफी, इनाम, ट्रॉफ़ी | gift set, sports goods
bill book, receipt book, account book, ledger | bil buk, bahi khata, rasid | बिल बुक, रसीद बुक, बही खाता | stationery
// Art and craft
art supplies, art kit, drawing kit | chitrakari ka saman | आर्ट किट, ड्राइंग किट, चित्रकारी का सामान | stationery
colour set, color set, colour kit, colouring kit | kalar set, kalar kit, rang ka dabba | कलर सेट, कलर किट, रंग सेट, रंग का डिब्बा | art supplies
colour pencil, color pencil, colored pencil, coloured pencil | kalar pensil, rangeen pencil | कलर पेंसिल, रंगीन पेंसिल | art supplies
crayon, wax crayon | kreyon, mom rang, mom kalar | क्रेयॉन, मोम रंग, मोम कलर | art supplies
oil pastel | tel rang, oil pestal | ऑयल पेस्टल | art supplies
sketch pen, felt pen | skech pen | स्केच पेन | art supplies
water colour, water color, watercolour, watercolor | pani wale rang, vatar kalar | वाटर कलर, पानी के रंग | art supplies
acrylic colour, acrylic paint, acrylic color | ekrilik kalar | एक्रिलिक कलर, एक्रेलिक पेंट | art supplies
fabric colour, fabric paint, fabric color | kapde ka rang, febrik kalar | फैब्रिक कलर, कपड़े का रंग, कपडे का रंग | art supplies
poster colour, poster color | postar kalar | पोस्टर कलर | art supplies
paint brush, art brush, paintbrush | rang ka brush, pent brash, kunchi | पेंट ब्रश, पेंटब्रश, कूची | art supplies, brush
canvas board, painting canvas | kenvas bord | कैनवास बोर्ड, पेंटिंग कैनवास | art supplies
easel, painting stand | ijal | ईज़ल, पेंटिंग स्टैंड, ईजल | art supplies
colour palette, color palette, paint palette | pelet | कलर पैलेट, पेंट पैलेट | art supplies
stencil | stensil, sancha | स्टेंसिल, सांचा | art supplies
rangoli stencil, rangoli mat, rangoli maker, rangoli sticker | rangoli ka sancha | रंगोली स्टेंसिल, रंगोली सांचा | rangoli
craft supplies, craft kit, diy kit, craft material | kraft ka saman | क्राफ्ट किट, क्राफ्ट का सामान | art supplies
resin, resin art kit, epoxy resin | rezin | रेज़िन, रेज़िन आर्ट किट, रेजिन, रेजिन आर्ट किट | craft supplies
pom pom, googly eyes, craft stick, ice cream stick | | पोम पोम, आइसक्रीम स्टिक | craft supplies
artificial flower making, pipe cleaner, crepe paper | phool banane ka saman | क्रेप पेपर, पाइप क्लीनर | craft supplies
diamond painting, painting kit, paint by number | daimand penting | डायमंड पेंटिंग, पेंटिंग किट | art supplies
// Books
book | kitab, kitaben, kitabon, pustak, pustaken, pustakon, buk, pothi | किताब, किताबें, किताबों, पुस्तक, पुस्तकें, पुस्तकों, बुक
story book, storybook | kahani ki kitab, kahaniyon ki kitab | कहानी की किताब, कहानियों की किताब, स्टोरी बुक | book
novel, fiction book | upanyas | उपन्यास, नॉवेल | book
school book, textbook, text book, course book | school ki kitab, kors ki kitab, ncert book | पाठ्यपुस्तक, स्कूल की किताब, टेक्स्ट बुक | book
guide book, question bank | gaid buk, kunji, prashn bank | गाइड बुक, कुंजी, क्वेश्चन बैंक | book
exam book, competitive exam book, ssc book, upsc book | pratiyogita ki kitab, naukri ki kitab | प्रतियोगी परीक्षा की किताब, एग्ज़ाम बुक, एग्जाम बुक | book
gk book, general knowledge book | samanya gyan, jike book | सामान्य ज्ञान, जीके बुक | book
grammar book, english speaking book, english learning book | angrezi sikhne, vyakaran | अंग्रेजी सीखने, व्याकरण, ग्रामर बुक | book
dictionary | shabdkosh, dikshnri | शब्दकोश, डिक्शनरी | book
kids book, picture book, board book, alphabet book | bachchon ki kitab, abcd ki kitab | बच्चों की किताब, पिक्चर बुक, एबीसीडी किताब | book
colouring book, coloring book, colour book | rang bharne ki kitab, kalring book | कलरिंग बुक, रंग भरने की किताब | kids book
activity book, sticker book, busy book | ektiviti book | एक्टिविटी बुक, स्टिकर बुक, बिज़ी बुक, बिजी बुक | kids book
handwriting book, magic practice copybook, practice copybook, groove book, sulekh | likhne ki practice book, sulekh, cursive book, calligraphy book, writing practice book, handwriting practice, hindi handwriting, likhawat, likhai, lekhan, sundar likh, likhawat sudhar, sulekh pustika, haater lekha, hater lekha, handraiting | मैजिक कॉपी बुक, हैंडराइटिंग बुक, सुलेख, लिखावट, सुलेख पुस्तिका, হাতের লেখা, হাতের লেখার | kids book
comic, comic book | komik, komiks | कॉमिक, कॉमिक्स | book
religious book, spiritual book | dharmik kitab, dharm ki kitab | धार्मिक पुस्तक, धार्मिक किताब | book
bhagavad gita, gita, bhagwat geeta | geeta, bhagwat gita, shrimad bhagwat | भगवद गीता, गीता, भगवत गीता, श्रीमद्भागवत | religious book
ramayan, ramcharitmanas, ramayana | ramcharit manas | रामायण, रामचरितमानस | religious book
hanuman chalisa | chalisa | हनुमान चालीसा, चालीसा | religious book
quran | kuran, quran sharif | कुरान, क़ुरान, कुरान शरीफ | religious book
bible | baibal | बाइबल, बाइबिल | religious book
motivational book, self help book | motivation ki kitab, preranadayak kitab | मोटिवेशनल किताब, सेल्फ हेल्प बुक | book
cook book, recipe book, cookbook | khana banane ki kitab, resipi buk | कुकबुक, खाना बनाने की किताब | book
magazine | patrika, maigzin | पत्रिका, मैगज़ीन, मैगजीन | book
newspaper | akhbar, samachar patra | अखबार, अख़बार, समाचार पत्र | book
// Learning charts
flash card, flashcard | flesh kard | फ्लैश कार्ड | educational toy
alphabet chart, wall chart, learning chart, educational chart | abcd chart, chart, diwar ka chart | एबीसीडी चार्ट, लर्निंग चार्ट, चार्ट | stationery, educational toy
alphabet toy, alphabet puzzle, alphabet magnet, number puzzle | abcd wala khilona | अल्फाबेट पज़ल, एबीसीडी पज़ल, अल्फाबेट पजल, एबीसीडी पजल | educational toy
graph book | graph copy, graph paper, graph notebook, graf copy, ganit graph, graf kopi, graf book | ग्राफ कॉपी, ग्राफ पेपर, ग्राफ बुक | notebook
wedding planner | shaadi planner, wedding organiser, wedding organizer, planning book, organiser book, shaadi list, kharcha likh, kharche diary, guest list, kharcha book, shaadi diary, shaadi book | शादी प्लानर | notebook
`;
