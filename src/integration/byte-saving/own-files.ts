/** Files of the shop itself, by the names that Vite gives them: what packages have published stays as it is. */
export const OWN_TEMPLATE = /^(?!.*[\\/]node_modules[\\/]).*[\\/]src[\\/].*\.astro$/;
export const OWN_SCRIPT = /^(?!.*[\\/]node_modules[\\/]).*[\\/]src[\\/].*\.tsx?$/;
