import type { Plugin } from 'vite';

interface Replacement {
  readonly file: string;
  readonly pattern: RegExp;
  readonly by: string;
}

const replacements: readonly Replacement[] = [
  {
    file: 'routeModules',
    pattern: /console\.error\(`Error loading route module[^;]*;\s*console\.error\(error\);/,
    by: '',
  },
  // Thrown here, it would end the navigation without a word; a screen that throws it is shown where one wants to be.
  {
    file: 'routeModules',
    pattern: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    by: 'return { default: () => { throw error; } };',
  },
  // The same for the part of a route that loads its data, which has a file of its own.
  {
    file: 'routes',
    pattern: /(await import\([^)]*route\.clientLoaderModule\s*\))/,
    by: '$1.catch((error) => ({ clientLoader() { throw error; } }))',
  },
];

/**
 * When a script of a screen cannot be fetched, React Router reloads the page one is on, at once and for ever. The shop
 * reloads the page one wants, so often and no more (specification 8): for that the failure has to reach the error screen.
 */
export function failedRouteModules(): Plugin {
  return {
    name: 'failed-route-modules',
    apply: 'build',
    transform(code, id) {
      const file = /react-router\/dist\/\w+\/lib\/dom\/ssr\/(\w+)\.js$/.exec(id.replaceAll('\\', '/'))?.[1];
      const wanted = replacements.filter((replacement) => replacement.file === file);
      if (wanted.length === 0) return null;
      return { code: wanted.reduce(replaceOnce, code), map: null };
    },
  };
}

function replaceOnce(code: string, { pattern, by }: Replacement): string {
  if (!pattern.test(code)) {
    throw new Error('React Router handles scripts that fail in another way now: see failed-route-modules.ts');
  }
  return code.replace(pattern, by);
}
