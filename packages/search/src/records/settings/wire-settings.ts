/** Settings as the protocol writes them; what is left out keeps its default. */
export type WireSettings = Readonly<Record<string, unknown>>;
