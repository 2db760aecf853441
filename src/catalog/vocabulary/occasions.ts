/**
 * Occasions, seasons and places of use, with the kinds of things that are bought for them. A line is
 * `English | Hindi in Latin letters | Devanagari | kinds`. A kind stands for all that belongs to it.
 * Facts: the festivals and rites of India as Wikipedia describes them; what is bought is common usage.
 */
export const OCCASIONS: string = `
// gifts
gift, gifts, present, gifting, gift item, return gift | tohfa, tohfe, uphar, gift dene, tohfon, bhent, tohphe, tohfaa | तोहफा, तोहफे, तोहफ़ा, तोहफ़े, उपहार, गिफ्ट, गिफ़्ट, भेंट | gift set, gift box, toy, watch, wallet, perfume, jewellery, clutch, showpiece, candle, photo frame, mug, idol, soft toy, saree, stole, handbag, tie, kurta, earring, smart watch, vase
birthday, bday, birthday gift | janamdin, janmdin, janam din, budday, birthday ka, janmdivas, budde, barthday, bday ke, happy birthday | जन्मदिन, बर्थडे, जन्मदिवस, बर्थ डे, हैप्पी बर्थडे | gift set, gift box, toy, cake, frock, balloon, party supplies, candle, soft toy, watch, party dress, gown, shirt
anniversary, wedding anniversary | salgirah, saalgirah, shaadi ki salgirah | सालगिरह, एनिवर्सरी | gift set, gift box, watch, jewellery, saree, photo frame, perfume, couple ring, candle
valentine, valentines day | velentain | वैलेंटाइन | gift box, soft toy, perfume, jewellery, watch, couple locket, candle
// weddings and rites
wedding, marriage, shadi, weddings, wedding function | shadi, shaadi, vivah, byah, biyah, shaadiyon, shadiyon, shadi byah, barat, baraat, shaadi ke, shadee, vivaah, nikah, shaadee, viwah, phere, jaimala, var mala | शादी, शादियों, विवाह, ब्याह, बारात, निकाह, लगन, शादी ब्याह, विवाहों, वरमाला, फेरे | lehenga, sherwani, saree, jewellery, sharara suit, gown, jutti, clutch, potli bag, jodhpuri suit, kurta set, turban, anarkali suit, nehru jacket, nose ring, maang tikka, mens suit, garland, bridal wear
engagement, ring ceremony, sagai | sagai, mangni, roka | सगाई, मंगनी, रोका | ring, saree, lehenga, gown, sherwani, jewellery, mens suit
haldi, haldi ceremony, haldi function | haldi ki rasam, haldi function | हल्दी, हल्दी की रस्म | kurta, kurta pajama, sharara suit, saree, lehenga, flower jewellery, kurti, nehru jacket, salwar suit
mehndi, mehendi ceremony, mehendi function | mehndi ki raat, mehndi ki rasam, hair henna, hair colour henna, henna for hair, baal mehndi, baalon mehndi, baal rang, safed baal, baal kale, mehndi powder, balon mehndi | मेहंदी, मेहंदी की रात, बालों की मेहंदी, मेहंदी पाउडर, सफेद बाल, हिना पाउडर | mehndi cone, mehndi, lehenga, sharara suit, kurta set
sangeet, sangeet night | sangit, ladies sangeet | संगीत | lehenga, sharara suit, gown, kurta pajama, nehru jacket, saree
reception, reception party | risepshan | रिसेप्शन | saree, gown, lehenga, mens suit, jodhpuri suit, sherwani
baby shower, godh bharai | godbharai, godh bharai, seemantham | गोद भराई | saree, baby clothes, gown, baby kit
naming ceremony, naamkaran, mundan, annaprashan, rice ceremony | namkaran, naamkaran, mundan, annaprashan, annaprasan, chhathi, chhati, namkaran sanskar, mundan sanskar | नामकरण, मुंडन, अन्नप्राशन, छठी | baby clothes, jhabla, kurta pajama, frock
house warming, griha pravesh, housewarming, new house | griha pravesh, grah pravesh, grihpravesh, naya ghar, grih pravesh, gruhapravesham | गृह प्रवेश, नया घर | idol, toran, wall clock, pooja thali, diya, lamp, showpiece, wall hanging, kalash, bedsheet, vase, urli
graduation, farewell, convocation, college farewell | vidai, fairwell, farevel | फेयरवेल, विदाई | saree, mens suit, blazer, gown
// festivals
festival, festive, festive season, celebration, function, festivals | tyohar, tyohaar, tyauhar, tyohaar ke, utsav, parv, jashn, fankshan | त्योहार, त्यौहार, उत्सव, पर्व, फंक्शन, जश्न | ethnic wear, jewellery, diya, toran, rangoli, jutti
diwali, deepavali, deepawali | deewali, divali, dipawali, dhanteras, deepawali ke, diwalee, dewali, deepavli | दिवाली, दीवाली, दीपावली, धनतेरस, दिवाली पूजा, दीपावली पूजा | diya, toran, lantern, tealight candle, fairy light, candle, rangoli, idol, ethnic wear, lamp, urli, candle holder
holi | holi ke | होली | kurta, holi colour, water gun, kurta pajama
rakhi, raksha bandhan, rakshabandhan | rakshabandhan, rakhi par, raksha bandhan | राखी, रक्षाबंधन, रक्षा बंधन | rakhi, gift box, gift set, kurta, kurta set
navratri, garba, dandiya, navaratri, durga puja | navratra, navratre, garbe, dandia, durga pooja | नवरात्रि, नवरात्र, गरबा, डांडिया, दुर्गा पूजा | lehenga choli, lehenga, oxidised jewellery, jhumka, kurta, dhoti kurta, jutti
karva chauth, karwa chauth | karvachauth, karva choth | करवा चौथ, करवाचौथ | saree, pooja thali, bangle, mehndi cone, sindoor, bindi, jewellery, lehenga
teej, hariyali teej | tij | तीज | saree, bangle, bindi, mehndi cone, jewellery, lehenga
eid, ramadan, ramzan | id, eid ke liye, iid | ईद, रमजान, रमज़ान, बकरीद, ईद के लिए | kurta pajama, sharara suit, attar, salwar suit, pathani suit, jutti, kurta, prayer cap
christmas, xmas | krismas, bada din | क्रिसमस | gift box, fairy light, candle, frock, toy, christmas tree
ganesh chaturthi, ganpati | ganpati, ganesh utsav, vinayak chaturthi | गणेश चतुर्थी, गणपति | idol, toran, pooja thali, diya, fairy light, dhoti kurta
janmashtami | janmastami, krishna janmashtami, janmashtmi, janamashtami, krishna ashtami | जन्माष्टमी | krishna idol, idol, krishna dress, dhoti kurta
onam, vishu, pongal | onam, pongal, vishu, sankranti, lohri, baisakhi, bihu, chhath | ओणम, पोंगल, संक्रांति, लोहड़ी, बैसाखी, छठ | kasavu saree, mundu, saree, dhoti, urli, diya, pattu pavadai
independence day, republic day | swatantrata diwas, pandrah august, gantantra diwas | स्वतंत्रता दिवस, गणतंत्र दिवस | kurta, dupatta
new year, new years | naya saal, nav varsh | नया साल, नव वर्ष | diary, calendar, gift box, party dress
pooja, puja, prayer, worship, temple, mandir | puja, pooja ghar, pooja path, mandir, poojan, aarti, arti, pujaa, pooja paath, mandeer | पूजा, पूजन, मंदिर, पूजा घर, आरती, आराधना, पूजा पाठ, मन्दिर | pooja thali, diya, idol, agarbatti, dhoop, camphor, bell, kalash, lamp, incense holder, toran, kumkum, pooja item
fast, fasting, vrat | vrat, upvas, upwas, vrat wala | व्रत, उपवास | sabudana, singhara atta, buckwheat flour, rock salt, makhana, pooja thali, vrat food
// parties and going out
party, parties, night out, party night | parti, paarti | पार्टी | party dress, gown, dress, clutch, heel, jewellery, blazer, ring, mens suit
date night, dinner | dinner date, dinar | डिनर | dress, clutch, heel, perfume, shirt
interview, office meeting | intarvyu | इंटरव्यू | formal shirt, formal trouser, blazer, formal shoe, tie, laptop bag, kurti
picnic, outing | piknik, ghumne, ghoomne, ghumna | पिकनिक, घूमने, घूमना | tiffin, thermos, water bottle, floor mat, backpack, cap, sunglasses
travel, trip, travelling, journey, tour, flight, train, holiday, vacation | yatra, safar, yatra ke, ghumne jane, chhutti, chuttiyon, safar ke, ghumne jaane, tour, ghumna, trip, sfar, tirath, tirth | यात्रा, सफर, सफ़र, ट्रेवल, छुट्टी, छुट्टियों, ट्रिप, टूर, सफ़र के, तीर्थ | duffel bag, travel bag, neck pillow, backpack, toiletry kit, water bottle, luggage, trolley bag, pouch, travel accessory, power bank
beach, pool, goa | samundar, beech, tairaki, swimming pool | समुद्र, बीच | swimwear, flip flop, sunglasses, hat, beach towel, sunscreen, swim shorts, kaftan
swimming, swim, swimming class | tairna, tairne, tairaki | तैराकी, तैरने, स्विमिंग | swimwear, swimming gear, swim shorts, beach towel
trek, trekking, hiking, camping | treking, pahad, pahadon, chadhai | ट्रेकिंग, पहाड़, पहाड़ों | backpack, boot, torch, jacket, water bottle, trekking pole, tent, sleeping bag, trekking shoe
// places of use
school, school use, school opening | skool, iskool, vidyalaya, pathshala, school jane | स्कूल, विद्यालय, पाठशाला | school bag, school shoe, tiffin, water bottle, geometry box, pencil box, notebook, sock, backpack, stationery
college, college use | kalej, colege | कॉलेज | backpack, kurti, jeans, tote bag, sneaker, notebook
office, office use, work, workplace | ofis, daftar, aafis, office jane, office wear | ऑफिस, ऑफ़िस, दफ्तर, दफ़्तर | formal shirt, formal trouser, laptop bag, formal shoe, tote bag, kurti, blazer, satchel, tiffin, tie
kitchen, kitchen use, kitchen items | rasoi, rasoighar, rasoi ghar, kichan | रसोई, रसोईघर, किचन | kitchenware, cookware, masala dabba, kitchen towel, apron
bathroom, bath, washroom, toilet | bathrum, nahane, nahane ka, snan, gusalkhana | बाथरूम, नहाने, स्नान, गुसलखाना | bath mat, bath towel, soap, bucket, bath mug, toilet brush, shower curtain, bathroom shelf, bathroom slipper, bathroom accessory
bedroom, bed, sleeping room | sone ka kamra, palang, bistar, shayan kaksh | बेडरूम, पलंग, बिस्तर | bedsheet, pillow, blanket, quilt, curtain, night lamp, mattress protector
living room, drawing room, hall | baithak, drawing room, holl | बैठक, ड्राइंग रूम, हॉल, लिविंग रूम | cushion cover, curtain, rug, showpiece, wall clock, lamp, sofa cover, vase, wall hanging, mirror
room, room decor, decoration, home decor, decor | sajawat, kamra, kamre, sajavat, sajane, sajaane, dekoration, ghar sajane | सजावट, कमरा, कमरे, सजाने, डेकोरेशन | showpiece, vase, wall hanging, fairy light, candle, photo frame, toran, lamp, artificial flower, wall decal, urli, mirror
garden, gardening, balcony, terrace, plants | bagicha, bagwani, baagwani, bageecha, balkani, paudhon | बगीचा, बागवानी, बालकनी, पौधों | planter, watering can, gardening kit, seed, grow bag, pruner, plant stand, garden glove, fertilizer
car, car use | gaadi, gadi, kaar, gadiyan, gaadiyon, cars | गाड़ी, कार, गाडी, गाड़ियों | car accessory, car perfume, car charger, phone holder, car cover, car mat, seat cover, tyre inflator, sun shade, dash cam
bike, scooter, riding, two wheeler, motorbike, motorcycle, activa | baik, scooty, motorcycle, bike ride, motorsaikal, motar cycle, skuti | बाइक, स्कूटी, स्कूटर, दोपहिया, मोटरसाइकिल, मोटर साइकिल, एक्टिवा | helmet, bike cover, riding glove, phone holder, rain cover, balaclava, bike accessory
// sport and health
gym, workout, exercise, fitness | jim, kasrat, vyayam, eksarsaiz, warjish, jim jane | जिम, कसरत, व्यायाम, एक्सरसाइज, वर्कआउट | dumbbell, resistance band, kettlebell, hand gripper, gym tights, sports bra, gym glove, skipping rope, yoga mat, shaker, track pant, gym equipment
yoga, meditation | yog, yogasan, dhyan | योग, योगा, योगासन, ध्यान | yoga mat, yoga pant, yoga block
running, jogging, morning walk | daudne, daudna, jogging, subah ki sair, sair | दौड़ने, दौड़ना, सैर, रनिंग | running shoe, track pant, sports shoe, shorts, sportswear
cricket match, cricket | kriket | क्रिकेट | cricket bat, cricket ball, batting glove, stumps, cricket item
badminton game, badminton | baidminton | बैडमिंटन | badminton racket, shuttlecock, badminton net
dance, dancing, dance class | naach, nritya, dans, naachne | नृत्य, डांस, नाच, नाचने | ghungroo, lehenga, legging, dance dress
// seasons and weather
winter, winters, cold, cold weather | sardi, sardiyon, sardiyan, thand, thandi, jaada, thande mausam, thandi ke, sardee, thandd, sardiyo, thand ke, thandh, thande, jade, sardio, sardi me, thithur, thandi lag | सर्दी, सर्दियों, सर्दियां, ठंड, ठंडी, जाड़ा, ठण्ड, ठंडियों, सरदी, सर्दीयों, ठिठुर, जाड़े | sweater, jacket, shawl, blanket, quilt, thermal, woollen cap, glove, hoodie, sweatshirt, muffler, cardigan, winter wear, scarf
summer, summers, hot weather | garmi, garmiyon, garmiyan, garmi ke, grishm, garmi mein, garmiyo, garmee, garmiya, loo lag, dhoop garmi | गर्मी, गर्मियों, गर्मियां, गर्मीयों, गरमी, गरमियों, गर्मियो | fan, sunglasses, sunscreen, cap, water bottle, cotton saree, shorts, cooler, mosquito net
rain, rainy season, monsoon, rainy, barish | barsaat, barsat, baarish, barish, barsaati, varsha, barishon, baarishon, barisho | बरसात, बारिश, वर्षा, मानसून, बारिशों, बरसातों, बारीश | umbrella, raincoat, gumboot, rain cover, poncho, clog
sun, sunlight | dhoop, dhup, suraj | धूप, सूरज | sunglasses, sunscreen, hat, cap, umbrella, sun shade, window shade
night, night time | raat, raat ko, ratri | रात, रात्रि | night wear, night lamp, nightsuit, nighty
power cut, load shedding | bijli jane, light jane, bijli kat, batti gul | बिजली जाने, लाइट जाने | emergency light, torch, candle, inverter bulb, rechargeable fan
`;
