import type { Article } from '../../../writing/article.ts';

export const aboutEn: Article = {
  title: 'About {brand}',
  intro:
    'A bowline is a loop that holds under any load and comes undone with one push of the thumb. We liked that so much that we named a rope shop after it.',
  metaDescription:
    'Who is behind {brand}: a Dutch warehouse with a wall of spools, cord cut to your length, honest numbers and people who tie knots themselves.',
  blocks: [
    { heading: 'What we do' },
    'We buy cord by the spool and rope by the drum, and sell both by the metre. On the wall of our warehouse in the Netherlands everything has its hook: {productWord} in more colours than any of us can name from memory, rope for leashes and for boats, cotton and jute for knotting, [BioThane](category:biothane), [leather](category:leather), and all the buckles, rings and hooks that turn a length into a thing.',
    { insert: 'catalogueClaims' },
    { heading: 'What happens to your order' },
    'Nothing lies ready in a bag. When your order arrives, somebody takes the spool off the wall, measures your length without stretching it, cuts it with a hot blade so that the ends cannot fray, and coils it by hand. That takes a little longer than pulling a packet from a shelf. It also means that you never pay for five metres too many.',
    { heading: 'What we stand by' },
    {
      list: [
        '**True colours.** Each picture is drawn from the properties of that very cord, and of every colour you can order a sample before you decide.',
        '**Numbers you can check.** Thickness, material and breaking strength are given with each cord, and the price per metre beside every price.',
        '**One piece.** Your metres come in one length. If the spool no longer holds that many, the product page says so before you order.',
        '**Little waste.** Offcuts become samples, and rope that has served its time [comes back to us](page:recycling).',
      ],
    },
    { heading: 'Who you are dealing with' },
    'A small team that works where the cord is: whoever answers your question in the morning may be cutting your order in the afternoon. There is always somebody’s half-finished leash lying on the table. You can [write or call](page:contact), or come and see the wall for yourself [by appointment](page:showroom).',
    {
      note: '{brand} is a demonstration shop. The goods are described as they would be in a real one, but {legalName} is an invented company; the [imprint](page:imprint) says more.',
    },
    { heading: 'The family' },
    'Three more shops do for their materials what we do for rope.',
    { insert: 'sisterShops' },
  ],
};
