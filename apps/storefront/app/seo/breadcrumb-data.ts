/** Turns a path of the shop into its full address. */
export type Absolute = (path: string) => string;

export interface TrailItem {
  readonly label: string;
  readonly href: string;
}

export function breadcrumbData(trail: readonly TrailItem[], absolute: Absolute): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: absolute(item.href),
    })),
  };
}
