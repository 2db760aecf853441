/**
 * Electronics: phones and what belongs to them, computers, audio, cameras, batteries, wiring and electric home appliances.
 * Lamps are in home.ts, watches in jewellery-and-accessories.ts, machines for hair and health in beauty-and-health.ts, car and bike
 * electronics in sports-and-vehicles.ts.
 * Common Indian shop usage, from general knowledge; the scope follows HSN chapters 84 and 85 of the GST rate schedule and the
 * electronics and appliance branches of the Google product taxonomy.
 */
export const ELECTRONICS: string = `
// wide kinds
electronics, electronic item, gadget | elektronik, bijli ka saman, gaijet | इलेक्ट्रॉनिक्स, इलेक्ट्रॉनिक, गैजेट, गैजेट्स
phone accessory, mobile accessory, mobile accessories | mobile ka saman, phone ka saman, mobile ka samaan, fon ka saman | मोबाइल एक्सेसरीज, मोबाइल का सामान, फोन का सामान | electronics
computer accessory, laptop accessory | kampyutar ka saman | कंप्यूटर का सामान, लैपटॉप एक्सेसरीज | electronics
home appliance, appliance, electrical appliance | ghar ki machine, bijli ke upkaran | होम अप्लायंस, घरेलू उपकरण | electronics, machine
audio, audio device | gaana sunne, gaane sunne, gana sunne, music sunne | ऑडियो, गाना सुनने, गाने सुनने | electronics
electrical item, electrical goods | bijli ka saman, bijli ke saman | बिजली का सामान, इलेक्ट्रिकल | electronics

// phones
mobile phone, phone, mobile, cell phone | mobail, fon, phon, mobayal, mobil, mobael, fone, phones, mobailon | मोबाइल, फोन, फ़ोन, मोबाइल फोन, मोबाईल, मोबाइलों, फोनों, फोन सेट | electronics
smartphone, smart phone, android phone | smart fon, tach wala phone, bada phone | स्मार्टफोन, स्मार्ट फोन, टच वाला फोन | mobile phone
keypad phone, feature phone, keypad mobile | batan wala phone, chhota phone, kipaid fon | कीपैड फोन, बटन वाला फोन, कीपैड मोबाइल | mobile phone
iphone | aifon, aiphone | आईफोन, आइफोन | smartphone
tablet, tab | taiblet, taib | टैबलेट, टैब | electronics
landline phone, telephone, cordless phone | teliphon, lend line | टेलीफोन, लैंडलाइन फोन | electronics
walkie talkie | voki toki | वॉकी टॉकी | electronics
phone cover, phone case, mobile cover, mobile case, back cover, back case | fon ka cover, mobile ka kavar, baik kavar, phone ka cover, mobile ka cover, fon cover, mobail cover, mobile back cover, phone case, mobile cover, mobile case, mobail kavar, phone bacha, mobile kavar, phone kavar, back cover, fon kavar, mobile bacha | मोबाइल कवर, फोन कवर, बैक कवर, फोन केस, मोबाइल का कवर, फोन का कवर, फ़ोन कवर, मोबाइल केस | phone accessory
flip cover, flip case, wallet case | flip kavar | फ्लिप कवर | phone cover
iphone cover, iphone case | aifon ka cover | आईफोन कवर, आईफोन केस | phone cover
screen guard, tempered glass, screen protector | skrin gard, tempar glass, tufan glass, tempered, temper, skreen guard, mobile ka sheesha, phone ka sheesha, tempered glass, screen protector, temperd glass, mobile glass, display bacha, phone kaanch, screen toot, phone glass, display toot, display na, mobile sheesha, screen bacha | टेम्पर्ड ग्लास, स्क्रीन गार्ड, टेम्पर ग्लास, टेंपर्ड ग्लास, टेम्पर, टफन ग्लास, मोबाइल का शीशा | phone accessory
lens guard, camera lens protector | kaimra glass | कैमरा लेंस प्रोटेक्टर | phone accessory
charger, mobile charger, phone charger, wall charger, adapter, adaptor | charjar, chargar, charjer, carjar, charger, phone charge, mobile charge, charge kar, mobail charger, mobile charjer, tez charger, jaldi charge, phone chargar | चार्जर, मोबाइल चार्जर, चारजर, चार्जर्स, मोबाइल चार्ज, फोन चार्ज | phone accessory
fast charger, turbo charger | fast charjar, jaldi charge karne wala | फास्ट चार्जर | charger
type c charger, c type charger | taip c charger, si type charger | टाइप सी चार्जर, सी टाइप चार्जर | charger
iphone charger | aifon charger | आईफोन चार्जर | charger
charging adapter, adaptor, power adapter | charger ka adda | | charger
wireless charger | bina taar ka charger, vairles charjar | वायरलेस चार्जर | charger
data cable, charging cable, usb cable, charging wire | deta kebal, charger ki taar, charging wire, charger wire, data kebal, data wire, lead, charging cable, usb cable, charger cable, charger tar, charging taar, charging ki taar, charger taar, mobile taar, phone taar, kebal charger, charge taar, charjing taar, teen muh, teen wire | डाटा केबल, डेटा केबल, चार्जिंग केबल, यूएसबी केबल, चार्जिंग वायर, चार्जर केबल, चार्जर की तार, चार्जिंग तार, चार्जर तार | phone accessory
type c cable, c type cable | taip c kebal | टाइप सी केबल | data cable
cable protector, cable organizer | taar bachane wala | केबल प्रोटेक्टर | phone accessory
otg, otg adapter | o t g | ओटीजी | phone accessory
power bank, powerbank | pavar baink, pawar bank, battery khatam, phone battery, charge khatam, safar charge, bahar charge, phone charge bahar, pavar bank, paver bank, powar bank, mobile battery bahar, battery jaldi, bettery khatam, charge khatm | पावर बैंक, पॉवर बैंक, बैटरी खत्म | phone accessory
mobile holder, phone holder, mobile stand, phone stand, phone mount, mobile mount | mobile stend, mobile rakhne, fon stand, mobile rakhne wala, phone holder, phone mount, mobile mount, mobile stand, phone stand, mobile rakh, phone rakh, gaadi phone, bike phone, phone tika, fon holder, mobile holdar, car phone, mobile khada, phone khada, ac phone, ac jali, handle mobile, map dekh, mobile laga, phone maps, handle phone, cycle phone, hendal phone | मोबाइल स्टैंड, मोबाइल होल्डर, फोन स्टैंड, फोन होल्डर, फ़ोन होल्डर, मोबाइल रखने, मोबाइल रख | phone accessory
pop socket, finger ring holder, phone grip, ring stand | ring wala stand | पॉप सॉकेट, रिंग होल्डर | phone accessory
selfie stick | selfi stik, selfi dandi | सेल्फी स्टिक | phone accessory
tripod, tripod stand | tripod stend, teen taang wala stand, traipod, tripoad, phone tripod, video stand, video bana stand, photo khinch stand, phone tripod stand, tipod, mobile teen tang | ट्राइपॉड, ट्राइपोड स्टैंड, वीडियो स्टैंड | phone accessory, camera accessory
gimbal | | गिम्बल | camera accessory
ring light, selfie light, ringlight | ring lait, reels wali light, gol light, reel light, video light, video bana light, makeup light, reels light, video banane light, selfie light, rils light, selfi light | रिंग लाइट, सेल्फी लाइट, गोल लाइट, वीडियो लाइट | phone accessory, lighting
gaming trigger, pubg trigger, finger sleeve | gaming triggar | गेमिंग ट्रिगर, फिंगर स्लीव | phone accessory
mobile cooler, phone cooling fan | mobile thanda karne wala | मोबाइल कूलर | phone accessory
screen magnifier, mobile magnifier | mobile bada karne wala screen | स्क्रीन मैग्नीफायर | phone accessory
mobile skin, phone skin, mobile sticker | mobail stikar | मोबाइल स्किन, मोबाइल स्टिकर | phone accessory
mobile chain, phone strap, phone charm, phone lanyard | mobile ki dori | मोबाइल डोरी, फोन चार्म | phone accessory
mobile battery | mobail baitri, phone ki battery | मोबाइल बैटरी, फोन की बैटरी | phone accessory, battery
mobile display, phone screen | mobile ki screen, mobile ka display, disple, display folder, combo folder | मोबाइल डिस्प्ले, मोबाइल की स्क्रीन | phone accessory
memory card, sd card, micro sd card | memari card, chip, mamri kard | मेमोरी कार्ड, मैमोरी कार्ड, चिप | phone accessory
card reader | kard ridar | कार्ड रीडर | computer accessory
sim adapter, sim card tray, sim ejector | sim trey | सिम ट्रे | phone accessory
stylus, stylus pen, touch pen | tach pen | स्टाइलस पेन, टच पेन | phone accessory

// audio
earphone, earphones, headset, handsfree | iyarfon, earfon, hedset, leed, iyarphone, earfone, ear phone, lead wala earphone, hands free, handfree, kaan tar, gaana sun, gane sun, headfon, kaan me lag, gaane sunne, tar earphone, airphone, iarfon, call sun | ईयरफोन, इयरफोन, हेडसेट, लीड, ईयरफ़ोन, इयरफोन्स, हैंड्सफ्री, गाना सुन | audio
wired earphone, wired headphone | taar wala earphone, tar wali leed | वायर्ड ईयरफोन, तार वाला ईयरफोन | earphone
headphone, headphones | hedfon, hedphon, headfone, hed phone, headfon, over ear, hedphone, sir headphone, kaan dhak headphone, kaan dhak, bada headphone | हेडफोन, हेडफ़ोन, हैडफोन, हेडफोन्स, हैडफ़ोन | audio
bluetooth earphone, bluetooth headset, wireless earphone | blututh earphone, bina taar ka earphone | ब्लूटूथ ईयरफोन, ब्लूटूथ हेडसेट | earphone
bluetooth headphone, wireless headphone | blututh headphone | ब्लूटूथ हेडफोन, वायरलेस हेडफोन | headphone
earbuds, earbud, tws, airpods, airpod, buds, airdopes | iyarbads, bads, earpod, eyarbuds, earbud, airbuds, earpods, kaan buds, wireless earbud, earbads, bina taar earphone, ear pod, air pods, bina tar earphone, bluetooth earbud | ईयरबड्स, इयरबड्स, एयरपॉड्स, बड्स, टीडब्ल्यूएस, ईयरबड, इयरबड, एयरबड्स, बिना तार ईयरफोन | bluetooth earphone
earbuds case, airpods case, earbuds cover | bads ka cover | एयरपॉड्स केस, ईयरबड्स कवर | phone accessory
neckband | nekbaind, gale wala earphone, nek band, neckbend, gale wala bluetooth, nekband, gale earphone, gale bluetooth, gardan earphone, gale latka earphone, gale blutooth, gale latka | नेकबैंड, नेक बैंड, नेकबैंड ईयरफोन, गले ब्लूटूथ | bluetooth earphone
gaming headphone, gaming headset | geming headphone, gaming headset, game headphone, gemming headphone, game khel headphone, pubg headphone | गेमिंग हेडफोन | headphone
speaker | spikar, speekar, spiker, sipikar, speeker | स्पीकर, स्पीकर्स | audio
bluetooth speaker, wireless speaker, portable speaker | blututh spikar, blututh speaker, blutooth spikar, gaane baja, speaker bluetooth, bina taar speaker, spikar, ispikar | ब्लूटूथ स्पीकर, वायरलेस स्पीकर, गाने बजा | speaker
soundbar, sound bar | saund bar | साउंडबार, साउंड बार | speaker
home theatre | hom thiyetar, home theater | होम थिएटर | speaker
tower speaker, party speaker, dj speaker, trolley speaker | di je, dj wala speaker | डीजे स्पीकर, पार्टी स्पीकर, ट्रॉली स्पीकर | speaker
woofer, subwoofer | vufar, woofar | वूफर, सबवूफर | speaker
amplifier, amplifier board | ampli, emplifayar | एम्प्लीफायर | audio
microphone, mic | maik, mike | माइक, माइक्रोफोन | audio
collar mic, wireless mic, lavalier mic | kolar maik, youtube mic | कॉलर माइक, वायरलेस माइक | microphone
karaoke mic | karaoke maik, gaana gane | कराओके माइक | microphone
radio, fm radio, transistor | rediyo, transistar, fm radio, purana radio, redio, fm, akashvani | रेडियो, एफएम रेडियो, ट्रांजिस्टर, एफएम | audio
mp3 player, music player | em p 3, gaana sunne wala | एमपी3 प्लेयर, म्यूजिक प्लेयर | audio
aux cable, audio cable | oks kebal, aux taar | ऑक्स केबल | audio
bluetooth receiver, bluetooth adapter, bluetooth dongle | blututh dongal | ब्लूटूथ रिसीवर, ब्लूटूथ एडाप्टर | audio
megaphone, loudspeaker | bhompu, laudspikar | लाउडस्पीकर, भोंपू | audio

// computers
laptop | laiptop, leptop | लैपटॉप, लैपटाप | electronics
computer, desktop, pc | kampyutar | कंप्यूटर, कम्प्यूटर, पीसी | electronics
monitor, computer monitor | monitar | मॉनिटर | electronics
keyboard | kibord, keybord, typing board, kee board, taip kar, kiboard, computer keyboard | कीबोर्ड | computer accessory
wireless keyboard, keyboard mouse combo, keyboard and mouse | kibord maus, bina taar keyboard, bina tar keyboard, bluetooth keyboard, mechanical keyboard | कीबोर्ड माउस कॉम्बो, वायरलेस कीबोर्ड, बिना तार कीबोर्ड | keyboard
mouse, computer mouse | maus, maous, computer mouse, kampyutar maus | माउस, कंप्यूटर माउस | computer accessory
wireless mouse | bina taar ka mouse, vairles maus, bina taar mouse, bina tar mouse, bluetooth mouse | वायरलेस माउस, बिना तार माउस | mouse
gaming mouse | geming maus, game mouse, gemming mouse | गेमिंग माउस | mouse
mouse pad, mousepad | maus paid | माउस पैड | computer accessory
pen drive, pendrive, flash drive, usb drive | pendraiv | पेन ड्राइव, पेनड्राइव | computer accessory
hard disk, hard drive, ssd, external hard disk | hard disc | हार्ड डिस्क, हार्ड ड्राइव, एसएसडी | computer accessory
laptop stand, laptop cooling pad, cooling pad | laiptop stend | लैपटॉप स्टैंड, कूलिंग पैड | computer accessory
laptop charger, laptop adapter | laiptop charjar | लैपटॉप चार्जर | computer accessory
laptop skin, laptop sticker, keyboard protector | laiptop stikar | लैपटॉप स्किन, लैपटॉप स्टिकर | computer accessory
webcam, web camera | vebkaim | वेबकैम | computer accessory
usb hub, usb splitter | | यूएसबी हब | computer accessory
wifi router, router, modem, wifi dongle | vaifai, rautar, dongal | वाईफाई, राउटर, वाईफाई राउटर, डोंगल | computer accessory
lan cable, ethernet cable, hdmi cable, vga cable | lan taar | एचडीएमआई केबल, लैन केबल | computer accessory
printer | printar, chhapne ki machine | प्रिंटर | electronics
printer ink, ink cartridge | printar ki syahi, ink, toner cartridge | प्रिंटर इंक, कार्ट्रिज | computer accessory
ups | yupies | यूपीएस | computer accessory
game controller, gamepad, joystick, game pad | gem pad, joistik | गेमपैड, जॉयस्टिक, गेम कंट्रोलर | electronics
video game, gaming console, handheld game | vidiyo gem, hath wala game | वीडियो गेम, गेमिंग कंसोल | electronics, game, toy
vr, vr glasses | vi aar box, vr box, vr headset, vr goggles | वीआर बॉक्स | electronics
calculator | kailkuletar | कैलकुलेटर | electronics, stationery

// cameras, tv
camera, digital camera | kaimra, kaimara | कैमरा, कैमरे | electronics
cctv camera, security camera, wifi camera, hidden camera, spy camera | sisitivi kaimra, chhupa camera, bulb camera | सीसीटीवी कैमरा, सुरक्षा कैमरा, बल्ब कैमरा | camera
camera accessory, camera lens | lens | कैमरा लेंस | electronics
drone | dron, udne wala camera, drone camera | ड्रोन | electronics, toy
tv, television, led tv, smart tv | tivi, telivijan, television, tv set | टीवी, टेलीविजन, टी वी, स्मार्ट टीवी | electronics
remote, tv remote, remote control | rimot, tivi ka remote | रिमोट, टीवी रिमोट | electronics
ac remote | esi ka remote | एसी रिमोट | remote
dth, set top box, dish tv | setup box | सेट टॉप बॉक्स, डिश टीवी | electronics
wall mount, tv wall mount | tivi stand, tv latkane wala | टीवी वॉल माउंट | electronics
projector | projektar | प्रोजेक्टर | electronics

// batteries, wiring
battery, cell, pencil cell, aa battery, aaa battery | sel, baitri, pensil sel, ghadi ka cell, bettery, baitery, batri, pencil cell, bettry, remote cell, ghadi cell, remote battery | बैटरी, सेल, पेंसिल सेल, बैट्री, बैटरियां, सैल | electrical item
rechargeable battery, battery charger | charging wali baitri | रिचार्जेबल बैटरी | battery
extension board, extension cord, power strip, spike buster, extension, extension socket, extension cube, extension wire, multi socket, socket board, surge protector, extension box | bijli ka board, ekstenshan board, spike guard, extension cable, extention board, ekstension, ekstenshan, extension board, ekstention box, extenshan, board, multi plug board, plug board, extension lead, power strip, extension cord, extension cube, extenshan bord, multi plug, kai plug, bijli board, board switch, jyada plug, extension bod, switch board, board plug, char plug, plug laga, ek plug, bijli bod, multi socket, socket board, extention bord, multi plug cube, zyada plug, switch plug | एक्सटेंशन बोर्ड, बिजली का बोर्ड, एक्सटेंशन कॉर्ड, एक्सटेंशन, एक्सटेंशन बॉक्स, एक्सटेन्शन बोर्ड, बोर्ड, प्लग बोर्ड, स्पाइक बस्टर, एक्सटेंशन वायर, बिजली बोर्ड, ज्यादा प्लग | electrical item
multi plug, travel adapter, plug, 3 pin plug, multiplug, travel plug, two pin plug | plag, malti plag, three pin | प्लग, मल्टी प्लग | electrical item
switch, switch board, socket | suich, swich, batan, soket | स्विच, सॉकेट, स्विच बोर्ड | electrical item
electric wire, wire, cable | taar, bijli ka taar, tar, vaayar | तार, बिजली का तार, वायर, केबल | electrical item
mcb, fuse | fyuz | एमसीबी, फ्यूज | electrical item
stabilizer, voltage stabilizer | stebilaizar | स्टेबलाइजर | electrical item
inverter | invartar, inverter battery | इन्वर्टर, इनवर्टर | electrical item
solar panel | saur panel, solar plate | सोलर पैनल, सोलर प्लेट | electrical item
door bell, doorbell, calling bell | darwaze ki ghanti, dor bel, ghanti | डोर बेल, दरवाजे की घंटी, डोरबेल | electrical item
dc motor, electronic kit, circuit board, arduino kit | sarkit | सर्किट बोर्ड, डीसी मोटर | electronics
smart plug, smart switch | | स्मार्ट प्लग | electrical item
smart speaker, alexa, google home | elexa | स्मार्ट स्पीकर, अलेक्सा | speaker
smart bulb, wifi bulb | | स्मार्ट बल्ब | led bulb
digital clock, led clock | | डिजिटल क्लॉक | wall clock, electronics

// kitchen appliances
mixer grinder, mixer, mixie | miksi, mixi, miksar, mixar graindar, miksee, mixee, mixer, mixy, mixer mixi | मिक्सर, मिक्सी, मिक्सर ग्राइंडर, मिक्सी ग्राइंडर, मिक्सियां | kitchen appliance
mixer jar | mixi ka jar, mixi jar, miksi jar, mixar jar, mikser jar | मिक्सर जार, मिक्सी का जार, मिक्सी जार | kitchen appliance
mixer spare | mixi ka part, mixi ki blade, mixi ka saman, mixer part, mixer blade, mixer coupler, mixer knob, mixer gasket, mixi blade, mixi rabad, mixer rubber, mixer rabar, mixi rubber, mixer leak, miksi blade, mixi coupler, mixi gasket, mixi knob, mixer paani | मिक्सर ब्लेड, मिक्सी की ब्लेड, मिक्सी ब्लेड, मिक्सी रबर | kitchen accessory
juicer, electric juicer | jusar, jus nikalne, juicer mixer | जूसर, जूस निकालने | kitchen appliance
portable blender, blender, mini juicer, smoothie maker | blendar, chhota juicer, charging wala juicer | ब्लेंडर, पोर्टेबल जूसर, मिनी जूसर | kitchen appliance
hand blender, electric beater, egg beater machine | haath wali mixi, bitar | हैंड ब्लेंडर, बीटर मशीन | kitchen appliance
milk frother, coffee beater, coffee frother | coffee fetne wala, kofi bitar | कॉफी बीटर, मिल्क फ्रॉदर | kitchen appliance
coffee maker, coffee machine, cafetiere | kofi banane, french press, kofi bana, coffee bana, kaafi maker | कॉफी मेकर, कॉफी मशीन, कॉफी बना | kitchen appliance
electric chopper, food processor | bijli wala chopper | इलेक्ट्रिक चॉपर, फूड प्रोसेसर | kitchen appliance
wet grinder, spice grinder, masala grinder | masala pisne | मसाला पीसने | kitchen appliance
flour mill, atta chakki | aata chakki, chakki | आटा चक्की, चक्की | kitchen appliance
electric kettle | bijli ki ketli, paani garam karne ki ketli, kettle, ketal, katli, bijli wali ketli, pani ubalne, paani ubalne, bijli ketli, electric ketli, elektrik ketli, paani ubal, hostel chai | इलेक्ट्रिक केतली, बिजली की केतली, केटल, इलेक्ट्रिक केटल, केतली, पानी उबालने | kitchen appliance, kettle
multi cooker, electric cooker, rice cooker, electric pot | bijli ka cooker, chawal cooker | राइस कुकर, इलेक्ट्रिक कुकर | kitchen appliance
egg boiler, egg cooker | anda ubalne, ande ubalne wala | एग बॉयलर, अंडा उबालने | kitchen appliance
induction, induction cooktop, induction stove | indakshan, bijli ka chulha | इंडक्शन, इंडक्शन चूल्हा, इंडक्शन कुकटॉप | kitchen appliance
electric stove, coil stove, hot plate | heater chulha, hitar chulha | हीटर चूल्हा, इलेक्ट्रिक चूल्हा | kitchen appliance
microwave, oven, otg oven, microwave oven, otg | maikrovev, ovan | माइक्रोवेव, ओवन | kitchen appliance
air fryer | eyar frayar | एयर फ्रायर | kitchen appliance
toaster, pop up toaster | tostar, bread sekne wala | टोस्टर | kitchen appliance
sandwich maker, sandwich toaster, waffle maker | sendwich banane | सैंडविच मेकर | kitchen appliance
electric roti maker | roti banane | रोटी बनाने, इलेक्ट्रिक रोटी मेकर | kitchen appliance
popcorn maker | popkorn machine | पॉपकॉर्न मेकर | kitchen appliance
water purifier, ro, ro filter | aaro, paani saaf karne ki machine, aquaguard | वाटर प्यूरीफायर, आरओ | kitchen appliance
refrigerator, fridge | frij, frijj, frig, firij, fridge | फ्रिज, रेफ्रिजरेटर, फ्रीज | home appliance
chimney, exhaust fan | chimni, ekjhast, dhuan nikalne | चिमनी, एग्जॉस्ट फैन | home appliance

// other appliances
iron, iron box, electric iron, press, dry iron | istri, press, estri, pres, istari, istiri, press machine, isteri, kapde ki press, dry iron, press iron, electric iron, kapde press, kapde istri, aayran, kapde press machine, kapda press, isatri, iron press, cast iron, loha, lohe, lauh | इस्त्री, प्रेस, आयरन, इस्तरी, इस्तिरी, प्रेस मशीन, कपड़े प्रेस, लोहा, लोहे | home appliance
steam iron, garment steamer, clothes steamer | bhap wali press, stim press, garment steamer, steamer iron, kapde steam, bhaap press, bhap istri, kapde steamer, bhaap iron, kapde bhaap, silvat, kapde ki silvat, stim iron | स्टीम आयरन, गारमेंट स्टीमर, भाप प्रेस, स्टीम प्रेस, कपड़े स्टीमर | dry iron
fan | pankha, pankhe, phain, pankhon, phan, fen, pankhaa, hawa pankha | पंखा, पंखे, फैन, पंखों, पंखें | home appliance
ceiling fan | chhat ka pankha, siling fen | सीलिंग फैन, छत का पंखा | fan
table fan, pedestal fan, wall fan | tebal fan, farrata, farrata pankha | टेबल फैन, फर्राटा पंखा | fan
rechargeable fan, mini fan, portable fan, usb fan, hand fan | charging wala pankha, chhota pankha | चार्जिंग पंखा, मिनी फैन, छोटा पंखा, यूएसबी फैन | fan
neck fan | gale ka pankha | नेक फैन | rechargeable fan
cooler, air cooler, desert cooler | kular, coolar | कूलर, एयर कूलर | home appliance
mini cooler, portable cooler | chhota cooler, mini kular, mini ac | मिनी कूलर, छोटा कूलर, मिनी एसी | cooler
cooler pump, cooler grass | kular ki motor, cooler ki ghaas, khas, cooler pad | कूलर पंप, कूलर की घास, कूलर पैड | cooler
ac, air conditioner | esi, ae si | एसी, एयर कंडीशनर | home appliance
room heater, heater, blower | hitar, rum hitar, kamra garam karne wala, heatar, hiter, kamra garam | हीटर, रूम हीटर, ब्लोअर, हीटर्स | home appliance
immersion rod, water heater rod, heating rod, water rod | paani garam karne ki rod, imarshan rod | इमर्शन रॉड, पानी गर्म करने की रॉड, हीटर रॉड | home appliance
geyser, water heater | gijar, geezer, paani garam karne ki machine, paani garam, pani garam | गीजर, गीज़र, वाटर हीटर, पानी गर्म | home appliance
instant geyser, tap geyser | nal wala geyser, garam paani ka nal, instant water heater | इंस्टेंट गीजर, गर्म पानी का नल | geyser
washing machine | kapde dhone, voshing mashin | वॉशिंग मशीन, वाशिंग मशीन, कपड़े धोने | home appliance
mini washing machine, portable washing machine | chhoti washing machine | मिनी वॉशिंग मशीन | washing machine
vacuum cleaner, hand vacuum | vaikyum klinar, dhool saaf karne ki machine | वैक्यूम क्लीनर | home appliance
humidifier, aroma diffuser, diffuser | hyumidifayar, khushbu machine | ह्यूमिडिफायर, डिफ्यूजर | home appliance
air purifier | hawa saaf karne ki machine | एयर प्यूरीफायर | home appliance
insect killer, insect killer machine, mosquito killer lamp | machhar marne, kide marne | मच्छर मारने, इंसेक्ट किलर | home appliance
electric blanket, heating blanket | bijli ka kambal, garam kambal | इलेक्ट्रिक कंबल | home appliance, blanket
money counting machine, note counting machine | note ginne | नोट गिनने | electronics
key finder, smart tracker | chabi dhundne wala | | electronics
voice recorder, voice changer | awaaz record karne wala | वॉइस रिकॉर्डर | electronics
`;
