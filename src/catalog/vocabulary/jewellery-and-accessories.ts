/**
 * Kinds of jewellery, hair accessories, watches, eyewear and other things that are worn or carried.
 * Facts from the headings of the GST rate schedule (HSN chapters 71, 90 and 91), the Google product taxonomy,
 * Hindi Wiktionary and category names seen in Indian shops (Meesho, Flipkart); what each thing is called is common usage.
 */
export const JEWELLERY_AND_ACCESSORIES: string = `
// Jewellery in general
jewellery, jewelry, ornament, imitation jewellery, artificial jewellery | gehna, gahne, gehno, zewar, jwelery, abhushan, gehne, gahane, jewelry, jwellery, jewelery, zevar, jevar, jewar, aabhushan | गहना, गहने, गहनों, ज्वेलरी, ज्वैलरी, ज़ेवर, जेवरात, ज्वेलरीज, जेवर, आभूषण, ज़ेवरात, ज्वेलेरी
jewellery set, jewelry set, necklace set | jwelery set, haar set, nekles set, gehno ka set, gala set, jwellery set, jewelry set, jewellary set | ज्वेलरी सेट, ज्वैलरी सेट, नेकलेस सेट, हार सेट | jewellery
bridal set, bridal jewellery set, wedding jewellery, dulhan set | dulhan ka set, shadi ka set, bridal jwelery | ब्राइडल सेट, दुल्हन सेट, ब्राइडल ज्वेलरी | jewellery set
kundan set, kundan jewellery | kundan | कुंदन सेट, कुंदन ज्वेलरी, कुंदन | jewellery set
oxidised jewellery, oxidized jewellery, german silver jewellery | oksidaiz jwelery | ऑक्सीडाइज्ड ज्वेलरी | jewellery
temple jewellery | tempal jwelery | टेंपल ज्वेलरी | jewellery
gold jewellery, gold plated jewellery | sone ke gehne, gold jwelery | सोने के गहने, गोल्ड ज्वेलरी | jewellery
silver jewellery | chandi ke gehne | चांदी के गहने, सिल्वर ज्वेलरी | jewellery
flower jewellery, haldi jewellery | haldi ke gehne, phoolon ke gehne | फूलों के गहने, हल्दी ज्वेलरी | jewellery
// Neck
necklace, necklaces, neckpiece | haar, nekles, naklas, neclace, hasli, nekless, necklas, haaro, galey ka haar, neck piece, gala haar, gale haar, gale pehan, gale set, neklace, nacklace, gale ki maala, gale ka, neck set, nek piece | हार, नेकलेस, नैकलेस, हारों, नैकलैस, गले का हार, गले का | jewellery
long necklace | lamba haar, rani haar | रानी हार, लंबा हार | necklace
choker, chokers | chokar, guluband, choker set, gale chipka, kanthi, gulband, gale patti, chaukar | चोकर, गुलूबंद, गुलबंद, कंठी | necklace
pearl necklace | moti ki mala, moti ka haar, moti mala | मोती की माला, मोती का हार, मोती माला | necklace
beaded necklace | mala, malaon, manko ki mala, bead mala | मनकों की माला, माला, मालाएं | necklace
chain, neck chain | gale ki chen, gale ki chain, chen, chainen | गले की चेन, गले की चैन, नेक चेन, चेन, चैन, चेनें | jewellery
gold chain, gold plated chain | sone ki chain | सोने की चेन, गोल्ड चेन | chain
silver chain | chandi ki chain | चांदी की चेन, सिल्वर चेन | chain
mens chain, boys chain | ladko ki chain | मेन्स चेन, लड़कों की चेन, लडकों की चेन | chain
pendant, locket | loket, laket, pendent, paindal, lokit, locketen, pendal, pendel | पेंडेंट, लॉकेट, लाकेट, लॉकेटें, पैंडेंट, पेंडल | jewellery
pendant set, locket set | loket set | पेंडेंट सेट, लॉकेट सेट | jewellery set
couple locket, heart locket, love locket | dil wala locket, kapal locket | कपल लॉकेट, दिल वाला लॉकेट | pendant
mangalsutra, mangal sutra | mangal suthra, mangalsootra, mangal sutr, tanmaniya, mangal sutra, mangalsutr, mangalsutar, shaadi sutra, kale moti gale, kaale moti | मंगलसूत्र, मंगल सूत्र, मंगलसूत्रों, मंगलसूत्रा, तनमणिया, काले मोती | jewellery
rudraksha, rudraksha mala | rudraksh, rudraksh ki mala | रुद्राक्ष, रुद्राक्ष की माला, रुद्राक्ष माला | beaded necklace, pooja item
tulsi mala, kanthi mala | tulsi ki mala, kanthi | तुलसी माला, तुलसी की माला, कंठी | beaded necklace, pooja item
crystal mala, sphatik mala | sfatik mala, spatik mala | स्फटिक माला | beaded necklace
taweez, amulet | tabiz, taabeez, tavij | ताबीज़, तावीज़, ताबीज, तावीज | jewellery
// Ears
earring, ear ring, earing, ear rings, earrings | iyaring, iring, bunde, kundal, iyar ring, earings, kaan ke jhumke, ear ring, kaan, bali, baali, baliyan, kaan pehan, kaan jhumke, kaan ke, tops kaan, kaan latkan, baaliyan, aering, kaan ki | ईयररिंग, इयरिंग, ईयररिंग्स, बुंदे, कुंडल, দুল, கம்மல், தோடு, جھمکی, ईयर रिंग, इयररिंग्स, कान के झुमके, कान बाली, बालियां, कान के, कानों के, کان, بالی | jewellery
jhumka, jhumki, jhumkas | jhumke, jhumkon, jhumkiyan, jhumkiyon, jhumkey, jhumko, zumka, jumka, jumke, jhumkaa, jhumki, jhoomka, jhumake | झुमका, झुमके, झुमकों, झुमकी, झुमकियां, झुमकियाँ, झुमकियों, जुमका, ঝুমকা, জুমকা, ஜிமிக்கி, جھمکا, جھمکے | earring
stud earring, ear stud, studs, ear studs, ear tops | kaan ke tops, kan tops, kaan ke taps, istad, stads, ear studs, ear tops, kaan tops, stud, chipke tops, chhote tops | टॉप्स, स्टड, स्टड्स, कान के टॉप्स, ईयर टॉप्स, कान टॉप्स, टॉप्स कान | earring
hoop, hoop earring, bali, hoops | baliyan, baliyon, bala, balee, baliya, baaliyan, bali, baali, kaan ki bali, kano ki bali, kaan ki baliyan, hoop earring, gol bali, gol baali, bali gol, hup, bade gol, gol baliyan | बाली, बालियां, बालियाँ, बालियों, बाला, हूप, हूप्स, بالیاں, بالی, हूप ईयररिंग, कान की बाली, कान की बालियां, कानों की बाली, गोल बाली, बड़ी बाली | earring
chandbali, chand bali, chandbalis | chandbaliyan, chandbaliyon, chand bali, chaand bali, chandbaali | चांदबाली, चांदबालियां, चांदबालियाँ, चांदबालियों, चांद बाली | earring
drop earring, dangler, hanging earring | latkan, latkan wale earring | ड्रॉप ईयररिंग, लटकन, डैंगलर | earring
ear cuff | iar kaf, kan chain | ईयर कफ, इयर कफ | earring
sui dhaga earring | sui dhaga | सुई धागा ईयररिंग, सुई धागा | earring
ear chain, kan chain, sahara | kaan ki chain, kanoti | कान चेन, कान की चेन, सहारा | jewellery
// Nose, head, hair
nose pin, nose stud | naak ki pin, laung, nakful, keel, naak ki long, naak ki keel, naak pin, nakphool, nose stud, naak, naak laung, long naak, nath pin, naak kil, naak keel, naak pehan, naak koka, koka | नोज़ पिन, नाक की पिन, लौंग, नाक की कील, नोज पिन, नाक की लौंग, नोजपिन, नाक पिन, नकफूल, नाक लौंग, नाक की | jewellery
nose ring, nath, nathni | nathen, nathon, nathniyan, nathniyon, nathiya, nathni, nathania, nathh, natth, naak ki bali, nath, bridal nath, naak nath, dulhan nath, marathi nath, naak bali | नथ, नथनी, नथनियां, नथनियाँ, नथनियों, नोज़ रिंग, नथिया, नथुनी, नोज रिंग, नथें, नाक की बाली, नथुनियां, दुल्हन नथ | jewellery
maang tikka, mang tika, tikka | mang tikka, maang teeka, tika, maangtikka, mangtika, mang teeka, tikka, teeka, maang tika, mang tika, maathe tikka, maatha tikka, matha tika, mathe teeka, maathe ka tikka, maang patti | मांग टीका, माँग टीका, मांगटीका, टीका, मांग टिक्का, मांगटिका, टिक्का, माँगटीका, माथे का टीका | jewellery
matha patti, head chain | mathapatti, sheesh patti, sheeshphool | माथा पट्टी, माथापट्टी, शीशपट्टी | jewellery
juda pin, bun pin, hair stick | jude ki pin, jooda pin, bun pin, hair bun pin, juda, jude, joode pin, jude laga, juda saja, jooda, juda pins, jude phool, baal juda, jude pin, baal jude | जूड़ा पिन, जूड़े की पिन, हेयर स्टिक, जूडा पिन, जूडे की पिन, जूड़ा, जूडा, जूड़े | hair accessory
gajra, hair gajra | gajre, gajron, veni | गजरा, गजरे, गजरों, वेणी | hair accessory
borla | rakhdi | बोरला, रखड़ी, रखडी | maang tikka
// Hands
bangle, bangles | choodi, choodiyan, choodiyon, chudi, chudiyan, chudiyon, churi, choodiyaan, churiya, churiyan, chudiya, choodiya, bengal, bengals, bangel, chudee, kangan, haath chudi, chudi set, bengal haath, banglas, chudiyaan | चूड़ी, चूड़ियां, चूड़ियाँ, चूड़ियों, बैंगल, बैंगल्स, चूडी, चूडियां, चूडियाँ, चूडियों, চুড়ি, வளையல், چوڑی, چوڑیاں, चुड़ी, चुड़ियां, चूड़ीयां, चूड़ीयाँ, बैंगिल, चुडियां | jewellery
kangan, kada bangle, gold bangle | kangna, kangano | कंगन, कंगना, कंगनों | bangle
glass bangle | kaanch ki choodi, kanch ki chudiyan, kaanch chudi, kanch chudi, kaanch choodi, glass chudi, choodi glas, kaanch chudiyan | कांच की चूड़ी, कांच की चूड़ियां, काँच की चूड़ियाँ, कांच की चूडी, कांच की चूडियां, काँच की चूडियाँ, कांच चूड़ी | bangle
bangle set, chooda, chura, bridal chura | chuda set, chudi set, dulhan chuda | चूड़ा, चूड़ा सेट, चूड़ी सेट, दुल्हन चूड़ा, चूडा, चूडा सेट, चूडी सेट, दुल्हन चूडा | bangle
lac bangle, lakh bangle | lakh ki choodi, lakh chudi, lakh kangan, lakh bangles, laakh chudi, lakh bangle, lak chudi, lac chudi, lakh choodi | लाख की चूड़ी, लाख की चूड़ियां, लाख की चूडी, लाख की चूडियां, लाख चूड़ी, लाख कंगन | bangle
kada, kara, mens kada | kade, kadon, kadaa, kara, mens kada, haath kada, steel kada, mardana kada, loha kada, karaa, haath kadaa, sardar kada | कड़ा, कड़े, कड़ों, कडा, कडे, कडों, कड़ें, हाथ कड़ा | jewellery
bracelet | breslet, braslet, brasletes, breslait, bracelate, brasslet, bresletes, haath chain, kalai pehan, bresalet, haath ki chain, breslate | ब्रेसलेट, ब्रासलेट, ब्रेसलेट्स, हाथ चेन | jewellery
mens bracelet | ladko ka bracelet | मेन्स ब्रेसलेट | bracelet
friendship band, friendship bracelet, wrist band | frendship band, rist band | फ्रेंडशिप बैंड, रिस्ट बैंड | bracelet
magnetic bracelet, couple bracelet | chumbak bracelet | मैग्नेटिक ब्रेसलेट, कपल ब्रेसलेट | bracelet
nazar bracelet, evil eye bracelet, nazariya | najariya | नज़रिया, नज़र वाला ब्रेसलेट, नजरिया, नजर वाला ब्रेसलेट | bracelet
hathphool, hath phool, hand harness, haath panja | hathfool, hathpanja, hath panja | हाथफूल, हाथ फूल, हथफूल, हाथ पंजा | jewellery
bajuband, bajubandh, armlet, arm band | | बाजूबंद, बाज़ूबंद | jewellery
ring, finger ring, rings | anguthi, anguthiyan, anguthiyon, angoothi, mundri, challa, anguthiya, anguthee, ringen, chhalla, finger ring, ungli pehan, ungli ring, ungli anguthi, angothi, ungli | अंगूठी, अंगूठियां, अंगूठियाँ, अंगूठियों, अँगूठी, रिंग, मुंदरी, छल्ला, अंगूठीयां, छल्ले, अंगुठी, अंगूठिया, उंगली | jewellery
couple ring, engagement ring | sagai ki anguthi, kapal ring | कपल रिंग, सगाई की अंगूठी, एंगेजमेंट रिंग | ring
mens ring, gents ring | ladko ki anguthi | मेन्स रिंग, जेंट्स रिंग, लड़कों की अंगूठी, लडकों की अंगूठी | ring
adjustable ring | adjastable ring | एडजस्टेबल रिंग | ring
copper ring, tortoise ring, kachua ring | tambe ki anguthi, kachhua ring, kachua anguthi | तांबे की अंगूठी, कछुआ अंगूठी, कछुआ रिंग | ring
gemstone, gem stone | ratna, ratan, nag, pukhraj, neelam | रत्न, नग, पुखराज, नीलम | jewellery
// Waist and feet
anklet, anklets | payal, payalen, payalon, pajeb, pazeb, paayal, payel, payalein, pajeben, ankle chain, ankle bracelet, pair payal, ghungroo payal, pair chham, chham chham, pair ki payal, payaal, pair pehan, pair ghungroo, pajeb payal, pair chain | पायल, पायलें, पायलों, पाज़ेब, एंकलेट, पाजेब, पायलिया, पायलो, पाजेबें, पैर पायल, छम छम | jewellery
silver anklet | chandi ki payal | चांदी की पायल | anklet
toe ring | bichhiya, bichiya, bichhua, bichhiye, bichhiyan, bichiyan, bichuwa, bichua, bichiye, toe rings, pair anguthi, bichhuva, pair ungli, bichwa, pair ring | बिछिया, बिछुआ, बिछिये, टो रिंग, बिछियां, बिछियाँ, बिछुए, बिछिए | jewellery
waist chain, kamarband, kamar bandh, hip chain, kamarbandh | kamar patta, kandora, tagdi, kardhani, kamar bandh, kamarbandh, kamar ki chain, kamar chain, kamar band, kamarpatta, kamardhani, saree kamar | कमरबंद, कमर पट्टा, करधनी, तगड़ी, वेस्ट चेन, तगडी, कमरबंध, कमर की चेन, कमर चेन | jewellery
ghungroo, dance bells | ghungru | घुंघरू, घुँघरू | jewellery
key ring saree, challa, waist key chain, guchha | chabi ka gucha, saree guchha | चाबी का गुच्छा, साड़ी गुच्छा, साडी गुच्छा | jewellery
brooch, lapel pin, coat pin, saree brooch | broch, kot pin, saree pin, saree brooch, saree pin fancy, saari pin, brooch pin, pallu pin | ब्रोच, कोट पिन, लैपल पिन, साड़ी पिन | jewellery, accessory
body chain | bodi chain | बॉडी चेन | jewellery
bangle box, bangle stand | choodi box, chudi stand | चूड़ी बॉक्स, चूड़ी स्टैंड, बैंगल बॉक्स, चूडी बॉक्स, चूडी स्टैंड | jewellery box
jewellery making kit, bead, beads | moti, manka, manke | मोती, मनका, मनके, बीड्स
// Hair accessories
hair accessory, hair accessories | balon ka saman, hair aksesri | हेयर एक्सेसरीज़, बालों का सामान, हेयर एक्सेसरीज | accessory
hair band, headband, hairband | hear band, her band, balon ka band | हेयर बैंड, हेयरबैंड, हेडबैंड | hair accessory
clip | klip, hair clip, snap clip, baal clip, baalon klip, kilip, hair pin, baal pin, tik tak, baal klip, baalon clip, haircilp, tik tik | क्लिप, क्लिपें, बाल क्लिप, हेयर क्लिप
hair clip, hair pin, hairclip, hairpin | balon ki clip, balo ki pin, heyar klip, hair clips, baal ki clip, baalon ki pin, balon ki pin, hear clip | हेयर क्लिप, हेयर पिन, बालों की क्लिप, बालों की पिन, बाल क्लिप, हेयरक्लिप | hair accessory, clip
clutcher, claw clip, hair claw, hair clutcher | klachar, clacher, kleechar | क्लचर, हेयर क्लचर, क्लॉ क्लिप | hair clip
bobby pin, juda hair pin | bobi pin | बॉबी पिन | hair clip
tictac clip, tic tac clip, tik tak pin | tictac | टिक टैक पिन, टिक टैक क्लिप | hair clip
scrunchie, scrunchy | skranchi | स्क्रंची, स्क्रंचीज़, स्क्रंचीज | hair tie
rubber | rabar, rabad | रबर, रबड़, रबड
hair tie, rubber band, hair rubber, hair elastic | rabar band, balon ka rubber, hair rubber band, baalo ka rubber, rubberband | रबर बैंड, रबड़ बैंड, हेयर रबर, बालों का रबर, रबड बैंड, हेयर टाई, बालों की रबर | hair accessory, rubber
hair bow, hair ribbon, ribbon | riban, ribin, feeta | रिबन, हेयर बो | hair accessory
hair extension, artificial hair | nakli baal, heyar extension | हेयर एक्सटेंशन, नकली बाल | hair accessory
wig | vig, nakli baal | विग, नकली बाल | hair accessory
paranda, parandi | parande, parandon, parandiyan, parandiyon | परांदा, परांदे, परांदों, परांदी | hair accessory
donut bun, hair bun, bun maker, hair bun maker | juda maker, jooda | जूड़ा मेकर, डोनट बन, हेयर बन, जूडा मेकर, जूड़ा | hair accessory
tiara, crown, hair tiara | mukut, taj | टियारा, मुकुट, ताज, क्राउन | hair accessory
// Watches
watch, wrist watch, wristwatch, watches | ghadi, ghadiyan, ghadiyon, hath ghadi, vaach, kalai ghadi, watches, ghadiya, wach, watche, ghari, hand watch, haath ki ghadi, wrist watch, haath ghadi, hand ghadi, vach, gharri | घड़ी, घड़ियां, घड़ियों, वॉच, हाथ घड़ी, घडी, घडियां, घडियों, घड़ियाँ, हाथ की घड़ी, रिस्ट वॉच, कलाई घड़ी, घडियाँ | accessory
mens watch, gents watch, boys watch | ladko ki ghadi, gents ghadi, gents watch, analogue watch men, leather strap watch, mardana ghadi, chamde ghadi, patte ghadi, chamde patti ghadi, patti ghadi | मेन्स वॉच, जेंट्स घड़ी, लड़कों की घड़ी, जेंट्स घडी, लडकों की घडी, चमड़े घड़ी, पट्टे घड़ी | watch
ladies watch, womens watch, girls watch | ladies ghadi, ladkiyon ki ghadi | लेडीज़ वॉच, लेडीज़ घड़ी, लड़कियों की घड़ी, लेडीज वॉच, लेडीज घडी, लडकियों की घडी | watch
couple watch | kapal ghadi | कपल वॉच | watch
kids watch | bachchon ki ghadi | किड्स वॉच, बच्चों की घड़ी, बच्चों की घडी | watch
analog watch, analogue watch | sui wali ghadi | एनालॉग वॉच, सुई वाली घड़ी, सुई वाली घडी | watch
digital watch, led watch | dijital ghadi, laal light wali ghadi, sports watch | डिजिटल वॉच, डिजिटल घड़ी, एलईडी वॉच, डिजिटल घडी | watch
smart watch, smartwatch | smart ghadi, smart vaach, smart voch, call ghadi, samart watch, smartvach, smart vach, calling watch, bluetooth watch, bluetooth ghadi | स्मार्ट वॉच, स्मार्टवॉच, स्मार्ट घड़ी, स्मार्ट घडी | watch, electronics
fitness band, smart band | fitnes band, fitnes baind, kadam gin, step count, fit band, calories band, kadam | फिटनेस बैंड, स्मार्ट बैंड | smart watch, electronics
watch strap, smart watch strap | ghadi ka patta, ghadi ki belt, ghadi ki patti, watch belt, watch band | घड़ी का पट्टा, वॉच स्ट्रैप, घड़ी की बेल्ट, घडी का पट्टा, घडी की बेल्ट | accessory
watch box, watch case | ghadi ka dabba | वॉच बॉक्स
// Eyewear
sunglasses, sunglass, goggle, goggles, shades, aviator, aviators | kala chashma, dhoop ka chashma, gogal, gagal, chashma, chashme, sunglases, sun glass, dhup ka chashma, gogals, goggles, sanglas, sun glasses, cooling glass, uv glasses, goggle, dhoop chashma, kaala chashma, chasma, sunglas, gaagal, dhup chashma, san glass, aankh dhoop, dhoop aankh, gogles, aankho dhoop | सनग्लास, धूप का चश्मा, गॉगल्स, काला चश्मा, सनग्लासेस, सन ग्लास, धूप के चश्मे, गॉगल, चश्मा, आंख धूप | eyewear
eyewear, eyeglasses, eyeglass | chashma, chashme, chashmon, ainak | चश्मा, चश्मे, चश्मों, ऐनक | accessory
spectacle frame, spectacle, specs, eyeglass frame, spectacles | chashme ka frame, nazar ka chashma, spects | चश्मे का फ्रेम, नज़र का चश्मा, स्पेक्स, नजर का चश्मा | eyewear
reading glasses, reading glass | padhne ka chashma | पढ़ने का चश्मा, रीडिंग ग्लास, पढने का चश्मा | eyewear
computer glasses, blue light glasses, blue cut glasses | computer wala chashma | कंप्यूटर चश्मा, ब्लू कट चश्मा | eyewear
driving glasses, night driving glasses, night vision glasses | raat ka chashma | नाइट विज़न चश्मा, ड्राइविंग चश्मा, नाइट विजन चश्मा | eyewear
spectacle case, glasses case, specs case, sunglasses case | chashme ka dabba, chashma box | चश्मे का डिब्बा, चश्मा कवर | accessory
spectacle chain, glasses chain, specs chain | chashme ki dori | चश्मे की डोरी, चश्मे की चेन | accessory
lens cleaner, lens cloth | chashma saaf karne ka kapda | लेंस क्लीनर, चश्मा साफ करने का कपड़ा, चश्मा साफ करने का कपडा
swimming goggle, swimming goggles, swim goggles | tairne ka chashma, swiming goggle, tairaki ka chashma, swim goggles, tairne chashma, paani chashma, swimming chashma, tairaki chashma, paani aankh | स्विमिंग गॉगल्स, तैरने का चश्मा, तैरने चश्मा, स्विमिंग चश्मा | swimming gear
// Other accessories
accessory, accessories, fashion accessory | aksesri, eksesri | एक्सेसरी, एक्सेसरीज़, एक्सेसरीज
headwear | | हेडवियर | accessory
cap, caps | topi, topiyan, topiyon, kep, kaip, topee, topiya, caps, sports cap, trucker cap, p cap, dad cap, dhoop topi, dhup topi | टोपी, टोपियां, टोपियाँ, टोपियों, कैप, कैप्स, टोपीयां, धूप टोपी | headwear
baseball cap, sports cap, cricket cap, p cap | pi cap, kriket topi | बेसबॉल कैप, स्पोर्ट्स कैप, पी कैप | cap
hat, sun hat, fedora, hats | hait, bucket hat, sun hat, fisherman hat, gol topi, dhoop gol topi, haat, het, chhajja topi, jhabla topi | हैट, टोप, गोल टोपी | headwear
bucket hat | baket hat | बकेट हैट | hat
bandana, head wrap, headwrap | bandna | बंदाना, बैंडाना | headwear
belt, belts | bailt, kamar ki belt, beltein, belten, kamarpatta, mens belt, waist belt, pant belt, belt, beltt, kamar belt, pet belt, petti, kamarband | बेल्ट, बेल्टें, बैल्ट, बेल्टों, पेटी, पैंट बेल्ट | accessory
leather belt | chamde ki belt, ledar belt | लेदर बेल्ट, चमड़े की बेल्ट, चमडे की बेल्ट | belt
ladies belt, saree belt, waist belt | saree ki belt, kamar belt | लेडीज़ बेल्ट, साड़ी बेल्ट, कमर बेल्ट, लेडीज बेल्ट, साडी बेल्ट | belt
tie, necktie, neck tie | tai, nektai, neck tie, formal tie, tie set, tie gift set, taai, gale tie, gale baandh, coat gale baandh | टाई | accessory
bow tie, bowtie | bo tai, dicky bow, bo tie, titli tie, tuxedo tie, bow tai | बो टाई | tie
cufflink, cuff link | kaflink | कफलिंक, कफलिंक्स | accessory
pocket square | poket square | पॉकेट स्क्वायर | accessory
suspender, gallis, suspenders | gelis, galis | गैलिस, सस्पेंडर | accessory
handkerchief, hanky, hankie, hanki, handkerchiefs, hankies | rumal, rumalen, rumalon, roomal, rumaal, rumaalen, roomaal, rumals, hankerchief, pocket handkerchief, hankee | रूमाल, रुमाल, रूमालों, हैंकी, रूमालें, रुमालों, रूमाल सेट | accessory
face scarf, sun scarf, scooty scarf, nakab | muh bandhne, dhoop ka scarf | स्कूटी स्कार्फ, मुंह बांधने | scarf
balaclava, face mask cloth, bike mask, riding mask | muh dhakne wala | बाइक मास्क, फेस कवर | accessory, bike accessory
umbrella, umbrellas | chhata, chhate, chhaton, chhatri, chhatriyan, chhatriyon, ambrela, chata, chhatriya, chatri, umbrela, amrela, chaata, rain umbrella, chatta, chhaata, chhatta, umbrala | छाता, छाते, छातों, छतरी, छतरियां, छतरियाँ, छतरियों, अंब्रेला, छतरीयां, अम्ब्रेला, छातें | accessory
folding umbrella | fold wala chhata | फोल्डिंग छाता, फोल्डिंग छतरी | umbrella
kids umbrella | bachchon ka chhata | बच्चों का छाता, किड्स छतरी | umbrella
key chain, keychain, key ring, keyring | chabi ka challa, kichen, kee chain, chabhi ka chhalla, keechain, chabi ring, chabi ka guchha, chabi chain | कीचेन, चाबी का छल्ला, चाबी रिंग, कीचैन, चाबी चेन, चाबी का गुच्छा | accessory
id card, id card holder, lanyard | aidi card, id dori | आईडी कार्ड होल्डर, आईडी कार्ड, लैनयार्ड | stationery
badge, pin badge | baij, bilaa | बैज, बिल्ला | accessory
hand fan, folding fan, hand pankha, bamboo fan | hath ka pankha, pankhi, hath pankha, bena | हाथ का पंखा, पंखी, हाथ पंखा | accessory, decor
cigarette lighter, pocket lighter | sigret lighter | सिगरेट लाइटर | lighter, accessory
lighter, cigarette lighter | laitar, laiter | लाइटर, सिगरेट लाइटर | accessory
cigarette case | sigret box | सिगरेट केस | accessory
walking stick, walking cane | chhadi, lathi, danda | छड़ी, लाठी, वॉकिंग स्टिक, छडी | medicine and health
rakhi | rakhiyan, rakhiyon, raksha sutra | राखी, राखियां, राखियाँ, राखियों, रक्षा सूत्र | accessory
sehra, groom sehra | | सेहरा | bridal wear
varmala, jaimala | jaymala, phoolon ki mala, wedding garland | वरमाला, जयमाला, फूलों की माला | bridal wear
`;
