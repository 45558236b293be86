/** @typedef {{ state: 'fine' | 'hint' | 'blocks', about: string, advice?: string }} Finding */

/** @param {string} about @returns {Finding} */
export const fine = (about) => ({ state: 'fine', about });

/** Worth knowing, stops nothing.
 * @param {string} about @param {string} [advice] @returns {Finding} */
export const hint = (about, advice) => ({ state: 'hint', about, ...(advice ? { advice } : {}) });

/** @param {string} about @param {string} advice @returns {Finding} */
export const blocks = (about, advice) => ({ state: 'blocks', about, advice });
