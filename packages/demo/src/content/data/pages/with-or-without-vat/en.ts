import type { Article } from '../../../writing/article.ts';

export const withOrWithoutVatEn: Article = {
  title: 'With or without VAT',
  intro:
    'Consumers want to see what they pay, companies what they book. Switch the price display here; it changes what you see, not what you owe.',
  metaDescription:
    'Show prices at {brand} with or without VAT, and read which VAT applies to your order: at home, in the EU, for companies, in the UK and beyond.',
  blocks: [
    { insert: 'vatSwitch' },
    { heading: 'What you see' },
    'Most of our shops show prices including VAT; the American and the Swedish shop show them without. The small print beside every price says which. Shipping is never part of a product price and is listed separately in the cart, where VAT also has a line of its own.',
    { heading: 'What you pay' },
    'The tax follows the parcel. What counts is the country it is delivered to, or the Netherlands if you collect it.',
    {
      table: {
        head: ['Delivery to', 'Consumer', 'Company with a valid VAT number'],
        rows: [
          ['The Netherlands', 'Dutch VAT', 'Dutch VAT, which you can reclaim'],
          [
            'Another EU country',
            'VAT at the rate of that country',
            'No VAT: reverse charge, noted on the invoice',
          ],
          ['United Kingdom, small order', 'UK VAT, charged by us', 'UK VAT, charged by us'],
          [
            'United Kingdom, above the import limit',
            'No VAT from us; the carrier collects it',
            'No VAT from us; the carrier collects it',
          ],
          [
            'Norway, Switzerland, United States and elsewhere',
            'No VAT from us; import tax may apply',
            'No VAT from us; import tax may apply',
          ],
        ],
      },
    },
    'Because rates differ, the same ten metres can cost a few cents more in Denmark than in Germany. Gift cards carry no VAT when you buy them; it is due on what they are spent on.',
    { heading: 'Ordering as a company' },
    {
      steps: [
        'Tick *business order* with your details in the checkout.',
        'Enter the company name and the VAT number with its country letters. We check its form at once, and its validity against the European register where that is available.',
        'Look at the total before you pay: it shows the treatment that will stand on your invoice.',
      ],
    },
    'If the register does not answer, we go by its last known reply and review the order by hand. The amount you saw does not change afterwards without your agreement.',
    {
      note: 'Ordered as a consumer by mistake? [Tell us](page:contact) before the parcel leaves; an invoice that has been sent cannot simply be rewritten.',
    },
  ],
};
