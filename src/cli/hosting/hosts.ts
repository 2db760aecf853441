import { makeCaddy } from './servers/caddy.ts';
import { makeContainer } from './container/make.ts';
import { makeCloudFront } from './cloudfront/make.ts';
import { makeCloudflareWorker } from './cloudflare/make.ts';
import { makeGitHubPages } from './servers/github-pages.ts';
import { makeCloudflarePages, makeNetlify } from './servers/header-file.ts';
import type { HostedSite, HostFiles } from './site/hosted-site.ts';
import { makeNginx } from './servers/nginx.ts';
import { makeSystemd } from './systemd/make.ts';

interface HostKind {
  readonly title: string;
  /**
   * Makes the configuration.
   * @param to - the folder for the files
   * @throws HostError when the host can't serve the site
   */
  readonly make: (site: HostedSite, to: string) => HostFiles;
}

/** The kinds of hosts, by the names that `npm run hosting` takes. */
export const HOSTS = {
  nginx: { title: 'nginx 1.18 or later', make: makeNginx },
  caddy: { title: 'Caddy 2.6 or later', make: makeCaddy },
  container: {
    title: 'containers: Docker or Podman, with Caddy, the API host, PostgreSQL and backups',
    make: makeContainer,
  },
  systemd: { title: 'services of systemd: the API host, backups, and builds of the site', make: makeSystemd },
  netlify: { title: 'Netlify', make: makeNetlify },
  'cloudflare-pages': { title: 'Cloudflare Pages', make: makeCloudflarePages },
  'cloudflare-worker': { title: 'a Cloudflare Worker with static assets', make: makeCloudflareWorker },
  cloudfront: { title: 'Amazon S3 with CloudFront', make: makeCloudFront },
  'github-pages': { title: 'GitHub Pages', make: makeGitHubPages },
} as const satisfies Record<string, HostKind>;

/** The kind of host with this name; undefined for an unknown one. */
export const findHost = (name: string): HostKind | undefined =>
  Object.entries<HostKind>(HOSTS).find(([other]) => other === name)?.[1];
