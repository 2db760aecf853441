/**
 * Materials that shoppers name: cloths, metals, wood, earth and stone, plastics, leather and natural fibres.
 * Column 4 is a wider material.
 * Common Indian usage, from general knowledge; the names are those found in Hindi dictionaries such as Hindi Wiktionary and
 * McGregor's Oxford Hindi-English Dictionary, the cloth names those of the GST rate schedule, HSN chapters 50-60.
 */
export const MATERIALS: string = `
// cloths
fabric, cloth, textile | kapda, kapde, kapdon, vastra | कपड़ा, कपड़े, कपड़ों, फैब्रिक
cotton | sooti, suti, kapas, kotan, sut | सूती, कॉटन, कपास, सूत | textile
pure cotton, 100 cotton | shuddh sooti, asli cotton | प्योर कॉटन, शुद्ध सूती | cotton
cotton blend, cotton mix, poly cotton | mix cotton | कॉटन ब्लेंड, कॉटन मिक्स | textile
organic cotton | jaivik cotton | ऑर्गेनिक कॉटन | cotton
mulmul, muslin, mul cotton | malmal, mulmul | मलमल, मुलमुल | cotton
khadi | khaadi, khaddar | खादी, खद्दर | cotton
cambric, cambric cotton | kembrik | कैम्ब्रिक | cotton
poplin | poplin | पॉपलिन | cotton
denim, jeans cloth | denim, jins ka kapda, jins kapda, jeans kapda, dainim | डेनिम, जींस कपड़ा, जींस वाली | textile
hosiery | hojari, hosiery | होजरी | textile
linen | linen, linan | लिनन, लिनेन | textile
silk | resham, reshmi, silk, silak | रेशम, सिल्क, रेशमी | textile
banarasi silk, banarasi | banarsi, banarasi resham | बनारसी, बनारसी सिल्क | silk
kanjivaram silk, kanjivaram, kanchipuram silk | kanjeevaram, kanchipuram | कांजीवरम, कांजीवरम सिल्क | silk
art silk, artificial silk, silk blend | nakli resham | आर्ट सिल्क | textile
cotton silk | koton silk, sooti resham | कॉटन सिल्क | textile
tussar silk, tussar | tasar, tusser | तसर, टसर सिल्क | silk
muga silk, muga, eri silk | | मूगा सिल्क | silk
raw silk | kacha resham | रॉ सिल्क | silk
chanderi | chanderi | चंदेरी | textile
satin | saitan, saatan | साटन, सैटिन | textile
georgette | jorjet, jarjet | जॉर्जेट, जार्जेट | textile
chiffon | shifon, shiffon | शिफॉन, शिफ़ॉन | textile
crepe | krep | क्रेप, क्रैप | textile
net, tulle, mesh fabric | jali, jaalidar, net | नेट, जाली, जालीदार | textile
organza | organja | ऑर्गेंजा, ऑर्गेन्ज़ा | textile
cork | kork | कॉर्क
sherpa, sherpa fleece | | शेरपा | textile
maheshwari, maheshwari silk | | महेश्वरी, माहेश्वरी | textile
chinon, chinnon | | चिनॉन | textile
velvet | makhmal, makhmali, velvet, velvat, velwet | मखमल, मखमली, वेलवेट | textile
rayon | reyon | रेयॉन, रेयान | textile
viscose | viskos | विस्कोस | rayon
polyester | poliester, polister | पॉलिएस्टर, पोलिस्टर | textile
nylon | nailon, naylon | नायलॉन, नाइलोन | textile
lycra, spandex, stretchable, elastane | laikra, khinchne wala, strech | लाइक्रा, स्ट्रेच, स्पैन्डेक्स | textile
acrylic wool, acrylic | ekrilik | ऐक्रेलिक | textile
wool, woollen, woolen | oon, ooni, un, unee, vulan | ऊन, ऊनी, वूलन | textile
pashmina, cashmere | pashmina, pashmeena | पश्मीना | wool
fleece | flees | फ्लीस | textile
fur, faux fur | far, phar, roye wala | फर, फ़र, रोएंदार | textile
lace, lace fabric | les, jali ka kapda | लेस | textile
brocade, jacquard | brokad, kinkhab, jekard | ब्रोकेड, जैकार्ड, किमखाब | textile
microfiber, microfibre | maikrofaibar | माइक्रोफाइबर | textile
terry cotton, terry, towelling | tauliya kapda, teri | टेरी | textile
canvas | kainvas, kirmich | कैनवास, किरमिच | textile
felt | namda | फेल्ट, नमदा | textile
flannel | falalain, flanel | फलालेन, फ्लैनल | textile
corduroy | kodroy | कॉरडरॉय | textile
chenille | shenil | शेनील | textile
glace cotton, glaced cotton | gles cotton | ग्लेस कॉटन | cotton
terracot, poly viscose, polycotton suiting | terikot | टेरीकॉट | textile
modal, bamboo fabric | modal | मोडल | textile

// leather, rubber, foam, plastic
leather, genuine leather | chamda, chamde, ledar, chamra, asli chamda | चमड़ा, चमड़े, लेदर, असली चमड़ा
faux leather, artificial leather, pu leather, leatherette, rexine | nakli chamda, reksin, pu | रेक्सीन, आर्टिफिशियल लेदर, नकली चमड़ा
suede | sued, sweid | स्वेड, सुएड | leather
rubber | rabar, rabad, rabbar | रबर, रबड़
silicone, silicon | silikon, silikan | सिलिकॉन, सिलिकोन
foam, memory foam | fom, phom | फोम, फ़ोम
eva | iva | ईवीए | foam
thermocol, polystyrene | tharmakol | थर्माकोल | plastic
plastic | plastik, pilastik | प्लास्टिक
pvc, vinyl | pivisi | पीवीसी | plastic
polypropylene, polythene, polyethylene | politheen, panni | पॉलिथीन, पॉलीथिन, पन्नी | plastic
acrylic sheet, acrylic | ekrilik | ऐक्रेलिक, एक्रिलिक | plastic
fibre, fiber, fibreglass | faibar, faiber | फाइबर, फ़ाइबर | plastic
melamine | melamain | मेलामाइन | plastic
resin, epoxy resin | rejin | रेज़िन, रेजिन

// metals
metal | dhatu, metal, dhatuon | धातु, धातुओं, मेटल
steel, stainless steel | istil, stil, steel, isteel | स्टील, स्टेनलेस स्टील, इस्पात | metal
iron, cast iron | loha, lohe, aayran, lohey | लोहा, लोहे, आयरन | metal
aluminium, aluminum | almuniyam, aluminiyam, elyuminiyam | एल्युमिनियम, एल्यूमिनियम, अल्युमिनियम | metal
hard anodised aluminium, hard anodized, anodised | | हार्ड एनोडाइज्ड | aluminium
copper | tamba, taamba, tambe, kopar | तांबा, ताँबा, तांबे, कॉपर | metal
brass | peetal, pital, braas, pittal, pithal | पीतल, ब्रास | metal
bronze, kansa | kansa, kaansa, kanse | कांसा, कांसे, ब्रॉन्ज | metal
silver | chandi, chaandi, silvar | चांदी, चाँदी, सिल्वर | metal
german silver, oxidised silver, oxidized | jarman silver, oksidaiz | जर्मन सिल्वर, ऑक्सीडाइज्ड | metal
gold | sona, sone, svarn, gold | सोना, सोने, गोल्ड, स्वर्ण | metal
gold plated, gold polish, micro plated, one gram gold | sone ka paani, sone ki polish, ek gram gold | गोल्ड प्लेटेड, सोने का पानी, वन ग्राम गोल्ड | metal
silver plated | chandi ka paani | सिल्वर प्लेटेड | metal
platinum | pletinam | प्लेटिनम | metal
alloy, zinc alloy | eloy, mishr dhatu, jasta | मिश्र धातु, एलॉय, जस्ता | metal
tin, tinplate | tin, teen | टिन, टीन | metal

// wood, earth, stone, paper, plant
wood, wooden | lakdi, lakri, lakdi ka, lakad, kaath | लकड़ी, लकड़ियां, वुड, काठ
babool wood, acacia | babul ki lakdi | बबूल | wood
sheesham wood, sheesham, rosewood | shisham | शीशम, शीशम की लकड़ी | wood
teak, teak wood, sagwan | sagwan, saagaun | सागवान, सागौन | wood
mango wood | aam ki lakdi | आम की लकड़ी | wood
neem wood | neem ki lakdi | नीम की लकड़ी, नीम | wood
sandalwood | chandan | चंदन | wood
engineered wood, mdf, plywood | plai, plaivud | प्लाईवुड, एमडीएफ | wood
bamboo | bans, baans | बांस, बाँस, बैम्बू | wood
cane, rattan, wicker, bamboo | bent, bet, baent, baans, bans | बेंत, बांस
jute | joot, sanai, patsan | जूट, पटसन, सन
coir, coconut fibre | nariyal ka resha, koyar | कॉयर, नारियल का रेशा
straw, grass, sabai grass | ghas, moonj, ghaas | घास, मूंज
paper | kagaz, kagaj, pepar | कागज, कागज़, पेपर
cardboard | gatta, gatte, daphti | गत्ता, गत्ते, दफ्ती
clay, earthen, terracotta, earthenware | mitti, mitti ka, mitti ke, terakota | मिट्टी, मिट्टी का, मिट्टी के, टेराकोटा
ceramic, porcelain, china, bone china | chini mitti, cheeni mitti, siramik | चीनी मिट्टी, सिरेमिक, बोन चाइना
glass | kanch, kaanch, sheesha, glaas, shisha, kach | कांच, काँच, शीशा, ग्लास, কাঁচ
borosilicate, borosilicate glass | borosil | बोरोसिलिकेट | glass
stone | patthar, pathar, pattharon | पत्थर, पत्थरों, स्टोन
marble | sangmarmar, marbal | संगमरमर, मार्बल | stone
pearl | moti, motiyon, motee | मोती, मोतियों, पर्ल
diamond, american diamond, cubic zirconia | heera, heere, nag, daimand, ad | हीरा, हीरे, डायमंड, अमेरिकन डायमंड
kundan | kundan, kundun, kundaan, kundhan | कुंदन, کندن
crystal | sfatik, kristal | क्रिस्टल, स्फटिक
bead, beaded | manka, manke, moti | मनका, मनके
shell, cowrie | seep, kaudi, sipi | सीप, कौड़ी
lac, lacquer | laakh, lah | लाख, लाह
wax | mom | मोम
feather | pankh | पंख
`;
