import { join } from 'node:path';
import { MOST_REQUEST_BYTES } from '../../../core/seller/upload-limits.ts';
import { type HostedSite, otherName } from '../site/hosted-site.ts';

/** A value as a word of the configuration. nginx can't write a dollar sign. */
export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replaceAll('$', '%24')}"`;

/** The lines for TLS. All servers of a port have the same, as nginx takes some settings from the first, whichever name a client asks for. */
const formatTls = (hostName: string): string =>
  [
    `ssl_certificate /etc/letsencrypt/live/${hostName}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${hostName}/privkey.pem;`,
    // TLS 1.3 is not a default of nginx before 1.23. It saves a round trip.
    'ssl_protocols TLSv1.2 TLSv1.3;',
    // A browser can read a TLS record once it is complete. By default nginx sends 16 KB in each, which is a whole page.
    'ssl_buffer_size 4k;',
  ]
    .map((line) => `  ${line}\n`)
    .join('');

/**
 * The lines for HTTP/3, as comments: a server without the module does not start with them. Both servers of a port take QUIC, so that other names are
 * refused there too; one of them opens the port for all processes.
 */
function formatQuic(port: number, isDefault: boolean): string {
  const words = isDefault ? 'default_server' : 'reuseport';
  const offer = `  # add_header Alt-Svc 'h3=":${port}"; ma=86400' always;\n`;
  return `  # HTTP/3, where "nginx -V" names http_v3_module (1.25 or later), with UDP port ${port} open:
  # listen ${port} quic ${words};
${isDefault ? '' : offer}`;
}

/** The servers of a shop: one with TLS and HTTP/2 if its address says so, one that redirects other addresses to it, and one for other names. */
export function formatExample({ root, origin, hostName, port }: HostedSite, to: string): string {
  const hasTls = origin.startsWith('https:');
  const listen = `${port ?? (hasTls ? 443 : 80)}${hasTls ? ' ssl http2' : ''}`;
  const tls = hasTls ? formatTls(hostName) : '';
  // If the address has a port, nobody asks there with another protocol or name.
  const leads = hasTls && port === undefined ? formatLeads({ origin, hostName }, listen, tls) : '';
  return `# An example. Copy it, and edit the copy.
include ${quote(join(to, 'http.conf'))};
server {
  listen ${listen};
  server_name ${hostName};
${tls}${hasTls ? formatQuic(port ?? 443, false) : ''}  root ${quote(root)};
  include ${quote(join(to, 'server.conf'))};
  # An API host on this machine, with TRUST_PROXY=1. It has headers of its own; "add_header" leaves out those of pages.
  # location ^~ /api/ {
  #   # The largest file that the host takes; nginx takes 1 MB by itself.
  #   client_max_body_size ${MOST_REQUEST_BYTES};
  #   proxy_pass http://127.0.0.1:4322;
  #   proxy_set_header Host $host;
  #   proxy_set_header X-Forwarded-For $remote_addr;
  #   proxy_set_header X-Forwarded-Proto $scheme;
  #   add_header Via "1.1 nginx";
  # }
}
${leads}# A request for a name that is not the shop's. Debian has another default server: remove /etc/nginx/sites-enabled/default.
server {
${leads === '' ? '' : '  listen 80 default_server;\n'}  listen ${listen} default_server;
${tls}${hasTls ? formatQuic(port ?? 443, true) : ''}  return 421;
}
`;
}

/** The servers that redirect http, and the name with or without "www", to the address of the shop. */
function formatLeads(
  { origin, hostName }: Pick<HostedSite, 'origin' | 'hostName'>,
  listen: string,
  tls: string,
): string {
  const other = otherName(hostName);
  const names = other === undefined ? hostName : `${hostName} ${other}`;
  const lead = `return 301 ${origin}$request_uri;`;
  const ofOther =
    other === undefined
      ? ''
      : `server {
  listen ${listen};
  server_name ${other};
${tls}  ${lead}
}
`;
  return `# What is asked for by http, but for the files by which Let's Encrypt knows that the name is yours.
server {
  listen 80;
  server_name ${names};
  location ^~ /.well-known/acme-challenge/ { root /var/www/html; }
  location / { ${lead} }
}
${ofOther}`;
}
