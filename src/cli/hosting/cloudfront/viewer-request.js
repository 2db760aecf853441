// A CloudFront function for viewer requests: JavaScript runtime 2.0, at most 10 KB with its data.
export function handler(event) {
  const request = event.request;
  let path;
  try {
    path = decodeURIComponent(request.uri);
  } catch (_error) {
    return request;
  }
  const target = SITE.redirects[path] || cleanAddress(path);
  if (target)
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: {
        location: { value: encodeURI(target) + formatQuery(request.querystring) },
        'cache-control': { value: 'no-cache' },
      },
    };
  if (path === '/' || !SITE.files.test(path)) request.uri = findForm(path, request);
  return request;
}

function cleanAddress(path) {
  if (path.indexOf('//') !== -1) return undefined;
  const clean = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1');
  return clean === path ? undefined : clean;
}

/** The name of the smallest form of a page that the client takes; the bucket has pages by their addresses, forms by the names of files. */
function findForm(path, request) {
  if (!SITE.hasForms || SITE.uncompressed[path]) return request.uri;
  const accepted = readHeader(request, 'accept-encoding');
  const file = `${request.uri === '/' ? '/index' : request.uri}.html`;
  const market = SITE.markets.find((entry) => path === entry.prefix || path.indexOf(`${entry.prefix}/`) === 0);
  const available = readHeader(request, 'available-dictionary').trim();
  const known = market ? market.dictionaries.find((entry) => entry.available === available) : undefined;
  if (known && takes(accepted, 'dcz')) return `${file}.${known.id}.dcz`;
  return takes(accepted, 'br') ? `${file}.br` : request.uri;
}

function readHeader(request, name) {
  return request.headers[name] ? request.headers[name].value : '';
}

function takes(accepted, coding) {
  return accepted.split(',').some((entry) => {
    const parts = entry.split(';');
    return parts[0].trim().toLowerCase() === coding && !/^\s*q=0(?:\.0*)?\s*$/.test(parts[1] || '');
  });
}

function formatQuery(query) {
  const pairs = [];
  for (const name of Object.keys(query)) {
    const values = query[name].multiValue || [query[name]];
    for (const entry of values) pairs.push(entry.value === '' ? name : `${name}=${entry.value}`);
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
