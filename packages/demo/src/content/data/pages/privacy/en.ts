import type { Article } from '../../../writing/article.ts';

export const privacyEn: Article = {
  title: 'Privacy notice and cookies',
  intro:
    'We need some data to send you rope, and very little beyond that. Here is what we collect, why, for how long, and how you say no.',
  metaDescription:
    'Privacy at {brand}: which data we use and why, cookies by category and only with consent, who helps us, how long we keep data and what your rights are.',
  blocks: [
    {
      note: 'Demonstration data: {legalName} is an invented company. Please do not enter real personal details when you try this shop out.',
    },
    { heading: 'Who is responsible' },
    'The controller is {legalName}, the Netherlands; address and registration are in the [imprint](page:imprint). Questions about your data reach us through the [contact page](page:contact). We have no data protection officer, as the law does not require one of a company of our kind.',
    { heading: 'What we use, for what, and on which basis' },
    {
      table: {
        head: ['Purpose', 'Data', 'Legal basis'],
        rows: [
          [
            'Handling your order, delivery and returns',
            'Name, addresses, e-mail, phone, order, payment status',
            'Performance of a contract',
          ],
          ['Invoices and bookkeeping', 'Billing details, VAT number and its check', 'Legal obligation'],
          [
            'Your account, wishlists and reviews',
            'E-mail, encrypted password, lists, reviews',
            'Performance of a contract',
          ],
          [
            'Answering messages and appointment requests',
            'What you write and how to reach you',
            'Steps before a contract; legitimate interest in answering',
          ],
          [
            'Newsletter and back-in-stock message',
            'E-mail address, the article you are waiting for',
            'Consent',
          ],
          [
            'Keeping the shop safe',
            'IP address, time, requested page',
            'Legitimate interest in preventing abuse',
          ],
          ['Statistics and advertising', 'Pages visited, events such as adding to the cart', 'Consent'],
        ],
      },
    },
    'Without address and e-mail we cannot deliver; everything else is voluntary. Searches are counted without any link to you. We take no decisions by automated means alone that affect you legally.',
    { heading: 'Cookies' },
    'Only necessary cookies are set when you arrive. All others wait for your yes; saying no takes one click as well, and changes nothing about the shop. You can change your mind at any time through the cookie settings at the foot of every page.',
    {
      table: {
        head: ['Category', 'What it does', 'Consent', 'Kept for'],
        rows: [
          [
            'Necessary',
            'Language, country and currency (vsf-locale, vsf-store, vsf-currency), staying signed in (vsf-customer), the cart, your cookie choice',
            'Not needed',
            'Up to one year',
          ],
          [
            'Statistics',
            'Counts visits and shows where people get stuck, through a tag manager; in the Dutch shop also a heat map',
            'Required',
            'Up to 13 months',
          ],
          ['Marketing', 'Measures whether an advertisement led to an order', 'Required', 'Up to 13 months'],
          [
            'External content',
            'Films, forms, and in the German shop a trust badge, from other providers',
            'Required',
            'As the provider states',
          ],
        ],
      },
    },
    { heading: 'Who receives data' },
    'Processors work for us under contract and on our instructions: hosting, e-mail delivery, the content and search services, statistics. Carriers get what they need to deliver. The payment provider, and Klarna or PayPal if you choose them, are responsible for their part themselves. Authorities receive data only where the law obliges us. We do not sell data.',
    'Data stays in the European Economic Area wherever possible. If a provider processes it elsewhere, we rely on an adequacy decision or on the standard clauses of the European Commission.',
    { heading: 'How long we keep it' },
    {
      list: [
        'Orders and invoices: seven years, as Dutch tax law demands.',
        'Account, wishlists and reviews: until you delete them.',
        'Messages and appointment requests: one year after the last answer.',
        'Newsletter address: until you unsubscribe; a back-in-stock request: until the message has gone out.',
        'Server records: thirty days, longer only while an attack is investigated.',
      ],
    },
    { heading: 'Your rights' },
    'You may ask for access to your data, for correction, deletion, restriction and a portable copy, and you may object to processing that rests on legitimate interest. Consent can be withdrawn at any time, with effect for the future. In your account, under *privacy and security*, you can download your data and erase your account yourself; invoices that we have to keep remain locked away. Otherwise write to us. We answer within a month, free of charge, and may ask you to show that you are you.',
    { heading: 'Complaints' },
    'Are you unhappy with how we treat your data? Tell us. You may also complain to the Dutch authority, the Autoriteit Persoonsgegevens, or to the data protection authority of the country where you live or work.',
    { heading: 'Security and changes' },
    'Connections are encrypted, passwords are stored only as a hash, and staff see only what they need for their work. If we change this notice, the new version is published here; important changes we announce by e-mail to those who have an account.',
  ],
};
