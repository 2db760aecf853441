/**
 * Kinds of things whose names end the names of many others, and are not kinds of their own elsewhere. What ends so belongs to them without
 * being listed (`search-rules.ts`). Common usage in Indian shops.
 */
export const GENERAL: string = `
cover, covers, casing | kavar, cuver, khol, kover, cavar | कवर, खोल, कवर्स
case | kes, kais | केस
stand | istand, staind, istaind, stend, sitand | स्टैंड, स्टैण्ड
holder, mount | holdar | होल्डर, माउंट
canister | kanister | कनिस्टर
box, carton | dabba, dibba, dabbe, dibbe, baksa, boks, dabbi, dibbi, dabbon, dibbon, peti | डिब्बा, डब्बा, डिब्बे, डब्बे, बॉक्स, बक्सा, डिब्बी, डिब्बों, डब्बों, डिब्बियां
bottle, bottles | botal, bottal, botel, bottol, botalein | बोतल, बोतलें, बॉटल
machine | mashin, masheen, machin, machine, mashine, masin | मशीन, मशीनें, मशीनों
cutter | katar | कटर
pump | pamp | पंप, पम्प
filter, purifier | filtar | फिल्टर, फ़िल्टर
cable, cord | kebal, taar | केबल, तार
lamp | laimp, lemp, lamps | लैंप, लैम्प
bulb | balb, latu | बल्ब, लट्टू
band, strap | patti, patta, baind, strep | बैंड, पट्टी, पट्टा, स्ट्रैप
gel | jel | जेल
oil | tel, teil | तेल, ऑयल
lotion | loshan | लोशन | skin care
spray | spre | स्प्रे
cleaner | klinar | क्लीनर
brush | brash, burush | ब्रश, बुरुश
sheet | chadar, chaddar, shit | चादर, शीट
towel | tauliya, toliya, tauliye, taulia, tolia, toval, tauliyon, tawel | तौलिया, तौलिये, तौलिए, तौलियों, टॉवल, टावल | furnishing
pin | pin | पिन
pot | | पॉट
guard, protector | gard | गार्ड, प्रोटेक्टर
grip, gripper | grip | ग्रिप
remover | rimuvar | रिमूवर
dispenser | dispensar | डिस्पेंसर
frame | frem | फ्रेम, फ़्रेम
statue, figurine | murti, moorti, pratima | मूर्ति, मूर्तियां, प्रतिमा
adapter, adaptor | adaptar, edaptar | एडाप्टर, अडैप्टर
wash | vosh | वॉश
cloth | kapda, kapra | कपड़ा
pipe | paip, payp | पाइप, पाईप
roller | rolar | रोलर
grinder | graindar, pisne ki machine | ग्राइंडर
steamer | stimar | स्टीमर
`;
