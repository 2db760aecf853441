import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import haat from './src/integration/index.ts';

// Islands are rendered at build; src/client/boot/boot.ts brings them to life when they are touched.
export default defineConfig({ integrations: [react(), haat()] });
