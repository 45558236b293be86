import type { Article } from '../../../writing/article.ts';

export const ambassadorsEn: Article = {
  title: 'Ambassadors',
  intro:
    'You tie, braid or sew, and people like to watch you do it? You get the cord from us, and we get to see what becomes of it.',
  metaDescription:
    'Become an ambassador of {brand}: cord each season, new colours before the shop has them, clear rules. What we ask, what you get and how to apply.',
  blocks: [
    { heading: 'What an ambassador does' },
    {
      list: [
        'Makes something from our cord several times a year and shows it: in pictures, on film or as instructions.',
        'Says what worked and what did not. Criticism of a cord is worth more to us than a compliment.',
        'Answers a question from the community now and then, if it is about that piece.',
      ],
    },
    { heading: 'What you get' },
    {
      list: [
        'A parcel of cord and accessories each season, of your own choice.',
        'New colours and types before they are in the shop.',
        'A discount code for the people who follow you.',
        'A place for your instructions in our [blog](blog:), under your name and with a link to you.',
      ],
    },
    { heading: 'What we look for' },
    'The number of followers is not what decides. We look for a hand of your own, instructions that somebody else can really follow, and pictures in which the cord can be seen. Whoever uses another maker’s design says so. Any technique is welcome, from sailor’s knots to macramé and [BioThane](category:biothane) work.',
    { heading: 'Fair rules' },
    {
      list: [
        'What you show with our cord is marked as advertising, clearly and at the top. The law asks for it, and so do we.',
        'Pictures and instructions remain yours. We may show them and name you; before we print anything, we ask.',
        'There is no quota and no fee. Either side can stop on any day; cord already sent is yours.',
        'You are at least 18, or a parent agrees in writing.',
      ],
    },
    { heading: 'How to apply' },
    {
      steps: [
        'Write to us through the [contact page](page:contact) and begin your message with *Ambassador*.',
        'Show us three pieces: links or pictures, and what they are made of.',
        'Tell us what you would like to make this season and which cord it takes.',
        'You hear from us within two weeks. If we suit each other, we try it for one season.',
      ],
    },
    {
      note: 'As {brand} is a demonstration shop, you will find no ambassadors listed here: we do not invent people.',
    },
  ],
};
