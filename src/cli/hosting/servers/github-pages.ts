import { htmlFile } from '../../../paths.ts';
import { CONTROL_FILES } from '../../server/site-files.ts';
import { type HostedSite, type HostFiles, isUncompressed, SITE_FOLDER } from '../site/hosted-site.ts';

/** A folder for GitHub Pages, which has no headers or redirects of a site: pages at old addresses lead on to the new ones. */
export function makeGitHubPages({ redirects, files, hostName }: HostedSite): HostFiles {
  // On disks that ignore case, "womenfashion.html" would replace "womenFashion.html".
  const taken = new Set(files.map((file) => file.toLowerCase()));
  const pages = [...redirects].filter(([from]) => !taken.has(htmlFile(from).toLowerCase()));
  const inSite = (name: string) => `${SITE_FOLDER}/${name}`;
  return {
    files: {
      ...Object.fromEntries(pages.map(([from, to]) => [inSite(htmlFile(from)), formatRedirectPage(encodeURI(to))])),
      // Without this file, folders whose names begin with "_" are left out.
      [inSite('.nojekyll')]: '',
      ...(hostName.endsWith('.github.io') ? {} : { [inSite('CNAME')]: `${hostName}\n` }),
    },
    copy: { folder: SITE_FOLDER, takes: (file) => isUncompressed(file) && !CONTROL_FILES.includes(file) },
    next: `Publish the folder "${SITE_FOLDER}" with actions/upload-pages-artifact and actions/deploy-pages. GitHub Pages sends no Content-Security-Policy and no other header of the site, and lets browsers keep every file for ten minutes.`,
  };
}

const formatRedirectPage = (to: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="${to}">
<meta http-equiv="refresh" content="0; url=${to}">
<p><a href="${to}">This page has moved.</a></p>
</html>
`;
