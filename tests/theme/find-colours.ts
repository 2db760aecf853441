import postcss from 'postcss';

/** The named colours of CSS Color 4. */
export const COLOUR_NAMES =
  'aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen'.split(
    ' ',
  );

/** A colour in figures; `%23` is `#` in the address of a drawing. What is wholly transparent is none. */
const FIGURES =
  /(?:(?<![\w&/.-])#|%23)(?!0000\b|0{6}00\b)(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\([\d.]+/gi;
const NAMES = new RegExp(`(?<![\\w-])(?:${COLOUR_NAMES.join('|')})(?![\\w-(])`, 'gi');
/** Properties whose values name colours. Of a mask only what is opaque counts. */
const COLOURED = /^(?!mask|-webkit-mask)(?:.*colou?r|background.*|border.*|outline|.*shadow|fill|stroke|filter|--.*)$/;

const STYLE = /<style(?: [^>{]*)?>\n([\s\S]*?)<\/style>/g;
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/[^\n]*|<!--[\s\S]*?-->/g;

/** The colours that a file names by themselves, in the order of the text: in styles, and in strings of code. */
export function findColours(text: string, file: string): string[] {
  if (file.endsWith('.css')) return inStyles(text);
  const isTemplate = file.endsWith('.astro');
  const styles = isTemplate ? [...text.matchAll(STYLE)].flatMap(([, css = '']) => inStyles(css)) : [];
  const rest = (isTemplate ? text.replace(STYLE, '') : text).replace(COMMENT, '');
  const strings = file.endsWith('.svg') ? [rest] : (rest.match(STRING) ?? []);
  return [...styles, ...strings.flatMap((string) => string.match(FIGURES) ?? [])];
}

function inStyles(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkDecls(({ prop, value }) => {
    if (!COLOURED.test(prop)) return;
    const plain = value.replace(/var\([^)]*\)/g, '');
    found.push(...(plain.match(FIGURES) ?? []), ...(plain.replace(/url\([^)]*\)/g, '').match(NAMES) ?? []));
  });
  return found;
}
