import { join } from 'node:path';
import { build } from 'vite';
import { sourceFolder } from '../package.ts';

/** Bundles the pages of the editor into `folder`: `app.js` with its chunks, and a stylesheet. */
export async function bundleAdmin(folder: string): Promise<void> {
  await build({
    configFile: false,
    envFile: false,
    root: join(sourceFolder, 'admin', 'app'),
    base: './',
    mode: 'production',
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      cssCodeSplit: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(sourceFolder, 'admin', 'app', 'main.tsx'),
        output: {
          entryFileNames: 'app.js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'app.css' : '[name]-[hash][extname]'),
        },
      },
    },
  });
}
