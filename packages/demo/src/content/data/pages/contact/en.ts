import type { Article } from '../../../writing/article.ts';

export const contactEn: Article = {
  title: 'Contact us',
  intro:
    'Write, call or send a picture of the knot you are stuck on. The people who answer work beside the spools and tie things themselves.',
  metaDescription:
    'Contact {brand} by e-mail, Messenger, WhatsApp, phone or form. Opening hours, quick answers and what to tell us so that we can help at once.',
  blocks: [
    { insert: 'contactChannels' },
    'We are there on Dutch working days, by Central European Time. Messages that arrive in the evening or at the weekend are read first thing on the next working day.',
    { heading: 'Perhaps you need not wait' },
    {
      list: [
        'Where is my parcel? The tracking link is in your dispatch e-mail and with the order in your account.',
        'What does delivery cost? See the [shipping rates](page:shippingRates).',
        'Sending something back? Here is how [returns](page:returns) work.',
        'Which cord for which job? The [frequently asked questions](faq:) and the [blog](blog:) have most of it.',
        'Ordering for a shop or a club? Look at [wholesale](page:wholesale).',
      ],
    },
    { heading: 'What helps us to help you' },
    {
      list: [
        'About an order: the order number, and a photo if something is wrong.',
        'About a colour: the article number, and the light you saw it in. Screens disagree; a sample settles it.',
        'About strength: what will hang on the cord, how it moves and whether anybody could be hurt. We will not recommend cord for climbing or lifting people unless its description says so.',
      ],
    },
    { heading: 'Send a message' },
    { insert: 'contactForm' },
    'We use what you write only to answer you; the [privacy notice](page:privacy) tells how long we keep it. You prefer to feel the cord in your hand? [Book a time in the showroom](page:showroom).',
  ],
};
