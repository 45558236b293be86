/** Scripts of others that pages of a locale may load, each for a purpose that its visitor has to allow. Configuration. */
export interface ThirdParties {
  /** For statistics or marketing: it is told by consent mode which of them. */
  readonly tagManager?: { readonly src: string; readonly id: string };
  /** For statistics. */
  readonly heatMap?: string;
  /** For marketing. */
  readonly trustBadge?: string;
  /** The shop tells of purchases itself, so that pages do not. */
  readonly purchasesAreTold?: true;
}
