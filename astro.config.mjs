import { defineConfig } from 'astro/config';

// The catalogue, the pictures and where the site is written come from src/build, which calls Astro: `npm run build`.
export default defineConfig({
  output: 'static',
  trailingSlash: 'never',
  // `/cart` is cart.html: one request without a redirect on every host that maps clean addresses.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 16, redirects: false },
  devToolbar: { enabled: false },
  prerenderConflictBehavior: 'error',
});
