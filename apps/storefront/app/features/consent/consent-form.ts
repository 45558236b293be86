/** Where a visitor decides by purpose. */
export const consentPath = '/cookies';
/** Of a page that shows what was decided a moment ago. */
export const savedParameter = 'saved';

/** `all`, `none`, or `ticked`: the purposes that are named. */
export const choiceField = 'choice';
export const purposeField = 'purpose';
