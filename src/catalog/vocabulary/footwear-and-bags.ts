/**
 * Kinds of footwear, shoe care, bags, pouches and wallets.
 * Facts from the headings of the GST rate schedule (HSN chapters 42 and 64), the Google product taxonomy,
 * Hindi Wiktionary and category names seen in Indian shops (Meesho, Flipkart); what each thing is called is common usage.
 */
export const FOOTWEAR_AND_BAGS: string = `
// Footwear
footwear | joote chappal, jute chappal, futwear | फुटवियर, जूते चप्पल, पादुका
shoe | joota, joote, jooton, juta, shooj, shoes, juton, jute, jutey, juto, juttey | जूता, जूते, जूतों, शूज़, शू, शूज, जूतो, জুতো, জুতা, காலணி, جوتے, جوتا | footwear
mens shoe, gents shoe | mardana joote, gents joote | मेन्स शूज़, जेंट्स शूज़, मर्दाना जूते, मेन्स शूज, जेंट्स शूज | shoe
ladies shoe, womens shoe | ladies joote, aurton ke joote | लेडीज़ शूज़, लेडीज़ जूते, लेडीज शूज, लेडीज जूते | shoe
kids shoe, baby shoe | bachchon ke joote | किड्स शूज़, बच्चों के जूते, बेबी शूज़, किड्स शूज, बेबी शूज | shoe
sports shoe, running shoe, trainer, gym shoe | sports joote, sport shoes, daudne ke joote, raning shoes | स्पोर्ट्स शूज़, रनिंग शूज़, स्पोर्ट शूज़, खेल के जूते | shoe
walking shoe | chalne ke joote | वॉकिंग शूज़, वॉकिंग शूज | shoe
sneaker | snikar, sneakers, high top | स्नीकर, स्नीकर्स | shoe
canvas shoe, pt shoe | kenvas shoes, pt joote | कैनवास शूज़, पीटी शूज़, कैनवास शूज, पीटी शूज | shoe
casual shoe | kejual joote | कैज़ुअल शूज़, कैजुअल शूज | shoe
formal shoe, leather shoe, office shoe | chamde ke joote, formal joote, ledar shoes | फॉर्मल शूज़, लेदर शूज़, चमड़े के जूते, फॉर्मल शूज, लेदर शूज, चमडे के जूते | shoe
oxford shoe, derby shoe, brogue | oxford | ऑक्सफोर्ड शूज़, डर्बी शूज़, ऑक्सफोर्ड शूज, डर्बी शूज | formal shoe
loafer, moccasin | lofar, lofer, loafers | लोफर, लोफर्स, लोफ़र | shoe
slipon, slip on shoe | bina fite ke joote, bina lace | स्लिप ऑन, स्लिप ऑन शूज़, स्लिप ऑन शूज | shoe
boot | booton | बूट, बूट्स, बूटों | shoe
ankle boot, chelsea boot | enkal boot | एंकल बूट | boot
long boot, knee boot | lamba boot | लॉन्ग बूट | boot
rain boot, gumboot, gum boot | gamboot, barsaati joote | गमबूट, गम बूट, बरसाती जूते | boot
safety shoe, work boot | sefti shoes, safety joote | सेफ्टी शूज़, सेफ्टी जूते, सेफ्टी शूज | shoe
trekking shoe, hiking shoe | treking shoes, pahad ke joote | ट्रेकिंग शूज़, ट्रेकिंग शूज | shoe
football shoe, football stud, football boot | futbal shoes, stud, futball ke joote | फुटबॉल शूज़, फुटबॉल स्टड, फुटबॉल शूज | sports shoe
cricket shoe | kriket shoes | क्रिकेट शूज़, क्रिकेट शूज | sports shoe
school shoe | school ke joote, iskool shoes | स्कूल शूज़, स्कूल के जूते, स्कूल शूज | shoe
slipper, chappal, chappals | chappalen, chappalon, chapal, silipar, slipar, chappale, chapple, chappalo, chapplon, slippar | चप्पल, चप्पलें, चप्पलों, स्लीपर, स्लिपर, चप्पलो, स्लिपर्स, स्लीपर्स, জুতো চপ্পল, চপ্পল, செருப்பு, چپل | footwear
flip flop, hawai chappal, hawai slipper, rubber slipper, rubber chappal, thong slipper | havai chappal, hawai, hawaii chappal, havaii chappal | हवाई चप्पल, हवाई चप्पलें, फ्लिप फ्लॉप, रबर चप्पल | slipper
slider, slider slipper, slides | slaidar | स्लाइडर, स्लाइडर्स, स्लाइड्स | slipper
bathroom slipper, house slipper, home slipper, indoor slipper | ghar ki chappal, bathroom chappal, gharelu chappal, nahane ki chappal | बाथरूम स्लीपर, घर की चप्पल, बाथरूम चप्पल | slipper
fur slipper, winter slipper | garam chappal | फर चप्पल, गर्म चप्पल | slipper
doctor slipper, ortho slipper, acupressure slipper | doctor chappal, akupresar chappal | डॉक्टर चप्पल, एक्यूप्रेशर चप्पल, ऑर्थो चप्पल | slipper
sandal, sports sandal, comfort sandal | sandil, sendal, saindal, sandals, sandle, sendil, sandalen, sendals | सैंडल, सेंडल, सैंडिल, सैंडलें, सैंडिलें, सैंडलों, सेंडिल | footwear
ladies sandal, womens sandal | ladies sendal | लेडीज़ सैंडल, लेडीज सैंडल | sandal
floater | flotar | फ्लोटर, फ्लोटर्स | sandal
heel, high heel, heel sandal, kitten heel, slingback, pump heel | hil, unchi heel, hil wali sandal | हील, हील्स, हाई हील, हील सैंडल, ऊंची हील, हाई हील्स | sandal
block heel | blok heel | ब्लॉक हील | heel
stiletto, pencil heel | pensil heel | पेंसिल हील, स्टिलेटो | heel
wedge, wedge heel, platform heel, espadrille | vej heel, platform | वेज हील, वेजेस, प्लेटफॉर्म हील | heel
flat sandal, flat chappal, flat slipper, flats, gladiator sandal | flet sandal, flet chappal | फ्लैट्स, फ्लैट सैंडल, फ्लैट चप्पल, फ्लैट सैंडल्स, फ्लैट्स सैंडल | sandal
bellie, belly, ballerina, ballet flat, bellies, mary jane, ballerina shoe, ballet shoe | beli, belly shoes, belliyan, beliyan | बेली, बेलीज़, बैली, बेली शूज़, बेलीज, बेली शूज, बेलियां, बेली जूती | shoe
pump shoe, court shoe | pamp shoes | पंप शूज़, पम्प शूज़, पंप शूज, पम्प शूज | heel
mule, mules, mule shoe | | म्यूल्स | footwear
clog, clogs, crocs, croc | kroks, croks | क्रॉक्स, क्लॉग्स | footwear
jutti, juti, mojari, mojri, punjabi jutti, mojadi | juttiyan, juttiyon, mojriyan, mojriyon, nagra, mojdi, jootiyan, jooti, juttiya | जूती, जूतियां, जूतियों, जुत्ती, मोजरी, मोजरियां, मोजरियों, मोजड़ी, नागरा, मोजडी, जुत्तियां, मोजड़ियां, मोजरी जूती | footwear
kolhapuri chappal, kolhapuri, kolhapuri flats, kolhapuri sandal | kolapuri chappal | कोल्हापुरी चप्पल, कोल्हापुरी, कोल्हापुरी सैंडल | slipper
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
handbag, hand bag, ladies purse, ladies bag, womens bag, ladies handbag, ladies hand bag | hendbag, hath ka bag, ladies pars, ladies beg, hand beg, hath wala bag, handbeg | हैंडबैग, हैंड बैग, लेडीज़ पर्स, लेडीज पर्स, लेडीज़ बैग, लेडीज बैग, हैंडबैग्स, लेडीज हैंडबैग | bag, purse
sling bag, crossbody bag, side bag, cross body bag, sling | sling beg, said bag, latkane wala bag, saiding bag, sling purse, ek tarfa bag | स्लिंग बैग, साइड बैग, क्रॉसबॉडी बैग | handbag
phone sling, phone sling bag, mobile sling | mobile sling bag | फोन स्लिंग, मोबाइल स्लिंग बैग | sling bag, mobile pouch
shoulder bag | kandhe ka bag, sholdar bag | शोल्डर बैग, कंधे का बैग | handbag
tote bag, tote | tot bag, toat bag | टोट बैग, टोट, टोट बैग्स | handbag
satchel, satchel bag | saichal, satchal | सैचल, सैचेल बैग | handbag
clutch, clutch bag, clutch purse, ladies clutch, clutches, evening bag, box clutch, wristlet | klach, clach, klutch, klach bag, klach purse | क्लच, क्लच बैग, क्लच पर्स, लेडीज़ क्लच, लेडीज क्लच | purse, bag
potli bag, potli | potliyan, potliyon, batuwa, potli batua, batwa, batva, potli purse, batua | पोटली, पोटलियां, पोटलियाँ, पोटलियों, पोटली बैग, बटुआ, पोटली पर्स, पोटली बटुआ | purse, bag
jhola bag, jhola, banjara bag | jhole, jholon, jhole wala bag | झोला, झोले, झोलों, झोला बैग, बंजारा बैग | shoulder bag, cloth bag
hobo bag | hobo | होबो बैग | handbag
bucket bag | balti bag | बकेट बैग | handbag
backpack, back pack, rucksack, pithu bag | pithoo, pitthu bag, beg pack, bagpack, pithu, pitthu, bag pack, back bag | बैकपैक, पिट्ठू बैग, पिट्ठू, बैग पैक, पीठ का बैग, पिट्ठू थैला | bag
school bag | basta, baste, baston, school ka bag, iskool bag, skool beg, school beg, bastaa | स्कूल बैग, बस्ता, बस्ते, बस्तों, स्कूल का बैग, स्कूलबैग | backpack
college bag | kolej bag | कॉलेज बैग | backpack
laptop bag, laptop backpack | leptop bag, laiptop ka bag, lap top bag | लैपटॉप बैग | bag, office bag, computer accessory
laptop sleeve | laptop ka cover, laptop cover | लैपटॉप स्लीव, लैपटॉप कवर | laptop bag
office bag, briefcase, messenger bag | ofis bag, brifkes | ऑफिस बैग, ब्रीफकेस, मैसेंजर बैग | bag
file bag, document bag | file wala bag | फाइल बैग, डॉक्यूमेंट बैग | bag
travel bag, travelling bag, weekender bag, cabin bag, foldable bag | safar ka bag, safari bag, travling bag, trevel bag, tour bag | ट्रैवल बैग, सफर का बैग, ट्रेवल बैग, यात्रा बैग | bag
duffel bag, duffle bag, duffel, duffle | dafal bag, dufal bag | डफल बैग, डफेल बैग | travel bag, gym bag
trolley | troli | ट्रॉली, ट्राली
trolley bag, suitcase, luggage, luggage bag | troli bag, sutkes, atachi, attachi | ट्रॉली बैग, सूटकेस, अटैची, लगेज | travel bag, trolley
luggage cover, suitcase cover, trolley cover | suitcase ka cover | लगेज कवर, सूटकेस कवर | travel accessory, cover
gym bag | jim bag | जिम बैग | bag
waist bag, waist pouch, fanny pack, belt bag, waist pack | kamar ka bag, kamar wala bag | वेस्ट बैग, कमर बैग, कमर का बैग | bag
chest bag | chhati wala bag | चेस्ट बैग | bag
trekking bag, hiking bag | treking bag | ट्रेकिंग बैग | backpack
lunch bag, tiffin bag | tifin bag, tiffin ka thaila, tifin ka bag | लंच बैग, टिफिन बैग, टिफ़िन का थैला, टिफिन का थैला | bag, kitchen storage
bottle bag, bottle cover | botal ka bag, botal cover | बॉटल बैग, बोतल कवर | bag
shopping bag, grocery bag, carry bag | thaila, thailon, jhola, jholon, saman ka thaila, sabji ka thaila, keri bag | शॉपिंग बैग, थैला, थैले, थैलों, झोला, झोले, झोलों | bag
jute bag | joot ka thaila | जूट बैग, जूट का थैला | shopping bag
cloth bag, cotton bag | kapde ka thaila | कपड़े का थैला, कॉटन बैग, कपडे का थैला | shopping bag
paper bag | kagaz ka thaila | पेपर बैग, कागज़ का थैला, कागज का थैला | bag
gift bag | gift ka bag | गिफ्ट बैग | bag
drawstring bag, string bag | dori wala bag | ड्रॉस्ट्रिंग बैग, डोरी वाला बैग | bag
mini backpack | chhota bag | मिनी बैकपैक | backpack
diaper bag, mother bag, mom bag | baby bag, daipar bag | डायपर बैग, बेबी बैग, मदर बैग | bag, baby care
camera bag | kemra bag | कैमरा बैग | bag, camera accessory
rain cover, bag rain cover, bag cover | bag ka cover | बैग कवर, रेन कवर
// Pouches and wallets
pouch | pauch, thaili, thailiyan, thailiyon | पाउच, थैली, थैलियां, थैलियाँ, थैलियों | bag
makeup pouch, cosmetic bag, makeup bag, makeup kit bag, vanity, vanity bag, vanity pouch, vanity case | mekap pouch, vaniti | मेकअप पाउच, मेकअप बैग, कॉस्मेटिक बैग, वैनिटी, वैनिटी बैग | pouch
toiletry bag, toiletry kit, shaving kit bag | toiletri bag | टॉयलेटरी बैग | pouch
mobile pouch, phone pouch, waterproof mobile pouch | mobile ka bag, mobail pouch, mobile ki thaili, paani se bachane wala pouch, mobile bag | मोबाइल पाउच, मोबाइल बैग, वाटरप्रूफ मोबाइल पाउच | pouch, phone accessory
coin pouch, coin purse | sikke ka purse | कॉइन पाउच, सिक्कों का पर्स | pouch
wallet, mens wallet, gents purse, mens purse | valet, batua, batuwa, batue, gents pars, batwa, batva, pars mardana, walet, vallet, batuye | वॉलेट, बटुआ, बटुए, जेंट्स पर्स, वालेट, बटुवा, बटुओं, वॉलेट्स | purse, accessory
ladies wallet, womens wallet | ladies valet | लेडीज़ वॉलेट, लेडीज वॉलेट | wallet
card holder, card case, atm card holder, card wallet, visiting card holder | kard holder | कार्ड होल्डर, एटीएम कार्ड होल्डर | wallet, accessory
passport cover, passport holder | pasport cover | पासपोर्ट कवर, पासपोर्ट होल्डर | travel accessory
travel organiser, travel organizer, packing cube | pouch set | ट्रैवल ऑर्गनाइज़र, पैकिंग क्यूब, ट्रैवल ऑर्गनाइजर | bag, travel accessory
travel accessory | safar ka saman | ट्रैवल एक्सेसरी, सफर का सामान
luggage tag, bag tag | bag ka tag | लगेज टैग | travel accessory
luggage lock, bag lock | bag ka tala | बैग लॉक, बैग का ताला | lock, travel accessory
`;
