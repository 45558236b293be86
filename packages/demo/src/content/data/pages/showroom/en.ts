import type { Article } from '../../../writing/article.ts';

export const showroomEn: Article = {
  title: 'Book an appointment',
  intro:
    'Beside the warehouse there is a room with a wall of spools. Come and hold colours against each other, feel the difference between 3 and 4 mm, and take your order home.',
  metaDescription:
    'Book a visit to the {brand} showroom beside the warehouse in the Netherlands: see every colour, feel the cords, collect your order on the spot.',
  blocks: [
    { heading: 'What awaits you' },
    {
      list: [
        'The {productWord} range in its real colours, sorted as on the website, with daylight lamps over the table.',
        'Rope, webbing, [BioThane](category:biothane) and [leather](category:leather) to bend, pull and smell.',
        'Buckles, rings and snap hooks to try on your own strap. Do bring it along.',
        'Somebody who cuts what you choose and explains which knot will hold.',
      ],
    },
    { heading: 'Why by appointment?' },
    'The room is small and the warehouse beside it is busy. With an appointment you have the table and our attention to yourself for about an hour. It costs nothing and you need not buy anything.',
    { heading: 'Ask for a time' },
    'Suggest a day and a time on a Dutch working day, during our opening hours. We confirm by e-mail or propose another moment. If something comes up, a short message is enough.',
    { insert: 'appointmentForm' },
    { heading: 'Good to know' },
    {
      list: [
        'Tell us what you want to make. We then put suitable cords ready, and whole spools if you need many metres.',
        'You pay by card, or online before you come. We do not take cash.',
        'Well-behaved dogs are welcome, especially if a collar is to be measured.',
        'The entrance and the table can be reached in a wheelchair.',
        'Groups of up to eight can come together, for instance a scout troop or a craft circle. Please mention it.',
      ],
    },
    { heading: 'How to find us' },
    { insert: 'storeLocations' },
    'Only collecting an order? For that you need no appointment: [choose collection](page:shippingRates) in the checkout, and we will tell you when it is ready.',
  ],
};
