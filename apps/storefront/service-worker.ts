import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

/** The screens that can be opened without a network, by the ends of their modules' paths. */
const publicScreens = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/layouts/DefaultLayout.tsx',
  'app/routes/home.tsx',
  'app/routes/offline.tsx',
  'app/routes/catch-all.tsx',
  'app/routes/chosen-screens/category.tsx',
  'app/routes/chosen-screens/product.tsx',
];
/** Loaded by addresses of their own. */
const otherFiles = /\/styles-[^/]+\.css$|\/inter-latin-[^/.]+\.woff2$/;

/** Builds the worker beside the pages, with the names of the files that their public screens are made of. */
export function serviceWorker(): Plugin {
  return {
    name: 'bowline:service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_, bundle) {
      const shellFiles = filesOfPublicScreens(bundle).map((file) => `/${file}`);
      const root = import.meta.dirname;
      await build({
        configFile: false,
        root,
        publicDir: false,
        logLevel: 'warn',
        define: { shellFiles: JSON.stringify(shellFiles) },
        build: {
          outDir: 'build/worker',
          emptyOutDir: true,
          target: 'es2022',
          rolldownOptions: {
            input: path.join(root, 'worker/worker.ts'),
            output: { format: 'iife', entryFileNames: 'worker.js' },
          },
        },
      });
    },
  };
}

/** With everything they import at once, and the parts of theirs that follow the first touch. */
export function filesOfPublicScreens(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunkOf = (file: string) => chunks.find(({ fileName }) => fileName === file);
  const isPublic = (id: string) =>
    publicScreens.some((ending) => id.replaceAll('\\', '/').replace(/\?.*$/, '').endsWith(`/${ending}`));
  const roots = chunks.filter(({ moduleIds }) => moduleIds.some(isPublic));
  const isOfOtherRoutes = (file: string) => /[\\/]routes[\\/]/.test(chunkOf(file)?.facadeModuleId ?? '');
  const parts = roots.flatMap(({ dynamicImports }) =>
    dynamicImports.filter((file) => !isOfOtherRoutes(file)),
  );
  const files = new Set([...roots.map(({ fileName }) => fileName), ...parts]);
  for (const file of files) for (const imported of chunkOf(file)?.imports ?? []) files.add(imported);
  const others = Object.keys(bundle).filter((file) => otherFiles.test(`/${file}`));
  return [...others, ...files].sort();
}
