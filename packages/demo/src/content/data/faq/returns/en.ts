import type { FaqTexts } from '../faq-keys.ts';

export const returnsEn: FaqTexts<'returns'> = {
  'return-cut-cord': {
    question: 'Can I return cord that was cut for me?',
    answer: [
      'Yes, if you could choose the length on the product page. We do cut it from the spool for you, but a piece of 15 m is a piece of 15 m and will please somebody else. It must come back whole: the tips still sealed, no knots, no dog hair. Only lengths that you asked us for separately, and anything you have already cut or worked, stay with you.',
    ],
  },
  'return-how-long': {
    question: 'How long do I have, and what do I do?',
    answer: [
      'You have {returnDays} days from the day the parcel arrives. Tell us through your account or the [contact page](page:contact) which pieces are coming back; we answer with the address and a return note. Then you have another 14 days to post the parcel. Coil cord loosely rather than pressing it flat, or it keeps the kinks. Step by step: [returns](page:returns).',
    ],
  },
  'return-cost': {
    question: 'Who pays for the return, and when do I get my money?',
    answer: [
      'You pay the postage, unless we sent the wrong thing or it has a fault; then we do. If everything comes back, we also refund the standard delivery charge. The money is on its way within 14 days of your message, though we may wait until the parcel, or proof that you posted it, is here. It goes back the way you paid.',
    ],
  },
  'too-short-or-faulty': {
    question: 'My cord is too short, damaged or the wrong one. What now?',
    answer: [
      'Then we have made a mistake, and we put it right at our expense. [Send us](page:contact) the order number and a photo: for a short piece with a tape measure beside the relaxed cord, for a fault as close as your phone can focus. You get a new piece at once, and often you may keep the old one. Your legal rights remain in full.',
    ],
  },
};
