import type { Article } from '../../../writing/article.ts';

export const wholesaleEn: Article = {
  title: 'Wholesale',
  intro:
    'You make collars for a living, run a craft shop or knot with forty scouts at a time? Then buy by the spool and talk to us directly.',
  metaDescription:
    'Wholesale at {brand}: cord and rope by the spool, buckles by the hundred, reserved dye lots, invoices without VAT in the EU. Ask for your price list.',
  blocks: [
    { heading: 'What you can count on' },
    {
      list: [
        '**Whole spools**, in one piece and still on the reel. Accessories come by the hundred or in full cartons.',
        '**A price list of your own**, based on what you take in a year rather than on a single large order.',
        '**One dye lot.** Two deliveries of the same green can differ by a shade. On request we set your lot aside, so that a collection stays one colour.',
        '**Sample cards** with real cord, so that your customers can choose at the counter.',
        '**Data you may use**: descriptions, pictures, breaking strengths and tariff numbers for your own shop.',
      ],
    },
    { heading: 'Who it is for' },
    'Dog-gear and jewellery makers, craft and outdoor shops, sailmakers, schools, scout groups and workshops for people with disabilities. You need not be large, but you should need cord regularly. Clubs and schools without a VAT number are welcome too; the prices then include VAT.',
    { heading: 'How it works' },
    {
      steps: [
        'Tell us with the form below what you make and what you need: which cord, how many metres, how often.',
        'We call or write within two working days, usually with a first offer and a few samples.',
        'You create an account with company name and VAT number. What that means for the amount due is explained under [with or without VAT](page:withOrWithoutVat).',
        'From then on you order in the shop like everybody else, at any hour, or send us a list.',
      ],
    },
    { heading: 'Not that far yet?' },
    'Quantity prices apply to everybody: the product page shows from how many pieces a cord becomes cheaper. For a first small series that is often enough. Payment and delivery work as described under [payment methods](page:paymentMethods) and [shipping rates](page:shippingRates); pallets we quote separately.',
    { heading: 'Ask for a price list' },
    { insert: 'wholesaleForm' },
    'We use your details for the offer and nothing else; see the [privacy notice](page:privacy).',
  ],
};
