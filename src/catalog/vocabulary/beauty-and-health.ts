/**
 * Kinds of makeup, skin, hair, oral and body care, hygiene, medicine, supports and health devices.
 * Facts from the headings of the GST rate schedule (HSN chapters 30, 33, 34 and 90), the Google product taxonomy,
 * Hindi Wiktionary and category names seen in Indian shops (Meesho, Flipkart); what each thing is called is common usage.
 */
export const BEAUTY_AND_HEALTH: string = `
// General
beauty product, cosmetic, beauty care | saundarya, kosmetik, beauty ka saman | ब्यूटी प्रोडक्ट, कॉस्मेटिक, सौंदर्य प्रसाधन
personal care, toiletry, personal hygiene | nahane dhone | पर्सनल केयर, नहाने का सामान
makeup, make up | mekap, mekup, shringar, singar ka saman, make up ka saman, makeup ka saman, mekap ka saman, shringaar | मेकअप, मेकप, शृंगार, श्रृंगार, सिंगार, मेकअप का सामान, श्रृंगार का सामान, शृंगार का सामान | beauty product
skin care, skincare | tvacha ki dekhbhal, skin ker | स्किन केयर, त्वचा की देखभाल | beauty product
hair care, haircare | balon ki dekhbhal, hear care | हेयर केयर, बालों की देखभाल | beauty product
makeup kit, makeup set, makeup box, makeup combo | mekap kit, mekap box | मेकअप किट, मेकअप सेट, मेकअप बॉक्स | makeup
bridal makeup kit, dulhan makeup kit | dulhan mekap kit | ब्राइडल मेकअप किट | makeup kit
// Lips
lipstick, lip stick | lipistik, lipstik, lali, honth lali, lipistick, lipsteek, lipistic, lip crayon, lip colour, lip color, honth laal | लिपस्टिक, लिपिस्टिक, लाली, लिप क्रेयॉन, लिप्स्टिक, लिपस्टिकें | makeup
liquid lipstick | likwid lipstick | लिक्विड लिपस्टिक | lipstick
matte lipstick | met lipstick | मैट लिपस्टिक | lipstick
lip gloss | lip glos | लिप ग्लॉस | makeup
lip liner | lip lainar, lip pencil, lip pencils, lip crayons, lip liner, lip stick pencil, lip pensil, honth pencil, lip penchil | लिप लाइनर, लिप पेंसिल, लिप क्रेयॉन | makeup
lip balm, lip care | lip bam, hoth ki cream, lip care, chapped lips, dry lips, honth phat, honth fat, hoth phat, hoth sukh | लिप बाम, होंठ की क्रीम, होंठ फट | skin care
lip tint, lip and cheek tint | | लिप टिंट | makeup
lip oil | hoth ka tel | लिप ऑयल | skin care
// Eyes
kajal, kohl, surma, soorma | kaajal, surma kajal, kajaal, kajl, kaajal pencil, kajal stick, kajal pencil, eye kajal, aankh kajal, aankhon kajal, surma, soorma | काजल, काजलों, काजल पेंसिल, काजल स्टिक, सुरमा काजल, सुरमा, आंखों का काजल | makeup
surma | | सुरमा | makeup
eyeliner, eye liner, liner | ailainar, aai liner, ilinar, eye liner, liquid liner, ailinar, aailiner, aankh line | आईलाइनर, आई लाइनर, लाइनर | makeup
mascara | maskara, eyelash colour, lash mascara, palak, palken, palkein, paplak lamb | मस्कारा, पलकें | makeup
eyeshadow, eye shadow, eyeshadow palette | aishadow, ai shado, eye shadow, eye palette, eyeshadow kit, aaishado, aankh rang, ai shedo | आईशैडो, आई शैडो, आईशैडो पैलेट | makeup
eyebrow pencil, brow pencil, eyebrow powder | aibro pencil, bhauhon ki pencil | आईब्रो पेंसिल | makeup
false eyelash, eyelash, eyelashes, false eyelashes | nakli palak, palken | आईलैश, नकली पलकें, आईलैशेज़, आईलैशेज | makeup
eyelash curler | palak curler | आईलैश कर्लर | makeup accessory
// Face makeup
foundation, liquid foundation | faundeshan, foundeshan | फाउंडेशन | makeup
concealer | konsilar | कंसीलर | makeup
powder | paudar, pavdar | पाउडर, पावडर, தூள், গুঁড়ো
compact powder, compact face powder, face powder, compact | kompekt, muh ka powder, fes powder, face powder, pressed powder, kampekt, muh powder, chehra powder, chehre powder | कॉम्पैक्ट, कॉम्पैक्ट पाउडर, फेस पाउडर | makeup, powder
loose powder, setting powder, banana powder | luz powder | लूज़ पाउडर, लूज पाउडर | makeup
primer, face primer | praimar | प्राइमर, फेस प्राइमर | makeup
illuminator, highlighter | face highlighter, makeup highlighter, fes hailaitar | फेस हाइलाइटर, मेकअप हाइलाइटर | makeup
blush, blusher | blash, gaal ki lali | ब्लश, ब्लशर | makeup
contour, bronzer | kontur | कंटूर, ब्रॉन्ज़र, ब्रॉन्जर | makeup
bb cream, cc cream | bibi cream | बीबी क्रीम, सीसी क्रीम | makeup
setting spray, makeup fixer, makeup setting spray | mekap fiksar | मेकअप फिक्सर, सेटिंग स्प्रे | makeup
makeup remover, micellar water | mekap hatane wala | मेकअप रिमूवर, माइसेलर वाटर | skin care
makeup brush, makeup brush set | mekap brash, makeup brush set, blush brush, foundation brush, mekap brush | मेकअप ब्रश, मेकअप ब्रश सेट | makeup accessory, brush
makeup sponge, makeup puff, powder puff | bleander, mekap sponge, paf, beauty blender, makeup blender, blender sponge, foundation sponge, puff sponge, makeup puff, foundation laga | ब्यूटी ब्लेंडर, मेकअप स्पंज, पफ | makeup accessory
makeup accessory | mekap tool, makeup tool | मेकअप टूल | beauty product
glitter, body glitter | glitar, chamki | ग्लिटर, चमकी | makeup
face paint | muh ka rang | फेस पेंट | makeup
// Bindi, sindoor, mehndi
bindi, bindi packet | bindiyan, bindiyon, tikli, bindiya, bindiyaa, bindee, bindya, tikuli, tikuliyan, sticker bindi, maathe bindi, matha tikli | बिंदी, बिंदियां, बिंदियाँ, बिंदियों, बिन्दी, टिकली, बिंदिया, बिंदीया, बिन्दियां, टिकुली, टीकी | makeup
sindoor, sindur, vermilion | | सिंदूर, सिन्दूर, सिंदुर, सिन्दुर | makeup, pooja item
liquid sindoor | likwid sindoor | लिक्विड सिंदूर | sindoor
alta, mahawar | mahavar | आलता, अलता, महावर | makeup
mehndi, henna, mehendi | mehandi, mehdi, heena, mehendi, menhdi, mehndee, mahendi | मेहंदी, मेहँदी, मेंहदी, हिना, मेहंदियां, मेहन्दी | beauty product
mehndi cone, henna cone | mehandi kon, mehndi ki con, mehndi kon, mehandi cone, kone mehndi, mehndi ki kon, mehndi pack, henna cone, mehendi cone, heena cone, mehndi ka cone, haath mehndi, dulhan mehndi | मेहंदी कोन, मेंहदी कोन, मेहंदी का कोन, मेहँदी कोन, मेहंदी के कोन | mehndi
mehndi stencil, henna stencil, mehndi sticker | mehandi ka sancha, mehandi stiker | मेहंदी स्टेंसिल, मेहंदी स्टिकर | mehndi
temporary tattoo, tattoo sticker, tattoo | taitu, godna | टैटू, टैटू स्टिकर, टेंपरेरी टैटू | beauty product
// Nails
nail polish, nail paint, nail enamel, nailpolish | nakhun polish, nel polish, nel pent, nail palish, nelpolish, nail paalish, nakhun paint, nail pent, nakhun palish, nakhoon palish, nail paint, nail colour, nail enamel, nail color, nakhun rang | नेल पॉलिश, नेल पेंट, नेलपॉलिश, नाखून पॉलिश, नेलपेंट, नेल पालिश, नाखून पेंट, नाखूनी | makeup
nail remover, nail polish remover | nel polish hatane wala, rimuvar, thinner | नेल पॉलिश रिमूवर, नेल रिमूवर | beauty product
artificial nail, fake nail, press on nail, nail extension | nakli nakhun, nakli nel | नकली नाखून, आर्टिफिशियल नेल्स, फेक नेल्स | makeup
nail art, nail art kit, nail sticker | nel art | नेल आर्ट किट, नेल आर्ट, नेल स्टिकर | makeup
nail cutter, nail clipper | nel katar, nakhun katne wala, nelkatar | नेल कटर, नेलकटर, नाखून काटने वाला | grooming item
manicure kit, pedicure kit, manicure set, nail kit | menikyor kit, pedikyor, nail kit, nail care kit, nail cutter set, nail set, pedicure kit, grooming kit, nakhun saaf, nakhun kaat, nakhun set, nakhun kat, menikyor, nakhoon set | मैनीक्योर किट, पेडीक्योर किट, नाखून काट, नाखून सेट | grooming item
nail file, nail filer | nel failar | नेल फाइलर, नेल फाइल | grooming item
// Skin care
face cream | muh ki cream, fes cream, chehre ki cream | फेस क्रीम, चेहरे की क्रीम | skin cream
cream, skin cream, beauty cream | krim, krem | क्रीम, क्रीमें | skin care
fairness cream, whitening cream, skin lightening cream | gora hone, gore hone | गोरा होने, फेयरनेस क्रीम, व्हाइटनिंग क्रीम | skin cream
cold cream, winter cream | kold krim, thand ki cream | कोल्ड क्रीम | skin cream
night cream | nait cream, raat ki cream, face cream, raat cream, chehra cream, muh cream, chehre cream, fairness cream | नाइट क्रीम, रात की क्रीम, फेस क्रीम, चेहरे की क्रीम | skin cream
wrinkle cream, anti ageing cream, anti aging cream | jhurriyon ki cream | एंटी एजिंग क्रीम, झुर्रियों की क्रीम | skin cream
pimple cream, acne cream | muhase ki cream, pimpal cream, kil muhase | मुंहासे की क्रीम, पिंपल क्रीम, मुहांसे | skin cream
pigmentation cream, dark spot cream, melasma cream | jhaiyon ki cream, daag dhabbe ki cream | झाइयों की क्रीम, दाग धब्बे की क्रीम | skin cream
eye cream, under eye cream, dark circle cream | aankhon ke niche ki cream, kale ghere | अंडर आई क्रीम, डार्क सर्कल क्रीम | skin cream
foot cream, crack heel cream, heel cream | fati edi ki cream, edi ki cream, phati aidi | फटी एड़ी की क्रीम, फुट क्रीम, क्रैक क्रीम, फटी एडी की क्रीम | skin cream
hand cream | hath ki cream, hand lotion, hand moisturiser, dry hands, haath cream, haath phat, haath rukhe, haath sukh, hath cream, haath khurdure, haath mulayam, hath rukhe, haath kharab | हैंड क्रीम, हाथ की क्रीम | skin cream
moisturiser, moisturizer, moisturising cream | moischaraizar, moisturaiser, moisturising cream, winter cream, cold cream, body lotion, moisturijer, tvacha sukh, skin sukh, rukhi skin, rukhi tvacha, sardi cream, thand cream, maisturaizer | मॉइस्चराइज़र, मॉइश्चराइज़र, मॉइस्चराइजर, मॉइश्चराइजर, कोल्ड क्रीम, रूखी त्वचा | skin care
body lotion | bodi losan, losan, body losion | बॉडी लोशन, बॉडी लोसन | skin care
body butter | bodi batar, body cream, badan cream, sharir cream | बॉडी बटर | skin care
petroleum jelly, vaseline | vaisleen, vaslin, jeli | वैसलीन, पेट्रोलियम जेली | skin care
aloevera gel, aloe vera gel, aloe gel, aloevera | elovera jel, gwarpatha jel, aloe gel, aloevera gel, aloe vera, elovera, alovera gel, gwarpatha, ghritkumari, gvarpatha | एलोवेरा जेल, एलोवेरा, ग्वारपाठा, घृतकुमारी | skin care
glycerine, glycerin | glisrin | ग्लिसरीन | skin care
rose water, gulab jal, rosewater, toner | gulabjal, gulab jal, rose toner, face toner, face mist, gulab pani, gulaab jal | गुलाब जल, गुलाबजल, रोज़ वाटर, रोज वाटर | skin care
toner, face toner, face mist | tonar | टोनर, फेस टोनर, फेस मिस्ट | skin care
face serum, niacinamide | fes serum, chehre ka serum, vitamin c serum, serum for face, acne serum, daag dhabbe, muh daag, chehra daag, jhaiyan, pimple daag, chehra serum, muhase cream, muhase hata, pimple hata, chehra dane | फेस सीरम, चेहरे का सीरम, दाग धब्बे, चेहरे के दाग, मुहांसे | serum, skin care
serum | siram | सीरम | skin care
vitamin c serum | vitamin si serum | विटामिन सी सीरम | face serum
face wash, facewash, face cleanser, cleanser | fes wash, muh dhone ka, faceash, fase wash, muh dhone wala, facewosh, muh dhone, face cleanser, muh dho, chehra dho, muh saaf, chehra saaf, fesh wash | फेस वॉश, फेसवॉश, क्लींज़र, क्लींजर, फेस वाश, फेसवाश, मुंह धोने का, मुंह धोने, चेहरा धोने, मुंह धो, चेहरा धो | skin care
cleansing milk | klinzing milk | क्लींज़िंग मिल्क, क्लींजिंग मिल्क | skin care
face scrub, scrub | skrab, muh ka scrub | स्क्रब, फेस स्क्रब | skin care
body scrub | bodi skrab | बॉडी स्क्रब | skin care
mask | maask | मास्क
face pack, face mask, facial mask | fes pek, lep, muh ka lep, face mask, clay mask, muh lep, chehra lep, chehre lep | फेस पैक, फेस मास्क, लेप | skin care, mask
sheet mask | shit mask | शीट मास्क | face pack
blackhead mask, peel off mask | pil of mask | पील ऑफ मास्क | face pack
multani mitti, fuller earth, multani | fullers earth, bentonite clay, clay mask powder, multani miti, mulatani mitti, multaani | मुल्तानी मिट्टी, मुल्तानी | face pack
ubtan, ubtan powder | ubtan powder, bridal ubtan, body scrub powder, haldi ubtan, ubatan, uptan, dulhan haldi lep | उबटन, उबटन पाउडर, हल्दी उबटन | skin care
sandalwood powder, chandan powder | chandan | चंदन पाउडर, चंदन | face pack
facial kit | feshiyal kit, fecial | फेशियल किट, फेशियल | skin care
bleach cream, face bleach, bleach | blich | ब्लीच, ब्लीच क्रीम | skin care
sunscreen, sun screen, sunblock, sunscreen cream, sunscreen gel, spf | sanskrin, dhoop ki cream, sanscreen, sunskreen, sunscreen lotion, sunscreen spray, sun screen, sun cream, sun lotion, sunscreen gel, sunscreen cream, tan protection, dhoop cream, chehra kala, muh kala, dhoop chehra, tvacha jal, san krim, suncream, dhoop kala, rang sanvla, dhoop jal, dhoop kaali, dhoop tvacha, suraj kirne, dhoop se bach chehra | सनस्क्रीन, सन स्क्रीन, धूप की क्रीम, सनस्क्रीन जेल, सनस्क्रीन लोशन, धूप क्रीम, चेहरा काला, सन क्रीम | skin care
blackhead remover, pimple remover tool, blackhead remover tool | kil nikalne wala, blekhed | ब्लैकहेड रिमूवर | grooming item
nose strip | nak ki patti | नोज़ स्ट्रिप, नोज स्ट्रिप | skin care
face roller, jade roller, face massager | fes rolar, gua sha, guasha, chehre ka roller, jade roller, face massager, chehra massage, chehra roller | फेस रोलर, जेड रोलर, फेस मसाजर, गुआ शा, चेहरे का रोलर | grooming item
face steamer, vaporizer, vaporiser, steam inhaler, steam vaporizer | bhap lene wala, bhap machine, vepo, bhap lene, bhaap machine | फेस स्टीमर, भाप मशीन, वेपोराइज़र, वेपोराइजर, स्टीमर | beauty appliance, medicine and health
cotton pad, cotton ball | rui ke pad | कॉटन पैड, कॉटन बॉल | beauty product
wet wipe, face wipe, wipe | vaip, gila tissue | वेट वाइप्स, वाइप्स, फेस वाइप | personal care
// Bath and body
soap, bathing soap, bath soap | sabun, saboon, nahane ka sabun, sabuno, saabun, sabunn, sabon, nahane wala sabun, bathing soap, bath soap, soap bar, bathing bar, face soap, handmade soap, glycerine soap, bath bar, nahane sabun, sabuun, chandan sabun, haldi sabun | साबुन, साबुनों, नहाने का साबुन, साबूनों, नहाने वाला साबुन, साबून | personal care
body wash, shower gel | bodi wash, shavar jel, shower gel, bath gel, liquid soap for body, nahane gel, badan dho | बॉडी वॉश, शॉवर जेल, शावर जेल | personal care
hand wash, handwash, hand soap | hath dhone ka, hend wash | हैंड वॉश, हैंडवॉश | personal care
hand sanitizer, hand sanitiser, sanitizer, sanitiser | senitaizar | सैनिटाइज़र, सेनेटाइजर, सैनिटाइजर | personal care
loofah, bath sponge, body scrubber, bath scrubber, loofa | lufa, nahane ka jhava, nahane ki jali, nahane ka scrubber, sharir ragadne wala, bath scrubber, bath puff, body scrubber, bath sponge, luffa, nahane jhaag, badan ragad, mail nikal, mail ragad, peeth ragad | लूफा, बाथ स्पंज, बॉडी स्क्रबर, लूफ़ा, बाथ स्क्रबर | personal care, bathroom accessory
back scrubber, bath brush, silicone body brush | peeth ragadne wala, piith scrubber, bath belt | बैक स्क्रबर, बाथ ब्रश, पीठ रगड़ने वाला | loofah
foot scrubber, pumice stone | jhava, edi ragadne wala, jhanva, jhama, jhamak, jhaava, foot file | झांवा, झावा, फुट स्क्रबर, प्यूमिक स्टोन | grooming item, bathroom accessory
talcum powder, talc, body powder | talkam powder, telcum | टैल्कम पाउडर, टेलकम पाउडर | personal care, powder
cool powder, prickly heat powder | ghamori powder, thanda powder | घमौरी पाउडर, ठंडा पाउडर | talcum powder
bath salt, epsom salt | namak nahane ka | बाथ सॉल्ट, एप्सम सॉल्ट | personal care
// Fragrance
perfume, fragrance, scent, deo, deodorant | parfyum, sent, khushbu, sugandh, perfum, parfum, purfume, perfyum, scent, senti, body perfume, body spray, sentt, khushboo spray, pasina badbu, pasine badbu | परफ्यूम, पर्फ्यूम, सेंट, खुशबू, सुगंध, परफ़्यूम, सैंट, परफ्युम, डियो | personal care
deodorant, deo, body spray, deodrant | diyo, diodrent, bodi spre | डियोड्रेंट, डियो, डिओ, बॉडी स्प्रे | personal care
attar, ittar, itar | itra, itr, ittr, atar, itar, ittar, perfume oil, alcohol free perfume, attaar, khushboo tel, ittra | इत्र, अत्तर, عطر, عطرِ, আতর, அத்தர், इत्तर, अतर | perfume
body mist | bodi mist | बॉडी मिस्ट | perfume
rollon, deo rollon | rol on deo | रोलऑन, डियो रोल ऑन | deodorant
alum, fitkari, alum stone | phitkari | फिटकरी, फिटकिरी | personal care
// Hair
shampoo | saimpu, shempu, sampu, sempoo, shampu, sampoo, shaimpu, baal dhone, hair wash, hair cleanser, baal dho, sir dho, shemphu, baal dhul | शैम्पू, शैंपू, शेंपू, शैम्पु, शेम्पू, बाल धोने, बाल धो | hair care
conditioner, hair conditioner | kandishnar | कंडीशनर, हेयर कंडीशनर | hair care
hair oil | balon ka tel, baal ka tel, sir ka tel, bal ka tel, baalon ka tel, sar ka tel, hair tel, kesh tel, hair growth oil, hair fall oil, baal jhad, baal gir, baal tut, baal toot, sir tel, sar tel, champi tel, baal kamzor, baal patle, nariyal baal tel, balon tel, ganj | हेयर ऑयल, बालों का तेल, सिर का तेल, बाल का तेल, केश तेल, सर का तेल, हेयर तेल, बाल झड़, बाल गिर, बाल टूट, चंपी तेल | hair care
onion oil, onion hair oil | pyaz ka tel, pyaj tel | प्याज का तेल, प्याज़ तेल, अनियन ऑयल, प्याज तेल | hair oil
amla oil, amla hair oil | amla tel, aawle ka tel | आंवला तेल, आंवले का तेल | hair oil
castor oil | arandi ka tel | अरंडी का तेल, कैस्टर ऑयल | hair oil
almond oil, almond hair oil | badam tel, badam ka tel | बादाम तेल, बादाम का तेल | hair oil
thanda tel, cooling hair oil, cool oil | | ठंडा तेल | hair oil
hair serum, scalp serum | heyar siram, balon ka serum, scalp serum, growth serum, hair serum, hair growth serum, hair growth, regrowth serum, baal ugane, baal badh, baal lamb | हेयर सीरम, बालों का सीरम, बाल उगाने, बाल बढ़ | hair care, serum
hair mask, hair spa cream, hair spa, hair pack | heyar mask, heyar spa, hair mask powder, hair mask, baal lep, baalon lep, baal pack, baalo lep, baal mask | हेयर मास्क, हेयर स्पा, हेयर पैक, बालों का लेप | hair care, mask
hair regrowth oil, hair fall control | baal badhane, baal ugane wala, baal jhadna | बाल उगाने, बाल बढ़ाने, बाल बढाने | hair care
hair colour, hair color, hair dye | heyar kalar, dai, balon ka rang, kali mehndi, baal kala karne wala | हेयर कलर, हेयर डाई, बालों का रंग, काली मेहंदी, डाई | hair care
hair gel | heyar jel | हेयर जेल | hair care
hair wax | heyar veks | हेयर वैक्स | hair care
hair spray | heyar spre | हेयर स्प्रे | hair care
hair straightening cream, keratin cream, keratin | baal seedhe karne ki cream | केराटिन, बाल सीधे करने की क्रीम | hair care
hair fibre, hair fiber, hair concealer | baal chhupane wala | हेयर फाइबर | hair care
shikakai, reetha, amla reetha shikakai | ritha | शिकाकाई, रीठा | hair care
lice comb, lice treatment, lice shampoo | joon ki kanghi, joo marne ki, jui | जूं की कंघी, जूं मारने वाला | hair care
comb, kanghi | kanghi, kanghiyan, kanghiyon, kangha, kanghe, kanghon, komb, kanghee, kangi, kanghiya, kanga, hair comb, wooden comb, neem comb, lakdi kanghi, neem kanghi, baal sulajh | कंघी, कंघियां, कंघियाँ, कंघियों, कंघा, कंघे, कंघों, कॉम्ब, कंघीयां, कंगी, कंघा कंघी | hair care
wooden comb, neem comb | lakdi ki kanghi, neem ki kanghi | लकड़ी की कंघी, नीम की कंघी, लकडी की कंघी | comb
hair brush, hairbrush | heyar brash, balon ka brush, paddle brush, baal brush, baal suljha, hear brush | हेयर ब्रश, बालों का ब्रश | comb, brush
hair curler, curling iron, hair roller, curling rod, curler | karlar, baal ghungrale karne wala, baal ghungrale karne ki machine, baal ghungrale | हेयर कर्लर, कर्लर, हेयर रोलर, बाल घुंघराले | beauty appliance
hair straightener, straightener, hair iron | stretnar, baal seedhe karne ki machine, istretnar, baal seedhe | हेयर स्ट्रेटनर, स्ट्रेटनर, बाल सीधे करने की मशीन, बाल सीधा करने की मशीन, बाल सीधे | beauty appliance
hair dryer, hair drier, blow dryer, dryer | heyar drayar, baal sukhane, hair drayer, hair driyer, baal sukhane wala, hair drier, blow dryer, hair blower, baal sukh, baal sukha, baalon sukha, hair draiyar, geele baal, drayer | हेयर ड्रायर, बाल सुखाने, हेयर ड्रायर मशीन, बाल सुखाने वाला, बाल सुखा, गीले बाल | beauty appliance
beauty appliance | beauty mashin, grooming appliance, personal care appliance | ब्यूटी मशीन, पर्सनल केयर अप्लायंस | electronics, beauty product, machine
hair scissors, barber scissors | baal katne | बाल काटने | scissors, grooming item
hair cutting cape, salon apron, barber cape | nai ka kapda | हेयर कटिंग एप्रन | grooming item
// Shaving and hair removal
grooming item, grooming kit | gruming tool, grooming tool | ग्रूमिंग टूल, ग्रूमिंग किट | personal care
trimmer, beard trimmer, hair trimmer, hair clipper, shaver | trimar, dadhi ki machine, baal katne, dadhi banane, trimer, tirmmer, dadhi trimmer, daadhi ki machine, trimmar, beard machine, shaving machine, dadhi machine, dadhi wali machine, baal machine, beard trimmer, daadhi kaat, daadhi bana, daadhi machine, dadhi set, dadhi bana, dadhi trim, daadhi trim, baal kaat machine, dadi machine, mooch trim | ट्रिमर, दाढ़ी ट्रिमर, बाल काटने, दाढी ट्रिमर, दाढ़ी बनाने, ट्रीमर, दाढ़ी की मशीन, ट्रिम्मर, दाढ़ी वाली मशीन, शेविंग मशीन, दाढ़ी मशीन, दाढ़ी बना | beauty appliance
ladies trimmer, eyebrow trimmer, facial hair remover, face trimmer | ladies trimar, aibro trimmer, eyebrow trimmer, upper lip trimmer, face razor, facial hair remover, facial trimmer, aaibro trimmer, bhaunh bana, muh baal, chehra baal, aaibrow, uppar lip | लेडीज़ ट्रिमर, आईब्रो ट्रिमर, लेडीज ट्रिमर, आइब्रो ट्रिमर, फेस रेज़र | trimmer
nose trimmer, nose hair trimmer | naak ka trimmer | नोज़ ट्रिमर, नोज ट्रिमर | trimmer
epilator, hair remover machine | epiletar, baal hatane, flawless | एपिलेटर, बाल हटाने | beauty appliance
shaver, electric shaver | shevar | शेवर | beauty appliance
razor, shaving razor | rezar, ustra, rejar | रेज़र, उस्तरा, रेजर | grooming item
ladies razor, face razor, eyebrow razor | ladies rezar | लेडीज़ रेज़र, फेस रेज़र, आईब्रो रेज़र, लेडीज रेजर, फेस रेजर, आईब्रो रेजर | razor
razor blade, shaving blade | rezar bled, sheving bled | शेविंग ब्लेड, रेज़र ब्लेड, रेजर ब्लेड | grooming item
shaving cream, shaving foam, shaving gel | sheving krim | शेविंग क्रीम, शेविंग फोम | personal care
shaving brush | dadhi ka brush | शेविंग ब्रश | grooming item, brush
shaving kit, shaving set | sheving kit, dadhi banane | शेविंग किट | grooming item
after shave, aftershave, after shave lotion | aftar shev | आफ्टर शेव | personal care
beard oil, beard growth oil, beard care | dadhi ka tel, dadhi badhane, biyard oil | बियर्ड ऑयल, दाढ़ी का तेल, दाढी का तेल | hair care
hair remover, hair removal cream, hair removal spray, hair removing cream | baal hatane, baal safa | हेयर रिमूवल क्रीम, बाल हटाने | personal care
wax, body wax, waxing cream, wax powder, hair removal wax | veks, vaiks, waxing, veksing | वैक्स, वैक्सिंग, बॉडी वैक्स, वैक्स पाउडर | personal care
wax heater | veks hitar, wax warmer | वैक्स हीटर | beauty appliance
wax strip, waxing strip | veks patti | वैक्स स्ट्रिप, वैक्सिंग स्ट्रिप | personal care
tweezer, plucker, eyebrow plucker | chimti, plakar | ट्वीज़र, प्लकर, चिमटी, ट्वीजर | grooming item
threading thread, eyebrow thread | thrading dhaga | थ्रेडिंग धागा | grooming item
// Oral
oral care, dental care | daant ki dekhbhal | ओरल केयर, दांतों की देखभाल | personal care
toothbrush, tooth brush | tuthbrash, daant ka brush | टूथब्रश, टूथ ब्रश, दांत का ब्रश | oral care, brush
toothpaste | manjan, tuthpest, colgate, kolget, tooth paste | टूथपेस्ट, टूथ पेस्ट, मंजन, कोलगेट | oral care
tooth powder, dant manjan | manjan, lal dant manjan | दंत मंजन, मंजन, टूथ पाउडर | oral care
teeth whitening, teeth whitener | daant safed karne wala | दांत सफेद करने वाला, टीथ व्हाइटनिंग | oral care
mouthwash, mouth wash | mauth wash | माउथवॉश | oral care
mouth freshener spray, mouth spray | muh ki badbu ka spray | माउथ स्प्रे | oral care
tongue cleaner, tongue scraper | jibhi, jeebhi, jibh saaf karne wala | जीभी, टंग क्लीनर, जिभी | oral care
dental floss, floss, toothpick floss | dental flos | डेंटल फ्लॉस | oral care
electric toothbrush | bijli wala brush | इलेक्ट्रिक टूथब्रश | toothbrush
denture, denture box | nakli daant | नकली दांत | oral care
cotton bud | ear bud, earbud cotton, cotton swab, kaan saaf karne wala, kan ki rui | ईयर बड, कॉटन बड, कान साफ करने वाला | personal care
ear cleaner, ear wax remover, ear cleaning kit | kaan ka mail nikalne wala, kan kurni | ईयर क्लीनर, कान साफ करने की मशीन | personal care
// Hygiene
pad | ped | पैड
sanitary pad, period pad, pads | mc pad, nepkin, senetary pad, sanitary napkin, sanitry pad, period ke pad, period pad, sanitary pads, mahawari, periods pad, mahvari, whisper, pairiyad pad | सैनिटरी पैड, सेनेटरी पैड, नैपकिन, सेनेटरी नैपकिन, सैनेटरी पैड, पीरियड पैड, सेनेट्री पैड, पैड, माहवारी | personal care, pad
menstrual cup | masik cup, period cup, mc cup, pairiyad cup | मेंस्ट्रुअल कप, पीरियड कप | personal care
tampon | tempon | टैम्पोन | personal care
panty liner, pantyliner | penti lainar | पैंटी लाइनर | personal care
intimate wash, v wash | vi wash | इंटिमेट वॉश, वी वॉश | personal care
condom | kandom, nirodh | कंडोम, कॉन्डम, निरोध | medicine and health
lubricant gel, personal lubricant | lubricant jel | लुब्रिकेंट जेल | medicine and health
pregnancy test, pregnancy test kit | garbh janch kit, pregnency kit | प्रेगनेंसी टेस्ट किट, प्रेग्नेंसी किट | medicine and health
adult diaper | bado ka diaper, budhe logon ka daipar | एडल्ट डायपर, बड़ों का डायपर, बडों का डायपर | medicine and health
surgical mask, protective mask, n95 mask, face mask | muh ka mask | सर्जिकल मास्क, मुंह का मास्क, फेस मास्क | medicine and health, mask
surgical glove, disposable glove, latex glove | | सर्जिकल ग्लव्स, डिस्पोजेबल ग्लव्स | glove, medicine and health
// Medicine and health
medicine and health, health care, healthcare, wellness | swasthya, sehat, helth | स्वास्थ्य, सेहत, हेल्थ केयर
medicine | dawa, dawai, dawaiyan, davai, aushadhi | दवा, दवाई, दवाइयां, दवाएं, औषधि, मेडिसिन | medicine and health
ayurvedic medicine, ayurveda, herbal medicine | ayurvedic dawai, jadi booti, desi dawa | आयुर्वेदिक दवा, जड़ी बूटी, आयुर्वेदिक, जडी बूटी | medicine
homeopathic medicine, homeopathy | homiopethi dawa | होम्योपैथिक दवा, होम्योपैथी | medicine
pain oil, pain relief oil, joint pain oil | dard ka tel, jodo ke dard ka tel, malish ka tel | दर्द का तेल, जोड़ों के दर्द का तेल, जोडों के दर्द का तेल | pain relief
pain relief, pain relief cream, pain relief gel, pain relief spray | dard ki dawa, dard nivarak, dard ki cream | दर्द निवारक, दर्द की क्रीम, दर्द की दवा | medicine and health
balm, pain balm, headache balm | bam, sir dard ki bam | बाम, दर्द बाम | pain relief
pain patch, pain relief patch | dard ki patti | दर्द की पट्टी, पेन पैच | pain relief
massage oil, body oil | malish ka tel | मालिश का तेल, मसाज ऑयल | skin care
inhaler, nasal inhaler | inhelar | इनहेलर | medicine and health
antiseptic liquid, antiseptic cream, antiseptic | dettol, detol, ghav ki dawa | एंटीसेप्टिक, डेटॉल, घाव की दवा | medicine and health
itch cream, ringworm cream, antifungal cream | daad khujli ki cream, daad ki dawa, khujli ki cream | दाद खुजली की क्रीम, दाद की दवा, खुजली की क्रीम | medicine
band aid, bandaid, adhesive bandage | bendaid, chot ki patti | बैंड एड, बैंडएड, चोट की पट्टी | first aid
bandage, crepe bandage, gauze | patti, garam patti, bendej | पट्टी, गर्म पट्टी, क्रेप बैंडेज, गॉज | first aid
cotton wool, absorbent cotton, surgical cotton | rui, roi | रुई, रूई | first aid
first aid, first aid kit, first aid box | fast aid box, prathmik chikitsa | फर्स्ट एड, फर्स्ट एड किट, फर्स्ट एड बॉक्स | medicine and health
thermometer, digital thermometer | tharmamitar, bukhar napne wala | थर्मामीटर, बुखार नापने वाला | medicine and health
bp machine, blood pressure machine, blood pressure monitor | bipi machine, bp napne, bi pi machine, bp monitor | बीपी मशीन, ब्लड प्रेशर मशीन | medicine and health
glucometer, sugar test machine, glucose meter, sugar machine, sugar test kit | sugar machine, sugar napne, shugar machine | शुगर मशीन, ग्लूकोमीटर | medicine and health
test strip, sugar strip | sugar ki patti | शुगर स्ट्रिप, टेस्ट स्ट्रिप | glucometer
oximeter, pulse oximeter | oksimitar | ऑक्सीमीटर | medicine and health
nebuliser, nebulizer | nebulaizar, bhap wali machine | नेबुलाइज़र, नेबुलाइजर | medicine and health
stethoscope | aala, stethoskop | स्टेथोस्कोप, आला | medicine and health
scale | skel | स्केल
weighing scale, body weight machine, weight machine, weighing machine | vajan machine, vajan napne, taulne ki machine, tarazu, tarajoo, wazan machine, vajan kanta, wazan kanta, vazan machine | वज़न मशीन, वेट मशीन, तराजू, वजन मशीन, तौलने की मशीन | electronics, medicine and health, machine
hot water bag, hot water bottle | garam pani ki thaili, garam pani ka bag, sikai wala, hot bag, sek wala bag, water bag | गर्म पानी की थैली, हॉट वाटर बैग, सिकाई बैग | medicine and health
heating pad, electric heating pad | sikai belt, garam pad, heat belt, heating belt | हीटिंग पैड, हीटिंग बेल्ट, सिकाई बेल्ट | medicine and health
ice bag, ice pack, cold pack | barf ki thaili | आइस बैग, आइस पैक, बर्फ की थैली | medicine and health
massager, body massager, massage machine, massage gun | masajar, malish ki machine, masaj machine, massage machine, malish wali machine, massage wali machine, malish machine, dard ki machine, body massager, massage roller, wooden massager, back massager, maalish, malish lakdi, badan dard, peeth dard, kandhe dard, kamar dard, kamar massage, massaj, maalish karne, electric massager, body massage machine, massage mashin, bijli malish | मसाजर, बॉडी मसाजर, मालिश मशीन, मसाज मशीन, मालिश की मशीन, मालिश वाली मशीन, मसाज की मशीन, बदन दर्द, पीठ दर्द, कमर दर्द, इलेक्ट्रिक मसाजर | beauty appliance, medicine and health
head massager, scalp massager | sir ki malish wala | हेड मसाजर, सिर की मालिश | massager
foot massager | pair ki malish | फुट मसाजर | massager
acupressure mat, acupressure roller, acupressure board | akupresar, ekyupreshar | एक्यूप्रेशर, एक्यूप्रेशर मैट | massager
knee support, knee brace, knee sleeve, knee wrap, knee guard, knee cap | ghutne ka cap, ghutne ki belt, ni kep, ghutne ki patti, ni kaip, knee belt, knee pad, ghutne ka support, ghutno ka pad, ghutno ki patti, ghutna belt, nee cap, knee cap, knee sleeves, knee wrap, knee brace, ghutna dard, ghutne dard, ghutne belt, ghutna patti, ghutne cap, ghutne grip, ni kap, ghutna, ghutne pad, ghutna cap, ghutno dard, ghutne support, ghutna bandh | नी कैप, घुटने की बेल्ट, नी सपोर्ट, घुटने की पट्टी, घुटने का पट्टा, घुटनों की पट्टी, घुटने का कैप, घुटनों का सपोर्ट, घुटना दर्द, घुटने दर्द, घुटने बेल्ट, घुटनों दर्द | body support, gym equipment
body support, orthopaedic support, orthopedic support | haddi ki belt, saport | सपोर्ट, ऑर्थोपेडिक सपोर्ट | medicine and health
lumbar belt, back support belt, waist support, ls belt | kamar dard ki belt, kamar ki belt | कमर दर्द की बेल्ट, बैक सपोर्ट बेल्ट | body support
posture corrector | kamar seedhi karne ki belt, jhuki kamar, posture belt | पोश्चर करेक्टर, पोस्चर बेल्ट | body support
abdominal belt, waist shaper belt | pet kam karne ki belt, pet ki belt, slimming belt, tummy belt, sweat belt | पेट की बेल्ट, स्लिमिंग बेल्ट, पेट कम करने की बेल्ट, स्वेट बेल्ट | body support, gym equipment
ankle support | takhne ki belt | एंकल सपोर्ट | body support
elbow support, elbow guard | kohni support, kohni ka support | एल्बो सपोर्ट, कोहनी सपोर्ट | body support
wrist support, wrist brace | kalai ki patti | रिस्ट सपोर्ट, कलाई सपोर्ट | body support
cervical collar, neck support, neck collar | gardan ka patta, gardan ki belt | सर्वाइकल कॉलर, गर्दन का पट्टा | body support
arm sling | hath latkane | आर्म स्लिंग | body support
compression stocking, varicose vein stocking | nas ke moje | कंप्रेशन स्टॉकिंग, वैरिकोज़ स्टॉकिंग, वैरिकोज स्टॉकिंग | medicine and health
wheelchair, wheel chair | pahiye wali kursi | व्हीलचेयर, पहिए वाली कुर्सी | medicine and health
crutch | baisakhi, baisakhiyan, baisakhiyon | बैसाखी, बैसाखियां, बैसाखियाँ, बैसाखियों | medicine and health
adult walker, walker for elderly, walker stick | bujurg ka walker | वॉकर, बुज़ुर्गों का वॉकर, बुजुर्गों का वॉकर | medicine and health
pill box, medicine box, pill organiser, tablet box | dawai ka dabba, dawa box | दवा का डिब्बा, मेडिसिन बॉक्स, पिल बॉक्स, दवाई का डिब्बा | medicine and health, home storage
eye drop | aankh ki dawa, ai drop | आई ड्रॉप, आंख की दवा | medicine
eye mask, sleeping mask, sleep mask | aankh ka mask, sone ka mask | आई मास्क, आंखों का मास्क, स्लीपिंग मास्क | accessory, mask
contact lens, contact lenses | lens, kontekt lens | कॉन्टैक्ट लेंस, लेंस | eyewear
hearing aid, hearing machine, ear machine | kaan ki machine, sunne ki machine | कान की मशीन, सुनने की मशीन, हियरिंग एड | medicine and health
earplug, ear plug | kaan mein lagane wala | ईयर प्लग | medicine and health
mosquito repellent, mosquito cream, mosquito roll on, mosquito coil, mosquito liquid | machhar bhagane, machchhar cream, machhar marne wali, machhar bhagane wala, machhar agarbatti | मच्छर भगाने वाला, मच्छर क्रीम, मच्छर अगरबत्ती, मॉस्किटो कॉइल | personal care, cleaning supplies
// Nutrition
protein powder, whey protein, protein supplement, gym supplement | protin powder, prottin, whey | प्रोटीन पाउडर, व्हे प्रोटीन, प्रोटीन | supplement, gym equipment
supplement, health supplement, nutrition | saplimant, takat ki dawa | सप्लीमेंट, ताकत की दवा | medicine and health
multivitamin, vitamin | vitamin ki goli, maltivitamin, vitamin tablet | मल्टीविटामिन, विटामिन, विटामिन की गोली | supplement
weight gainer, weight gain powder, mass gainer | vajan badhane wala, mota hone, wet ganer | वज़न बढ़ाने वाला, वेट गेनर, मोटा होने, वजन बढाने वाला | supplement
weight loss, slimming tea | vajan kam karne wala, patla hone, motapa, fat burner | वज़न कम करने वाला, मोटापा कम करने वाला, वेट लॉस, वजन कम करने वाला | supplement
chyawanprash, chyavanprash | chamanprash | च्यवनप्राश | supplement, grocery
ashwagandha | asgandh, ashvagandha | अश्वगंधा | ayurvedic medicine
shilajit | silajit | शिलाजीत | ayurvedic medicine
triphala, triphala powder | trifla churan | त्रिफला, त्रिफला चूर्ण | ayurvedic medicine
churan, digestive powder | churna, pachak, hajme ki goli | चूर्ण, चूरन, पाचक, हाजमे की गोली | ayurvedic medicine
cough syrup, cough drop | khansi ki dawa, khansi ka sirap | खांसी की दवा, कफ सिरप, खांसी का सिरप | medicine
isabgol, psyllium husk | isabghol | ईसबगोल, इसबगोल | ayurvedic medicine, grocery
glucose powder, ors, electrolyte | glukoz, ors ghol, glucon d | ग्लूकोज़, ओआरएस, ग्लूकोज पाउडर, ग्लूकोज | medicine and health, drink
fish oil, cod liver oil, omega | machhli ka tel | फिश ऑयल, मछली का तेल | supplement
`;
