import { SKU } from '../../core/product/sku.ts';
import { sizeWords } from '../../core/size/size-words.ts';
import { cartText } from '../../messages/rooms/cart.ts';
import { deliveryText } from '../../messages/rooms/delivery.ts';
import { say, sayCount, value } from './say.ts';

/**
 * Inline scripts at the end of the elements that show the stored cart (`<cart-page>`, and the two checkouts): they fill its list from its
 * template, and its sums, before anything is painted. `data-lines` has what they need of the market (FirstLinesView). The element's own script
 * then takes over and adds what storage does not know: today's prices, stock and dates.
 *
 * Storage is untrusted: unless every line is as the stores write it, nothing is changed, and the element's script repairs it. Rows are copied
 * and texts are written as texts, as Trusted Types want it. The first two pictures are asked for before scripts, as they are the largest paint.
 *
 * In what differs, `r` is a row, `x` its line, `d` its size, `z` says it, `b` its quantity, `s` its sum; `h` counts the lines, `c` the pieces;
 * `t` is the sum of all, `v` the fee of delivery, `m` from what it is free, `o` the fee for cash; `a` formats an amount, `w` writes texts by
 * name, `q` finds elements, `g` reads storage.
 */
const writeScript = (
  read: string,
  rowTexts: string,
  rowMore: string,
  sumTexts: string,
  more: string,
  isHidden = '',
): string =>
  [
    '{let e=document.currentScript.parentNode,f=JSON.parse(e.dataset.lines),',
    'g=k=>{for(let s of["session","local"])try{let t=self[s+"Storage"].getItem(k+f.suffix);if(t)return t}catch{}return""},',
    'q=(n,s)=>[...n.querySelectorAll(s)],',
    'w=(n,o)=>{for(let k in o)for(let x of q(n,"[data-text="+k+"]"))x.textContent=o[k]||"",x.hidden=!o[k]},',
    // As core/money/format-price.ts writes it.
    'a=m=>new Intl.NumberFormat(f.locale,{style:"currency",currency:f.currency,minimumFractionDigits:m%f.unit?f.decimals:0}).format(m/f.unit).replace(/\\u202f/g,"\\xa0"),',
    'p=(x,r)=>typeof x=="string"&&r.test(x),l,c=0,t=0;',
    `try{${read}}catch{}`,
    `if(l?.every?.(x=>p(x?.sku,${SKU})&&p(x.title,/./)&&Number.isSafeInteger(x.priceMinor)&&x.quantity>0&&x.quantity<6)&&(l[0]||!location.search&&!location.hash)){`,
    `l.map((x,i)=>{let r=q(e,"[data-of=line]")[0].content.firstElementChild.cloneNode(!0),d=x.size,z=d&&(/size/i.test(d)?d:${say(sizeWords(value('d')))}),b=x.quantity,s=b*x.priceMinor;x.away||(c+=b,t+=s);`,
    `w(r,{title:x.title,${rowTexts}});`,
    'if(p(x.path,/^\\/\\w[^\\\\\\s]*$/))for(let y of q(r,"a"))y.href=x.path;',
    'if(p(x.picture,/^(https:\\/)?\\/\\w[^\\\\\\s]*$/))for(let y of q(r,"img"))y.fetchPriority=i<2?"high":"auto",y.src=x.picture,y.hidden=!1;',
    rowMore,
    'q(e,"[data-list=lines]")[0].append(r)});',
    'let h=l.length,m=f.freeFromMinor,v=t<m||m==null?f.feeMinor:0,o=f.cashOnDeliveryFeeMinor||0;',
    `w(e,{subtotal:a(t),fee:v?a(v):${say(cartText.free)},cashFee:a(o),total:a(t+v+o),${sumTexts}});`,
    more,
    `for(let y of q(e,"[data-part]")){let z=y.dataset.part;y.hidden=h?/empty|waiting/.test(z)${isHidden}:z!="empty"}`,
    '}}',
  ].join('');

/** What a piece of a line costs. */
const EACH = say(cartText.each({ price: value('a(x.priceMinor)') }));

const sayPieces = (count: string): string => sayCount((pieces) => cartText.pieces({ pieces }), count);

const READ_CART = 'l=JSON.parse(g("cart")||"[]");l=l.lines||l';

export const CART_LINES_SCRIPT = writeScript(
  READ_CART,
  `size:z,price:a(s),each:b>1?${EACH}:""`,
  'r.toggleAttribute("data-free",z==d);r.dataset.line=x.sku+"\\n"+(d||"");q(r,"[name=quantity]")[0].value=b;q(r,"span.cart-row__picture")[0].hidden=!!q(r,"[src]")[0];',
  `unsure:navigator.onLine?"":${say(cartText.unsure)},` +
    `label:${sayCount((pieces) => cartText.subtotal({ pieces }), 'c')},` +
    `checkout:c&&${say(cartText.checkoutButton)},` +
    `bar:c&&${sayCount((pieces) => cartText.bar({ pieces, total: value('a(t+v+o)') }), 'c')},` +
    `hint:v&&m?${say(cartText.freeFrom({ from: value('a(m)'), missing: value('a(m-t)') }))}:""`,
  // The answer for a PIN code has more lines than the question.
  'q(e,"[data-row=cashFee]")[0].hidden=!o;let k=/\\b[1-9]\\d{5}\\b/.exec(g("pin"));if(k)for(let y of q(e,".cart__deliver"))y.dataset.known="",q(y,"b")[0].textContent=' +
    `${say(deliveryText.toPinCode({ pinCode: value('k') }))};`,
);

export const CHECKOUT_LINES_SCRIPT = writeScript(
  // The product that is bought alone, as stores/cart.ts finds it; the cart is not what is ordered then.
  `let u=new URLSearchParams(location.search),k=u.get("sku");if(k){for(let y of q(document,"[data-edit]"))y.hidden=!0;l=JSON.parse(g("buy")||"{}").lines.filter(x=>x.sku==k&&(x.size||"")==(u.get("size")||""))}else{${READ_CART}}`,
  `count:(z?z+", ":"")+${sayPieces('b')}+(b>1?", "+${EACH}:""),amount:a(s)`,
  '',
  `items:a(t),pieces:", "+${sayPieces('c')}`,
  // On phones the form follows.
  'for(let y of q(e,".fold"))y.open=innerWidth>1023;',
  // An order that waits for a connection is shown in place of the form.
  '||z=="form"&&/"waits"/.test(g("checkout"))',
);
