/**
 * Kinds of footwear, shoe care, bags, pouches and wallets.
 * Facts from the headings of the GST rate schedule (HSN chapters 42 and 64), the Google product taxonomy,
 * Hindi Wiktionary and category names seen in Indian shops (Meesho, Flipkart); what each thing is called is common usage.
 */
export const FOOTWEAR_AND_BAGS: string = `
// Footwear
footwear | joote chappal, jute chappal, futwear | फुटवियर, जूते चप्पल, पादुका
shoe, shoes, footwears | joota, joote, jooton, juta, shooj, shoes, juton, jute, jutey, juto, juttey, jogger shoe, jutte, shuz, jutaa | जूता, जूते, जूतों, शूज़, शू, शूज, जूतो, জুতো, জুতা, காலணி, جوتے, جوتا | footwear
mens shoe, gents shoe | mardana joote, gents joote | मेन्स शूज़, जेंट्स शूज़, मर्दाना जूते, मेन्स शूज, जेंट्स शूज | shoe
ladies shoe, womens shoe | ladies joote, aurton ke joote | लेडीज़ शूज़, लेडीज़ जूते, लेडीज शूज, लेडीज जूते | shoe
kids shoe, baby shoe | bachchon ke joote, light shoe, led shoe, light up shoe, lighting shoe, kids shoes, batti joote, light joote, chamakne joote, jalne joote, lighting joote, bachche joote | किड्स शूज़, बच्चों के जूते, बेबी शूज़, किड्स शूज, बेबी शूज, लाइट वाले जूते, बत्ती जूते | shoe
sports shoe, running shoe, trainer, gym shoe | sports joote, sport shoes, daudne ke joote, raning shoes, jogging shoe, athletic shoe, running shoes, sport shoe, walking and running shoe, daudne joote, subah joote, jogging joote, daud joote, gym joote, bhagne joote | स्पोर्ट्स शूज़, रनिंग शूज़, स्पोर्ट शूज़, खेल के जूते, दौड़ जूते, दौड़ने जूते, खेलने जूते, रनिंग जूते | shoe
walking shoe | chalne ke joote, walk shoe, morning walk shoe, sair joote, ghumne joote, walk joote, tahalne joote, chalne joote, waking shoe, wakling shoe | वॉकिंग शूज़, वॉकिंग शूज, सैर जूते, टहलने जूते, वॉक जूते | shoe
sneaker, sneakers | snikar, sneakers, high top, chunky sneaker, white sneaker, casual sneaker, sneeker, sniker, snicker shoe, sneekar, sneakar | स्नीकर, स्नीकर्स, स्नीकर शूज | shoe
canvas shoe, pt shoe | kenvas shoes, pt joote, canvas sneaker, canvas high top, cloth shoe, kapde joote, kanvas joote, canvas joote | कैनवास शूज़, पीटी शूज़, कैनवास शूज, पीटी शूज, कैनवास जूते, कपड़े के जूते | shoe
casual shoe | kejual joote | कैज़ुअल शूज़, कैजुअल शूज | shoe
formal shoe, leather shoe, office shoe | chamde ke joote, formal joote, ledar shoes, officewear shoe, dress shoe, black formal shoe, office shoes, office joote, daftar joote, shaadi joote, chamde joote | फॉर्मल शूज़, लेदर शूज़, चमड़े के जूते, फॉर्मल शूज, लेदर शूज, चमडे के जूते, ऑफिस जूते, दफ्तर जूते | shoe
oxford shoe, derby shoe, brogue | oxford | ऑक्सफोर्ड शूज़, डर्बी शूज़, ऑक्सफोर्ड शूज, डर्बी शूज | formal shoe
loafer, moccasin, moccasins | lofar, lofer, loafers, penny loafer, tassel loafer, driving shoe, loafer shoe, lofar shoe, loper, lofar joote, loafar | लोफर, लोफर्स, लोफ़र, लोफर शूज, लोफर जूते | shoe
slipon, slip on shoe | bina fite ke joote, bina lace, laceless shoe, without lace shoe, lace free shoe, no lace shoe, bina fita, bina fite, bina feete, bina feeta, bina les | स्लिप ऑन, स्लिप ऑन शूज़, स्लिप ऑन शूज, बिना फीते, बिना फीता, बिना लेस | shoe
boot, boots, chukka | booton, leather boot, chukka boot, but, boots | बूट, बूट्स, बूटों, बूट जूते | shoe
ankle boot, chelsea boot | enkal boot | एंकल बूट | boot
long boot, knee boot | lamba boot | लॉन्ग बूट | boot
rain boot, gumboot, gum boot, gumboots, wellington | gamboot, barsaati joote, rain shoe, rainy boot, barish joote, barsaat joote, gam but, gambut, barsat joote, paani joote | गमबूट, गम बूट, बरसाती जूते, बरसात के जूते, बारिश जूते | boot
safety shoe, work boot | sefti shoes, safety joote | सेफ्टी शूज़, सेफ्टी जूते, सेफ्टी शूज | shoe
trekking shoe, hiking shoe | treking shoes, pahad ke joote, hiking boot, trekking boot, mountain shoe, trek shoe, pahad joote, trek joote, trekking joote, chadhai joote | ट्रेकिंग शूज़, ट्रेकिंग शूज, ट्रेकिंग जूते, पहाड़ जूते | shoe
football shoe, football stud, football boot | futbal shoes, stud, futball ke joote | फुटबॉल शूज़, फुटबॉल स्टड, फुटबॉल शूज | sports shoe
cricket shoe | kriket shoes | क्रिकेट शूज़, क्रिकेट शूज | sports shoe
school shoe | school ke joote, iskool shoes, black school shoe, school shoes, skool joote, school joote, school shoes kaale | स्कूल शूज़, स्कूल के जूते, स्कूल शूज, स्कूल जूते | shoe
slipper, chappal, chappals, slippers | chappalen, chappalon, chapal, silipar, slipar, chappale, chapple, chappalo, chapplon, slippar, rubber slippers, home slipper, daily slipper, chappal, hawai, naram chappal, ghar chappal, pair chappal | चप्पल, चप्पलें, चप्पलों, स्लीपर, स्लिपर, चप्पलो, स्लिपर्स, स्लीपर्स, জুতো চপ্পল, চপ্পল, செருப்பு, چپل, घर चप्पल | footwear
flip flop, hawai chappal, hawai slipper, rubber slipper, rubber chappal, thong slipper | havai chappal, hawai, hawaii chappal, havaii chappal | हवाई चप्पल, हवाई चप्पलें, फ्लिप फ्लॉप, रबर चप्पल | slipper
slider, slider slipper, slides | slaidar, slide slipper, flip slider, pool slide, slaider, slide chappal | स्लाइडर, स्लाइडर्स, स्लाइड्स, स्लाइडर चप्पल | slipper
bathroom slipper, house slipper, home slipper, indoor slipper | ghar ki chappal, bathroom chappal, gharelu chappal, nahane ki chappal, shower slipper, bath slipper, washroom slipper, shower slides, home slides, bathroom slippers, nahane chappal, bathrum chappal, ghar chappal | बाथरूम स्लीपर, घर की चप्पल, बाथरूम चप्पल, नहाने चप्पल | slipper
fur slipper, winter slipper | garam chappal, warm slipper, plush slipper, house slippers, room slipper, thand chappal, rui chappal, faltu chappal | फर चप्पल, गर्म चप्पल, गरम चप्पल | slipper
doctor slipper, ortho slipper, acupressure slipper | doctor chappal, akupresar chappal | डॉक्टर चप्पल, एक्यूप्रेशर चप्पल, ऑर्थो चप्पल | slipper
sandal, sports sandal, comfort sandal, sandals | sandil, sendal, saindal, sandals, sandle, sendil, sandalen, sendals, buckle sandal, strap sandal, rain sandal, ladies sandal, saindil, patti sandal | सैंडल, सेंडल, सैंडिल, सैंडलें, सैंडिलें, सैंडलों, सेंडिल | footwear
ladies sandal, womens sandal | ladies sendal | लेडीज़ सैंडल, लेडीज सैंडल | sandal
floater | flotar | फ्लोटर, फ्लोटर्स | sandal
heel, high heel, heel sandal, kitten heel, slingback, pump heel, heels | hil, unchi heel, hil wali sandal, high heels, party heel, heeled sandal, platform sandal, block heels, hills, unchi edi, unchi sandal, edi sandal, heel sandal, unche sandal, hils | हील, हील्स, हाई हील, हील सैंडल, ऊंची हील, हाई हील्स, ऊंची एड़ी, हील वाली सैंडल, ऊँची एड़ी | sandal
block heel | blok heel | ब्लॉक हील | heel
stiletto, pencil heel, stilettos | pensil heel, pencil heels, pencil hil, patli heel, patli hil | पेंसिल हील, स्टिलेटो | heel
wedge, wedge heel, platform heel, espadrille, wedges | vej heel, platform, platform wedge, wedge sandal, bej heel, wej sandal | वेज हील, वेजेस, प्लेटफॉर्म हील, वेज सैंडल | heel
flat sandal, flat chappal, flat slipper, flats, gladiator sandal, gladiator | flet sandal, flet chappal, toe ring flat, beaded flat, toe post flat, kolhapuri flat, flat footwear, flat chappal, fancy chappal, moti sandal, moti chappal, angutha chappal, bina heel | फ्लैट्स, फ्लैट सैंडल, फ्लैट चप्पल, फ्लैट सैंडल्स, फ्लैट्स सैंडल, मोती वाली चप्पल, बिना हील | sandal
bellie, belly, ballerina, ballet flat, bellies, mary jane, ballerina shoe, ballet shoe, ballerinas | beli, belly shoes, belliyan, beliyan, ballerina flat, bow shoe, mary janes, ballet flats, beli joote, bellis, bely, belies, baileys | बेली, बेलीज़, बैली, बेली शूज़, बेलीज, बेली शूज, बेलियां, बेली जूती, बैली शूज, बेली जूते | shoe
pump shoe, court shoe | pamp shoes | पंप शूज़, पम्प शूज़, पंप शूज, पम्प शूज | heel
mule, mules, mule shoe | | म्यूल्स | footwear
clog, clogs, crocs, croc | kroks, croks, kids clog, crocs shoe, crocs slipper, krox, kroks chappal, crox, chhed joote | क्रॉक्स, क्लॉग्स, क्रॉक्स चप्पल | footwear
jutti, juti, mojari, mojri, punjabi jutti, mojadi, juttis, mojaris | juttiyan, juttiyon, mojriyan, mojriyon, nagra, mojdi, jootiyan, jooti, juttiya, ladies jutti, bridal jutti, punjabi juti, rajasthani jutti, joothi, juthi, dulhan jutti, punjabi jooti, jaipuri jutti, kadhai jutti, rajasthani mojari | जूती, जूतियां, जूतियों, जुत्ती, मोजरी, मोजरियां, मोजरियों, मोजड़ी, नागरा, मोजडी, जुत्तियां, मोजड़ियां, मोजरी जूती, पंजाबी जूती, राजस्थानी जूती, दुल्हन जूती | footwear
kolhapuri chappal, kolhapuri, kolhapuri flats, kolhapuri sandal, kolhapuris | kolapuri chappal, kolhapuri slipper, leather chappal, leather kolhapuri, kolhapuree, kolapuri, chamde chappal | कोल्हापुरी चप्पल, कोल्हापुरी, कोल्हापुरी सैंडल, चमड़े की चप्पल, कोल्हापुरी चप्पलें | slipper
wooden sandal, khadau | khadaun | खड़ाऊ, खड़ाऊं, खडाऊ, खडाऊं | footwear
shoe care, shoe accessory | joote ka saman | शू केयर, जूते का सामान
// Shoe care
shoe lace, shoelace | joote ka fita, joote ki les, tasma, fite | जूते का फीता, शू लेस, तस्मा | shoe care, accessory
shoe polish, boot polish | boot palish, joote ki polish, joote chamkane | शू पॉलिश, बूट पॉलिश, जूते की पॉलिश | shoe care
shoe brush, polish brush | joote ka brush | शू ब्रश, जूते का ब्रश | shoe care
shoe cleaner | joote saaf karne wala | शू क्लीनर | shoe care
insole, shoe sole, shoe pad | joote ka sole, sukhtala | इनसोल, शू सोल, सुखतला, जूते का सोल | shoe care
heel pad, heel protector | edi ka pad, heel ped, heel cushion | हील पैड, एड़ी पैड, एडी पैड | shoe care
shoe cover | joote ka cover | शू कवर, जूते का कवर | shoe care, cover
shoe horn | shuhorn | शू हॉर्न | shoe care
// Bags
bag | beg, baig, bagon | बैग, बैग्स, बैगों, ব্যাগ, பை, بیگ
purse, side purse | pars, parsh, purs, parse, parson, purson | पर्स, पर्सों, पर्सेज, पर्सेस
handbag, hand bag, ladies purse, ladies bag, womens bag, ladies handbag, ladies hand bag | hendbag, hath ka bag, ladies pars, ladies beg, hand beg, hath wala bag, handbeg, lady bag, shoulder purse, hand bags, office handbag, hand pars, haath bag, hendbeg | हैंडबैग, हैंड बैग, लेडीज़ पर्स, लेडीज पर्स, लेडीज़ बैग, लेडीज बैग, हैंडबैग्स, लेडीज हैंडबैग, हाथ का बैग | bag, purse
sling bag, crossbody bag, side bag, cross body bag, sling, crossbody | sling beg, said bag, latkane wala bag, saiding bag, sling purse, ek tarfa bag, crossbody purse, cross bag, side purse, chain sling, shoulder sling, ek taraf bag, latkan bag, teda bag, tirchha bag, saling bag | स्लिंग बैग, साइड बैग, क्रॉसबॉडी बैग, स्लिंग पर्स, तिरछा बैग | handbag
phone sling, phone sling bag, mobile sling | mobile sling bag, phone bag, mobile purse, phone crossbody, gale phone, mobile latka, phone latka, mobile thaili, phone thaili, gale mobile | फोन स्लिंग, मोबाइल स्लिंग बैग, मोबाइल थैली, फोन लटका, मोबाइल पर्स | sling bag, mobile pouch
shoulder bag | kandhe ka bag, sholdar bag | शोल्डर बैग, कंधे का बैग | handbag
tote bag, tote, totes | tot bag, toat bag, canvas tote, office tote, book tote, big bag, bada bag, totte bag | टोट बैग, टोट, टोट बैग्स, बड़ा बैग | handbag
satchel, satchel bag | saichal, satchal, office satchel | सैचल, सैचेल बैग | handbag
clutch, clutch bag, clutch purse, ladies clutch, clutches, evening bag, box clutch, wristlet | klach, clach, klutch, klach bag, klach purse, party purse, wedding clutch, party clutch, box purse, bridal clutch, bridal purse, clutch box, shaadi purse, dulhan purse, dibbe purse, dabba purse, parti purse | क्लच, क्लच बैग, क्लच पर्स, लेडीज़ क्लच, लेडीज क्लच, शादी का पर्स, पार्टी पर्स | purse, bag
potli bag, potli | potliyan, potliyon, batuwa, potli batua, batwa, batva, potli purse, batua, wedding potli, drawstring purse, bridal potli, potli pouch, shaadi batua, shagun potli, dori purse, dori batua | पोटली, पोटलियां, पोटलियाँ, पोटलियों, पोटली बैग, बटुआ, पोटली पर्स, पोटली बटुआ, शगुन पोटली, शादी की पोटली | purse, bag
jhola bag, jhola, banjara bag | jhole, jholon, jhole wala bag | झोला, झोले, झोलों, झोला बैग, बंजारा बैग | shoulder bag, cloth bag
hobo bag | hobo | होबो बैग | handbag
bucket bag | balti bag | बकेट बैग | handbag
backpack, back pack, rucksack, pithu bag | pithoo, pitthu bag, beg pack, bagpack, pithu, pitthu, bag pack, back bag, mini backpack, laptop backpack, travel backpack, college backpack, office backpack, shoulder bag for college, ladies backpack, peeth bag, pith bag, peethu, dono kandhe, peeth latka | बैकपैक, पिट्ठू बैग, पिट्ठू, बैग पैक, पीठ का बैग, पिट्ठू थैला, पीठ बैग | bag
school bag | basta, baste, baston, school ka bag, iskool bag, skool beg, school beg, bastaa, kids backpack, kids bag, school backpack, toddler bag, nursery bag, play school bag, bachche bag, kitab bag | स्कूल बैग, बस्ता, बस्ते, बस्तों, स्कूल का बैग, स्कूलबैग, स्कूल बस्ता, बच्चों का बैग | backpack
college bag | kolej bag | कॉलेज बैग | backpack
laptop bag, laptop backpack | leptop bag, laiptop ka bag, lap top bag, laptop carry bag, office laptop bag, laptop case bag, laptop thaila, leptop beg, laptop beg, laptop jhola | लैपटॉप बैग, लैपटॉप थैला, लैपटॉप का बैग | bag, office bag, computer accessory
laptop sleeve | laptop ka cover, laptop cover, laptop case, laptop pouch, laptop jacket, laptop kavar, laptop khol, laptop lifafa | लैपटॉप स्लीव, लैपटॉप कवर, लैपटॉप केस, लैपटॉप खोल | laptop bag
office bag, briefcase | ofis bag, brifkes | ऑफिस बैग, ब्रीफकेस, मैसेंजर बैग | bag
file bag, document bag | file wala bag | फाइल बैग, डॉक्यूमेंट बैग | bag
travel bag, travelling bag, weekender bag, cabin bag, foldable bag, weekender | safar ka bag, safari bag, travling bag, trevel bag, tour bag, cabin bag, overnight bag, luggage bag, foldable bag, folding bag, weekend bag, safar bag, yatra bag, ghumne bag, safar thaila, kapde bag, kapde rakhne bag, tirath bag, safri bag | ट्रैवल बैग, सफर का बैग, ट्रेवल बैग, यात्रा बैग, सफर बैग, घूमने बैग, कपड़े रखने बैग | bag
duffel bag, duffle bag, duffel, duffle | dafal bag, dufal bag, duffle bag, gym duffel, sports bag, dafel bag, gym kapde, gym joote, jim bag | डफल बैग, डफेल बैग, जिम बैग, जिम का बैग | travel bag, gym bag
trolley | troli | ट्रॉली, ट्राली
trolley bag, suitcase, luggage, luggage bag | troli bag, sutkes, atachi, attachi | ट्रॉली बैग, सूटकेस, अटैची, लगेज | travel bag, trolley
luggage cover, suitcase cover, trolley cover | suitcase ka cover | लगेज कवर, सूटकेस कवर | travel accessory, cover
gym bag | jim bag, workout bag, jim beg, gym saman | जिम बैग | bag
waist bag, waist pouch, fanny pack, belt bag, waist pack | kamar ka bag, kamar wala bag | वेस्ट बैग, कमर बैग, कमर का बैग | bag
chest bag | chhati wala bag | चेस्ट बैग | bag
trekking bag, hiking bag | treking bag | ट्रेकिंग बैग | backpack
lunch bag, tiffin bag | tifin bag, tiffin ka thaila, tifin ka bag | लंच बैग, टिफिन बैग, टिफ़िन का थैला, टिफिन का थैला | bag, kitchen storage
bottle bag, bottle cover | botal ka bag, botal cover | बॉटल बैग, बोतल कवर | bag
shopping bag, grocery bag, carry bag | thaila, thailon, jhola, jholon, saman ka thaila, sabji ka thaila, keri bag, grocery bag, market bag, vegetable shopping bag, carry bag, sabji thaila, bazaar thaila, bajar thaila, sabzi thaila, thela, saman thaila, sabji bag, sauda thaila, rashan thaila | शॉपिंग बैग, थैला, थैले, थैलों, झोला, झोले, झोलों, सब्जी थैला, बाजार थैला, सामान थैला | bag
jute bag | joot ka thaila | जूट बैग, जूट का थैला | shopping bag
cloth bag, cotton bag | kapde ka thaila | कपड़े का थैला, कॉटन बैग, कपडे का थैला | shopping bag
paper bag | kagaz ka thaila | पेपर बैग, कागज़ का थैला, कागज का थैला | bag
gift bag | gift ka bag | गिफ्ट बैग | bag
drawstring bag, string bag | dori wala bag, string bag, shoe bag, drawstring backpack, dori bag, nare bag, dori thaila | ड्रॉस्ट्रिंग बैग, डोरी वाला बैग, डोरी बैग | bag
mini backpack | chhota bag | मिनी बैकपैक | backpack
diaper bag, mother bag, mom bag | baby bag, daipar bag | डायपर बैग, बेबी बैग, मदर बैग | bag, baby care
camera bag | kemra bag | कैमरा बैग | bag, camera accessory
rain cover, bag rain cover, bag cover | bag ka cover | बैग कवर, रेन कवर
// Pouches and wallets
pouch | pauch, thaili, thailiyan, thailiyon, zip pouch, cosmetic pouch, zipper pouch, makeup bag, pouchh, saman pouch | पाउच, थैली, थैलियां, थैलियाँ, थैलियों | bag
makeup pouch, cosmetic bag, makeup bag, makeup kit bag, vanity, vanity bag, vanity pouch, vanity case | mekap pouch, vaniti | मेकअप पाउच, मेकअप बैग, कॉस्मेटिक बैग, वैनिटी, वैनिटी बैग | pouch
toiletry bag, toiletry kit, shaving kit bag | toiletri bag | टॉयलेटरी बैग | pouch
mobile pouch, phone pouch, waterproof mobile pouch | mobile ka bag, mobail pouch, mobile ki thaili, paani se bachane wala pouch, mobile bag | मोबाइल पाउच, मोबाइल बैग, वाटरप्रूफ मोबाइल पाउच | pouch, phone accessory
coin pouch, coin purse | sikke ka purse, coin purse, change purse, coins pouch, chillar purse, chillar rakhne, sikke rakhne, chhutta rakhne, sikka purse, chhutte purse, chillar, khulle paise, chhutta paisa | कॉइन पाउच, सिक्कों का पर्स, छुट्टा पर्स, सिक्के रखने, चिल्लर | pouch
wallet, mens wallet, gents purse, mens purse, bifold | valet, batua, batuwa, batue, gents pars, batwa, batva, pars mardana, walet, vallet, batuye, mens wallet, gents purse, mens purse, money purse, gents wallet, leather wallet, mardana purse, note rakhne, paise rakhne, jeb purse, gents batua | वॉलेट, बटुआ, बटुए, जेंट्स पर्स, वालेट, बटुवा, बटुओं, वॉलेट्स, मर्दाना पर्स | purse, accessory
ladies wallet, womens wallet | ladies valet, womens wallet, zip wallet, trifold wallet, long wallet, hand wallet, ladies purse wallet, ledis batua, ladies vallet | लेडीज़ वॉलेट, लेडीज वॉलेट | wallet
card holder, card case, atm card holder, card wallet, visiting card holder | kard holder, card case, atm card holder, credit card holder, card wallet, card rakhne, atm rakhne, kard holdar, card purse | कार्ड होल्डर, एटीएम कार्ड होल्डर, कार्ड रखने, एटीएम कार्ड | wallet, accessory
passport cover, passport holder | pasport cover | पासपोर्ट कवर, पासपोर्ट होल्डर | travel accessory
travel organiser, travel organizer, packing cube | pouch set | ट्रैवल ऑर्गनाइज़र, पैकिंग क्यूब, ट्रैवल ऑर्गनाइजर | bag, travel accessory
travel accessory | safar ka saman | ट्रैवल एक्सेसरी, सफर का सामान
luggage tag, bag tag | bag ka tag | लगेज टैग | travel accessory
luggage lock, bag lock | bag ka tala | बैग लॉक, बैग का ताला | lock, travel accessory
messenger bag | mesenjar bag, office sling, postman bag, leather office bag | मैसेंजर बैग | laptop bag, bag
`;
