// A CloudFront function for viewer responses: JavaScript runtime 2.0, at most 10 KB with its data. CloudFront does not run it for errors.
export function handler(event) {
  const response = event.response;
  const uri = event.request.uri.replace(/\.html(?:\.[0-9a-f]{8}\.dcz|\.br)?$/, '');
  const path = uri === '/index' ? '/' : uri;
  for (const rule of SITE.headers) {
    const isMatch = rule[0].endsWith('*') ? path.indexOf(rule[0].slice(0, -1)) === 0 : path === rule[0];
    if (!isMatch) continue;
    const value = SITE.values[rule[2]];
    if (value === '') delete response.headers[rule[1]];
    else response.headers[rule[1]] = { value };
  }
  // The dictionary, which only browsers of Chromium use. They send this header.
  if (!event.request.headers['sec-ch-ua']) delete response.headers.link;
  const type = response.headers['content-type'];
  if (type && type.value.indexOf('text/html') === 0)
    response.headers.vary = { value: 'Accept-Encoding, Available-Dictionary' };
  return response;
}
