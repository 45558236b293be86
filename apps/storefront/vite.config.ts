import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { failedRouteModules } from './failed-route-modules.ts';
import { scriptFiles } from './script-files.ts';
import { serviceWorker } from './service-worker.ts';
import { dropUnusedReactParts } from './unused-react-parts.ts';
import { dropUnusedRouterParts, importPlainly } from './unused-router-parts.ts';

export default defineConfig({
  plugins: [
    failedRouteModules(),
    tailwindcss(),
    reactRouter(),
    dropUnusedRouterParts(),
    dropUnusedReactParts(),
    importPlainly(),
    serviceWorker(),
  ],
  build: {
    target: 'es2022',
    // Every asset keeps a URL of its own: inlined data URLs would need exceptions in the content security policy.
    assetsInlineLimit: 0,
    // What comes later needs at most one file more; lists of such files would cost every page.
    modulePreload: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: scriptFiles } } } } },
  },
});
