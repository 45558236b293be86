/** One request that somebody sends who means harm. */
export interface HostileRequest {
  readonly url: string;
  readonly init?: RequestInit;
  /** How long the answer is held open, for streams; without it the answer is read to its end. */
  readonly heldMs?: number;
}

/** One way to attack, made anew for every request: what is written down once would only be recognised. */
export interface HostileKind {
  readonly name: string;
  /** How many requests are under way at once. */
  readonly atOnce: number;
  /**
   * Without end. `random` gives numbers from 0 up to 1, the same ones in every run; `origin` is the shop's, without a slash at
   * its end.
   */
  requests(origin: string, random: () => number): Generator<HostileRequest, never>;
}
