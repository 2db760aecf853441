/**
 * Sports, gym, yoga and outdoor things, and what is bought for cars, motorbikes, scooters and bicycles.
 * Sports clothes and shoes are only named where they are a thing of their own (knee cap, jersey).
 * Common Indian shop usage, from general knowledge; the scope follows HSN headings 9506, 8708 and 8714 of the GST rate schedule
 * and the sporting goods and vehicle parts branches of the Google product taxonomy.
 */
export const SPORTS_AND_VEHICLES: string = `
// wide kinds
sports goods, sports item, sports equipment | khel ka saman, khelkud ka saman | खेल का सामान, स्पोर्ट्स का सामान
gym equipment, exercise equipment, fitness equipment | gym ka saman, kasrat ka saman, vyayam | जिम का सामान, कसरत का सामान, फिटनेस का सामान
car accessory, car accessories | gaadi ka saman, car ka saman | कार का सामान, गाड़ी का सामान, कार एक्सेसरीज
bike accessory, bike accessories, motorcycle accessory | bike ka saman, baik ka saman, gaadi ka saman | बाइक का सामान, बाइक एक्सेसरीज
cycle accessory, bicycle accessory | saikil ka saman | साइकिल का सामान | sports goods
camping gear, trekking gear | | कैंपिंग का सामान | sports goods
swimming gear, swim gear, swimming item | tairaki ka saman | तैराकी का सामान | sports goods

// cricket
cricket item, cricket equipment | kriket ka saman | क्रिकेट का सामान | sports goods
cricket bat, bat | balla, bait, balle, kriket bat, bat, ballaa, kriket bet, kirket bat, bet cricket, cricket bet, lakdi balla, kriket balla | बल्ला, बल्ले, क्रिकेट बैट, बैट, बैट्स, बल्लों, क्रिकेट बल्ला | cricket item
plastic bat | plastic ka balla | प्लास्टिक बैट, प्लास्टिक का बल्ला | cricket bat
cricket ball | gend, kriket ball, gendon, kirket gend, gend cricket, cricket gend, kriket gend, deuce ball, cricket boll, laal gend | क्रिकेट बॉल, गेंद, क्रिकेट गेंद | ball, cricket item
ball | gend, gende, gendon, gaind, bol | गेंद, गेंदें, बॉल | sports goods
tennis ball | tenis ball, rabar ki gend, halki gend, gali cricket, gali gend, plastic gend, tenis gend, pili gend | टेनिस बॉल, टेनिस गेंद, गली क्रिकेट | ball
leather ball, season ball, duke ball | leather ki gend, dyus ball | लेदर बॉल, ड्यूस बॉल | cricket ball
cricket kit, cricket set | kriket kit, bat ball set | क्रिकेट किट, क्रिकेट सेट, बैट बॉल सेट | cricket item
stumps, wicket, wicket set, cricket stumps, stump, wickets | viket, killi, wicket, kriket danda, gilli danda cricket, stamp cricket, danda gilli, wiket set | विकेट, स्टंप्स, स्टंप, स्टम्प्स, विकेट स्टंप | cricket item
batting glove, cricket glove, keeping glove | batting dastane | बैटिंग ग्लव्स, क्रिकेट ग्लव्स | cricket item
batting pad, cricket pad | paid, pair pad cricket, batting ped, cricket pair pad, pair gard | बैटिंग पैड, लेग गार्ड | cricket item
cricket helmet | kriket helmet | क्रिकेट हेलमेट | cricket item
abdominal guard, l guard | el guard | एल गार्ड | cricket item
bat grip | bat ki grip | बैट ग्रिप | cricket item

// other games
football, soccer ball | futbal, futball, foot ball, futboll, phootball, soccer ball, phutbal, foot bal, pair gend, fotball | फुटबॉल, फुटबाल, फ़ुटबॉल, फुटबॉल गेंद | ball
volleyball | valiball, valibal, volibal, bali ball, voliball, valleyball, voliboll | वॉलीबॉल, वालीबाल | ball
basketball | basketbal, baskit ball, baskat ball, baskitball | बास्केटबॉल | ball
basketball ring, basketball hoop | | बास्केटबॉल रिंग | sports goods
badminton racket, badminton, badminton racquet, badminton bat | baidminton, baidmintan raiket, badminton reket, baidminton ka bat, badmintan, raket, badminton set, badminton bat, bedminton, badminton balla, chidiya balla, racket, rackit, reket, baidmintan | बैडमिंटन, बैडमिंटन रैकेट, बैडमिंटन बैट, बैडमिंटन का बल्ला, रैकेट | sports goods
shuttlecock, shuttle, shuttle cock, badminton cock, shuttlecocks, shuttles | chidiya, shatal, shatalkok, chidi, cock, kok, badminton chidiya, satal, chidi badminton, chiriya badminton, pankh chidiya, satalkok | शटलकॉक, शटल, चिड़िया, शटल कॉक, कॉक, चिड़िया बैडमिंटन, बैडमिंटन चिड़िया | sports goods
badminton net, volleyball net, sports net | | नेट, बैडमिंटन नेट, वॉलीबॉल नेट | sports goods
badminton kit, badminton set | | बैडमिंटन किट, बैडमिंटन सेट | badminton racket
tennis racket | tenis raiket | टेनिस रैकेट | sports goods
tt bat, table tennis bat, table tennis set, ping pong, table tennis | tebal tenis bat, tebal tennis, tt set, table tennis, table tennis set, ping pong set, table tennis bat, tebal tenis, ping pong, tt racket, table tenis | टेबल टेनिस, टेबल टेनिस बैट | sports goods
hockey stick, hockey | hoki stik | हॉकी स्टिक, हॉकी | sports goods
boxing glove, punching bag, boxing kit | boksing ke dastane | बॉक्सिंग ग्लव्स, पंचिंग बैग | sports goods
skateboard, skate board, waveboard | sketbord | स्केटबोर्ड | sports goods
frisbee, flying disc | flaing disk | फ्रिस्बी | sports goods
flying ring, hula hoop | hula hup | हुला हूप | sports goods
slingshot, catapult | gulel | गुलेल | sports goods
stopwatch | stop ghadi | स्टॉपवॉच | sports goods
medal | tamga, padak | मेडल, पदक | trophy
shin guard | | शिन गार्ड | sports goods
air pump, ball pump, football pump | hawa bharne, foot pump, cycle pump, pair pump, hawa pump, cycle hawa, hawa bhar pump, saikil pump, foot pamp, hava pamp, cycle hava, ball hawa, pair se hawa | बॉल पंप, हवा भरने, हवा पंप, साइकिल हवा, फुट पंप | sports goods
fishing rod, fishing hook, fishing net | machli pakadne ki, bansi, kanta, machhli ka jaal | फिशिंग रॉड, मछली पकड़ने, मछली का कांटा | sports goods

// gym, yoga
dumbbell, dumbell, dumb bell set, hex dumbbell, dumbbell set, dumbells | dambal, dumbal, dambel, dumbel, dambbell, danbal, kasrat wajan, dole bana, vajan utha, wajan utha, dambell, dumble, bazu kasrat, dole, weight lift | डंबल, डम्बल, डम्बेल, डंबल्स, डम्बल्स, डंबल सेट, डंबेल | gym weight
gym weight, weight set, weights | gym ka vajan, gym ka weight | जिम वेट | gym equipment
barbell, gym rod, gym set | vajan plate, barbal, gym rod, weight plate | वेट प्लेट, जिम रॉड, बारबेल, जिम सेट, वजन प्लेट | gym weight
kettlebell | ketalbel, ketal bell, ketalbell, iron ball, loha gola, lohe gola, ball handle, loha ball, gola handle | केटलबेल, लोहे गोला | gym weight
hand gripper, hand grip | hath ka gripper, hand gripar, hath gripper, haath ki grip, haath majboot, hend gripar, haath kasrat, panja kasrat, haath dab, hand grip, haath grip, muthi kasrat, kalai majboot | हैंड ग्रिपर, हैंड ग्रिप | gym equipment
pushup bar, pushup stand, push up bar, push up stand, push up board | pushap bar, dand stand, push up bar, push up stand, push up karne, dand pel, dand laga, push up handle, push up, kalai dard, pushup, dand, push ups | पुशअप बार, पुशअप स्टैंड, पुश अप बार, दंड स्टैंड, पुश अप | gym equipment
pullup bar, pull up bar, chin up bar | pulap bar | पुल अप बार | gym equipment
resistance band, resistance tube, toning tube, loop band, exercise band, gym band | rabar band, kasrat wali rabar, kasrat band, exercise band, exercise bands, loop band, toning tube, rubber exercise band, kasrat rabad, rabar band kasrat, khinch band, rabad kasrat, rubber kasrat, exercise rubber, kasrat rubber, rabar kasrat | रेजिस्टेंस बैंड, टोनिंग ट्यूब, रजिस्टेंस बैंड, एक्सरसाइज बैंड, जिम बैंड, कसरत रबर, कसरत बैंड, रबर बैंड कसरत | gym equipment
skipping rope, jump rope, speed rope | rassi koodne wali, skiping rassi, rassi kudne wali, kudne ki rassi, skiping rope, kudne wali rassi, rassi kud, koodne ki rassi, jump rope, jumping rope, speed rope, rassi kood, rassi kud, rassi koodne, kudne rassi, kudne wali, koodne rassi, skiping rop, rassi kood, jumping rassi, vajan kam kud, skipping, kudne, koodne | स्किपिंग रोप, कूदने वाली रस्सी, कूदने की रस्सी, रस्सी कूद, रस्सी कूद, कूदने रस्सी | gym equipment, sports goods, toy
tummy trimmer, ab exerciser, waist trimmer | pet kam karne wala, pet ki machine | टमी ट्रिमर, पेट कम करने वाला | gym equipment
ab roller, ab wheel, exercise roller | eb rolar, ab wheel, exercise roller, pet kam, charbi kam, pet roller, ebs rolar, abs roller, pet pahiya, pet exercise, pet ghata, tond kam, pet kam karne, abs bana, abs wheel, ab rollar | एब रोलर, पेट कम, पेट रोलर, चर्बी कम, पेट घटा | gym equipment
twister, waist twister | tvistar | ट्विस्टर | gym equipment
gym ball, exercise ball, yoga ball | jim ball, yoga ki ball | जिम बॉल, योगा बॉल | gym equipment
yoga mat, exercise mat, gym mat | yog mat, yoga ki chatai, yoga chatai, yoga met, yog chatai, yoga mait, yoga karne, exercise mat, zameen kasrat, yoga dari, kasrat chatai, kasrat mat, asan, kamar chubh, jameen kasrat, exercise chatai | योगा मैट, योग मैट, योगा की चटाई, योग चटाई, योगा चटाई, योग की चटाई | gym equipment
yoga block | yoga bricks, yog block, yoga eent, yoga pahunch, haath nahi, pair nahi pahunch, yoga haath, yoga belt, yoga strap, haath pahunch | योगा ब्लॉक | gym equipment
exercise cycle, exercise bike | kasrat wali saikil, gym cycle | एक्सरसाइज साइकिल, जिम साइकिल | gym equipment
treadmill | tredmil, daudne wali machine, exercise machine, walking machine | ट्रेडमिल, दौड़ने वाली मशीन | gym equipment, machine
gym bench, bench | bench | जिम बेंच | gym equipment
gym glove, workout glove | gym ke dastane, jim dastane, gym ke glavs, weight lifting gloves, workout gloves, gym dastane, jim glavs, wajan dastane, gym glavs, haath chhale, weight utha, wajan utha, chhale, haath chhil, weight haath | जिम ग्लव्स, जिम दस्ताने, जिम के दस्ताने, हाथ छाले | gym equipment
gym belt, weight lifting belt | jim belt, kamar ki belt | जिम बेल्ट | gym equipment
sweat band | kalai band, wrist band | रिस्ट बैंड | gym equipment
head band, sports headband | sar ki patti | हेडबैंड | gym equipment

// swimming, camping
swimming cap, swim cap | tairne ki topi | स्विमिंग कैप | swimming gear
life jacket | tairne wali tube, tyub | स्विमिंग ट्यूब, लाइफ जैकेट | swimming gear
tent, camping tent | tambu, tamboo | टेंट, तंबू | camping gear
trekking pole, trekking stick | pahad chadhne ki chhadi | ट्रेकिंग पोल, ट्रेकिंग स्टिक | camping gear
compass | kampas, disha suchak | कंपास | camping gear
binocular, binoculars | doorbeen, durbin | दूरबीन, बाइनोकुलर | camping gear

// cycle
bicycle, cycle | saikil, saikal, cycal, cycle, saikile, sykil, saykil | साइकिल, सायकल, साइकल, साईकिल, साइकिलें, साइकिलों | sports goods
cycle lock, bike lock | saikil ka taala | साइकिल लॉक, साइकिल का ताला | cycle accessory
cycle light, bicycle light, bicycle lamp, cycle lamp | saikil ki light, bicycle light, cycle batti, saikil light, cycle lait, saikil batti, cycle torch | साइकिल लाइट, साइकिल बत्ती | cycle accessory
cycle bell, cycle horn | saikil ki ghanti, cycle ghanti, saikil ghanti, ghanti cycle, saikal bell, saikil bell | साइकिल घंटी, साइकिल की घंटी, साईकिल की घंटी | cycle accessory
cycle pump, bicycle pump, tyre pump, floor pump | hawa bharne, saikil pump | साइकिल पंप | cycle accessory
cycle seat, cycle seat cover, cycle cover | saikil ki gaddi | साइकिल सीट कवर, साइकिल की गद्दी | cycle accessory
cycle basket | saikil ki tokri | साइकिल बास्केट, साइकिल की टोकरी | cycle accessory
cycle helmet | saikil helmet | साइकिल हेलमेट | cycle accessory
puncture kit, puncture repair kit | panchar kit, panchar ka saman | पंचर किट | cycle accessory, bike accessory, car accessory

// motorbikes and scooters
helmet, bike helmet, helmets | helmat, helmit, helmets, hailmet, helment, halmet, bike topi, hellmet, sir bacha, scooty helmet, gaadi helmet, helmate | हेलमेट, हैलमेट, हेलमेट्स, हैल्मेट | bike accessory
half helmet, full face helmet | haaf helmet | हाफ हेलमेट, फुल हेलमेट | helmet
helmet lock | helmat lock | हेलमेट लॉक | bike accessory
bike cover, scooty cover, activa cover, scooter cover, motorcycle cover, wheeler cover, two wheeler cover | gaadi ka cover, baik cover, skuti cover, bike ka cover, bullet cover, gadi ka cover, scooty cover, motorcycle cover, scooter cover, two wheeler cover, gaadi tirpal, bike dhak, bike kavar, scooty kavar, bike dhool, bike barish, scooty dhak, baik kavar, body cover bike, bike paani, bike bach, bike bahar, bike dhak, do pahiya cover, scooter dhak | बाइक कवर, स्कूटी कवर, एक्टिवा कवर, गाड़ी का कवर, गाडी का कवर, मोटरसाइकिल कवर, स्कूटर कवर, दोपहिया कवर, बाइक ढक | bike accessory
handle grip, grip cover | handil grip | हैंडल ग्रिप, बाइक ग्रिप | bike accessory
bike mirror, bike side mirror, rear mirror, rearview mirror, side mirror, view mirror | bike ka sheesha, bike ka shisha, gaadi ka shisha, side shisha, bike ka aaina, rear view mirror, motorcycle mirror, bike sheesha, baik sheesha, side sheesha, gaadi side mirror, scooty sheesha, bike shisha, saide mirror, peeche dekh | बाइक मिरर, बाइक का शीशा, बाइक शीशा, साइड मिरर, साइड शीशा | bike accessory
bike light, fog light, bike led light, indicator light, headlight | fog lait, indiketar, hedlait | बाइक लाइट, फॉग लाइट, इंडिकेटर, हेडलाइट | bike accessory, car accessory
bike horn, horn | harn, horan | हॉर्न, बाइक हॉर्न | bike accessory, car accessory
bike holder, handlebar holder | bike ka mobile holder | बाइक मोबाइल होल्डर, बाइक फोन होल्डर | bike accessory, mobile holder
leg guard, crash guard, bike guard | leg gard, bampar | लेग गार्ड, क्रैश गार्ड | bike accessory
scooty mat, activa mat | skuti mat, activa ka mat | स्कूटी मैट, एक्टिवा मैट | bike accessory
bike sticker, car sticker | gaadi ka sticker, baik stikar | बाइक स्टिकर, कार स्टिकर, गाड़ी का स्टिकर | bike accessory, car accessory
bike keychain, bike key chain | bike ka chhalla | बाइक कीचेन | keychain
number plate, number plate frame | nambar plet | नंबर प्लेट | bike accessory, car accessory
riding glove, bike glove | bike ke dastane, gaadi chalane wale dastane, biking gloves, bike gloves, bike dastane, raiding glavs, bike haath, baik glavs, gaadi chala dastane | राइडिंग ग्लव्स, बाइक दस्ताने | bike accessory
riding jacket | raiding jaiket | राइडिंग जैकेट | bike accessory, jacket
riding guard | ghutne ka guard | नी गार्ड | bike accessory
saddle bag, bike bag, tank bag | tanki bag, dikki bag | बाइक बैग, सैडल बैग, टैंक बैग | bike accessory
bike lock, disc lock, anti theft alarm | bike ka taala | बाइक लॉक, डिस्क लॉक | bike accessory
bike tyre, tyre, tire | tayar, tair, taayar | टायर, बाइक टायर | bike accessory, car accessory
tyre inflator, air compressor, foot pump, air inflator | hawa bharne, tayar ki hawa, hawa machine, tyre pump, hawa wala pump, hawa bhar, tayar hawa, tyre hawa, hava bhar, hawa machine gaadi, tayar hava, punchar hawa, havaa bhar | टायर इन्फ्लेटर, हवा भरने, टायर पंप, भरने की मशीन, भरने का पंप, हवा भर, टायर हवा | car accessory, bike accessory, machine
engine oil, bike oil, chain lube | injan oil, gaadi ka tel, ingen tel | इंजन ऑयल, चेन लुब | bike accessory, car accessory
bike battery, car battery | gaadi ki battery | बाइक बैटरी, कार बैटरी | bike accessory, car accessory
spark plug | plag, brek shu, brake shoe, brake pad, clutch plate | स्पार्क प्लग, ब्रेक शू, ब्रेक पैड, क्लच प्लेट | bike accessory
bike silencer, silencer | sailensar | साइलेंसर | bike accessory
luggage rope, bungee cord | saman bandhne | लगेज रोप, सामान बांधने | bike accessory

// cars
car cover | gaadi ka cover, kar kavar, gadi ka cover, car ka cover, car body cover, gaadi dhak, gaadi cover, kaar kavar, car dhak, gadi tirpal, gaadi kavar, gaadi dhool, car dhool, gaadi tirpaal, gadi dhak, car dhoop bach, gaadi bacha, car bacha | कार कवर, गाड़ी का कवर, गाडी का कवर, कार का कवर, गाड़ी कवर, गाड़ी ढक | car accessory
seat cover, bead seat | gaadi ki seat, sit cover, seat ka cover, car seat cover, gaadi seat cover, seet kavar, sit kavar, gaadi gaddi cover, car gaddi, gadi seat, gaadi gaddi | सीट कवर, गद्दी कवर, सीट का कवर, गाड़ी सीट कवर | car accessory, bike accessory, cover
car mat, car floor mat, foot mat for car | gaadi ki mat, gadi ki mat, car ki mat, car ka mat, car foot, foot mat, car foot mat, floor mat car, gaadi paidan, gaadi mat, gaadi pair mat, kaar mat, car paidan, gaadi carpet, gadi mat, gaadi pair, car met, car carpet | कार मैट, कार फ्लोर मैट, कार मेट, गाड़ी का मैट, कार की मैट, गाड़ी पायदान, गाड़ी मैट | car accessory
steering cover, steering wheel cover | stering kavar, gaadi steering, steyring cover, istairing cover, stearing cover, stering cover, handle cover car | स्टीयरिंग कवर, स्टेयरिंग कवर | car accessory
car sunshade, sun shade, car curtain, window shade, sunshade, car shade, windscreen shade, side shade | car ka parda, dhoop rokne wala, car ka sheesha cover, gaadi ka parda, sun shed, car sun shade, window shade, windscreen shade, sun shades, windshield shade, gaadi dhoop, car dhoop, gaadi parda, gaadi jali, kaar parda, dhoop jali, car parda, sheesha dhoop, gaadi sheesha jali, gadi dhoop, dhoop car, khidki dhoop, dhoop rok, car garam, dhoop na car, gaadi garam, car jali, gaadi khidki | कार का पर्दा, सनशेड, कार सनशेड, गाड़ी का पर्दा, सन शेड, कार शेड, गाड़ी धूप, कार धूप, गाड़ी पर्दा, गाड़ी की जाली, धूप रोक | car accessory
car charger | gaadi ka charger, kar charjar, gaadi charger, kaar charjar, car me charge, gaadi charge, gaadi charjar, car charge, kar charger, gaadi phone charge | कार चार्जर, गाड़ी चार्जर, गाड़ी चार्ज | car accessory, charger
car holder, car mount | gaadi mobile stand | कार मोबाइल होल्डर, कार मोबाइल स्टैंड | car accessory, mobile holder
car perfume, car freshener, car air freshener | gaadi ki khushbu, kar parfyum, gaadi ka perfume, car ka perfume, gadi perfume, gaadi ki perfume, car freshener, car air freshener, air freshener, gaadi khushboo, gaadi badbu, gaadi perfume, car badbu, gaadi mahak, kaar parfum, gaadi badboo, gadi khushbu, car khushboo, car badboo, gadi badbu, car smell, gaadi smell | कार परफ्यूम, कार फ्रेशनर, गाड़ी का परफ्यूम, कार का परफ्यूम, गाड़ी की खुशबू, गाड़ी खुशबू, गाड़ी बदबू | car accessory
car vacuum, car vacuum cleaner | gaadi saaf karne wala vaikyum | कार वैक्यूम क्लीनर | car accessory, vacuum cleaner
car duster, car cleaning brush, car wash glove | gaadi saaf karne wala, kar dastar, wash mitt, car mitt, car wash mitt, gaadi dho, car dho, gaadi dastana, gaadi dhone dastana, gaadi wash, car wash, gadi dho, gaadi dhone glove, car saaf, gaadi saaf | कार डस्टर, कार ब्रश, गाड़ी साफ करने वाला, कार मिट, गाड़ी धो, कार धो | car accessory
car washer, pressure washer, car washing gun | gaadi dhone | कार वॉशर, गाड़ी धोने, प्रेशर वॉशर | car accessory
car shampoo, car polish, dashboard polish, car wax | gaadi ki polish, polis | कार पॉलिश, कार शैम्पू, डैशबोर्ड पॉलिश | car accessory
scratch remover | scratch hatane wala, kharonch hatane wala | स्क्रैच रिमूवर | car accessory
dashboard idol, car dashboard idol, car god idol | gaadi ke liye bhagwan, gaadi ki murti, dashboard ganesha, car ganesha, car idol, gaadi murti, gaadi ganesh, dashboard murti, car ganesh, gadi murti, gaadi bhagwan, car murti, kaar ganesh, gaadi ganpati, car bhagwan | कार डैशबोर्ड मूर्ति, गाड़ी के लिए भगवान की मूर्ति, डैशबोर्ड गणेश, कार गणेश, गाड़ी मूर्ति, गाड़ी गणेश | car accessory, god idol
car hanging, car hanging accessory, mirror hanging | gaadi mein latkane wala, hanging ornament, car hanging ornament, mirror hanging, gaadi latkan, gaadi latka, sheeshe latkan, kaar hanging, gaadi sheesha latkan, car latkan, gaadi ghanti, gadi latkan, sheesha latkan, nazar latkan | कार हैंगिंग, गाड़ी लटकन | car accessory
car bluetooth, car bluetooth receiver, fm transmitter | kar blutooth | कार ब्लूटूथ | car accessory
car speaker, car stereo, car music system, car subwoofer | gaadi ka speaker, gaadi ka tep | कार स्पीकर, कार स्टीरियो | car accessory, speaker
car camera, dash cam, reverse camera, parking sensor | gaadi ka kaimra | डैश कैम, कार कैमरा, रिवर्स कैमरा | car accessory, camera
neck rest, car neck rest, car cushion, car pillow | gaadi ka takiya, neck cushion, car neck pillow, car pillow, neck pillow car, gaadi takiya, gardan takiya, gaadi gardan, car takiya, gardan dard gaadi, gadi takiya, car gardan, headrest pillow | कार नेक पिलो, कार तकिया, नेक कुशन, गाड़ी तकिया, गर्दन तकिया | car accessory
car organizer, car trash bin, seat back organizer, boot organiser, car organiser | dikki organizer, boot organiser, car organiser, car boot organiser, trunk organiser, diggi saman, gaadi diggi, dikki saman, dikki box, gaadi saman rakh, diggi dabba, diggi, dikki, car dikki, diggi box, car saman | कार ऑर्गेनाइजर, कार डस्टबिन, डिग्गी, डिक्की, गाड़ी डिग्गी | car accessory
car wiper, wiper blade | gaadi ka vaipar | कार वाइपर, वाइपर ब्लेड | car accessory
car light, car led light, car interior light | gaadi ki light | कार लाइट, कार एलईडी लाइट | car accessory
key cover, car key cover | chabi ka cover, gaadi ki chabi ka cover | कार की कवर, चाबी का कवर | car accessory, bike accessory
car mirror, blind spot mirror | gaadi ka sheesha | ब्लाइंड स्पॉट मिरर, कार मिरर | car accessory
bumper guard, door edge guard, car guard | bampar gard | डोर गार्ड, बंपर गार्ड | car accessory
wheel cover | vhil kavar, pahiye ka cover, wheel cap | व्हील कवर | car accessory
tractor accessory, truck accessory, rickshaw accessory | tractor ka saman, truck ka saman | ट्रैक्टर का सामान, ट्रक का सामान | car accessory
gps tracker | jipies tracker | जीपीएस ट्रैकर | car accessory, bike accessory
`;
