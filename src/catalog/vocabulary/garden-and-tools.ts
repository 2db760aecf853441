/**
 * The second half of the home things: garden, pooja, pets, tools and hardware, and household health aids.
 * The first half is in home.ts.
 * Common Indian shop usage, from general knowledge; the scope follows HSN chapters 82, 83, 85 and heading 3307 (agarbatti) of the
 * GST rate schedule and the matching branches of the Google product taxonomy.
 */
export const GARDEN_AND_TOOLS: string = `
// garden
planter, flower pot, plant pot, garden pot | gamla, gamle, gamlon, paudhe ka gamla | गमला, गमले, गमलों, प्लांटर, फ्लावर पॉट | garden supplies
hanging planter, hanging pot, macrame planter | latakne wala gamla, latkan gamla, hanging gamla, plant hanger, hanging basket, plant holder, gamla holder | हैंगिंग पॉट, हैंगिंग प्लांटर, लटकने वाला गमला, हैंगिंग गमला, लटकता गमला, लटकाने वाला गमला | planter
grow bag | paudhe ka bag | ग्रो बैग | planter
plant stand, pot stand | gamla stand, gamle ka stand | गमला स्टैंड, प्लांट स्टैंड | garden supplies
plant, indoor plant, live plant | paudha, paudhe, ped, paudhon | पौधा, पौधे, पौधों, पेड़, प्लांट | garden supplies
money plant | mani plant | मनी प्लांट | plant
tulsi plant | tulsi ka paudha | तुलसी का पौधा, तुलसी | plant
seed, plant seed, vegetable seed, flower seed | beej, bij, sabzi ke beej, phool ke beej | बीज, सब्जी के बीज, फूल के बीज, बीजों | garden supplies
fertilizer, fertiliser, plant food | khad, khaad, urvarak | खाद, उर्वरक, फर्टिलाइजर | garden supplies
vermicompost, compost | gobar khad, kechua khad | वर्मीकम्पोस्ट, केंचुआ खाद, गोबर खाद | fertilizer
cocopeat, potting soil, potting mix | kokopit, gamle ki mitti, paudhe ki mitti | कोकोपीट, पॉटिंग मिक्स, गमले की मिट्टी, पौधे की मिट्टी | garden supplies
garden pipe, water pipe, hose pipe, garden hose | paani ka pipe, hoz pipe | पानी का पाइप, गार्डन पाइप, होज पाइप | garden supplies
spray gun, water spray gun, hose nozzle | paani ki gun, pipe ki gun | वाटर स्प्रे गन, स्प्रे गन | garden supplies
watering can | paani dene wala jhara, hazara | वाटरिंग कैन, हजारा | garden supplies
garden sprayer, spray pump, pressure sprayer | spre pump, dawai chhidakne | स्प्रे पंप, गार्डन स्प्रेयर | garden supplies
gardening kit, garden kit | bagwani ke auzar, gardening tool, garden tool, gardening tool set | गार्डन टूल सेट, गार्डनिंग टूल्स, गार्डन टूल | garden supplies
trowel, khurpi | khurpa, khurpe | खुरपी, खुरपा | garden supplies
pruner, garden scissors, secateur, plant cutter | paudha katne | प्रूनर, पौधे काटने | garden supplies
spade, shovel, phawda | fawda, favda, belcha, kudal | फावड़ा, बेलचा, कुदाल | garden supplies
sickle, daranti | hasiya, daranti, hansiya | दरांती, हंसिया | garden supplies
axe | kulhadi, kulhaadi | कुल्हाड़ी | garden supplies, tool
drip kit, drip irrigation kit | tapak sinchai | ड्रिप किट, टपक सिंचाई | garden supplies
garden net, green net, shade net | hari jali, chhaya jali, hara kapda | ग्रीन नेट, हरी जाली, शेड नेट | garden supplies
garden stone, pebble | kankad, sajawat ke patthar, pathar | पत्थर, कंकड़, गार्डन स्टोन | garden supplies
garden glove | bagwani ke dastane | गार्डन ग्लव्स | garden supplies
bird feeder, bird house, bird nest | chidiya ka ghar, chidiya ka ghosla, dana dane wala | चिड़िया का घर, घोंसला, बर्ड हाउस, बर्ड फीडर | pet supplies, garden supplies
bird net, pigeon net | kabutar jali, balcony jali | कबूतर जाली, बर्ड नेट | garden supplies
tarpaulin, plastic sheet | tirpal, tarpal, panni, barsati | तिरपाल, तारपोलिन, पन्नी | garden supplies, tool

// pooja
pooja thali, puja thali, aarti thali | pooja ki thali, puja ki thaali, arti thali | पूजा थाली, पूजा की थाली, आरती थाली | pooja item
karwa, karwa chauth thali, karva chauth set | karva, karvachauth thali | करवा चौथ थाली, करवा | pooja thali
rakhi thali | raakhi ki thali | राखी थाली | pooja thali
diya, oil lamp, deepak | diye, deepak, dipak, deep, diyon, chirag, panti, diya, mitti diya, diwali diya, divali deepak, samai, mitti deepak | दीया, दीये, दिया, दिये, दीपक, दीप, दीयों, चिराग, मिट्टी दीया | pooja item, decor
akhand diya, akhand jyot | akhand jyoti | अखंड दीया, अखंड ज्योत | diya
electric diya, led diya, water diya | bijli wala diya, paani wala diya | एलईडी दीया, पानी वाला दीया | diya
agarbatti, incense stick, incense | agarbatti, agarbattiyan, dhoopbatti | अगरबत्ती, अगरबत्तियां, धूपबत्ती | pooja item
dhoop stick, dhoop cone, incense cone | dhoop batti, dhoopbatti | धूपबत्ती, धूप बत्ती, धूप कोन | pooja item
incense holder, agarbatti stand, dhoop stand, dhoop dani, dhoop holder | dhoopdaan, agarbatti daani, incense burner, dhoop burner, loban burner, dhoop dani, dhoopdani, loban dani, loban jala, dhoop jala, lobaan dani, agarbatti stand, dhuna, loban, dhoop dan, dhoopdan, lobaan | अगरबत्ती स्टैंड, धूपदान, धूपदानी, धूप दान, लोबान दान, धूप बर्नर, लोबान दानी, लोबान | pooja item
smoke fountain, backflow incense holder | dhuan fountain | स्मोक फाउंटेन, बैकफ्लो | incense holder
camphor, kapur | kapoor, bhimseni kapoor, kapur, karpoor, karpur, aarti kapoor, kapoor goli pooja, karpuram, bhimseni | कपूर, भीमसेनी कपूर, कर्पूर | pooja item
camphor diffuser, kapoor dani | kapur dani, kapoor machine | कपूर दानी, कपूरदानी | pooja item
cotton wick, wick, batti | rui ki batti, rooi batti, phool batti, jyot batti | रुई की बत्ती, बत्ती, फूल बत्ती, ज्योत बत्ती | pooja item
kalash, kalasha | kalas, poorna kalash | कलश | pooja item
bell, pooja bell, puja bell, ghanti | ghanta, ghantiyan, mandir ki ghanti, pooja ki ghanti, puja ghanti | घंटी, घंटा, घंटियां, पूजा की घंटी, मंदिर की घंटी | pooja item
temple, mandir, pooja mandir, home temple | mandir, ghar ka mandir, poojaghar | मंदिर, मन्दिर, घर का मंदिर, पूजा घर | pooja item, furniture
pooja chowki, puja chowki, chowki | chauki, bajot, singhasan | पूजा चौकी, चौकी, सिंहासन, बाजोट | pooja item
pooja cloth, chunri, puja cloth | pooja ka kapda, mata ki chunri, aasan ka kapda, chunari | चुनरी, पूजा का कपड़ा, माता की चुनरी | pooja item
pooja mat, aasan, asan | asan, puja aasan, baithne ka aasan | आसन, पूजा आसन | pooja item
kumkum, roli | rolee, kumkum, kunkum, kanku | कुमकुम, रोली, कुंकुम, कंकू | pooja item, makeup
haldi kumkum, haldi kumkum box | haldi kunku | हल्दी कुमकुम | pooja item
chandan | chandan tika, sandalwood paste | चंदन | pooja item
moli, kalawa, mauli, sacred thread | kalava, nada chhadi, raksha sutra, dhaga | मौली, कलावा, रक्षा सूत्र | pooja item
janeu | janeoo, yagyopavit | जनेऊ, यज्ञोपवीत | pooja item
gangajal, ganga water | ganga jal | गंगाजल, गंगा जल | pooja item
hawan kund, havan kund | hawankund | हवन कुंड | pooja item
hawan samagri, havan samagri | hawan ka saman | हवन सामग्री | pooja item
shankh, conch | shankha, sankh | शंख | pooja item
japa mala, rosary, prayer bead | jaap mala, rudraksh mala, tulsi mala, tasbih | जप माला, तस्बीह, तसबीह | pooja item
rudraksha | rudraksh | रुद्राक्ष | pooja item
prayer mat, janamaz, namaz mat | jaanamaz, janamaj, musalla, namaz ki chatai | जानमाज़, जानमाज, मुसल्ला, नमाज की चटाई | pooja item
god photo, god photo frame | bhagwan ki photo, bhagwan ki tasveer | भगवान की फोटो, भगवान की तस्वीर | pooja item, photo frame
yantra, shri yantra | yantr | यंत्र, श्री यंत्र | pooja item
evil eye, nazar battu, nazar suraksha kavach | nazar battoo, nimbu mirchi, bura nazar | नजर बट्टू, नज़र बट्टू, नींबू मिर्ची | pooja item, decor
pooja oil, diya oil, lamp oil | pooja ka tel, diye ka tel | पूजा का तेल, दीपक तेल | pooja item
shubh labh, subh labh sticker, swastik | shubh laabh, swastik | शुभ लाभ, स्वास्तिक | pooja item, decor
laxmi charan, lakshmi footprint, charan paduka | laxmi ji ke charan, lakshmi pad | लक्ष्मी चरण, लक्ष्मी जी के चरण | pooja item, decor
mukut | idol jewellery, idol crown, bhagwan ka mukut | मुकुट, भगवान का मुकुट | pooja item
mantra box, toilet mantra box, chanting box | mantra machine | मंत्र बॉक्स, मंत्र मशीन | pooja item

// pets
dog food | kutte ka khana, dog ka khana, pedigree | कुत्ते का खाना, डॉग फूड | pet supplies
cat food | billi ka khana | बिल्ली का खाना, कैट फूड | pet supplies
fish food | machli ka khana, machhli ka dana | मछली का खाना, मछली का दाना, फिश फूड | pet supplies
bird food, bird seed | chidiya ka dana, tote ka dana, kangni | चिड़िया का दाना, बर्ड फूड | pet supplies
dog collar, pet collar | kutte ka patta, kutte ki belt, dog belt | कुत्ते का पट्टा, डॉग बेल्ट, डॉग कॉलर | pet supplies
dog leash, dog chain, leash | kutte ki chain, kutte ki janjeer | कुत्ते की चेन, डॉग चेन, कुत्ते की जंजीर | pet supplies
pet bowl, dog bowl | kutte ka katora | पेट बाउल, डॉग बाउल | pet supplies
dog toy, cat toy, pet toy | kutte ka khilona, billi ka khilona | डॉग टॉय, कुत्ते का खिलौना, पेट टॉय | pet supplies
dog cloth | kutte ke kapde, dog clothes, pet clothes, dog dress | कुत्ते के कपड़े, डॉग ड्रेस | pet supplies
pet bed, dog bed, cat bed | kutte ka bistar | पेट बेड, कुत्ते का बिस्तर, डॉग बेड | pet supplies
cat litter | billi ki mitti | कैट लिटर | pet supplies
pet shampoo, dog shampoo | kutte ka shampoo, kutte ka sabun, dog soap | डॉग शैम्पू, डॉग शैंपू, कुत्ते का साबुन | pet supplies
pet brush, dog comb, pet hair remover | kutte ki kanghi | पेट ब्रश, कुत्ते की कंघी | pet supplies
cage, bird cage, pet cage | pinjra, pinjre, pinjda | पिंजरा, पिंजड़ा, पिंजरे | pet supplies
aquarium accessory, aquarium filter, air pump | aquarium ka pump | एक्वेरियम फिल्टर, एक्वेरियम पंप | pet supplies
cattle bell, cow bell, cattle rope | gaay ki ghanti, gai ki rassi | गाय की घंटी, गाय की रस्सी | pet supplies

// tools
screwdriver | pechkas, pechkash, skru draivar | पेचकस, स्क्रूड्राइवर, पेंचकस | tool
screwdriver set | pechkas set | पेचकस सेट, स्क्रूड्राइवर सेट | screwdriver, tool kit
tool kit, toolkit, tool set | auzar set, tul kit | टूल किट, टूल सेट, औजार सेट | tool
tool box | auzar ka dabba | टूल बॉक्स | tool
hammer | hathoda, hathauda, hathodi, hathode | हथौड़ा, हथौड़ी, हथोड़ा, हथौड़े | tool
plier, pliers | plas, pilas, plaas, pakkad | प्लास, पिलास, प्लायर | tool
wrench, spanner | pana, paana, panna, rinch, chabi pana | पाना, रिंच, स्पैनर, पाने | tool
allen key, hex key | len key | एलन चाबी | tool
drill machine, drill | dril, chhed karne | ड्रिल मशीन, ड्रिल | tool
drill bit | dril bit, barma | ड्रिल बिट, बरमा | tool
angle grinder, grinder machine, cutter machine | graindar, katne ki machine | ग्राइंडर मशीन, कटर मशीन | tool
saw, hand saw, hacksaw | aari, aari blade, aariyan | आरी, हेक्सा ब्लेड | tool
spirit level | paani level | स्पिरिट लेवल | tool
insulation tape, electrical tape | bijli wala tape | इंसुलेशन टेप, बिजली का टेप | tape, tool
waterproof tape, leak tape, sealing tape | paani rokne wala tape, leakage tape | वाटरप्रूफ टेप, लीकेज टेप | tape, tool
sealant, m seal, crack filler, waterproof glue | em seal, darar bharne wala | एम सील, सीलेंट | tool
nail, iron nail | keel, kil, keelen, kile | कील, कीलें | tool
screw | pench, skru, penchon | पेंच, पेच, स्क्रू | tool
nut bolt, bolt | nat bolt | नट बोल्ट, बोल्ट | tool
wall plug, fischer plug | gitti | गिट्टी | tool
lock, padlock | taala, tala, taale, taalon | ताला, ताले, तालों, लॉक | tool
door lock, handle lock | darwaze ka taala | दरवाजे का ताला, डोर लॉक | lock
number lock | nambar wala taala | नंबर लॉक, नंबर वाला ताला | lock
door handle, drawer handle, handle | hatha, handil, kundi | हैंडल, दरवाजे का हैंडल | tool
door stopper, door closer | darwaza rokne wala, dor stopar | डोर स्टॉपर | tool
latch, tower bolt, door bolt | kundi, chitkani, sitkani | कुंडी, चिटकनी, सिटकनी | tool
hinge | kabza, kabja | कब्जा, कब्ज़ा | tool
door seal, door bottom seal, door guard | darwaze ke niche ka, darwaza seal | डोर सील, डोर गार्ड | tool
caster wheel, castor wheel | pahiya, wheel pahiye | पहिया, कैस्टर व्हील, पहिये | tool
rope, nylon rope | rassi, rassiyan, dori | रस्सी, रस्सियां, डोरी | tool
janjeer | iron chain, loha chain, sankal, zanjeer | जंजीर, सांकल, ज़ंजीर | tool
wire mesh, window net, mesh | jali, khidki ki jali | जाली, खिड़की की जाली | tool
paint, wall paint | rang, diwar ka paint | पेंट, दीवार का पेंट | tool
spray paint | spre paint | स्प्रे पेंट | paint
paint brush, wall brush, paint roller | rang karne | पेंट ब्रश, पेंट रोलर | tool
sandpaper, emery paper | regmal, regmaal | रेगमाल, सैंडपेपर | tool
utility knife, cutter knife, paper cutter | katar | कटर, पेपर कटर | tool
ladder | seedhi, sidhi, seedhiyan | सीढ़ी, सीढ़ियां | tool
multi tool, swiss knife, pocket knife | fold wala chaku | मल्टी टूल, फोल्डिंग चाकू | tool
soldering iron, soldering kit | solder machine, kaiya, jhalne ki machine | सोल्डरिंग आयरन, कइया | tool
tester, line tester, multimeter | testar, malti meter | टेस्टर, मल्टीमीटर | tool
water pump, motor pump, motor | paani ki motor, motar | पानी की मोटर, वाटर पंप, मोटर | tool
safety glove, work glove | kaam wale dastane | सेफ्टी ग्लव्स, काम के दस्ताने | tool
safety helmet | sefti helmet | सेफ्टी हेलमेट | tool
safety goggles | aankh ka chashma | सेफ्टी गॉगल्स | tool
rubber band | rabar band, rabad | रबर बैंड, रबड़ | stationery
cable tie, zip tie | taar bandhne wala | केबल टाई | tool
magnet | chumbak, magnit | चुंबक, मैग्नेट | tool
sewing machine, silai machine | silai ki machine, kapde silne | सिलाई मशीन, सिलाई की मशीन | home appliance
sewing kit | silai kit | सिलाई किट | sewing item
embroidery kit | kadhai ka saman | कढ़ाई किट, एम्ब्रॉयडरी किट | sewing item
`;
