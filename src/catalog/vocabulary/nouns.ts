/**
 * Nouns of queries and titles that are not sold, but tell what a thing is for or shows: parts of the body and the house, food, animals.
 * A line is `English | Hindi in Latin letters | Devanagari`. Common usage; Hindi forms as in McGregor's Oxford Hindi-English Dictionary.
 */
export const NOUNS: string = `
// the body
hand, hands | haath, hath, haathon, hathon | हाथ, हाथों
foot, feet | pair, pairon, pair ka, paon, paanv | पैर, पैरों, पांव, पाँव
leg, legs | taang, tang, taangon | टांग, टांगों
ear, ears | kaan, kan, kaanon, kano | कान, कानों
nose | naak, nak | नाक
neck, throat | gala, gale, gardan, galey | गला, गले, गर्दन
hair | baal, bal, baalon, balon, balo, kesh | बाल, बालों, केश
head | sir, sar, maatha | सिर, माथा
forehead | matha, maathe, mathe | माथे
face | chehra, chehre, muh, muhn, mukh, mooh | चेहरा, चेहरे, मुंह, मुँह
eye, eyes | aankh, ankh, aankhon, ankhon, nain | आंख, आँख, आंखों, आँखों
lip, lips | honth, hoth, hont, hothon, honthon | होंठ, होंठों, होठ, होठों
tooth, teeth | daant, dant, daanton | दांत, दाँत, दांतों
nail, nails | nakhun, naakhun, nakhoon | नाखून, नाखूनों
skin | twacha, tvacha, chamdi, skin | त्वचा, स्किन
body | sharir, shareer, badan, jism | शरीर, बदन, बॉडी
back | peeth, pith, kamar peeth | पीठ
waist | kamar | कमर
knee, knees | ghutna, ghutne, ghutnon | घुटना, घुटने, घुटनों
finger, fingers | ungli, unglee, ungliyon | उंगली, उँगली, उंगलियों
wrist | kalai, kalaai | कलाई
shoulder | kandha, kandhe | कंधा, कंधे
chest | chhati, seena | छाती, सीना
beard, moustache | daadhi, dadhi, moonch, mooch, munchh, dadhi mooch | दाढ़ी, मूंछ
// the house
wall | deewar, diwar, deewaar, diwaar, divar | दीवार, दीवारों, दिवार
door | darwaza, darvaza, darwaja, darwaze, gate | दरवाजा, दरवाज़ा, दरवाजे, दरवाज़े
window | khidki, khirki, khidkiyon | खिड़की, खिड़कियों
floor | farsh, farash | फर्श, फ़र्श
roof, ceiling | chhat | छत
electricity, power | bijli, bijlee | बिजली
gas, stove gas | gais | गैस
socket | soket, board | सॉकेट
drain, pipe drain | naali, nali | नाली
dust | dhool, dhul, mitti dhool | धूल
smell, odour, odor | badbu, badboo, bu, mahak | बदबू, महक
fragrance, scented | khushboo, khushbu, khusbu, sugandh | खुशबू, ख़ुशबू, सुगंध
water | pani, paani, jal | पानी, जल
fire | aag | आग
air | hawa | हवा
rain drop | boond | बूंद
// food and drink
food, meal, lunch, dinner | khana, khaana, khane, khaane, bhojan | खाना, खाने, भोजन
tea | chai, chay | चाय
coffee | kofi, kaufi | कॉफी, कॉफ़ी
milk | doodh, dudh, dud | दूध
rice | chawal, chaval | चावल
dal, lentil | daal | दाल
roti, chapati | roti, rotiyan, chapati, phulka | रोटी, रोटियां, चपाती
idli | idli, idlis | इडली
vegetable, vegetables | sabzi, sabji, sabziyan, sabjiyon | सब्जी, सब्ज़ी, सब्जियां, सब्जियों
fruit, fruits | phal, fal, phalon | फल, फलों
egg | anda, ande | अंडा, अंडे
spice, spices | masala, masale, masalon | मसाला, मसाले, मसालों
salt | namak | नमक
ice | baraf, barf | बर्फ, बर्फ़
money, cash, coin | paisa, paise, rupaya, sikka, sikke | पैसा, पैसे, सिक्का, सिक्के
medicine, pills | dawa, dawai, davai, goli | दवा, दवाई
// animals, plants, pictures
animal, animals | janwar, jaanwar, janvar | जानवर, जानवरों
dog | kutta, kutte | कुत्ता, कुत्ते
cat | billi | बिल्ली
cow | gaay, gay, gai | गाय
horse | ghoda, ghode | घोड़ा, घोड़े, ঘোড়া, குதிரை
elephant | hathi, haathi, hathiyon | हाथी
peacock | mor, mayur | मोर
parrot | tota, tote | तोता
bird | chidiya, pakshi, panchhi | चिड़िया, पक्षी
fish | machli, machhli | मछली
butterfly | titli | तितली
lion, tiger | sher, baagh | शेर, बाघ
mosquito, mosquitoes | machhar, machchar, macchar, machharon, machchharon | मच्छर, मच्छरों
insect, insects, cockroach, ants | keeda, keede, keedon, kide, tilchatta, cheenti | कीड़े, कीड़ा, कीड़ों
rat, mouse trap | chuha, chuhe | चूहा, चूहे
flower, flowers | phool, phul, ful, phoolon, fool | फूल, फूलों
leaf, leaves | patta, patti, patte, pattiyan | पत्ता, पत्ती, पत्ते, पत्तियां
tree | ped, per | पेड़
plant, plants | paudha, paudhe, paudhon, paudha | पौधा, पौधे, पौधों
lotus | kamal | कमल
rose | gulab, gulaab, gulaab phool | गुलाब, گلاب, গোলাপ
star, stars | tara, tare, sitara, sitare | तारा, तारे, सितारे
moon | chand, chaand, chandrama | चांद, चाँद
heart | dil | दिल
god, gods, goddess, devi | bhagwan, bhagvan, devta, ishwar, mata rani, devi maa | भगवान, देवता, देवी, माता रानी, भगवती
ganesh, ganesha, ganpati | ganesh ji, ganpati, ganapati | गणेश, गणपति
krishna, kanha | kanhaiya, kanha, laddu gopal, thakur ji, gopal ji | कृष्ण, कन्हैया, ठाकुर जी, कान्हा
lakshmi | laxmi, laxmi ji | लक्ष्मी
buddha | budh, buddh | बुद्ध
shiva, mahadev | shiv, mahadev, bholenath | शिव, महादेव
// health and looks
pain | dard, darda | दर्द
pimple, pimples, acne | muhase, muhanse, pimpal, daane, dane | मुहांसे, मुंहासे, पिंपल, दाने
dandruff | rusi, roosi | रूसी, डैंड्रफ
dry | sukha, sookha, sukhi, rookha, rukhi | सूखा, सूखी, रूखा, रूखी
oily | taileey, chipchipi | तैलीय, ऑयली
fairness, glow | gorapan, nikhar, gora | गोरापन, निखार
cold, cough | khansi, jukam, sardi jukam | खांसी, जुकाम
thorn, steel ball | kanta | कांटा
video, reels, selfie, vlog | vidiyo, reel, selfi | वीडियो, रील, सेल्फी
music, songs | gaana, gana, gaane, sangeet sunna | गाना, गाने, म्यूजिक
internet, wifi | net chalana | वाईफाई
study, exam, homework | padhai, padhaai, pariksha, imtihan | पढ़ाई, परीक्षा
sport, sports | khel, khelkood, khel kud | खेलकूद, स्पोर्ट्स
// words that sound like others, or end the names of many things
part | purza, purje, hissa | पुर्जा, पुर्ज़ा, हिस्सा
key | chabi, chaabi, chabhi, chabiyan | चाबी, चाभी, चाबियां
photo, picture | foto, tasveer ki | फोटो, फ़ोटो
stick
up
tip
tail | poonch, punchh | पूंछ
hill | pahadi | पहाड़ी
camp
city | shahar, sheher | शहर
village | gaon, gaanv | गांव, गाँव
team | tim | टीम
page | panna, panne | पन्ना, पन्ने
pass
past
area
base
beat
bass
bend
call
send
dip
drama
dull
ease
fly
grace
heal
holy
lake | jheel | झील
lamb
lean
leap
loud
luck | kismat | किस्मत
mall
math, maths | ganit | गणित
mess
month, months | mahina, mahine | महीना, महीने
week, weeks | hafta, hafte | हफ्ता, हफ्ते
moss
move
mud | keechad | कीचड़
peace | shanti | शांति
pile
pine
pit
plan
pod
race
range
ray
row
sad
safe
sail
sash
sew
share
sheep | bhed | भेड़
shine | chamak | चमक
ship | jahaz, jahaj | जहाज, जहाज़
shoot
shut
sick | bimar, beemar | बीमार
silent
sip
site
still
talk
term
thank, thanks | shukriya, dhanyavad | धन्यवाद, शुक्रिया
tick
till
toss
tread
view
vine
wait
war
yell
zone
length | lambai | लंबाई
width | chaudai | चौड़ाई
height | unchai | ऊंचाई
weight | vajan, vazan, wazan | वजन, वज़न, भार
level
note
three
test
root
stem
soil
unit
tile, tiles | | टाइल
track
trick
tank | tanki | टंकी, टैंक
film
growth
loss
measure
relief
treatment
rest
roll
sensor
panel
pole
hub
rod | rod, chhad | रॉड
loan
job | naukri | नौकरी
police
army | sena | सेना
king, queen | raja, rani ka | राजा
prince, princess | rajkumar, rajkumari, pari | राजकुमार, राजकुमारी, परी
angel
cheek | gaal | गाल
eyebrow | bhaunh, bhauh | भौंह, भौंहें
stomach | pet, paet | पेट
sole, heel bone | edi, aedi, talwa | एड़ी, एडी, तलवा
active
add
bare
catch
font
four
hollow
june
less
pour
seven
shea
soon
spun
season, seasons
leak, leakage | tapak, chuna, ris
kota, doria | | कोटा
clean, cleaning | saaf, saf | साफ
trim
fit
sugar jagah
border | kinari, kinara, kinare, paar, paad, bordar | किनारी, किनारे, बॉर्डर, পাড়
tight | kasi, kasa, chipki, chipka, tait | टाइट, चिपकी
sweat | paseena
`;
