import type { FaqTexts } from '../faq-keys.ts';

export const businessEn: FaqTexts<'business'> = {
  'vat-abroad': {
    question: 'Do you charge VAT to business customers abroad?',
    answer: [
      'Not if your company is in another EU country and has a valid VAT number: then the tax is reverse-charged to you and the invoice says so. Tick *business order* in the checkout and enter the number with its country letters; the total changes at once. Companies in the Netherlands pay Dutch VAT and reclaim it. Outside the EU we export without VAT, with an exception for small UK orders. The full table: [with or without VAT](page:withOrWithoutVat).',
    ],
  },
  'company-invoice': {
    question: 'How do I get an invoice in my company’s name?',
    answer: [
      'Enter the company name and VAT number with your details before you pay. The invoice comes as a PDF with the order confirmation, and stays in your account under the order for as long as you need it. It carries the article numbers, the VAT treatment and your order remarks, so a cost centre or purchase number can go there. An invoice that has been issued cannot be moved to another company afterwards.',
    ],
  },
  'wholesale-terms': {
    question: 'From what quantity do wholesale terms pay?',
    answer: [
      'If you regularly take whole spools, colour assortments for classes or material for a small production, it is worth asking. Describe what you make, which cords and how much a year; you get a quotation that is yours, not a standard list. For a single large order you need no agreement: the steps on the product page and the discount in the cart apply to everybody. The request form is under [wholesale](page:wholesale).',
    ],
  },
  'sell-what-i-make': {
    question: 'May I sell what I make from your cord?',
    answer: [
      'Of course. There is no licence, and you need not name us. Mind two things. The breaking strength on the product page is that of the cord, not of your finished leash: knots, rivets and hooks lower it, so test your own construction. And whoever sells products in the EU answers for their safety, with name and address on the article. We are glad to give you the data you need for your papers: [just ask](page:contact).',
    ],
  },
};
