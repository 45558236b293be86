/** Joins the class names that apply; what is false, empty or missing drops out. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
