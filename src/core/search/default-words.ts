/** Words that mean the same, or belong to a wider one. `catalog/search.json` adds to them. */
export interface SearchWords {
  /** Each is found with all others of its group. */
  readonly same: readonly (readonly string[])[];
  /** What is found with a wider word: "footwear" finds shoes. */
  readonly wider: Readonly<Record<string, readonly string[]>>;
  /** One thing that is also written as two words: "dumb bell" is no bell. */
  readonly compounds: readonly string[];
  /** Two words that are typed as one, too: "yoga mat". */
  readonly phrases: readonly string[];
}

const list = (text: string): string[] => text.split(',').map((word) => word.trim());
const groups = (text: string): string[][] => text.trim().split('\n').map(list);

/** What shops in India sell, in English, Hindi and Hindi in Latin letters. */
export const DEFAULT_WORDS: SearchWords = {
  same: groups(`
    saree, sadi, saadi, sarhi
    kameez, shirt, कमीज़
    trousers, pant, patloon
    pyjama, pajama
    tshirt, tee
    vest, baniyan, banyan, बनियान
    sweater, jumper, pullover
    handkerchief, rumal, रूमाल
    socks, moja, moze, मोज़े
    cap, topi, टोपी
    gloves, dastane, दस्ताने
    sunglasses, goggles, chashma, चश्मा
    watch, clock, ghadi, घड़ी
    wallet, purse, batua, बटुआ, पर्स
    umbrella, chhata, chhatri, छाता
    belt, patta
    petticoat, saya
    panty, underwear, kachha
    innerwear, undergarment
    nighty, nightgown, nightdress
    shoe, joota, joote, जूता
    slipper, chappal, flip flop, चप्पल
    jutti, mojari, mojdi, मोजड़ी
    toy, khilona, खिलौना
    doll, gudiya, गुड़िया
    school bag, basta, बस्ता
    bag, thaila, थैला
    jewellery, jewelry, zevar, gehne
    earring, bali, jhumka, झुमका
    bangle, choodi, kangan, चूड़ी, कंगन
    necklace, haar, हार
    ring, anguthi, अंगूठी
    nose pin, nath, nathni, नथ
    toe ring, bichiya, बिछिया
    anklet, payal, pajeb, पायल
    hair clip, clutcher
    soap, sabun, साबुन
    perfume, attar, itra, scent
    comb, kanghi, कंघी
    henna, mehndi, मेहंदी
    nail paint, nail polish, nailpolish
    lotion, cream
    beard, dadhi, दाढ़ी
    hair, baal, बाल
    oil, tel, तेल
    towel, tauliya, तौलिया
    bedsheet, bed sheet, chadar, chaddar, चादर
    blanket, kambal, कंबल
    quilt, razai, comforter, रज़ाई
    pillow, takiya, तकिया
    curtain, parda, पर्दा
    mosquito net, machhardani, मच्छरदानी
    rug, carpet, dari, dhurrie, दरी
    mat, chatai, चटाई
    doormat, paydan, पायदान
    sofa, couch
    mirror, sheesha, aaina, शीशा
    vase, guldasta, flower pot
    candle, mombatti, मोमबत्ती
    diya, deepak, दीया
    lamp, light, batti
    idol, murti, मूर्ति
    broom, jhadu, झाड़ू
    mop, pocha, पोछा
    bucket, balti, बाल्टी
    dustbin, trash can, kooda dan
    garbage, kachra, dustbin
    rope, rassi, रस्सी
    glass, gilas, गिलास
    plate, thali, थाली
    spoon, chammach, चम्मच
    bowl, katori, कटोरी
    bottle, botal, बोतल
    box, dabba, डिब्बा
    lunch box, tiffin, टिफ़िन
    spice, masala
    knife, chaku, चाकू
    stove, chulha
    kadhai, karahi, wok, कड़ाही
    pot, matka
    ball, gend, गेंद
    bat, balla, बल्ला
    skipping rope, jump rope
    racket, racquet
    iron, istri, इस्त्री
    kettle, ketli
    charger, adapter
    phone, mobile, मोबाइल
    case, cover
    earphone, headphone, earbud
    torch, flashlight
    fan, pankha, पंखा
    bike, motorcycle, motorbike
    scooter, scooty
    car, gaadi, गाड़ी
    string lights, fairy lights
    wall, deewar, दीवार
    wood, wooden, lakdi, लकड़ी
    leather, chamda, चमड़ा
    copper, tamba, ताँबा
    brass, pital, पीतल
    steel, stainless
    clay, mitti, terracotta, मिट्टी
    silk, resham, रेशम
    cotton, suti, सूती
    wool, woollen, ooni, ऊनी
    red, lal, laal, लाल
    blue, neela, neeli, नीला, नीली
    green, hara, hari, हरा, हरी
    yellow, peela, peeli, पीला, पीली
    white, safed, सफ़ेद
    black, kala, kali, काला, काली
    pink, gulabi, गुलाबी
    gold, golden, sunehra, सुनहरा
    silver, chandi, चाँदी
    brown, bhura, भूरा
    orange, narangi, नारंगी
    purple, baingani, बैंगनी
    grey, gray
    bridal, bride, dulhan, दुल्हन
    groom, dulha, दूल्हा
    wedding, shaadi, शादी
    winter, sardi, सर्दी
    summer, garmi, गर्मी
    newborn, navjat
    colour, color
    big, large, bada, बड़ा
    small, chhota, छोटा
  `),
  wider: {
    shoe: list('sneaker, loafer, brogue, boot, moccasin, oxford, derby, mojari, ballerina, pump'),
    footwear: list('shoe, sandal, slipper, chappal, sneaker, loafer, boot, heel, jutti, slide'),
    slipper: list('slide, clog, kolhapuri'),
    bag: list('backpack, tote, clutch, satchel, duffel, potli, jhola, rucksack'),
    handbag: list('tote, hobo, satchel, sling bag, clutch, shoulder bag'),
    purse: list('clutch, pouch'),
    toy: list('puzzle, blocks, ludo, rattle, doll, teddy, soft toy'),
    gift: list('toy, puzzle, blocks, game, teddy, gift box'),
    game: list('ludo, carrom, puzzle'),
    makeup: list('lipstick, kajal, eyeliner, mascara, compact, lip gloss, eyeshadow, nail paint'),
    necklace: list('choker, mala, pendant, chain'),
    earring: list('stud, hoop, chandbali, tops'),
    bangle: list('kada'),
    lehenga: list('ghagra, chaniya choli'),
    salwar: list('kurta set, patiala'),
    dress: list('frock, gown'),
    pant: list('chinos, palazzo, culottes'),
    sweater: list('cardigan, hoodie, sweatshirt'),
    bottle: list('flask'),
    vessel: list('kadhai, handi, saucepan, cooker, tawa'),
    blanket: list('dohar, razai, throw'),
    rug: list('mat'),
    diya: list('tealight'),
  },
  compounds: list(
    't shirt, dumb bell, ear ring, neck lace, head phone, ear phone, ear bud, key board, back pack, hand bag, dust bin, dust pan, foot ball, volley ball, basket ball, eye liner, eye shadow, sun glasses, sun screen, rain coat, sweat shirt, track suit, night gown, inner wear, foot wear, door mat, lip stick, hair band, head set, head band, flip flop, make up, pull over, over coat, under wear',
  ),
  phrases: list(
    'power bank, smart watch, track pant, night suit, night wear, wall clock, table cloth, pillow cover, cushion cover, bed cover, bed sheet, hair clip, water bottle, lunch box, yoga mat, face wash, body wash, wrist watch, pressure cooker, car cover, phone cover, mobile cover, hair oil, hair brush, play tent, bath towel, sling bag, school bag',
  ),
};
