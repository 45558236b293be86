import { shop } from '@bowline/markets';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  base: `${shop.adminPrefix}/`,
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: 'es2022',
    // Every asset keeps a URL of its own: inlined data URLs would need exceptions in the content security policy.
    assetsInlineLimit: 0,
  },
});
