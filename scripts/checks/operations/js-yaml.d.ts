declare module 'js-yaml' {
  export function loadAll(text: string): unknown[];
}
