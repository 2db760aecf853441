/**
 * Home things: bedding, furnishing, furniture, decor, lighting, storage, bathroom, cleaning, garden, pooja, pets, tools and hardware.
 * Kitchen things are in kitchen.ts, electric appliances in electronics.ts.
 * Common Indian shop usage, from general knowledge; the scope follows HSN chapters 63, 82, 94 and 96 of the GST rate schedule and
 * the home branches of the Google product taxonomy.
 */
export const HOME: string = `
// wide kinds
home decor, decor, decoration, home decoration, showpiece item | sajawat, ghar ki sajawat, sajavat ka saman | सजावट, घर की सजावट, सजावट का सामान, होम डेकोर
bedding, bed linen | bistar, bistare | बिस्तर, बेडिंग, बिस्तरों
furnishing, home furnishing | | फर्निशिंग, होम फर्निशिंग
furniture | farnichar | फर्नीचर, फ़र्नीचर
lighting, light, led light | batti, lait, roshni, battiyan, battiyon, laiten, laitein, roshani | लाइट, बत्ती, लाइटें, लाइटिंग, रोशनी, लाइटों, बत्तियां, बत्तियाँ, लाईट
cleaning supplies | safai ka saman, saaf safai, cleaning tool | सफाई का सामान, साफ सफाई
bathroom accessory, bathroom set | bathroom ka saman, gusalkhane ka saman | बाथरूम का सामान, बाथरूम एक्सेसरीज
home storage, organizer, organiser, storage | saman rakhne ka | ऑर्गेनाइजर, स्टोरेज
garden supplies | baagwani ka saman, bagicha, gardening tool | बागवानी का सामान, गार्डनिंग
pooja item, puja item, puja samagri, pooja samagri | pooja ka saman, puja saamagri, mandir ka saman, puja ka saman | पूजा का सामान, पूजा सामग्री, मंदिर का सामान, पूजा सामान
pet supplies, pet product | paltu janwar ka saman | पेट सप्लाइज, पालतू जानवर का सामान
tool, hand tool, hardware | auzar, aujar, tul, auzaron | औजार, औज़ार, टूल, औजारों
table linen | | टेबल लिनेन | furnishing

// bedding
bedsheet, bed sheet, bed cover, bedspread | chadar, chaddar, chadaren, bed ki chadar, bedsit, palang posh, chadare, chaddarein, chadaron, bed seat, bed shit, bedsheets, bad sheet, palang ki chadar, palang chadar, bichhane ki chadar, bed chadar, bistar chadar, bichhane chadar, palang bichha, bedshit, double bed chadar, bichhauna, bistar bichha | चादर, चद्दर, चादरें, बेडशीट, बेड शीट, बेड कवर, पलंगपोश, चादरों, चद्दरें, बेडशीट्स, पलंग की चादर, बिस्तर की चादर, बैडशीट, बेड शीट्स, पलंग चादर, बिस्तर चादर, बिछाने चादर | bedding
double bedsheet, king size bedsheet, double bed sheet | double bed ki chadar, dabal bed chadar | डबल बेडशीट, डबल बेड की चादर | bedsheet
single bedsheet, single bed sheet | single bed ki chadar | सिंगल बेडशीट, सिंगल बेड की चादर | bedsheet
fitted bedsheet, elastic bedsheet, fitted sheet | elastic wali chadar, elastic corner, elastic corners, kone elastic, fitted chadar, bedsheet elastic, elastic chadar | इलास्टिक बेडशीट, इलास्टिक वाली चादर, फिटेड चादर | bedsheet
pillow | takiya, takiye, takiyon, takiyaa, takia, takie, pilo, sone takiya, sirhana, pillo | तकिया, तकिये, तकिए, पिलो, तकियों, तकियें, सिरहाना | bedding
pillow cover, pillow case, pillowcase, bolster cover | takiya cover, takiye ka cover, gilaf, takiya ka cover, takiye cover, pilo cover, takiye ka gilaf, takiya gilaf, takiya kavar, takie cover, gol takiya, gol takie, gol takiye, masnad cover, lamba takiya, masnad kavar, gol lambe takiye | तकिया कवर, पिलो कवर, गिलाफ, तकिये का कवर, तकिए का कवर, तकिया गिलाफ, तकिये का गिलाफ, तकिए का गिलाफ, ग़िलाफ़, गिलाफ़, मसनद कवर, तकिये कवर, तकिए कवर, गोल तकिया कवर | bedding
blanket | kambal, kambalon, kambalen, kamble, kambl, blankit, blenket, kammal, garam kambal, thand odh, odhne kambal | कंबल, कम्बल, कंबलों, ब्लैंकेट, कम्बलों, कंबलें, ब्लैंकिट | bedding
baby blanket | baby kambal, bachche ka kambal, bebi kambal | बेबी ब्लैंकेट, बेबी कंबल, बच्चे का कंबल | blanket, baby care
quilt, razai, rajai, dohar | rajai, rajaiyan, lihaf, rajaai, razaiyan, razayi, rajayi, razaai, sardi odh, odh razai, dohar, halki odhne, godri, kanthe odhne | रजाई, रज़ाई, रजाइयां, लिहाफ, रज़ाइयाँ, लिहाफ़, रजाईयां, दोहर | bedding
comforter, dohar, ac blanket | dohad, ac kambal, halki chadar, halki razai, halki odhne, ac chadar, ac odh, garmi odh, ac razai, halki odh | दोहर, कम्फर्टर, एसी ब्लैंकेट, हल्की रजाई | bedding
khes, throw | khesh, sofa upar chadar, throu | खेस, थ्रो | bedding
duvet cover, quilt cover | rajai cover, rajai ka cover | रजाई कवर, डुवेट कवर | bedding
mattress, gadda | gadde, matress, gaddon, gaddaa, metres, maitres | गद्दा, गद्दे, मैट्रेस, गद्दों, गद्दें, मैट्रस, मेट्रेस | bedding
mattress protector, mattress cover | gadde ka cover | गद्दे का कवर, मैट्रेस कवर, मैट्रेस प्रोटेक्टर | bedding
mosquito net | machhardani, machhar dani, machardani, machhar jali, machhardaani, machchardani, machar dani, macchardani, machhar ki jali, machhar jaali, machhar bach, machhar kaat, masahri, macchar jali, mosquito jali | मच्छरदानी, मच्छर दानी, मच्छर जाली, मच्छरदानियां, मच्छरजाली, मच्छर की जाली, मच्छर काट | bedding
bolster | masnad, gol takiya, lod, lamba takiya, masand | मसनद, गोल तकिया, बोल्स्टर | pillow
neck pillow, travel pillow | gardan ka takiya | नेक पिलो, ट्रैवल पिलो, गर्दन का तकिया | pillow, travel accessory
bedding set, bed set | bistar set | बेडिंग सेट | bedding
sleeping bag | | स्लीपिंग बैग | bedding
diwan set, divan set | deewan set, diwan chadar, divan set, divan chadar | दीवान सेट | furnishing

// furnishing
curtain, window curtain, door curtain, curtain set | parda, parde, pardon, kartan, pardey, pardo, kartain, pardaa, door parda, khidki parda, darwaze parda, parday, karten | पर्दा, परदा, पर्दे, परदे, पर्दों, कर्टेन, परदों, दरवाजे का पर्दा, खिड़की का पर्दा, पर्दो, खिड़की पर्दा | furnishing
shower curtain | bathroom ka parda | शावर कर्टेन, बाथरूम का पर्दा | curtain
curtain rod, curtain bracket | parde ki rod, parda rod | पर्दा रॉड, परदे की रॉड, कर्टेन रॉड | furnishing
window blind, blind | chik | ब्लाइंड, चिक | furnishing
cushion | gaddi, kushan, gaddiyan, kusan, kushion, cushan | कुशन, गद्दी, कुशन्स, गद्दियां, गद्दियाँ | furnishing
cushion cover | kushan kavar, kushan cover, cushan cover, gaddi cover, sofa takiya, sofa pillow, gaddi kavar, sofa cushion, kusan cover, cusion cover, sofa takiya cover, pillow covers | कुशन कवर, कुशन के कवर, कुशन कवर्स, सोफा तकिया, सोफा कुशन | furnishing
sofa cover, sofa throw | sofe ka cover, sofa kavar, sofa kover, sofe cover, sofa ka kapda, sofe ka kapda, settee cover, setti cover, sofa chadar, sofe chadar, couch cover, sofa bacha | सोफा कवर, सोफे का कवर, सोफ़ा कवर, सोफ़े का कवर, सोफे की चादर | furnishing
chair cover | kursi ka cover | कुर्सी कवर, चेयर कवर | furnishing
table cover, table cloth, tablecloth, dining table cover | mezposh, mej ka kapda, tebal kavar, mez posh, table posh, table ka cover, table ka kapda, mez ka kapda, tebal clath, mez chadar, mez kapda, table chadar, mej posh, table kapda, dining cover, dastarkhwan, table cloth | टेबल कवर, मेजपोश, टेबल क्लॉथ, मेज़पोश, टेबल का कवर, मेज का कवर, टेबल का कपड़ा, मेज का कपड़ा, मेज कपड़ा | table linen
table runner | table kapda, table beech, table patti, tebal ranar, table lamba, mez patti, table lambi, lamba kapda table, dining runner | टेबल रनर, टेबल का कपड़ा, मेज पट्टी | table linen
carpet, rug | kaleen, kalin, galicha, kaarpet, galiche, kaaleen, carpat, kalen, galeecha, qaleen, dari, gol dari, jut dari, karpet, floor rug | कालीन, गलीचा, गलीचे, कारपेट, क़ालीन, कालीनें, ग़लीचा, कार्पेट, रग, दरी | furnishing
durrie, dari, dhurrie, runner rug | dari, dariyan, satranji, daree, darri, dhari, durry, dari bichha, dari patti | दरी, दरियां, सतरंजी, दरियाँ, दरियों, दरी कालीन | carpet
door mat, doormat, foot mat, entrance mat | paidan, pav daan, paaydan, pair pochne wala, paydan, paidaan, pao daan, pair pochhna, dor mat, pairdan, payedan, pavdan, pair ponchh, pair pochh, pav ponchh, darwaze mat, dor met, paydaan | पायदान, डोरमैट, डोर मैट, पैर पोंछने वाला, पायदान मैट, पाँवदान, पांवदान, पैरदान, डोरमेट, डोर मेट, पैर पोंछ | furnishing
bath mat, bathroom mat | bathroom paidan, nahane mat, bathrum mat, fislan mat, bathroom mat, na fisal, bathroom fisal | बाथ मैट, बाथरूम मैट, बाथरूम पायदान | door mat
floor mat, chatai, mat | chataiyan, chattai, chatai, chattaiyan | चटाई, चटाइयां, फ्लोर मैट, मैट, चटाइयाँ, चटाई मैट | furnishing
antiskid mat, anti slip mat | | एंटी स्लिप मैट | furnishing
appliance cover | | अप्लायंस कवर | furnishing
fridge cover, fridge top cover, refrigerator cover | frij cover, frij ka cover | फ्रिज कवर, फ्रिज टॉप कवर | appliance cover
washing machine cover, machine cover | washing machine ka cover, machine dhak, vashing machine kavar, kapde machine cover, machine dhool, washing dhool | वॉशिंग मशीन कवर, मशीन कवर, वॉशिंग कवर, मशीन ढक | appliance cover
tv cover, led tv cover | tivi cover | टीवी कवर | appliance cover
ac cover | esi cover | एसी कवर | appliance cover
oven cover, mixer cover | mixi cover | ओवन कवर, मिक्सर कवर | appliance cover
cylinder cover, gas cylinder cover | silendar cover | सिलेंडर कवर | furnishing
bath towel | nahane ka tauliya, nahane tauliya, bada tauliya, badan ponchh, nahane toliya, taulia bada, badan pochh | बाथ टॉवल, बाथ टावल, नहाने का तौलिया, नहाने तौलिया, बड़ा तौलिया | towel
hand towel, face towel, napkin | chhota tauliya, rumal tauliya, nepkin, haath tauliya, muh tauliya, haath ponchh, muh ponchh, hath toliya, haath pochh | हैंड टॉवल, फेस टॉवल, नैपकिन, छोटा तौलिया, हाथ तौलिया | towel
beach towel | samundar ka tauliya | बीच टॉवल | towel

// furniture
table | mez, mej, tebal, mezen, tabel, mezon, table | मेज, मेज़, टेबल, मेजें, मेज़ें, टेबलें | furniture
study table, computer table, desk, folding study table | padhai ki mez, padhne ki table, stadi tebal | स्टडी टेबल, पढ़ाई की मेज, कंप्यूटर टेबल, पढ़ने की टेबल, पढने की टेबल | table, furniture
laptop table, bed table, foldable table, folding table | bed wali table, laptop rakhne | लैपटॉप टेबल, बेड टेबल, फोल्डिंग टेबल | table
coffee table, centre table, center table | sentar tebal | सेंटर टेबल, कॉफी टेबल | table
dining table | khane ki mez | डाइनिंग टेबल | table
side table, bedside table | | साइड टेबल | table
chair | kursi, kursiyan, kursiyon, cheyar, kursiya, kursee, chear | कुर्सी, कुर्सियां, कुर्सियों, चेयर, कुर्सियाँ, कुरसी | furniture
office chair, gaming chair, study chair | ofis ki kursi | ऑफिस चेयर, ऑफिस की कुर्सी | chair
plastic chair | plastic ki kursi | प्लास्टिक कुर्सी, प्लास्टिक की कुर्सी | chair
bean bag, bean bag cover | bin bag | बीन बैग | furniture
stool | stul, tipai, mooda, muddha, mudha, mudda, stools, morha, moodha, baithne mudha, bent stool, sitool, istul | स्टूल, तिपाई, मूढ़ा, मूढ़े, मुड्ढा, मुढ्ढा, मूड़ा | furniture
patla, chowki, low stool | pidha, pata, chauki | पटला, चौकी, पीढ़ा, पाटा | furniture
bed, cot | palang, khaat, charpai, khatiya, bistar | पलंग, बेड, खाट, चारपाई, खटिया | furniture
folding bed | folding palang | फोल्डिंग बेड, फोल्डिंग पलंग | bed
sofa, couch, sofa set | sofe, sopha | सोफा, सोफ़ा, सोफे | furniture
swing chair, swing, hammock, jhula | jhoola, jhoole | झूला, झूले, स्विंग | furniture
wardrobe, almirah, cupboard, cabinet | almari, almariyan, almirah, kabord | अलमारी, अलमारियां, अल्मारी, वार्डरोब | furniture
folding wardrobe, collapsible wardrobe, cloth wardrobe | kapde ki almari, folding almari | फोल्डिंग अलमारी, कपड़े की अलमारी | wardrobe
shoe rack, shoe stand, shoe organizer | joote ka rack, chappal stand, juta stand, joota stand, jute rakhne, juta rack, chappal rack | जूता रैक, शू रैक, जूते का स्टैंड, चप्पल स्टैंड, जूता स्टैंड, जूते रखने, जूते चप्पल स्टैंड | furniture, home storage
rack, storage rack | rek, raik | रैक | furniture, home storage
wall shelf, shelf, shelves, floating shelf | diwar shelf, takhta, tand | शेल्फ, वॉल शेल्फ, दीवार शेल्फ, तख्ता | furniture, decor
book shelf, bookshelf, book rack | kitab rack, kitabon ki almari | बुक शेल्फ, किताबों की अलमारी, बुक रैक | furniture, rack
corner rack, corner shelf | kona rack | कॉर्नर रैक, कॉर्नर शेल्फ | rack
tv unit, tv stand, set top box stand | tivi stand, setup box stand | टीवी स्टैंड, सेट टॉप बॉक्स स्टैंड | furniture
dressing table | shringar mez | ड्रेसिंग टेबल | furniture
mirror, looking glass, wall mirror | sheesha, aaina, darpan, aaine, shisha, shishe, sheeshe, aina, aine, mirar, diwar ka sheesha, deewar ka shisha, deewar sheesha, shishaa | शीशा, आईना, आइना, दर्पण, मिरर, शीशे, आईने, आइने, ऐना, दर्पणों, दीवार का शीशा | decor
cloth stand, drying stand, clothes drying stand, cloth dryer stand | kapde sukhane, kapda stand | कपड़े सुखाने, क्लॉथ ड्राइंग स्टैंड | home storage

// decor
showpiece, decorative figure, figurine | murti, shopis, murtiyan, moorat, showpis, mutri, murtiyaan, sajawati saman, figurine, decor piece, decoration piece, sajavati, sajane saman, sajawati murti, sho pis, murti sajawat, sajavat, hall sajane, sajawat murti, sajavati hathi, hathi murti, ullu, sajavati ghoda | शोपीस, मूर्ति, मूर्तियां, शो पीस, शोपीस मूर्ति, मूर्तियाँ, सजावटी सामान, सजावटी, सजावटी मूर्ति, सजावटी हाथी | decor
god idol, murti, god statue, idol | bhagwan ki murti, bhagvan murti, moorti, murthi, bhagwan murti, murtiyan | भगवान की मूर्ति, मूर्ति, मूर्तियां, मूर्तियाँ, प्रतिमा, भगवान मूर्ति, देवी मूर्ति | showpiece, pooja item
ganesha idol, ganesh idol, ganpati idol | ganesh ji ki murti, ganpati murti | गणेश जी की मूर्ति, गणपति मूर्ति, गणेश मूर्ति | god idol
krishna idol, laddu gopal | ladoo gopal, kanha ji, kanha murti | लड्डू गोपाल, कान्हा जी, कृष्ण मूर्ति | god idol
gopal poshak | gopal dress, kanha ji ki dress, laddu gopal ke kapde, poshak, bhagwan ke kapde, thakur poshak, kanha ke kapde | लड्डू गोपाल ड्रेस, लड्डू गोपाल की पोशाक, पोशाक, भगवान के कपड़े, कान्हा के कपड़े | pooja item
buddha statue, buddha idol | budh ki murti | बुद्धा मूर्ति, बुद्ध मूर्ति | showpiece
shivling, shiva idol, nandi | shiv ji ki murti, shivaling | शिवलिंग, शिव मूर्ति, नंदी | god idol
painting, wall painting, wall art, framed print, wall frame | tasveer, chitra, penting, tasviren, paintings, peinting, tasvir, framed print, wall print, deewar tasveer, dewar photo, deewar photo, painting frem, deewar frame, tasveer deewar, wall frame, diwar photo | पेंटिंग, तस्वीर, चित्र, वॉल पेंटिंग, पेंटिंग्स, तस्वीरें, दीवार तस्वीर | decor
poster, wall poster | postar | पोस्टर, वॉल पोस्टर | decor
wall sticker, wall decal | diwar sticker, deewar par chipkane wala | वॉल स्टिकर, दीवार स्टिकर | decor
wallpaper, wall paper | diwar ka kagaz, valpepar, 3d wallpaper | वॉलपेपर, वालपेपर, दीवार पेपर | decor
wall hanging, wall decor | diwar par latkane wala, diwar ki sajawat, val haing, deewar latkan, deewar saj, deewar latka, wal hanging, diwar latkan, deewar sajawat | वॉल हैंगिंग, वॉल डेकोर, दीवार की सजावट, दीवार लटका, दीवार सजा | decor
wall plate | deewar ki plate, decorative plate, deewar plate, diwar plate, deewar thali, deewar plates, deewar saja plate, saja plate, wall plates, deewar plate set | वॉल प्लेट, सजाने प्लेट, दीवार प्लेटें, सजाने प्लेटें, दीवार प्लेट | decor
toran, bandhanwar, bandanwar, door hanging | bandhanvaar, toran darwaze ka, dwar toran, bandanvar, torans, toran door, dwar hanging, vandanwar, bandanwar, darwaze latkan, darwaze saj, darwaje maala, phool toran, bandarwal, genda maala, genda maala darwaze, darwaze maala, darwaja hanging, genda phool, torun, darwaza saja, dwar saja | तोरण, बंदनवार, वंदनवार, बंधनवार, तोरण दरवाजा, वन्दनवार, बन्दनवार, दरवाजे का तोरण, दरवाजे सजा, गेंदा फूल | decor, pooja item
wind chime | hawa ghanti | विंड चाइम | decor
dream catcher, dreamcatcher | drim kaichar | ड्रीम कैचर | decor
macrame | mekrame | मैक्रमे | wall hanging
wall clock, clock | ghadi, diwar ghadi, deewal ghadi, ghadiyan, wall watch, deewar ghadi, deewaar ghadi, diwal ghadi, ghadiyal, hall ghadi, bandi ghadi, ghanta ghadi, divar ghari, deevar ghadi | दीवार घड़ी, घड़ी, वॉल क्लॉक, घडी, घड़ियां, दीवाल घड़ी, दीवार घडी, वाल क्लॉक | decor
alarm clock, table clock | alarm ghadi, alaram ghadi, table ghadi, tebal ghadi | अलार्म घड़ी, अलार्म क्लॉक, टेबल घड़ी | wall clock
photo frame, picture frame | foto frem, tasveer frame, photo phrem, photo farm, foto phrem, photo freme, photo rakh, photo laga, foto rakhne, shaadi photo, photo frem, foto frame, photo table | फोटो फ्रेम, फ़ोटो फ्रेम, तस्वीर फ्रेम, फोटो फ़्रेम, फ़ोटो फ़्रेम, फोटो लगाने | decor
photo album, album, scrapbook | elbam | फोटो एल्बम, एल्बम, स्क्रैपबुक | decor
vase, flower vase, flower pot | guldasta, phooldan, fuldan, guldaan, phooldani, gulddan, phul dan, phooldaan, guldan, phool rakh, phuldan, phool daan, flawar vas, flower pot vase, fool daan | फूलदान, गुलदान, फ्लावर वास, गुलदस्ता, फूल दान, फुलदान, वास, फूलदानी | decor
urli, uruli | urlee, urli bowl, phool taira, phool pani, uruli, phool bartan, paani phool, uruli bowl, phool tairane bartan | उरली, उरुली, फूल तैरा | decor, pooja item
artificial flower, artificial plant, bouquet, artificial flowers, fake plant | nakli phool, plastic ke phool, nakli paudha, guldasta, plastic phool, nakli phul, nakli poudha, kaagaz ke phool, nakli fool, kritrim phool | नकली फूल, आर्टिफिशियल फ्लावर, नकली पौधा, बुके, गुलदस्ता, प्लास्टिक के फूल, नकली पौधे, कृत्रिम फूल | decor
artificial grass | nakli ghaas | आर्टिफिशियल ग्रास, नकली घास | decor
garland, artificial garland | phool mala, haar, phoolon ki mala | माला, फूल माला, फूलों की माला, मालाएं | decor, pooja item
candle | mombatti, mombattiyan, kandal, mombati, mombattiya, candel, mom batti, khushboo mombatti, jalane khushboo, kendal | मोमबत्ती, मोमबत्तियां, कैंडल, मोमबत्तियाँ, मोमबत्तियों, मोमबती, मोम बत्ती, खुशबू मोमबत्ती | decor
scented candle | khushbu wali mombatti, khushboo mombatti, khushbu candle, mahak mombatti, khushbudar mombatti, khushboo jala, khushboo candle | सुगंधित मोमबत्ती, सेंटेड कैंडल, खुशबूदार मोमबत्ती | candle
candle holder, tealight holder | mombatti stand, diya stand, kandel stand, diya rakh, tealight holder, tealight rakh, mombatti rakh, tealight stand, kamal diya | कैंडल होल्डर, मोमबत्ती स्टैंड, दीया स्टैंड | decor
tealight candle, tea light, tealight | | टी लाइट कैंडल | candle
rangoli | alpana, rangoli ka saman | रंगोली, अल्पना | decor, pooja item
rangoli colour, rangoli color, rangoli powder | rangoli ke rang, rangoli ka rang | रंगोली के रंग, रंगोली पाउडर, रंगोली कलर
balloon pump | gubbara pump, gubbare phulane wala | बैलून पंप | party supplies
christmas tree, christmas decoration | krismas tree | क्रिसमस ट्री | decor
name plate, nameplate, door name plate | naam ki plate, nem plet, naamplate | नेम प्लेट, नाम प्लेट | decor
key holder, key stand, key rack, key hook | chabi stand, chabi tangne wala, chabi ka stand, key rack, chabi tang, chabi latka, chabi rakh, chabhi tang, chaabi tang, chabi deewar, chabi rack, chabi hanger, key hanger, key stand, chabiyan tang, chabi kho, chabi | चाबी स्टैंड, चाबी होल्डर, चाबी टांग, चाबी लटका | decor, home storage
fountain, table fountain | fuhara, favvara | फव्वारा, फाउंटेन | decor
fish aquarium, aquarium, fish tank | machli ghar, machhli ka tank | मछलीघर, एक्वेरियम, फिश टैंक | pet supplies, decor
hourglass, globe | | ग्लोब | decor
fridge magnet | frij magnet | फ्रिज मैग्नेट | decor
room freshener, air freshener | rum freshnar, khushbu spray, rum freshener | रूम फ्रेशनर, एयर फ्रेशनर, रूम फ्रैशनर | decor

// lighting
led bulb, bulb, light bulb | balb, bulb batti, lattu, led balb, bulbs, balbon, lattoo bulb, bulb, batti bulb, ghar balb, led lattu | बल्ब, एलईडी बल्ब, लट्टू, बल्बों, एल ई डी बल्ब, एल.ई.डी बल्ब, बत्ती | lighting
emergency bulb, inverter bulb, rechargeable bulb | charging wala bulb, invertar balb | इन्वर्टर बल्ब, इमरजेंसी बल्ब, चार्जिंग वाला बल्ब | led bulb
tube light, batten light, tubelight, led batten, led tube, batten | tyub lait, tubelait, tube lait, tyub light, batten, tyublight, tub light, tubelight, ledi tube | ट्यूबलाइट, ट्यूब लाइट, ट्यूब लाईट, बैटन लाइट, एलईडी ट्यूब | lighting
fairy light, string light, rice light, diwali light, led string light, led string, rice bulb, decoration light, serial light | ladi, jhalar, jhaalar, diwali ki light, light ki ladi, jhalar light, ladi light, jhalaren, diwali ladi, rais light, ladiyan, diwali jhalar, laree, light jhalar, rice light, chamak ladi, string lights, cotton ball light | झालर, लड़ी, फेयरी लाइट, दिवाली लाइट, स्ट्रिंग लाइट, झालरें, झालर लाइट, लड़ियां, राइस लाइट, लाइट की लड़ी, दिवाली की लाइट, दीवाली लाइट, सजावट लाइट | lighting
strip light, led strip | patti wali light, led patti | स्ट्रिप लाइट, एलईडी स्ट्रिप | lighting
curtain light | parda light | कर्टेन लाइट, परदा लाइट | fairy light
table lamp, study lamp, desk lamp, reading lamp, clip lamp, led table lamp | tebal laimp, padhne wali light, tabal lamp, padhne ka lamp, padhai ki light, padhne ki light, padhai wali light, mez lamp, padhne lamp, padhai lamp, bed side lamp, study lamp, bedside lamp, table laimp, bistar lamp, kitab light, padhai light, padhne light, kitab padh, raat padh, bed lamp, study light, bed side light | टेबल लैंप, लैंप, स्टडी लैंप, लैम्प, टेबल लैम्प, पढ़ने का लैंप, पढ़ाई लैंप, रीडिंग लैंप, पढ़ने की लाइट, पढ़ने लैंप | lighting
night lamp, night light, bed lamp | nait lemp, raat wali light, nightlamp, zero bulb, naight lamp, raat ki light | नाइट लैंप, नाइट लाइट, नाइट बल्ब, नाईट लैंप, जीरो बल्ब | lighting
wall lamp, wall light | diwar ki light | वॉल लाइट, वॉल लैंप | lighting
ceiling light, panel light, false ceiling light | chhat ki light, silling light | सीलिंग लाइट, पैनल लाइट | lighting
hanging light, pendant light, chandelier, jhoomar | jhumar, jhumer, latakne wali light | झूमर, हैंगिंग लाइट, झाड़फानूस | lighting
lantern, lamp lantern, kandil, akash kandil, paper lantern, akash deep, kandeel | laltain, kandeel, akashdeep, kandil, laltin, lalten, kandill, laltein, akash kandil, aakash kandil, akash kandeel | लालटेन, कंदील, आकाश कंदील, लालटेनें, आकाशदीप, कंडील, कंदिल | lighting
emergency light, rechargeable light, emergency lamp, emergency lantern | charging light, imarjensi lait, emergency lait, immergency light, light jane, bijli jane, light jati, bijli jati, light kat, bijli kat, power cut, light chali, bijli chali, charging batti, emarjensi light, light gul, batti jati, andhera | इमरजेंसी लाइट, चार्जिंग लाइट, इमर्जेंसी लाइट, एमरजेंसी लाइट, बिजली जा, लाइट जा, चार्जिंग बत्ती | lighting
torch, flashlight, torch light | taarch, tarch, taurch, torchlight, tortch, torch light, haath batti, torach, tourch, hath batti, raat chal | टॉर्च, टार्च, टार्च लाइट, टॉर्च लाइट, हाथ की बत्ती | lighting
head torch, head lamp | sar wali torch | हेड टॉर्च, हेड लैंप | torch
solar light, solar lamp | saur light, solar batti | सोलर लाइट, सौर लाइट | lighting
flood light, halogen, street light | halojan, flad light | फ्लड लाइट, हैलोजन | lighting
disco light, party light, disco ball | disko lait | डिस्को लाइट | lighting
star projector | tara light, galaxy projector | स्टार प्रोजेक्टर, गैलेक्सी प्रोजेक्टर | lighting
sensor light, motion sensor light | | सेंसर लाइट | lighting
bulb holder, lamp holder | balb holder | बल्ब होल्डर | tool

// storage
storage box, organizer box, organiser box | petee, sanduk, peti, bakse, saman ka dibba, sandook | स्टोरेज बॉक्स, पेटी, संदूक, बक्सा, स्टोरेज डिब्बा | home storage
trunk, metal trunk | sanduk, baksa, peti | संदूक, ट्रंक, बक्सा, पेटी | home storage
saree cover, saree bag, saree organizer | saari cover, sadi ka cover, saadi rakhne ka, saree ka cover, sadi cover, saree rakh, saree dhool, sari kavar, saadi rakh, saree jhola, saree bacha, sarees bacha, saree almari | साड़ी कवर, साड़ी बैग, साडी कवर, साडी बैग, साड़ी रखने | home storage, cover
suit cover, coat cover, garment cover, blouse cover | coat ka cover, blauz cover | सूट कवर, कोट कवर, ब्लाउज कवर | home storage
cloth organizer, clothes organizer, underbed storage bag, blanket bag | kapde rakhne, kambal bag | कपड़े रखने, क्लॉथ ऑर्गेनाइजर, ब्लैंकेट कवर | home storage
drawer organizer, undergarment organizer | daraz organizer | ड्रॉअर ऑर्गेनाइजर | home storage
makeup organizer, cosmetic organizer, cosmetic box, makeup organiser, cosmetic organiser, makeup holder | makeup rakhne, mekap box, mekap rakhne, vanity box | मेकअप ऑर्गेनाइजर, मेकअप बॉक्स, मेकअप ऑर्गनाइज़र, मेकअप ऑर्गनाइजर, वैनिटी बॉक्स | home storage, makeup accessory
jewellery box, jewelry box, jewellery organizer, jewellery organiser, jewelry organizer | gehne ka dabba, zevar box, jwelery box | ज्वेलरी बॉक्स, गहनों का डिब्बा, ज्वैलरी बॉक्स | home storage, accessory
basket | tokri, tokari, tokriyan, chhabdi, tokariyan, tokriyon, dalliya, basket | टोकरी, टोकरियां, डलिया, बास्केट, टोकरियाँ, टोकरियों, डलिये | home storage
laundry basket, laundry bag | kapdo ki tokri, gande kapde ki tokri, kapde ki tokri, dirty kapde, gande kapde, maile kapde, kapde tokri, mele kapde, kapda tokri, londri basket, dhone kapde, gande kapde rakh | लॉन्ड्री बैग, लॉन्ड्री बास्केट, कपड़ों की टोकरी, कपड़े की टोकरी, गंदे कपड़े टोकरी, कपडों की टोकरी, गंदे कपड़े, मैले कपड़े, कपड़े टोकरी | home storage, basket
hanger, clothes hanger | haingar, kapde tangne wala, hengar, hangar, hengars, haingers, kapde tangne, kapde latkane | हैंगर, कपड़े टांगने वाला, हैंगर्स, हेंगर, कपड़े टांगने, कपड़े लटकाने | home storage
hook, wall hook, adhesive hook | khunti, huk, deewar hook, khoonti, khutiyan, khuti, hukk | हुक, खूंटी, वॉल हुक, खूंटियां, हुक्स, खूंटी हुक, खूँटी | home storage
clothes clip, cloth peg, clothespin, clothes peg, cloth clip, laundry clip | kapde ki clip, chimti, kapdo ki chimti, kapdo ki clip, kapde sukhane, kapde ki chimti, chimtiyan, kapde sukh, kapde sukha, kapde chimti, kapde clip, kapda clip, kapde tang, taar clip, rassi clip, kapde pin, drying clip, drying clips, kapde chimta, clothes peg, cloth peg, cloth clip, kapdo clip | कपड़े की क्लिप, कपड़े की चिमटी, क्लॉथ क्लिप, कपड़े सुखाने, कपड़ों की क्लिप, चिमटियां, चिमटियाँ, चिमटी, कपड़ों की चिमटी, कपड़ों की चिमटियां, कपड़े क्लिप, कपड़े चिमटी, कपड़े सुखा | home storage
clothesline, cloth rope, drying rope | kapde sukhane, alagni | कपड़े सुखाने, अलगनी | home storage
vacuum bag, vacuum storage bag | | वैक्यूम बैग | home storage
remote holder, mobile wall holder | rimot stand | रिमोट होल्डर, रिमोट स्टैंड | home storage
wall organizer, hanging organizer | latkane wala organizer | हैंगिंग ऑर्गेनाइजर | home storage
bucket | balti, baalti, baltiyan, baltee, baltiyaan, bukket, baket | बाल्टी, बाल्टियां, बकेट, बाल्टियाँ, बाल्टियों, बालटी | bathroom accessory
bucket mug, bucket set | balti mag, balti aur mag, balti mug, bathroom bucket, balti magga, balti lota, nahane balti | बाल्टी मग, बाल्टी और मग, बाल्टी | bucket, bath mug
dustbin, trash can, bin | kudedan, koodadan, kachre ka dabba, dasbin, kachra peti, kudadan, koodedaan, kachra dabba, kachra dibba, kude ka dibba, dust bin, kuda dan, dastbin, garbage bin, waste bin, kude ka dabba, koode ka dabba, kude dani, kachre dabba, kooda dabba, kuredan, koode dabba, kachra daal, kooda daal, kuda dabba | कूड़ेदान, डस्टबिन, कूड़ादान, कचरे का डिब्बा, कचरा पेटी, कूड़ादानी, कचरादान, कूड़े का डिब्बा, कचरा डिब्बा, कूड़ेदानी, कूडेदान, कूडादान | cleaning supplies

// bathroom
bath mug, bathroom mug | mag, magga, mugga, nahane ka mug | मग, बाथरूम मग, मग्गा, नहाने का मग, मग्गे | bathroom accessory
bath stool | nahane ka patla, nahane ka stool | बाथरूम स्टूल, पटला | stool, bathroom accessory
bath tub, tub | tab, tasla, tasle, nahane ka tub | टब, बाथ टब, तसला, तसले, नहाने का टब | bathroom accessory
shower, hand shower, shower head | shavar, fuwara, phuhara | शावर, फुहारा, हैंड शावर | bathroom accessory
tap, water tap, faucet | nal, tonti, tooti, nalka, tuti, tap, nalke | नल, टोंटी, नलका, टैप, नलों, नलके | bathroom accessory, tool
tap extender, tap nozzle | nal ka fuwara, water saver | टैप एक्सटेंडर, नल फिटिंग | bathroom accessory
health faucet, jet spray | jet spre | हेल्थ फॉसेट, जेट स्प्रे | bathroom accessory
soap dish, soap holder, soap case, soap stand | sabundani, sabun dani, sabun stand | साबुनदानी, साबुन दानी, सोप डिश, साबुन स्टैंड | bathroom accessory
toothbrush holder, toothpaste dispenser, brush stand | brush stand, brush rakhne ka | टूथब्रश होल्डर, ब्रश स्टैंड | bathroom accessory
towel rod, towel rack, towel holder | tauliya stand, tauliya rod, tauliya tangne ka | टॉवल रॉड, तौलिया स्टैंड, टॉवल स्टैंड | bathroom accessory
bathroom shelf, bathroom rack, bathroom stand | bathroom ka stand | बाथरूम शेल्फ, बाथरूम रैक, बाथरूम स्टैंड | bathroom accessory
toilet seat cover | | टॉयलेट सीट कवर | bathroom accessory
toilet paper, tissue roll | tishu paper | टॉयलेट पेपर, टिशू रोल | tissue paper
tissue paper, tissue, facial tissue | tishu pepar | टिशू पेपर, टिश्यू पेपर | cleaning supplies
shower cap | nahane ki topi | शावर कैप, शॉवर कैप, नहाने की टोपी | bathroom accessory

// cleaning
broom | jhadu, jhaadoo, jharu, jhaadu, jhado, jharoo, jaadu, phool jhadu, phul jhadu, sink jhadu, jhadoo, jhaaru, aangan jhadu, nariyal jhadu, aangan saaf | झाड़ू, झाड़ूओं, झाडू, झाड़ुओं, फूल झाड़ू, सींक झाड़ू, फूल झाडू, झाड़ुएं, आंगन झाड़ू | cleaning supplies
mop | pocha, pochha, ponchha, mop pocha, pochaa, poncha, pocha mop, pochha lagane ka, farsh ponchh, pocha laga, farsh pochh, khade pocha, pochhaa, mopp, farsh pocha | पोछा, पोंछा, मॉप, पोछे, पोंछे, पोचा, पोचे, मॉप्स, फर्श पोंछ | cleaning supplies
spin mop, bucket mop | balti wala pocha, spin pocha, balti pocha, ghoom pocha, pocha balti, ghumne pocha, spin moop, nichod pocha, mop bucket, pochha balti | स्पिन मॉप, बाल्टी वाला पोछा, पोछा बाल्टी | mop
mop refill | pocha refill | मॉप रिफिल | cleaning supplies
wiper, floor wiper, squeegee | vaipar, waiper, waipar, viper, wypar, pani wiper, paani nikal, paani khinch, pani hata, paani pochh, bathroom paani, farsh paani, paani wiper, paani hata, danda wiper, waypar | वाइपर, फ्लोर वाइपर, वाइपर्स, वाईपर, पानी निकाल, पानी हटा | cleaning supplies
dustpan, dust pan, dustpan set | supdi, kachra uthane wala, soopdi, supali, supli, soop, kachra supdi, kachra utha, dastpan, kuda utha, kooda utha, kachra uthane, kachra pan | डस्टपैन, सुपड़ी, सूपड़ी, सुपली, डस्टपैन सेट, कचरा उठा | cleaning supplies
duster, cleaning cloth, dusting cloth, microfiber cloth, cleaning cloths, microfibre cloth, drying cloth | jhadan, safai ka kapda, dastar, pochne ka kapda, safai kapda, pochhne ka kapda, microfiber kapda, microfibre cloth, microfiber cloth, cleaning cloth, cloth for cleaning, dhool jhaad, dhool ponchh, saaf kapda, pochne kapda, ponchhne kapda, gaadi pochne kapda, gaadi pochh, gadi ponchh | डस्टर, झाड़न, सफाई का कपड़ा, पोंछने का कपड़ा, सफाई कपड़ा, पोछने का कपड़ा, सफ़ाई का कपड़ा, पोंछने कपड़ा | cleaning supplies
scrubber, scrub pad, dish scrubber, scrub sponge, coir scrub, scrub | juna, bartan manjne wala, skrabar, bartan ka juna, skrubber, bartan scrubber, jhoona, joona, bartan juna, bartan ghis, bartan maanj, bartan manj, nariyal juna, iskrabar, bartan ragad | स्क्रबर, जूना, बर्तन मांजने वाला, स्क्रब पैड, जूना स्क्रबर, बर्तन स्क्रबर, जूने, बर्तन मांज, बर्तन घिस | cleaning supplies
sponge | spanj, sponge wipe, scrub sponge, bartan spanj, fom, bartan foam, bartan sponge, spanch | स्पंज, बर्तन स्पंज | cleaning supplies
cleaning brush, scrubbing brush, scrub brush, laundry brush | safai ka brush, scrubbing brush, laundry brush, kapde brush, kapde ghis, kapde ragad, farsh brush, kapda ghis, kapda ragad, kapde dho brush, lakdi brush, kapde brash | सफाई का ब्रश, क्लीनिंग ब्रश, कपड़े धोने, सफाई ब्रश, कपड़े ब्रश, कपड़े घिस, कपड़े धोने ब्रश | cleaning supplies
toilet brush | toilet saaf karne ka brush, latrine brush, latrin saaf, toilet saaf, tatti saaf, latrine saaf, sandas brush, sandaas saaf, toilet ragad | टॉयलेट ब्रश, लैट्रिन ब्रश, शौचालय ब्रश | cleaning brush
bottle brush, bottle cleaning brush | botal saaf karne ka brush, botal dho, botal brush, botal saaf, bottle saaf, bottle dho, botal ghis, bottle cleaner | बोतल ब्रश, बॉटल ब्रश, बोतल साफ, बोतल धो | cleaning brush, baby care
cobweb brush, jala brush, fan cleaning brush | jala nikalne wala, jale wala jhadu, pankha saaf karne wala | जाला ब्रश, पंखा साफ करने वाला, जाले वाला झाड़ू | cleaning brush
cleaning glove, rubber glove, dish washing glove, household glove | bartan dhone, rabar dastane, bartan ke dastane, rubber glove, dish glove, bartan dastana, bartan dastane, safai dastane, bartan dho haath, haath bach, rabad glove, safai dastana, bartan haath kharab | सफाई दस्ताने, रबर के दस्ताने, क्लीनिंग ग्लव्स, बर्तन दस्ताने, रबर दस्ताने | cleaning supplies
lint remover | roya nikalne wala, roye hatane, fabric shaver | लिंट रिमूवर, रोएं हटाने | cleaning supplies
lint roller | kapde saaf karne ka roller | लिंट रोलर | cleaning supplies
garbage bag, dustbin bag, trash bag | kachra bag, kude ki theli, kachre ki thaili, kachre ka thaila, kude ka thaila, dustbin thaili, kachra thaili, garbej bag, dustbin cover, dustbin ki thaili, kude wali thaili, kuda thaili, kude bag, kachre bag, kooda thaili, dastbin bag, kachra panni, kude panni, kachre panni, dustbin panni, kachra polithin | गार्बेज बैग, कचरा बैग, कूड़े की थैली, कूड़े का थैला, कचरे की थैली, डस्टबिन बैग, कूड़ा बैग, कचरा थैली, कूड़े थैली, कूड़ा थैली | cleaning supplies
detergent, washing powder, detergent powder, detergent liquid, laundry liquid, liquid detergent, washing liquid | surf, kapde dhone, sarf, nirma, surf powder, sarf powder, kapdo ka sabun, liquid detergent, washing liquid, laundry liquid, kapde dho, kapde dhone liquid, kapda dho, ditarjent, kapde sabun, machine liquid, kapde powder, sarf liquid | डिटर्जेंट, सर्फ, वाशिंग पाउडर, वॉशिंग पाउडर, डिटर्जेन्ट, सर्फ पाउडर, कपड़े धोने | cleaning supplies
detergent bar, washing soap | kapde dhone | कपड़े धोने, डिटर्जेंट बार | cleaning supplies
dishwash, dishwash bar, dishwash liquid, dishwash gel, dish soap | bartan dhone, vim, bartan sabun, bartan wala sabun, dish wash, bartan manjne, dishwash gel, dish soap, bartan dho, bartan liquid, bartan jel, bartan dhone liquid, bartan saaf | बर्तन धोने, डिशवॉश, विम, डिश वॉश, बर्तन साबुन, बर्तन धो, बर्तन जेल | cleaning supplies
floor cleaner, phenyl, surface cleaner, phenyle | finail, farsh saaf karne wala, phinail, finayal, phenail, farsh cleaner, phinayl, fenyl, pocha lagane, farsh saaf, pocha liquid, finayl, phenol, fenail, farsh liquid, pocha daal, zameen saaf, lizol | फिनाइल, फ्लोर क्लीनर, फिनायल, फ़िनाइल, फेनाइल, फर्श साफ करने वाला, फ्लोर क्लिनर, फर्श साफ, पोछा लिक्विड | cleaning supplies
toilet cleaner, toilet cleaner liquid | harpic, toilet saaf karne wala | टॉयलेट क्लीनर, हार्पिक | cleaning supplies
glass cleaner | colin, sheesha saaf karne wala, sheesha saaf, kaanch saaf, shisha spray, sheesha chamka, khidki saaf, sheesha ponchh, sheesha spray, kaanch chamka, shisha saaf, kolin, aaina saaf | ग्लास क्लीनर, शीशा क्लीनर, शीशा साफ, कांच साफ, शीशा चमका | cleaning supplies
drain cleaner, drain cleaning powder | nali saaf karne wala | ड्रेन क्लीनर, नाली क्लीनर | cleaning supplies
stain remover | daag hatane wala, daag nikalne wala | दाग हटाने वाला, स्टेन रिमूवर | cleaning supplies
bleaching powder, bleach | blich | ब्लीचिंग पाउडर | cleaning supplies
fabric softener, fabric conditioner | comfort, kapdo ki khushbu | फैब्रिक कंडीशनर, कम्फर्ट | cleaning supplies
naphthalene ball, naphthalene, moth ball | fenail ki goli, phenyl goli, kapoor goli, nepthalene, fenail goli, kapde ki goli, phinail ki goli, moth ball, kapdo keede, kapde keede, almari keede, almari goli, naptha, nefthalin, naphthalin goli, keede goli, kapde badbu, almari badbu, dambar goli, almari khushboo, keede almari, phinail goli, kapdon keede | नेफ्थलीन बॉल, फिनाइल की गोली, नेफ्थलीन, नैफ्थलीन, फिनायल की गोली, फिनाइल गोली, नेफ़्थलीन गोलियाँ, नेफ्थलीन गोली, नेफ्थलीन गोलियां, फिनाइल गोलियां, कपड़े कीड़े, अलमारी कीड़े, अलमारी गोली | cleaning supplies
mosquito bat | machhar marne, machhar racket, mosquito racket | मच्छर बैट, मच्छर मारने, मच्छर रैकेट | electronics
rat trap, mouse trap | chuhedani, chuha dani, chuhedan | चूहेदानी, चूहे दानी, रैट ट्रैप | cleaning supplies
rat glue pad, mouse trap pad | chuha pakadne, chuha pad | चूहा पैड, चूहा पकड़ने | rat trap
insecticide, cockroach killer, pest control | kitnashak, kide marne, cockroach ki dawai, hit | कीटनाशक, कॉकरोच की दवा, कीड़े मारने | cleaning supplies
spray bottle, barber spray bottle | spre botal, fuhara botal | स्प्रे बॉटल, स्प्रे बोतल | bottle, cleaning supplies, garden supplies
washing board, washing brush, cloth brush | kapde dhone | कपड़े धोने | cleaning brush
fridge stand, washing machine stand, appliance stand | washing machine ka stand, frij stand | वॉशिंग मशीन स्टैंड, फ्रिज स्टैंड | home storage
ironing board, iron mat, ironing cloth, iron board | istri mat, press karne, istri ki chadar | आयरन बोर्ड, इस्त्री मैट | furnishing
`;
