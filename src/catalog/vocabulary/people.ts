/**
 * Words for people, with the department of the shop that serves them.
 * Column 4 is one or more of men, women, boys, girls, kids, baby; the six themselves have none.
 * Common Indian usage, from general knowledge; the names are those found in Hindi dictionaries such as Hindi Wiktionary and
 * McGregor's Oxford Hindi-English Dictionary.
 */
export const PEOPLE: string = `
// the six departments
men, man, gents, gent, male, mens | mard, mardana, aadmi, purush, aadmiyon, mardon, jents, admi, aadmiyo, mardo, mard log, purushon, gents, jentz | पुरुष, मर्द, आदमी, आदमियों, मर्दाना, पुरुषों, जेंट्स, मेन, आदमियो, मर्दो, पुरुषो, जेन्ट्स
women, woman, ladies, lady, female, womens | aurat, mahila, auraton, mahilaon, stri, ledis, zanana, mahilayen, mahilayon, aurten, aurato, aurte, janani, ladis, striyon | महिला, औरत, महिलाओं, औरतों, स्त्री, लेडीज, लेडीज़, जनाना, वूमेन, महिलाएं, महिलाएँ, औरतें, लेडिज, लेडिस, महिलाओ
boys, boy, boys wear | ladka, ladke, ladkon, ladko, chhora, ladkey, larke, larka, larkon, ladako, ladkaa, chhore, lad | लड़का, लड़के, लड़कों, बॉयज, बॉय, लड़को, बालकों, लडके, लडका, लडकों, छोरे
girls, girl, girls wear | ladki, ladkiyan, ladkiyon, kanya, balika, chhori, larki, larkiyan, ladkiya, ladkiyaan, bachchiyan, bacchi, bachiyon, ladkio, ladkiyo, bachchi, bachi, bacchiyon, gudiya, bachhi, ladkee, chhoti bachi | लड़की, लड़कियां, लड़कियों, लड़कियाँ, कन्या, गर्ल्स, गर्ल, लड़कीयों, बच्चियां, बच्चियों, लडकी, लडकियों, लडकियां, बालिका, बच्ची, गुड़िया, लड़कियो
kids, kid, child, children, childrens | bachcha, bachche, bachchon, bachcho, bache, baccho, kids, bachhe, bachhon, bachho, bacchon, bachchey, baache, bacche, bacha, baccha, chhote bachche | बच्चा, बच्चे, बच्चों, बालक, किड्स, बच्चो, बच्चें, छोटे बच्चों
baby, infant, babies | shishu, chhota bachcha, chhote bachche, munna, bebi, nanha | शिशु, बेबी, छोटा बच्चा, छोटे बच्चे, मुन्ना, नन्हा

// wide
unisex, for all | sabke liye, ladka ladki dono | सबके लिए, यूनिसेक्स | men, women
couple, husband and wife | jodi, pati patni, jode, miya biwi, kapal, husband wife, jodo | जोड़ी, कपल, पति पत्नी, मियां बीवी, कपल्स, जोड़ों | men, women
parents, mom and dad, parent | maa baap, mata pita, mummy papa, maa papa | माता पिता, मां बाप, मम्मी पापा, माँ बाप | men, women
family | parivar, pariwar, gharwale, femili | परिवार, फैमिली, घरवाले | men, women, kids
elderly, old people, senior citizen | bujurg, buzurg, budhe, bude log, budho, buzurgon, boodhe, bujurgo, boode | बुजुर्ग, बुज़ुर्ग, बूढ़े, बुजुर्गों, बूढ़ों, बुज़ुर्गों, वृद्ध, बुढ़े | men, women
old man | budha, buddha aadmi | बूढ़ा, बूढ़ा आदमी | men
old woman, old lady | budhiya, budhi aurat | बुढ़िया, बूढ़ी औरत | women
adult, grown up | bade, bado ke liye, vayask | बड़े, बड़ों, वयस्क | men, women
friend | dost, doston, yaar, mitra, saheli, frend, sahelee, saheliyan, saheliyon, dosto, friends | दोस्त, दोस्तों, मित्र, सहेली, यार, सहेलियां, सहेलियों, फ्रेंड, मित्रों | men, women
guest | mehman, atithi, mehmanon | मेहमान, मेहमानों, अतिथि | men, women
teacher | teachar, adhyapak, guru ji, shikshak, master ji, madam, tichar, teecher, shikshika, adhyapika | टीचर, शिक्षक, अध्यापक, गुरु, शिक्षिका, अध्यापिका, टीचर्स | men, women
doctor, nurse | daktar, nars | डॉक्टर, नर्स | men, women
boss, colleague | bos, sathi | बॉस | men, women
neighbour, neighbor | padosi | पड़ोसी | men, women
maid, house help, servant | naukrani, kaam wali bai, bai ji, kamwali, kaamwali bai | कामवाली, नौकरानी | women
student | chhatra, vidyarthi, padhne wale | छात्र, विद्यार्थी, स्टूडेंट | men, women

// family: women
wife | patni, biwi, bivi, gharwali, begum, biwiyan, bibi, beevi, wify, pattni, dharmpatni, wifey, missus, bibiji | पत्नी, बीवी, बीबी, घरवाली, बेगम, पत्नियों, बीवियों, धर्मपत्नी | women
mother, mom, mum, mummy | maa, mummy, mata, ammi, mammi, aai, maata ji, mataji, mumma, maa ji, amma, mata ji, mumi, mummi | मां, माँ, मम्मी, माता, अम्मी, माताजी, मम्मा, मम्मीजी, अम्मा, माता जी | women
sister | behen, bahan, bahen, didi, behan, behno, bahne, behne, bahin, behenon, sis, bahnon, behna | बहन, बहनों, दीदी, सिस्टर, बहनें, बहिन, दीदियों, बहना | women, girls
daughter | beti, betiyan, bitiya, putri, betiyon, bitiyaa, betiyaan, beteeyon, putriyan | बेटी, बेटियां, बेटियों, बिटिया, पुत्री, बेटियाँ, बिटियां | girls, women
grandmother, grandma, granny | dadi, nani, daadi, naani, dadi maa, nani maa, dadiji, naniji | दादी, नानी, दादी मां, नानी मां, दादी माँ, नानी माँ | women
aunt, aunty, auntie | mausi, chachi, bua, mami, buaa, kaki, maasi, chachiji, mamiji, buaji, mausiji, chachi ji, bua ji, maami | मौसी, चाची, बुआ, मामी, आंटी, ताई, चाचीजी, बुआजी, मौसीजी | women
mother in law | saas, sasu maa, saasu, sasu, saasuma, saasu ji | सास, सासू मां, सासु, सासु मां, सासू माँ | women
sister in law | bhabhi, nanad, saali, devrani, jethani, bhabi | भाभी, ननद, साली, देवरानी, जेठानी | women
daughter in law | bahu, bahurani | बहू, बहू रानी | women
girlfriend | garlfrend, premika, gf | गर्लफ्रेंड, प्रेमिका | women
fiancee, fiance | mangetar | मंगेतर | men, women
bride | dulhan, bahu, vadhu, braid, dulhaniya, dulhann, dulhane, dulhano | दुल्हन, वधू, ब्राइड, दुल्हनिया, दुल्हनें, दुल्हनों | women
bridesmaid, bride sister | dulhan ki saheli, dulhan ki behen | दुल्हन की सहेली | women
housewife, homemaker | grihini, gharelu mahila | गृहिणी, हाउसवाइफ | women
pregnant woman, pregnant, maternity, expecting mother | garbhvati, preganent, garbhavati mahila | गर्भवती, प्रेगनेंट, मैटरनिटी | women
new mother, nursing mother, feeding mother | doodh pilane wali maa, jachcha | दूध पिलाने वाली मां, जच्चा | women
young woman, college girl | yuvati, college ki ladki, jawan ladki | युवती, कॉलेज की लड़की | women
granddaughter | poti, naatin, dohti | पोती, नातिन | girls
niece | bhatiji, bhanji | भतीजी, भांजी | girls

// family: men
husband, hubby | pati, gharwala, shauhar, miya, pati dev, patidev, shohar, hasband, pati ji, patiji, mister | पति, शौहर, घरवाला, हसबैंड, पतिदेव, पतिजी | men
father, dad, papa, daddy | pita, baap, papa, pitaji, abba, babuji, bapu, papaji, pitah, abbu, bauji, pappa, papa ji, daddy ji, abba ji | पिता, पापा, बाप, पिताजी, अब्बा, बाबूजी, पापाजी, अब्बू, बाउजी, बाबा, पप्पा | men
brother | bhai, bhaiya, bhaiyo, bhaia, bhaiyya, bhayya, bhaiyon, bro | भाई, भैया, भाइयों, ब्रदर, भइया, भाईयों, भाइ, भैय्या | men, boys
son | beta, bete, putra, betu, beton, beto, betey, laadla, putr | बेटा, बेटे, बेटों, पुत्र, बेटो, लाडला | boys, men
grandfather, grandpa | dada, nana, dada ji, nana ji, daadaji, dadaji, nanaji, dadu, nanu | दादा, नाना, दादाजी, नानाजी, दादू, नानू, दादा जी, नाना जी | men
uncle | chacha, mama, fufa, mausa, ankal, tau, kaka, foofa, chachaji, mamaji, taauji, chacha ji, mama ji, fufaji, mausaji, tauji | चाचा, मामा, फूफा, मौसा, अंकल, ताऊ, चाचाजी, मामाजी, ताऊजी | men
father in law | sasur, sasur ji, sasurji | ससुर, ससुर जी, ससुरजी | men
brother in law | jija, sala, devar, jeth, saala, jiju, behnoi, jijaji, jija ji, saale, devarji, jeeju, jeejaji, sala ji | जीजा, साला, देवर, जेठ, बहनोई, जीजाजी, जीजा जी, देवर जी | men
son in law | damad, jamai | दामाद, जमाई | men
boyfriend | boyfrend, premi, bf | बॉयफ्रेंड, प्रेमी | men
groom, bridegroom | dulha, dulhe, grum, dulhaa, dulhey, dulho, dulhe raja | दूल्हा, दूल्हे, वर, ग्रूम, दूल्हों, दूल्हे राजा | men
young man, youth | yuvak, jawan ladka, naujawan, yuva | युवक, नौजवान, युवा | men
grandson | pota, naati, dohta | पोता, नाती | boys
nephew | bhatija, bhanja | भतीजा, भांजा | boys
farmer, worker, labourer | kisan, majdoor, mazdoor | किसान, मजदूर, मज़दूर | men
driver | draivar | ड्राइवर | men
priest, pandit | pujari, pandit ji | पंडित, पुजारी | men

// children by age
newborn, new born, newborn baby | navjat, naya janma bachcha, nyu born, navjaat, naujat, navjaat shishu, newborn baby | नवजात, न्यू बॉर्न, नवजात शिशु, नवजात बच्चा, नवजात बच्चे, न्यूबॉर्न | baby
toddler | chalne wala bachcha, nanha bachcha | नन्हा बच्चा, टॉडलर | baby, kids
baby boy | bachcha ladka, bebi boy, munna | बेबी बॉय, मुन्ना | baby, boys
baby girl, little girl | chhoti bachchi, bachchi, gudiya, munni, bebi garl | बेबी गर्ल, बच्ची, छोटी बच्ची, मुन्नी | baby, girls
little boy, small boy | chhota ladka | छोटा लड़का | boys
teenager, teen, teenage | kishor, jawan bachche, tinejar | किशोर, टीनएजर | boys, girls
teenage girl | kishori | किशोरी | girls, women
teenage boy | kishor ladka | किशोर लड़का | boys, men
school child, school kid, school children | school ke bachche, school jane wale bachche | स्कूल के बच्चे, स्कूली बच्चे | kids, boys, girls
twin, twins | judwa, judwa bachche | जुड़वा, जुड़वां | baby, kids
`;
