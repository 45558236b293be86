const minute = 60_000;

/**
 * Every limit of the journeys, in milliseconds. They end what hangs and say nothing about speed: on a machine that has ten
 * times more to do than it can, a journey takes longer and still succeeds.
 */
export const patience = {
  /** Something shows on a page, a letter is written, a program says a word or ends. */
  step: 2 * minute,
  /** A shop is installed, built and started, or all its search indices are filled. */
  start: 10 * minute,
  /** A whole test. */
  test: 20 * minute,
};
