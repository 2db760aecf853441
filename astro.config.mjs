import { defineConfig } from 'astro/config';
import haat from './src/integration/index.ts';

export default defineConfig({ integrations: [haat()] });
