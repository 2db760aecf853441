/**
 * Kinds of clothes: sarees, suits, shirts, trousers, winter, night and inner wear, fabric and sewing things.
 * Facts from the headings of the GST rate schedule (HSN chapters 50 to 63), the Google product taxonomy,
 * Hindi Wiktionary and category names seen in Indian shops (Meesho, Flipkart); what each thing is called is common usage.
 */
export const CLOTHING: string = `
// General
clothes, clothing, apparel, garment, attire | kapde, kapda, kapdon, vastra, poshak, libas | कपड़े, कपड़ा, कपड़ों, वस्त्र, पोशाक, पोशाकें, लिबास, गारमेंट, कपडे, कपडा, कपडों
ethnic wear, traditional wear, indian wear | paramparik kapde, desi kapde, ethnic | एथनिक वियर, पारंपरिक कपड़े, देसी कपड़े, एथनिक, पारंपरिक कपडे, देसी कपडे | clothes
western wear | western kapde, vestern, western dress | वेस्टर्न वियर, वेस्टर्न ड्रेस | clothes
winter wear, winter clothes, woollen, woolen | garam kapde, sardi ke kapde, uni kapde | गर्म कपड़े, गरम कपड़े, सर्दी के कपड़े, ऊनी कपड़े, विंटर वियर, गर्म कपडे | clothes
summer wear, summer clothes | garmi ke kapde | गर्मी के कपड़े, समर वियर, गर्मी के कपडे | clothes
night wear, nightwear, sleepwear, nightdress, loungewear, lounge wear, nighty set, sleepshirt, nightshirt | raat ke kapde, nait dress, night dress, nite dress, raat ki dress, sone ke kapde, sleep dress, sleep shirt, night shirt, raat dress, sone dress, sone shirt | नाइट वियर, नाइट ड्रेस, रात के कपड़े, रात के कपडे, नाइटड्रेस | clothes
innerwear, inner wear, underwear, undergarment | andarwear, chaddi, chaddiyan, chaddiyon, kachcha, kachchon, andarwiyar, kachha, kachhe, kachchhe, underwiyar, chadi, chaddi baniyan, chaddhi, inner | अंडरवियर, इनरवियर, अंडरगारमेंट, चड्डी, चड्डियां, चड्डियों, कच्छा, कच्छे, चड्डियाँ, इनर वियर, इनर | clothes
lingerie, intimate wear | lonjri, lingeri | लॉन्जरी, लिंजरी, लॉन्जरे | innerwear
sportswear, sports wear, activewear, gym wear | gym ke kapde, khel ke kapde | स्पोर्ट्स वियर, जिम वियर, जिम के कपड़े, जिम के कपडे | clothes
bottom wear, bottomwear | bottom, neeche ke kapde | बॉटम वियर, बॉटम | clothes
kids wear, kids clothes, childrens wear, kidswear | bachchon ke kapde, bachche ke kapde | बच्चों के कपड़े, बच्चे के कपड़े, किड्स वियर, बच्चों के कपडे, बच्चे के कपडे | clothes
maternity wear | garbhvati ke kapde, maternity dress | मैटरनिटी वियर, मैटरनिटी ड्रेस | clothes
uniform | vardi, vardiyan, vardiyon, yuniform | यूनिफॉर्म, यूनिफार्म, वर्दी, वर्दियां, वर्दियाँ, वर्दियों | clothes
costume | bhesh, fansi dress, fancy dress | फैंसी ड्रेस, कॉस्ट्यूम, वेश | clothes
rainwear, rain wear | barsati kapde, barsaat ke kapde | रेनवियर, बरसात के कपड़े, बरसात के कपडे | clothes
swimwear, swimsuit | tairaki ke kapde, swiming costume, swimming costume, swim suit, swimming dress, bathing suit, costume for swimming, ladies swimsuit, tairne kapde, tair, tairaki dress, swimming kapde, tairne costume, swimming dress ladies, swiming dress | स्विमसूट, स्विमिंग कॉस्ट्यूम, स्विमवियर, तैरने कपड़े, तैराकी | clothes
swim dress, burkini | | स्विम ड्रेस | swimwear
swim shorts, swimming shorts | tairne ki nikkar, swimming trunk | स्विम शॉर्ट्स, स्विमिंग शॉर्ट्स | swimwear, shorts
bridal wear, wedding wear | dulhan ke kapde, shadi ke kapde | शादी के कपड़े, दुल्हन के कपड़े, ब्राइडल वियर, शादी के कपडे, दुल्हन के कपडे | clothes
// Sarees
saree, sari, sarees, saari | sariyan, sariyon, sadi, saadi, sadiyan, saadiyan, saariyan, sarees, sareeyan, sadiyon, saarhi, sadee, sadiya, saariya, saari, saree, shadi saree, sarri, sadhi | साड़ी, साड़ियां, साड़ियाँ, साड़ियों, सारी, साडी, साडियां, साडियाँ, साडियों, साड़ीयां, साड़ीयों, साडीयां, শাড়ি, சேலை, புடவை, ساڑی, ساڑھی, ਸਾੜੀ, సాడీ, చీర, সাড়ি, சேலைகள், शाड़ी, शाडी | ethnic wear
silk saree | resham ki saree, reshmi saree, silk ki sadi, silk sari, resham saree, art silk saree, reshmi sari, silk sadi, pattu saree, pattu pudavai, pattu selai, pattu podavai, pattu | सिल्क साड़ी, सिल्क साड़ियां, सिल्क साड़ियों, रेशमी साड़ी, रेशम की साड़ी, सिल्क साडी, सिल्क साडियां, रेशम साड़ी, பட்டு | saree
cotton saree, tant | suti saree, cotton ki sadi, cotton sari, tant saree, taant saree, sooti saree, cotan saree, taant, tant sari, tant shari, suti sari | कॉटन साड़ी, कॉटन साड़ियां, कॉटन साड़ियों, सूती साड़ी, सूती साड़ियां, सूती साड़ियों, कॉटन साडी, कॉटन साडियां, कॉटन साडियों, तांत साड़ी, তাঁতের | saree
banarasi saree, banarsi saree | banarsi sadi, banarasi | बनारसी साड़ी, बनारसी साड़ियां, बनारसी साड़ियों, बनारसी, बनारसी साडी, बनारसी साडियां, बनारसी साडियों | silk saree
kanjivaram saree, kanchipuram saree, kanjeevaram | kanchipuram, kanchipuram saree, arani silk saree, south silk saree, temple saree, kanjivaram, kanjiwaram | कांजीवरम साड़ी, कांजीवरम साड़ियां, कांजीवरम साड़ियों, कांचीपुरम साड़ी, कांजीवरम, कांजीवरम साडी | silk saree
georgette saree | jorjet saree, georgette sadi, georgette sari, jarjat saree, jorjat saree, jorjat, jorjet, jarjet | जॉर्जेट साड़ी, जॉर्जेट साड़ियां, जॉर्जेट साड़ियों, जॉर्जेट साडी, जॉर्जेट साडियां, जॉर्जेट साडियों | saree
chiffon saree | shifon saree, chiffon sadi | शिफॉन साड़ी, शिफॉन साड़ियां, शिफॉन साड़ियों, शिफोन साड़ी, शिफॉन साडी, शिफॉन साडियां, शिफॉन साडियों, शिफोन साडी | saree
chanderi saree, chanderi | chanderi sadi, chandheri | चंदेरी साड़ी, चंदेरी साड़ियां, चंदेरी साड़ियाँ, चंदेरी साड़ियों, चंदेरी साडी, चंदेरी साडियां, चंदेरी साडियाँ, चंदेरी साडियों, चंदेरी | saree
bandhani saree, bandhej saree | bandhani sadi | बांधनी साड़ी, बांधनी साड़ियां, बांधनी साड़ियों, बंधेज साड़ी, बांधनी साडी, बांधनी साडियां, बांधनी साडियों, बंधेज साडी | saree
paithani saree | paithni saree | पैठणी साड़ी, पैठणी साड़ियां, पैठणी साड़ियों, पैठनी साड़ी, पैठणी साडी, पैठणी साडियां, पैठणी साडियों, पैठनी साडी | silk saree
kasavu saree, kerala saree | kerala sadi | केरल साड़ी, कसावु साड़ी, केरल साडी, कसावु साडी | saree
patola saree | patola sadi | पटोला साड़ी, पटोला साड़ियां, पटोला साड़ियाँ, पटोला साड़ियों, पटोला साडी, पटोला साडियां, पटोला साडियाँ, पटोला साडियों | saree
mekhela chador, mekhela | mekhla chadar | मेखला चादर | ethnic wear
nauvari saree, nauvari, kashta saree, kashta | nauwari, navvari | नऊवारी साड़ी, नौवारी साड़ी, काष्टा साड़ी | saree
net saree | jali ki saree, net sadi | नेट साड़ी, नेट साड़ियां, नेट साड़ियाँ, नेट साड़ियों, नेट साडी, नेट साडियां, नेट साडियाँ, नेट साडियों | saree
ready to wear saree, one minute saree, pre draped saree | ready saree, readymade saree | रेडी टू वियर साड़ी, रेडीमेड साड़ी, रेडी टू वियर साडी, रेडीमेड साडी | saree
saree blouse, blouse | blauz, blaus, choli, choliyan, choliyon, blouze, blouj, saree ka blouse, blauj, cholian | ब्लाउज़, चोली, चोलियां, चोलियाँ, चोलियों, ब्लाउज, ब्लाउस, ब्लाउजों, साड़ी ब्लाउज, ব্লাউজ, ரவிக்கை | ethnic wear
blouse piece | blouse ka kapda, blouse pis | ब्लाउज़ पीस, ब्लाउज़ का कपड़ा, ब्लाउज पीस, ब्लाउज का कपडा | dress fabric
petticoat, saree petticoat, underskirt, inskirt | petikot, saya, peticot, petikoat, peti coat, ghaghri, saree inner, in skirt, saree skirt, saaya, peti kot, saree neeche, saree niche, saree andar, peticoat | पेटीकोट, साया, पेटिकोट, साये, साड़ी के नीचे | innerwear
saree shapewear, saree shaper | saree shaper, shapewear petticoat, mermaid petticoat, fish cut petticoat, saree patla, saree shapewear, fish cut petikot, saari shaper | साड़ी शेपवियर, साड़ी शेपर, साडी शेपवियर, साडी शेपर | petticoat, shapewear
saree fall, fall | saree ka fall, fall pico | साड़ी फॉल, साड़ी का फॉल, साडी फॉल, साडी का फॉल
// Kurtis and suits
kurti, kurtis, ladies kurta, ladies kurti | kurtiyan, kurtiyon, kurtee, kurtiya, kurtian, kurthi, ladies kurti, ladies kurta, kurta for women, womens kurta, long kurti, kurta ladies, ladies top kurti, kurti, lambi kurti, kurtha, ladies kurtha, kurtis | कुर्ती, कुर्तियां, कुर्तियाँ, कुर्तियों, कुर्तीयां, कुर्तीयों, कुरती, कुर्तिया, کرتی, কুর্তি, குர்தி, लेडीज कुर्ता | ethnic wear
kurta, kurtas | kurte, kurton, kurtas, kurtha, kurtey, mens kurta, kurta for men, kurta mardana | कुर्ता, कुर्ते, कुर्तों, कुर्तें, कुरता, कुरते, کرتا, কুর্তা, পাঞ্জাবি, குர்தா | ethnic wear
mens kurta, gents kurta | mardana kurta | मेन्स कुर्ता, मर्दाना कुर्ता | kurta
kurta pajama, kurta pyjama, kurta pajama set | kurta payjama, kurte pajame, kurta paijama, kurta churidar, kurta jacket, pajama kurta, kurta pyjama, kurta pajama set, kurta pyjama set, kurta pajma, kurta paijamaa, kurtapajama | कुर्ता पजामा, कुर्ता पायजामा, कुर्ते पजामे, कुर्ता पाजामा, कुर्ता पैजामा | kurta, ethnic wear
dhoti kurta, kurta dhoti, dhoti set, angrakha | dhoti kurte, angarkha, kurta dhoti, dhoti kurta set, kanha dress, krishna dress kids, bal krishna dress, angrakha dhoti, ethnic dhoti set, kanha poshak, krishna kapde, kanhaiya dress, krishna dress, kanha kapde, nand lal dress | धोती कुर्ता, कुर्ता धोती, अंगरखा, कान्हा ड्रेस, कृष्ण ड्रेस | kurta, dhoti, ethnic wear
short kurti, short kurta | chhoti kurti, short kurta for women, short top kurti, choti kurti, chhota kurti | शॉर्ट कुर्ती, शॉर्ट कुर्तियां, शॉर्ट कुर्तियाँ, शॉर्ट कुर्तियों, छोटी कुर्ती | kurti
anarkali kurti, anarkali | anarkali, anarkali kurta, anarkali dress, umbrella kurti, anarkali frock suit, flared kurti, anarkalli, anarkli, ghere kurti, gher kurti, ghera kurti, anarkaly | अनारकली कुर्ती, अनारकली कुर्तियां, अनारकली कुर्तियाँ, अनारकली कुर्तियों, अनारकली, अनारकली कुर्ता, घेर वाली कुर्ती | kurti
straight kurti | seedhi kurti | स्ट्रेट कुर्ती | kurti
kurta set, kurti set, kurta palazzo set, kurti pant set, kurta pant set | kurti palazzo, kurti pant, kurti dupatta, suit set, kurti set, kurti pant set, kurta pant set, kurti with palazzo, palazzo suit, kurta palazzo set, 3 piece suit, suit with dupatta, ready made suit, stitched suit, readymade suit, palazzo set, kurta with pant, plazo suit, plazo set, kurta plazo, kurti plazo, suit dupatta, sila suit, silaya suit, rediment suit, sharara suit set, palajo suit, plaazo suit, taiyar suit, kurti plajo | कुर्ती सेट, कुर्ता सेट, कुर्ती पैंट सेट, कुर्ती पलाज़ो, कुर्ती प्लाजो, कुर्ती पैंट, प्लाज़ो सूट, प्लाजो सूट, प्लाज़ो सेट, सिला सूट, रेडीमेड सूट, सूट दुपट्टा | kurti, ethnic wear
tunic, tunics | tyunik, tunic top, tunik | ट्यूनिक | western wear, top
kaftan, caftan, kaftans | kaftan dress, kaaftan, kaphtan, kaftaan, caftaan | काफ्तान, कफ्तान | clothes
suit | soot, sut, suut | सूट, सूट्स, सूटों | clothes
salwar suit, punjabi suit, ladies suit | salwar kamij, shalwar kameez, salwar kameez, salvar suit, salwar sut, shalwar suit, suit salwar, salwar kamiz | सलवार सूट, सलवार कमीज़, पंजाबी सूट, लेडीज़ सूट, सलवार कमीज, लेडीज सूट, सलवार सूट्स, सूट सलवार, सलवार-सूट | suit, ethnic wear
patiala suit | patiyala suit | पटियाला सूट | salwar suit
anarkali suit | anarkali set, anarkali churidar, anarkli suit | अनारकली सूट, अनारकली सेट | salwar suit, kurta set, anarkali kurti
sharara suit, sharara set, gharara suit, sharara, gharara, garara | sharara, garara, gharara, sharara set, gharara suit, sarara, shararra, ghrara, sarara suit | शरारा सूट, शरारा, गरारा, ग़रारा, घरारा | salwar suit
dress material, suit material, unstitched suit, suit piece | suit ka kapda, bina sila suit, suit pis | ड्रेस मटेरियल, सूट का कपड़ा, बिना सिला सूट, सूट पीस | dress fabric, ethnic wear
salwar, shalwar | salwaren, salwaron, patiala salwar, punjabi salwar, salwar pant, salvar, shalwar, patiyala salwar, panjabi salwar, patiala | सलवार, सलवारें, सलवारों, पटियाला सलवार, पंजाबी सलवार | bottom wear, ethnic wear
patiala, patiala salwar | patiyala | पटियाला, पटियाला सलवार | salwar
churidar, churidaar | chudidar, churidar pajami, churidar pajama, churidar pyjama, choodidar, churidaar, chudidaar | चूड़ीदार, चूडीदार, चूड़ीदार पजामा | bottom wear, ethnic wear
dhoti pant, dhoti salwar, tulip pant | dhoti paint, dhoti salwar, dhoti pants, tulip pant, dhoti salvar, dhoti pajama | धोती पैंट, धोती सलवार | bottom wear
dupatta | dupatton, chunni, chunniyan, chunniyon, chunri, chunriyan, chunriyon, odhni, odhniyan, odhniyon, orhni, duppata, duppatta, dupatte, chunniya, chunari, dupata | दुपट्टा, दुपट्टे, दुपट्टों, चुन्नी, चुन्नियां, चुन्नियाँ, चुन्नियों, चुनरी, ओढ़नी, ओढनी, चुनरियां, দুপাট্টা, ওড়না, துப்பட்டா, دوپٹہ | ethnic wear
phulkari dupatta | fulkari dupatta, fulkari | फुलकारी दुपट्टा, फुलकारी | dupatta
// Lehengas and gowns
lehenga, lehnga, ghagra, lancha | lahnga, lehange, lehnge, ghaghra, lahenga, ghagre, lehngon, langa, lehngha | लहंगा, लहंगे, लहंगों, लहँगा, लेहंगा, घाघरा, घाघरे, घाघरों, लहँगे, लेहंगे, लंगा, لہنگا, লেহেঙ্গা | ethnic wear
lehenga choli, ghagra choli, chaniya choli, chania choli, kediya | lehnga choli, ghaghra choli, chanya choli, chaniya, kedia, kediyu, navratri dress, choli lehenga, lehenga choli set, chaniya choli, ghagra choli, chania choli, lahnga choli, lehnga, lengha choli, garbe kapde | लहंगा चोली, घाघरा चोली, चनिया चोली, चनिया, घागरा चोली | lehenga
pattu pavadai, pavada, langa set, pavadai, langa | pattu pawadai, pavadai set, pavadai sattai, pattu langa, south indian dress for girl, half saree skirt, pattu pavada, pavadai chattai, pavade, pavadai chatta | पट्टू पावड़ाई, पट्टु पावड़ै, பாவாடை, पट्टू पावडई, पावडई | lehenga
bridal lehenga, wedding lehenga | dulhan ka lehenga, shadi ka lehnga | ब्राइडल लहंगा, दुल्हन का लहंगा, शादी का लहंगा | lehenga, bridal wear
half saree, langa voni | half sari, langa voni, pavadai davani, haf saree, langavoni, davani | हाफ साड़ी, लंगा वोनी, हाफ साडी | ethnic wear
gown, gowns | gaun, gawn, evening gown, party gown, ball gown, gaoon | गाउन | dress
frock, frocks | fraak, frak, firak, frok, baby frock, girls frock, girl frock, cotton frock, farak, frocks, furak | फ्रॉक, फ्राक, फ़्रॉक, फ्रॉकें | dress
anarkali gown | | अनारकली गाउन | gown
// Men's ethnic
sherwani, achkan, sherwani set, wedding sherwani | sherwaniyan, sherwaniyon, serwani, shervani, shairwani, dulha dress, dulhe dress, groom dress, dulha sherwani, dulhe sherwani, groom sherwani, achkan, sherwani set, groom outfit, groom wear, sherwaani, dulha kapde, dulhe kapde, dulhe poshak, shervaani | शेरवानी, शेरवानियां, शेरवानियाँ, शेरवानियों, अचकन, दूल्हा ड्रेस, दूल्हे ड्रेस, दूल्हा शेरवानी, दूल्हे पोशाक, शेरवानी सेट, दूल्हे की ड्रेस, दूल्हे कपड़े | ethnic wear
nehru jacket, modi jacket, nehru koti, koti | nehru jaket, koti, modi jacket, ethnic jacket, kurta jacket, waist jacket, indo western jacket, nehru coat, modi koti, sadri, sadari, bandi, basket koti, modi jaket, kurte jacket, kurta upar jacket | नेहरू जैकेट, मोदी जैकेट, कोटी, सदरी, बंडी | waistcoat, ethnic wear
dhoti, veshti, panche, pancha, mundu | dhotiyan, dhotiyon, dhotee, veshti, men dhoti, vesti, dhothi, mundu, zari dhoti, vaishti, beshti, panchakattu | धोती, धोतियां, धोतियाँ, धोतियों, வேட்டி, ধুতি, دھوتی, वेष्टि, मुंडू, வேஷ்டி | ethnic wear
mundu | | मुंडु | dhoti
lungi, lungis | lungiyan, lungiyon, madras lungi, lungee, loongi, lungy, tehmat, tahmad | लुंगी, लुंगियां, लुंगियाँ, लुंगियों, लूंगी, तहमद | ethnic wear
pathani suit, pathani | pathani kurta, khan suit, khan dress, pathaani, pathaani suit | पठानी सूट, पठानी | suit, ethnic wear
pajama, pyjama, lounge pyjama, lounge pant, pyjamas, payjama, pajamas | pajame, pajamon, payjama, paijama, payjame, pyjame, pajamas, lounge pant, night pant, night pajama, pajma, pyjma, raat pajama, sone pajama | पजामा, पजामे, पजामों, पायजामा, पाजामा, पैजामा, पायजामे, पजामें, पाजामे | bottom wear
turban, pagri, pagdi, safa, wedding safa | pagdiyan, pagdiyon, safa, saafa, pagadi, pagree | पगड़ी, पगड़ियां, पगड़ियाँ, पगड़ियों, साफा, साफ़ा, पगडी, पगडियां, पगडियाँ, पगडियों, पगड़ी साफा, पाग | ethnic wear, headwear
gamcha, gamchha, gamosa, angocha | gamchha, gamchhe, gamchhon, angochha, angocha, cotton gamcha, gamccha, gamsha, gamchaa, agochha | गमछा, गमछे, गमछों, अंगोछा | towel, ethnic wear
// Dresses and tops
dress, ladies dress, one piece, dresses, onepiece | dres, dreses, one piece, one piece dress, ladies dress, western dress, frock dress, gown dress, dress ladies, wan pis, van pis, vanpiece | ड्रेस, वन पीस, ड्रेसेज, ड्रेसेस | western wear
maxi dress, maxi, long dress | maksi, long dress, full length dress, long gown, full dress, maxi gown, ankle length dress, lambi dress, lambi one piece, lamba gown, meksi dress, lambi maxi | मैक्सी, मैक्सी ड्रेस, लॉन्ग ड्रेस, लंबी ड्रेस | dress
midi dress, midi | midi, mid length dress, midee | मिडी, मिडी ड्रेस | dress
mini dress, short dress | short dress, mini frock | मिनी ड्रेस, शॉर्ट ड्रेस | dress
bodycon dress, bodycon | | बॉडीकॉन ड्रेस, बॉडीकॉन | dress
party dress, party gown | party wear dress, party frock dress, cocktail dress, evening dress, parti dress, party kapde | पार्टी ड्रेस, पार्टी गाउन, पार्टी वियर ड्रेस | dress
jumpsuit | jampsuit, jump suit | जंपसूट, जम्पसूट | western wear
bodysuit | body suit, bodi suit | बॉडीसूट, बॉडी सूट | western wear
dungaree, dungarees, overall, dangri | dangri, dungri, romper dungaree, dangaree, dangree, dungari, dungree | डंगरी, डेंगरी, डंगरीज़, डंगरीज, डांगरी, डंगरी ड्रेस | western wear
coord set, co ord set, cord set, two piece dress, ord set | kord set | को ऑर्ड सेट, कॉर्ड सेट, कोर्ड सेट | western wear
top, ladies top, kaftan top, blouse top, party top, tops | taap, ladies top, womens top, girls top, fancy top, blouse top, tops, top ladies | टॉप, टॉप्स | western wear
crop top, croptop | krop top, cropped top, short top, croptop | क्रॉप टॉप | top
tank top, racerback top | tenk top | टैंक टॉप | top
camisole, cami, spaghetti top, spaghetti | spageti, camisol, kemisol, spaghetti top, strappy top, inner top, kurti inner, inner camisole, kurti andar, spaghetti, sameej, samij, shameez, kurti neeche, top andar, shamiz, kurti niche, kameez andar, patli patti | कैमिसोल, स्पेगेटी, स्पेगेटी टॉप, समीज, शमीज, कुर्ती के अंदर, कुर्ती के नीचे | innerwear, top
tube top, bandeau | | ट्यूब टॉप | top
peplum top | peplam top | पेप्लम टॉप | top
shrug, kimono, kimono shrug | shrag, srug, kimono shrug, jacket shrug, long shrug, open front shrug, sharag, upar pehan shrug, dress upar pehan | श्रग | western wear
poncho | | पोंचो | winter wear
cape | | केप | western wear
// Shirts and T-shirts
shirt, overshirt, shacket, henley, shirts | shart, kameez, kameezen, kameezon, kamij, bushirt, shirtein, qameez, kamiz, mens shirt, gents shirt, sart, shurt, kameej, kameez gents, saart | शर्ट, कमीज़, कमीज़ें, कमीज़ों, बुशर्ट, कमीज, कमीजें, कमीजों, शर्टें, शर्ट्स, क़मीज़, क़मीज, சட்டை, শার্ট, قمیض | clothes
formal shirt, office shirt | office ki shirt, office shirt, formal shirts, plain formal shirt, business shirt, white formal shirt, interview shirt, ofis shirt, farmal shirt, formal kameez, office kameez, daftar shirt, intarvyu shirt, officeshirt | फॉर्मल शर्ट, ऑफिस शर्ट, ऑफिस की शर्ट | shirt
casual shirt | kejual shirt, holiday shirt, beach shirt, hawaiian shirt | कैज़ुअल शर्ट, कैजुअल शर्ट | shirt
denim shirt, jeans shirt | jeans ki shirt | डेनिम शर्ट, जींस शर्ट | shirt
t shirt, tshirt, tee shirt, tee, henley tshirt, tees, tshirts | tishirt, ti shirt, tee shart, tisart, tshart, ti shart, t shart, t shirts, tee shirt, half tshirt, round neck t shirt, graphic tee, tishart, tisharts, tshrt, t sart, teeshart, tisat, taishirt, tishrt | टी शर्ट, टीशर्ट, टी शर्ट्स, टीशर्ट्स, टी-शर्ट, टीशर्टें | clothes
polo tshirt, polo t shirt, polo shirt, collar t shirt, polo, sports polo | collar wali tshirt, kolar tshirt, polo t shirt, collar t shirt, collared t shirt, collar tshirt, polo tee, polo tisart, collar tisart, kolar tishirt, pollo, kalar t shirt, kalar tisart, collar tishirt | पोलो टी शर्ट, कॉलर टी शर्ट, पोलो टीशर्ट, कॉलर टीशर्ट, कॉलर वाली टीशर्ट | t shirt
jersey, sports jersey, cricket jersey, football jersey | jarsi | जर्सी, जर्सियां, जर्सियाँ, जर्सियों, स्पोर्ट्स जर्सी, क्रिकेट जर्सी | sportswear, t shirt
// Trousers
trouser, pant, corduroy pant, pants, trousers, chinos, chino | pent, patloon, pente, pentein, pents, formal pants, paint, pant, patlun, paijama pant, traujar, chino pant | पैंट, पैन्ट, पैंटें, पतलून, ट्राउज़र, ट्राउजर, पेंट, पैंट्स, पतलूनें | bottom wear
formal pant, formal trouser, office pant | formal paint | फॉर्मल पैंट, फॉर्मल ट्राउज़र, फॉर्मल ट्राउजर | trouser
cotton pant, chino, chinos | cotton paint | कॉटन पैंट, चिनोज़, चिनोज | trouser
jeans, jeans pant, jean | jins, jeens, jinse, jeanse, jins pant, jeens pant, denim pant, denim jeans, jeans pant, jinz | जींस, जीन्स, जींस पैंट, जीन, जींसें, जीन्स पैंट, जीन्स पेंट | trouser
jegging, jeggings | jeging, stretch denim legging, jegings, jegin, jaging | जेगिंग, जेगिंग्स | legging
cargo pant, cargo, cargos | kargo, cargo paint, six pocket pant, 6 pocket pant, cargo trouser, cargo pants, six pocket, kargo pant, chhe jeb, kargo paint, chhah jeb, chhe jeb pant, six jeb | कार्गो, कार्गो पैंट, छह जेब | trouser
track pant, trackpant, lower, sweatpant, tracks, lowers | loar, trek pant, track paint, lowar, lovar, trak pant, trackpent, track pants, sports lower, gym lower, jogging pant, ghar lower, lower gents | ट्रैक पैंट, लोअर, लोवर, ट्रैक पेंट, लोअर्स, ट्रैकपैंट | bottom wear, sportswear
jogger, jogger pant, joggers | jogar, jogger pant, cuff lower, jogar pant | जॉगर, जॉगर्स, जॉगर पैंट | track pant
track suit, tracksuit | treksuit, track sut, jogging suit, sports suit, trek suit, traksut | ट्रैकसूट, ट्रैक सूट | sportswear
track jacket, training jacket, upper | apar, uppar, zip track top, sports jacket, jogging jacket | अपर, ट्रैक जैकेट | sportswear, jacket
shorts, short pant, running shorts, denim shorts, bermudas, knicker, nikar, halfpant | nikkar, nikar, knicker, haf pant, half paint, half pant, nekar, nikkars, haaf pant, shots, short pant, half pants, three fourth short, haph pant, neker, niker | शॉर्ट्स, निक्कर, निकर, हाफ पैंट, नेकर, शॉर्ट, हाफ पेंट, निक्करें | bottom wear
bermuda | barmuda | बरमूडा | shorts
capri, three fourth, three quarter pant, 3 4 pant, 3 quarter pant, three fourth pant, capri legging, quarter pant, capris | kapri, three forth, thri forth, thri fourth, three quarter, three quarter pant, three fourth, 3 4 pant, 34 pant, three fourth pant, teen chauthai, thri fort, poni pant, teen chauthai pant | कैप्री, थ्री फोर्थ, थ्री फोर्थ पैंट, कैपरी, कैपरीज | bottom wear
legging, leggings, lagging, leggins, leggies | leging, laigin, lagging, leggis, legins, legings, leggin, laigging, churidar leggings, tight pant, ankle legging, legin, laggis, legis, lagis, chipki pajami, tight pajama, pajami | लेगिंग, लेगिंग्स, लैगिंग, लैगी, लेगी, लेगिंग्ज, लैगिंग्स, लेग्गिंग्स, पजामी | bottom wear
palazzo, plazo, plazzo, palazzos | palajo, plajo, palazzo pant, plajjo, palajjo, plazzo pant, palazo, wide pant, plazo, plaazo, plazzo, palaazo, khuli pant, plaza pant | प्लाज़ो, पलाज़ो, प्लाजो पैंट, प्लाजो, पलाजो, पलाज़्ज़ो, पलाजो पैंट, प्लाज्जो | bottom wear
cigarette pant, kurti pant | sigret pant | सिगरेट पैंट, कुर्ती पैंट | bottom wear
skirt, skirts | skart, iskirt, lehriya skirt, ladies skirt, ghagra skirt, tiered skirt, pleated skirt, sakart, ghaghra, ghagra, ghaghri, skert, lehnga skirt | स्कर्ट, घाघरा, घागरा | bottom wear
mini skirt, short skirt | mini skart | मिनी स्कर्ट | skirt
long skirt, maxi skirt | lambi skirt, full skirt, maxi skirt, lambi skart | लॉन्ग स्कर्ट, मैक्सी स्कर्ट, लंबी स्कर्ट | skirt
skort, skorts | tennis skirt, skirt with shorts, tennis skort, tenis skirt | स्कॉर्ट, टेनिस स्कर्ट | skirt, shorts, sportswear
culotte, culottes | kulot, wide leg crop pant | कुलॉट्स, कुलोट्स | trouser
yoga pant, gym pant, tights, gym tights | yoga paint, yoga pants, yoga tights, yoga legging, gym legging, gym tights, sports tights, workout legging, yoga lower, yoga pajama, yog pant, jim tights | योगा पैंट, जिम पैंट, टाइट्स, योगा टाइट्स | bottom wear, sportswear
// Winter
sweater, pullover, jumper, woollen sweater, sweaters, knitwear | swetar, svetar, suetar, jarsi, sweatar, swetter, swater, sweater vest, woollen top, woolen sweater, half sweater, sleeveless sweater, jersey sweater, suiter, sweeter, oon sweater, aadha sweater, half sweter, bina baju sweater, haf sweater | स्वेटर, पुलओवर, जर्सी, स्वेटरों, स्वेटर्स, स्वैटर, ऊनी स्वेटर, हाफ स्वेटर | winter wear
cardigan | kardigan, buttoned sweater, front open sweater, knitted jacket, aage khula sweater, batan sweater, cardigen | कार्डिगन | sweater
sweatshirt, sweat shirt, sweatshirts | swetshirt, sweat shirt, crew neck sweatshirt, sweetshirt, svetshirt | स्वेटशर्ट, स्वैटशर्ट, स्वेट शर्ट | winter wear
hoodie, hoody, hoodies | hudi, hoodi, hooded sweatshirt, cap jacket, hood sweatshirt, hudy, topi jacket, topi sweatshirt, cap sweatshirt | हुडी, हूडी, हुडीज़, हुडीज, टोपी वाली जैकेट | sweatshirt
jacket, jackets | jaket, jacit, jaikit, jakit, jecket, jackat, jaketen, winter jacket, coat jacket, jeket, jacet, jaiket | जैकेट, जैकिट, जाकेट, जैकेटें, जैकट, जैकेट्स | winter wear
denim jacket, jeans jacket | jeans ki jacket | डेनिम जैकेट, जींस जैकेट | jacket
leather jacket | chamde ki jacket, ledar jacket | लेदर जैकेट, चमड़े की जैकेट, चमडे की जैकेट | jacket
bomber jacket | bombar jacket | बॉम्बर जैकेट | jacket
windcheater, wind cheater, windbreaker | vindchitar | विंडचीटर | jacket
puffer jacket, padded jacket, quilted jacket | rui wali jacket, padded jacket, quilted jacket, down jacket, puffy jacket, bubble jacket, winter puffer, phuli jacket, fuli jacket, rui jacket, motti jacket, pafar jacket, phooli jacket | पफर जैकेट, पैडेड जैकेट, फूली जैकेट | jacket
coat | kot | कोट | winter wear
overcoat, long coat, trench coat | ovarkot, lamba coat | ओवरकोट, लॉन्ग कोट, ट्रेंच कोट | coat
blazer, blazers | blejar, blezar, sports coat, casual coat, formal coat, blezer, blajer, kot | ब्लेज़र, ब्लेजर | coat
mens suit, coat pant, two piece suit, three piece suit, tuxedo, pant coat, coat pent | kot pant, coat paint, kot pent, pent kot, paint coat, two piece suit, three piece suit, coat pant, coat pant set, suit for men, wedding suit men, pant coat, formal suit, coat pent, kot paint, pent coat, tuksido, 3 piece coat pant, teen piece, three piece, 3 piece, tuxedo suit, tuksedo, tuksedo suit, tuksido suit, shaadi suit, tuxido | कोट पैंट, कोट पैन्ट, थ्री पीस सूट, पैंट कोट, टक्सीडो, कोट पेंट, थ्री पीस, तीन पीस | suit
jodhpuri suit, jodhpuri, bandhgala, bandhgala suit, jodhpuri coat | bandgala, jodhpuri kot, band gale ka coat, bandhgala suit, jodhpuri coat, prince suit, prince coat, jodhpuree, band gala, bandh gala | जोधपुरी सूट, बंदगला, बंधगला, जोधपुरी कोट, बंदगला सूट, जोधपुरी बंदगला, जोधपुरी | mens suit, sherwani
waistcoat | vaskat, baskat, sadri, sadriyan, sadriyon, bandi, vest coat | वास्कट, वेस्ट कोट, सदरी, सदरियां, सदरियाँ, सदरियों, बंडी | ethnic wear
thermal, thermal wear, thermals, thermal set, warmer, thermocot | tharmal, garam inner, thermal inner, thermal, tharmal wear, thermal top, vaarmar, thermal wear, thermal set, inner thermal, winter inner, body warmer, thand inner, sardi inner, garam banian, garam baniyan, varmar, inar, sardi banian, ledies inner, garam inar, garam kapde andar, inner garam, thermal wear ladies | थर्मल, थर्मल वियर, गर्म इनर, थर्मल इनर, वार्मर, इनर, गरम बनियान, गरम इनर, सर्दी इनर | winter wear, innerwear
shawl | shal, shaal, shol, shaale, shawls, shaul, dushala | शॉल, शाल, शालें, शालों, दुशाला, शॉलें, শাল, شال | winter wear
pashmina shawl, pashmina | pashmina shal | पश्मीना शॉल, पश्मीना | shawl
stole | stol | स्टोल | accessory, scarf
scarf, scarves | iskarf, skaarf | स्कार्फ, स्कार्फ़ | accessory
muffler | maflar, mafler, neck scarf men, winter scarf, woollen muffler, muflar, guluband, gale garam, kaan gala, gale lapet, gala dhak | मफलर, मफ़लर, गुलूबंद | winter wear
woollen cap, winter cap, woolen cap, beanie, monkey cap | topa, uni topi, garam topi, bandar topi, winter cap, monkey cap, woolen cap, skull cap, pompom cap, wool cap, bobble hat, oon topi, ooni topi, monki cap, kantop, kan topi, sar kaan, kaan dhak, sar dhak, fundne topi, phundne topi, pompom topi, thand topi, kaan topa, sardi topi | ऊनी टोपी, गर्म टोपी, टोपा, मंकी कैप, गरम टोपी, कान ढक, फुंदने वाली टोपी | cap, winter wear
glove, hand glove, mitten | dastana, dastane, dastanon, gloves, hath ke dastane, dastaney, dastano, glavs | दस्ताना, दस्ताने, दस्तानों, ग्लव्स, हैंड ग्लव्स, दस्तानो, ग्लव | accessory
woollen glove, winter glove, woolen glove | garam dastane, uni dastane | ऊनी दस्ताने, गर्म दस्ताने | glove, winter wear
arm sleeve, sun sleeve, hand sleeve | hath ki sleeve | आर्म स्लीव, आर्म स्लीव्स, हैंड स्लीव | accessory
// Rain
raincoat, rain coat | barsati, barsatiyan, barsatiyon, renkot, reincoat, rain coat, rain jacket, rain wear, barsaati, rencot, rain kot, barish coat, baarish kot, barsat coat | रेनकोट, बरसाती, बरसातियां, बरसातियाँ, बरसातियों | rainwear
rain suit, rain jacket | rain sut | रेन सूट, रेन जैकेट | raincoat
// Night
nighty, nightie, nightgown, nightshirt, sleepshirt | naiti, nighti, maxi, naity, nity, nightiyan, neity, night shirt, night slip, sleep shirt, night gown, maxi nighty, ladies nighty, cotton nighty, nightee, maxi naity, neighty, nyti, raat gown | नाइटी, नाईटी, मैक्सी, नाइटियां, नाइटियाँ, नाईटियां, नाइट गाउन | night wear
feeding nighty, maternity nighty, feeding maxi, feeding gown, nursing nighty, maternity gown | fiding nighty, doodh nighty, doodh pilane, maternity nighty, nursing nighty, maternity night dress, feeding gown, nursing gown, maternity kurti, feeding kurti, doodh pila, doodh pilane nighty, garbhvati nighty, pregnant nighty, pregnent nighty, pregnancy nighty | फीडिंग नाइटी, फीडिंग मैक्सी, मैटरनिटी नाइटी, फीडिंग गाउन, पिलाने मैक्सी, पिलाने नाइटी, दूध पिलाने, दूध पिला | nighty, maternity wear
nightsuit, pjs | night suit, pyjama suit, nait suit, night sut, nait sut, nite suit, pyjama set, pajama set, night dress set, sleepwear set, pajama suit, loungewear set, raat suit, raat pajama, sone suit, sone kapde, raat kapde, naight suit, sone dress | नाइट सूट, नाईट सूट, नाइट सूट्स, रात के कपड़े, सोने के कपड़े | night wear
babydoll, baby doll, baby doll dress | bebi doll | बेबीडॉल, बेबी डॉल | night wear, lingerie
bathrobe, bath robe, robe, kimono robe, satin robe, housecoat | bathrob, roab, bath gown, dressing gown, house coat, kimono robe, satin robe, gown robe, raat gown, haus coat, nahane gown, bath robe, towel gown, tauliya gown | बाथरोब, रोब, किमोनो रोब, बाथ रोब, हाउस कोट, नहाने का गाउन | night wear
housecoat, house coat | haus kot | हाउसकोट | night wear
// Innerwear
bra, brassiere | braa, bresiyar, brah, full cup bra, ladies bra, front open bra, andar choli, brazier, bra ladies | ब्रा, ब्रेज़ियर, ब्रेजियर, ब्रासियर | lingerie
sports bra | gym bra, running bra, workout bra, sports braa, gym braa, sports inner | स्पोर्ट्स ब्रा | bra, sportswear
padded bra, push up bra | paded bra | पैडेड ब्रा, पुश अप ब्रा | bra
feeding bra, nursing bra, maternity bra | dudh pilane, fiding bra, doodh pilane, nursing bra, maternity bra, breastfeeding bra, doodh pila bra, doodh pilane bra, feeding braa | फीडिंग ब्रा, नर्सिंग ब्रा, दूध पिलाने | bra, maternity wear
bralette | bralet, off shoulder bra, bra patti, bra patti na | ब्रालेट | bra
panty, panties, ladies underwear, boyshort, bikini panty, ladies brief, hipster panty, briefs, knickers, hipster | penty, panti, ladies chaddi, ladies underwear, womens underwear, ladies brief, bikini panty, chaddi, kachhi, kachchi, painti, kachi | पैंटी, पैंटियां, पैंटियाँ, पैंटियों, पेंटी, पैंटीज, चड्डी, लेडीज चड्डी | lingerie
lingerie set, bra panty set, bra and panty set | bra panti set | ब्रा पैंटी सेट, ब्रा सेट, लॉन्जरी सेट | lingerie
period panty | mc wali panty, leak proof panty, period underwear, period panties, periods panty, mc panty, periods leak, period dag, periods daag | पीरियड पैंटी | panty
bikini | bikni | बिकिनी | swimwear, lingerie
shapewear, body shaper, tummy shaper, tummy tucker, tucker, shaper, bodyshaper | pet andar karne wala, body shepar, body shaper, tummy tucker, tummy shaper, slimming wear, tummy control, pet chhup, pet chhupa, pet dab, pet dabane, charbi chhup, charbi chhupa, pet andar, pet andar dikh, tond chhupa, pet patla, shep wear | शेपवियर, बॉडी शेपर, टमी शेपर, पेट छुपा | innerwear
slip, chemise, shimmy | samij, shameez, inner slip, tank slip, full slip, teenager slip, shameez ladki, slip ladki, sleep inner, satin slip, night slip | स्लिप, समीज़, शमीज़, समीज, शमीज | innerwear
vest, undershirt, singlet, banian, sando, sando vest, mens vest, gym vest, baniyan, ganji | baniyan, banyan, baniyane, gunji, ganji, sendo, sando baniyan, banyane, banian, baniyaan, mens vest, sando vest, gents vest, inner vest, ganjee, sendo baniyan, baniyain, beniyan | बनियान, बनियानें, गंजी, बनियन, सैंडो, सेंडो, सैंडो बनियान, बनियानों | innerwear
brief, mens brief, mens underwear | mens chaddi, gents underwear, brif, jangiya, janghiya, jaanghiya, gents chaddi, mard chaddi | ब्रीफ, मेन्स अंडरवियर, जेंट्स अंडरवियर, जांघिया, जंघिया | innerwear
trunk, boxer brief, mens trunk | trank | ट्रंक, मेन्स ट्रंक | innerwear
boxer, boxer shorts, boxers | boksar, baksar, boxer shorts, mens underwear, gents underwear, kachha, kachcha, gents chaddi, under wear gents, kacchha | बॉक्सर, बॉक्सर शॉर्ट्स, कच्छा | innerwear, shorts
langot, supporter | | लंगोट, सपोर्टर | innerwear
bloomer, bloomers | blumar | ब्लूमर | innerwear
// Socks
sock, socks | moja, moje, mojon, juraab, juraaben, juraabon, soks, mauje, mauze, mojey, jurab, jurabein, socks, cotton socks, crew socks, moze, mozey, moza | मोज़ा, मोज़े, मोज़ों, मौजे, जुराब, जुराबें, जुराबों, सॉक्स, मोजा, मोजे, मोजों, मौज़े, मौजा | accessory
ankle sock, loafer sock, no show sock | chhote moje | एंकल सॉक्स, लोफर सॉक्स | sock
woollen sock, winter sock, thermal sock | garam moje, uni moje | ऊनी मोज़े, गर्म मोज़े, ऊनी मोजे, गर्म मोजे | sock, winter wear
stocking, pantyhose | stoking | स्टॉकिंग, स्टॉकिंग्स | sock
// Muslim wear
burqa, burka | burke, burkon, bukha | बुर्का, बुर्के, बुर्कों, बुरक़ा, बुरका | ethnic wear
abaya | | अबाया | burqa
hijab | | हिजाब | scarf
naqab, niqab | nakab | नक़ाब, नकाब | ethnic wear
prayer cap, namaz cap, skull cap, taqiyah | namaji topi, namaz ki topi, jalidar topi | नमाज़ी टोपी, नमाज़ की टोपी, नमाजी टोपी, नमाज की टोपी | cap
// Work and costume
lab coat, doctor coat | doctor ka coat | लैब कोट, डॉक्टर कोट | coat, uniform
school uniform, school dress | school ki dress, iskool dress | स्कूल यूनिफॉर्म, स्कूल ड्रेस | uniform, kids wear
advocate coat, lawyer coat | vakil ka coat | वकील का कोट, एडवोकेट कोट | coat, uniform
krishna dress, kanha dress, kanha costume | kanha ji dress, krishna poshak | कृष्णा ड्रेस, कान्हा ड्रेस, कान्हा पोशाक | costume
superhero costume, spiderman dress | superhero dress | सुपरहीरो ड्रेस, स्पाइडरमैन ड्रेस | costume
santa dress, santa claus dress | senta dress | सांता ड्रेस | costume
dance dress, dance costume | dans dress | डांस ड्रेस | costume
// Fabric and sewing
fabric, dress fabric, cloth material | kapda, kapde, than, febrik | कपड़ा, कपड़े, फैब्रिक, थान, कपडा, कपडे
sewing item, haberdashery, tailoring item | silai ka saman, darzi ka saman | सिलाई का सामान
shirt piece, shirting, shirt fabric | shirt ka kapda, shirt pis | शर्ट पीस, शर्ट का कपड़ा, शर्ट का कपडा | dress fabric
pant piece, suiting, pant fabric | pant ka kapda, pant pis | पैंट पीस, पैंट का कपड़ा, पैंट का कपडा | dress fabric
suit length, pant shirt piece, pant shirt fabric | pant shirt ka kapda, pent shirt | पैंट शर्ट पीस, पैंट शर्ट का कपड़ा, पैंट शर्ट का कपडा | dress fabric
kurta fabric, kurta piece | kurte ka kapda | कुर्ते का कपड़ा, कुर्ते का कपडा | dress fabric
lining cloth, astar | | अस्तर, लाइनिंग | dress fabric
lace, border lace, trimming | les, gota, kinari, gota patti | लेस, गोटा, किनारी, गोटा पट्टी | sewing item
button | batan, buttan, button | बटन, बटनें | sewing item
zip, zipper, chain zip | jip, jipar | ज़िप, ज़िपर, जिप, जिपर | sewing item
elastic | ilastik | इलास्टिक | sewing item
tassel, latkan | lathkan | लटकन, टैसल | sewing item
velcro, hook and eye | welcro | वेल्क्रो | sewing item
thread | dhaga, dhage, dhagon | धागा, धागे, धागों, थ्रेड | sewing item
sewing thread, stitching thread | silai ka dhaga, sui dhaga, sut | सिलाई का धागा, सुई धागा, सिलाई धागा | thread
embroidery thread, silk thread | kadhai ka dhaga, resham dhaga | कढ़ाई का धागा, रेशम धागा, कढाई का धागा | thread
sewing needle, needle | sui, suiyan, silai ki sui, suee | सुई, सुइयां, सूई | sewing item
wool yarn, knitting wool, yarn, knitting yarn, wool | oon, un, bunai ka oon, oon ka gola | ऊन, बुनाई का ऊन, ऊन का गोला | sewing item
knitting needle, crochet hook, crochet needle | salai, silai, krosia, crosia, bunai ki salai | सलाई, सलाइयां, क्रोशिया, बुनाई की सलाई | sewing item
embroidery hoop, embroidery frame | kadhai ka frame | कढ़ाई का फ्रेम, एम्ब्रॉयडरी फ्रेम, कढाई का फ्रेम | sewing item
measuring tape, inch tape, tailor tape, tape measure | inchi tape, inch tep, naapne ka fita, fita, feeta, naap wala feeta | इंची टेप, फीता, इंच टेप, मेजरिंग टेप, नापने का फीता | tool, sewing item
tailor scissors, tailoring scissors | darzi ki kainchi, kapda katne | दर्जी की कैंची | scissors
safety pin | sefti pin, sefty pin, baksua | सेफ्टी पिन | sewing item
saree pin, brooch pin | saree ki pin, sadi pin | साड़ी पिन, साडी पिन | accessory
bra strap, bra extender | bra ki patti | ब्रा स्ट्रैप, ब्रा एक्सटेंडर | accessory
iron on patch, cloth patch, applique patch | kapde ka patch, pech | पैच, एप्लीक
pinafore dress, pinafore | pinafore frock, pinafor, painafor, pinafore frok | पिनाफोर, पिनाफोर ड्रेस | dress
corset top, corset, bustier | korset top, korset | कॉर्सेट टॉप, कॉर्सेट | top
cycling shorts | cycle shorts, biker shorts, saikil shorts, cycling short, under skirt shorts | साइकलिंग शॉर्ट्स | shorts, sportswear
harem pant, harem | harem, aladdin pant, afghani pant, hareem pant, aladin pant, afgani pant, afghani salwar, khuli pant, baggy yoga pant, khuli khuli pant, dhili pant | हैरम पैंट, अफगानी सलवार, अफगानी पैंट | trouser
safety shorts | skirt andar shorts, dress andar shorts, cycling inner, frock andar | सेफ्टी शॉर्ट्स | shorts, innerwear
`;
