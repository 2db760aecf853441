/** Where a thing is worn or stands. What covers the whole body, or is a set, needs neither top nor bottom. */
export type LookPart =
  | 'whole'
  | 'top'
  | 'bottom'
  | 'feet'
  | 'bag'
  | 'jewellery'
  | 'accessory'
  | 'gear'
  | 'furnishing'
  | 'decoration'
  /** Not shown with other things, and without a look of its own. */
  | 'none';

/**
 * The kinds of things that make a look: `words | part | what they suit`. Two kinds go together where they suit the same: ethnic and western
 * dress, the office, a sport, a room. Longer names win over shorter ones. The last word of a name is the kind that texts mean ("jeans" of all cuts); a name
 * with `=` is a kind by itself.
 */
export const LOOK_KINDS = `
// Whole, or a set
kurta set, kurti set, kurta jacket set, kurta dhoti set, anarkali set, patiala suit, salwar suit, sharara set, kurta pyjama, kurta churidar | whole | ethnic
achkan, achkan set, sherwani, sherwani set | whole | wedding
jodhpuri suit, bandhgala suit, jodhpuri bandhgala suit | whole | wedding formal
saree, sari, lehenga, lehenga choli | whole | ethnic wedding
abaya | whole | ethnic
kaftan, kaftan dress, kaftan maxi dress | whole | ethnic western
dress, shirt dress, sweater dress, tee dress, t-shirt dress, coat dress, denim dress, kurti dress, maxi dress, mini dress, midi dress, tent dress, gown, jumpsuit, co-ord set | whole | western
suit, three-piece suit, two-piece suit, tuxedo | whole | formal
swim dress | whole | swimming
tracksuit | whole | running gym
yoga set | whole | yoga
// Tops
kurti, kurta, anarkali, anarkali kurta, angrakha, angrakha anarkali, nehru jacket | top | ethnic
short kurti, short kurta, high-low kurti, shirt kurta, tunic, kaftan top, kimono, kimono shrug, shrug | top | ethnic western
shirt, overshirt, denim shirt, tee, t-shirt, polo t-shirt, long tee, boxy tee, henley, henley top, sweater vest | top | western casual
satin shirt, top, crop top, halter top, lace top, party top, corset top, blouse top, blouse, babydoll top, camisole, cami, cardigan, sweater | top | western
sweatshirt, hoodie, jacket, denim jacket, trucker jacket | top | casual
formal shirt, office shirt, oxford cotton shirt, blazer, formal top | top | formal
gym t-shirt, gym tee, training tee, running top, running tank, sports t-shirt, sports tank top, sports top, sports bra, track jacket, zip hoodie | top | running gym
badminton polo, sports polo | top | badminton
// Bottoms
leggings, ankle leggings, churidar, churidar pyjama, salwar, patiala salwar, patiala, sharara, =dhoti pants, dhoti, pyjama, palazzo, veshti | bottom | ethnic
cigarette pants, cigarette pant, straight pants, slim pants, slim trousers, pants | bottom | ethnic formal western
jeggings, =harem pants | bottom | ethnic western casual
jeans, mom jeans, bell-bottom jeans, bell-bottoms, chinos | bottom | western casual
skirt, long skirt, midi skirt, denim skirt, satin skirt, wrap skirt, culottes | bottom | western
shorts, denim shorts, chino shorts, cargo shorts, cargo jeans, =cargo pants, cargo trousers, cargo joggers, capri leggings, capri | bottom | casual
trousers, flared trousers, pencil skirt | bottom | western formal
formal trousers | bottom | formal
joggers, =track pants, gym shorts, gym tights, sports tights, tights, running shorts, cycling shorts | bottom | running gym
yoga tights, =yoga pants | bottom | yoga
tennis skort | bottom | tennis
// Feet
jutti, mojari | feet | ethnic wedding
kolhapuri, kolhapuri chappal, kolhapuri flats, leather chappal | feet | ethnic
flats, flat sandals, toe-post flats, wedges, wedge sandals, block heel sandals | feet | ethnic western
heels, pumps, mules, platform sandals | feet | western wedding
ballerinas, bellies, mary jane flats, ankle boots | feet | western
sneakers, suede sneakers, court sneakers, chunky sneakers, high tops, high-tops, canvas high-tops, slip-on shoes, sandals, fisherman sandals, two-strap sandals, boots, chelsea boots, chukka boots, driving moccasins | feet | casual
loafers, slingbacks | feet | western formal
derby shoes, brogues, wingtip brogues, oxford shoes, monk strap shoes, formal shoes | feet | formal
sports shoes, running shoes, running and walking shoes | feet | running gym
// Bags, jewellery, accessories
potli, potli bag, clutch, box clutch, envelope clutch, frame purse | bag | ethnic wedding
banjara shoulder bag | bag | ethnic
jhola, jhola bag | bag | ethnic western
sling bag, saddle sling bag, satchel, hobo bag, tote, tote bag | bag | western
mini backpack | bag | casual
office tote | bag | western formal
messenger bag, laptop bag | bag | formal
jhumka, jhumki, chandbali, choker, necklace, haar, bangles, bangle, kundan | jewellery | ethnic wedding
maang tikka, nath | jewellery | wedding
mangalsutra | jewellery | ethnic
hoops, hoop earrings, studs, stud earrings, danglers, earrings, pendant, pendant chain, chain, layered chain, cuff | jewellery | ethnic western
bracelet | jewellery | western
tie, tie set, bow tie, formal belt, formal leather belt | accessory | formal
topi | accessory | ethnic
belt, leather belt, sunglasses | accessory | western casual
canvas belt, cap, baseball cap, trucker cap | accessory | casual
watch, wrist watch | accessory | western casual formal
// Sports
yoga mat, yoga block, yoga blocks | gear | yoga
dumb-bells, kettlebell, gym gloves, push-up bars, ab roller, hand grippers, gym duffel, resistance bands, resistance band, resistance loop bands | gear | gym
skipping rope, speed rope, shaker bottle, sports bottle | gear | gym running
badminton racket, badminton rackets, shuttlecocks | gear | badminton
swimming goggles | gear | swimming
cricket bat, cricket ball, tennis balls, batting pads, batting gloves, football, volleyball, basketball, carrom board, table tennis set | none |
// Homes
cushion cover, cushion covers, rug, dhurrie, throw, diwan set, sofa cover, bolster covers | furnishing | living-room
bedsheet, fitted bedsheet, quilt, razai, dohar, blanket, bed pillow, bed pillows | furnishing | bedroom
table runner, table cloth, table mats, table mat | furnishing | dining-table
vase, vases, table lamp, globe lamp, wall clock, wall mirror, framed print, wall hanging, wall plates, wall plate, leaf prints, photo frame, ginger jar vase, bud vases, ring vases | decoration | living-room
bedside lamp | decoration | bedroom
urli bowl, candle, scented candle, tealight holders | decoration | dining-table
// Without a look
curtain, curtains, towel, bath towel, hand towel, hand towels, bath mat, doormat, apron, mosquito net, gamcha | none |
umbrella, handkerchiefs, handkerchief, socks, crew socks, ankle socks, wallet, bifold wallet, card holder, muffler, beanie, bucket hat, women's wallet, trifold wallet, pouch, pouches, coin purse, laptop sleeve, travel bag, duffel, backpack, rucksack, phone sling bag, phone sling, drawstring bag, shopping bag | none |
nose pin, nose pins, toe ring, toe rings, payal, anklet, hair clip, hair clips, snap clips, hair pins, juda, midi rings, kada | none |
slippers, slides, slide, gumboots, clogs, booties, school shoes, light-up shoes, house slippers, trekking high-tops, work boots, sports sandals | none |
lungi, boxers, boxer shorts, boxer, vest, sando vest, lounge pyjama, camisoles, three-quarter pants | none |
`;

/** Occasions that suit each other, a line each. */
export const LOOK_OCCASIONS = `
wedding, wedding guest, day wedding, destination wedding, bridal, engagement, sangeet, mehendi, haldi, reception, festive, puja, navratri, eid, diwali, lohri, garba
party, evening, dinner, cocktail, new year, farewell, reception, sangeet, mehfil, work to dinner
office, formal, work, interview, work to dinner, smart casual
casual, everyday, college, travel, holiday, beach, brunch, summer, smart casual, casual friday, day wear, lounge
`;
