/**
 * What shoppers ask besides products. A line is `words of the page's title or headings | words that alone ask for it | words that ask for it
 * together with another or a question word`. The first column decides which page of the shop answers; without one the line is not used.
 * Facts: the questions that Indian shops answer first in their help (Flipkart, Meesho, India Post).
 */
export const HELP: string = `
returns, return, refunds, refund | return, refund, returnable, return policy, refund policy, money back, wapas, wapis, wapsi, vapas, lautana, lautaye, रिटर्न, रिफंड, वापस, वापसी, लौटाना, लौटाएं, लौटा, पैसे वापस, paise wapas | paisa, paise, money, bhejna, policy, damaged, defective, kharab, toota, galat, wrong, पैसा, पैसे, भेजना, पॉलिसी, खराब, टूटा, गलत
exchange, returns, another size | exchange, replace, replacement, badalna, badalwana, badlwana, badal, badle, एक्सचेंज, बदलना, बदलवाना, बदल, बदलें | size, colour, wrong, galat, chhota, bada, साइज़, साइज, गलत
cancellation, cancelling, cancel | cancel, cancellation, cancelled, cancle, radd, कैंसिल, कैंसल, रद्द | order, ऑर्डर, आर्डर
following, tracking, track, delivery | track order, order status, tracking, parcel, courier, track, ट्रैक, पार्सल, कूरियर, कुरियर | order, where, kahan, kaha, kidhar, कहां, कहाँ, aayega, aaega, pahunchega, pahuchega, pahuncha, pahucha, pahunchi, pahunche, kahan tak, milega, status, late, deri, ऑर्डर, आर्डर, आएगा, पहुंचेगा, मिलेगा, देरी, लेट
shipping, delivery | delivery charge, shipping charge, delivery charges, shipping charges, shipping, delivery time, डिलीवरी चार्ज, शिपिंग | delivery, charge, charges, shulk, pincode, days, din, free, lagega, lagta, डिलीवरी, डिलिवरी, चार्ज, शुल्क, दिन, लगेगा, लगता, फ्री
cash on delivery, payment | cod, cash delivery, cash on delivery, payment, upi, emi, net banking, paytm, gpay, phonepe, pay, कैश ऑन डिलीवरी, पेमेंट, भुगतान, यूपीआई, सीओडी | cash, delivery, card, online, paisa, paise, available, कैश, कार्ड, ऑनलाइन
contact, customer care, complaint, write to us, reach | customer care, contact, helpline, complaint, complain, call, customer service, customer support, phone number, contact number, mobile number, toll free, whatsapp number, shikayat, sampark, shop number, care number, helpline number, email, talk, कस्टमर केयर, हेल्पलाइन, शिकायत, संपर्क, फोन नंबर, फ़ोन नंबर, मोबाइल नंबर, ईमेल | number, phone, whatsapp, dukan, dukaan, shop, store, baat, help, madad, support, address, नंबर, फोन, फ़ोन, दुकान, बात, मदद, पता
find your size, size, sizes | size chart, size guide, sizes, measure, measurement, naap, saiz chart, find size, right size, साइज चार्ट, साइज़ चार्ट, साइज गाइड, नाप, माप | size, chart, guide, pata, choose, choosing, fit, know, साइज़, साइज, पता
account, login | login, log in, sign in, password, otp, account, signup, sign up, logout, लॉगिन, पासवर्ड, अकाउंट, ओटीपी | number, change, delete, नंबर, बदलना
sell online, sell, sellers | become seller, sell online, seller registration, supplier, bechna, bechne, बेचना, सेलर | sell, seller, register, commission, becho
apply for gst, gst | gst registration, apply gst, gstin | gst, जीएसटी
privacy | privacy, privacy policy, my data, प्राइवेसी | data
money taken, something went wrong | payment failed, money deducted, payment fail, paisa kat, paise kat, पैसे कट, पैसा कट | failed, deducted, kat, stuck, कट, कटा
help | help centre, help center, help page, faq, madad, मदद, हेल्प | help, problem, dikkat, samasya, दिक्कत, समस्या
`;

/** Words of questions: they ask for help beside a word of `HELP`, and say nothing of a product. */
export const QUESTIONS: string = `
how | kaise, kese, kaisay | कैसे
when | kab, kab tak | कब
where, wheres | kahan, kaha, kidhar | कहाँ, कहां, किधर
how much, much | kitna, kitne, kitni | कितना, कितने, कितनी
why | kyun, kyu, kyon | क्यों, क्यूं
who | kaun | कौन
what, which, whats | kya | क्या
can, do, does, will, would, could, should | sakte, sakta, sakti, sakta hoon | सकते, सकता, सकती
my, mera | mera, meri, mere | मेरा, मेरी, मेरे
your, you | aapka, aapki, aapke, aap | आपका, आपकी, आपके, आप
after | baad | बाद
`;

/** What several things are sold as: what stands before it is sold. */
export const BUNDLES: string = `
set | | सेट
pack, packet | paiket | पैक, पैकेट
pair | jodi, joda | जोड़ी, जोड़ा
combo, bundle | | कॉम्बो
piece, pc | nag | पीस, नग
dozen | darjan | दर्जन
kit | | किट
`;

/** Things that are written as two words, of which the second alone names another thing: a dumb-bell is no bell. */
export const COMPOUNDS: string = `t shirt, dumb bell, ear ring, neck lace, head phone, ear phone, ear bud, key board, back pack, hand bag, dust bin, dust pan,
foot ball, volley ball, basket ball, eye liner, eye shadow, sun glasses, sun screen, rain coat, sweat shirt, track suit, night gown, inner wear, foot wear,
door mat, lip stick, hair band, head set, head band, flip flop, make up, pull over, over coat, under wear, menstrual cup, soap dish, butter dish,
knee cap, air conditioner, water heater, spinning top, mouse trap, name plate, number plate, hot plate, wall plate, cable tie, zip tie, disco ball,
naphthalene ball, moth ball, cotton ball, pool ball, stress ball, swimming ring, swim ring, stacking ring, basketball ring, mosquito bat,
garbage bag, piping bag, punching bag, ice bag, grow bag, nail file, mop refill, ear tops, cotton bud, fabric conditioner, hand wash, face wash,
curtain rod, fishing rod, toy phone, key ring, tea bag, bean bag, ping pong, rat trap, iron box, extension box, spray bottle, feeding bottle, baby bottle, milk bottle,
oil bottle, bath mug, body butter, mobile chain, dog chain, spectacle chain, safety goggles, embroidery hoop, basketball hoop, hula hoop, flying ring,
spark plug, shower cap, life jacket, tummy trimmer, waist trimmer, star projector, adult diaper, cooker whistle, dog cloth, car perfume, car shampoo`;

/** Words before what a thing should not have. */
export const WITHOUT: string = `
without | bina, bagair, bagar, bina kisi, bin | बिना, बगैर, बग़ैर
`;
