import type { ProductOption } from './choose-variant.ts';

/** Whether two addresses of a product differ in nothing but what is chosen of it. */
export function isOtherChoice(
  options: readonly Pick<ProductOption, 'code'>[],
  before: URLSearchParams,
  after: URLSearchParams,
): boolean {
  const besides = (search: URLSearchParams) => {
    const rest = new URLSearchParams(search);
    for (const { code } of options) rest.delete(code);
    rest.sort();
    return String(rest);
  };
  return String(before) !== String(after) && besides(before) === besides(after);
}
