import type { Article } from '../../../writing/article.ts';

export const careForRopeAndLeatherFr: Article = {
  title: 'Prendre soin des cordes et du cuir',
  intro:
    'Une bonne laisse dure dix ans, pourvu qu’on la laisse sécher. Entretenir une corde n’a rien de savant : rincer ce qui use, éloigner ce qui attaque, et regarder de près de temps en temps.',
  metaDescription:
    'Laver, sécher, ranger et vérifier cordes, paracorde, coton, BioThane et cuir, et reconnaître le moment où une laisse a fait son temps.',
  blocks: [
    { heading: 'Pourquoi laver ?' },
    'La saleté n’est pas qu’une affaire d’apparence. Le sable et les cristaux de sel se glissent entre les fibres et les coupent de l’intérieur chaque fois que la corde plie. Une laisse qui revient de la plage se rince donc le soir à l’eau douce, même si elle a l’air propre.',
    { heading: 'À chaque matière sa façon' },
    {
      facts: [
        [
          'Nylon (paracorde)',
          'À la main, à l’eau tiède, avec un peu de savon doux. Bien rincer. Il peut rétrécir légèrement la première fois.',
        ],
        ['Polyester', 'Le plus simple : 30 °C en machine, dans un filet, sans assouplissant.'],
        [
          'Polypropylène (PPM)',
          'Rincer, secouer, suspendre. Il n’absorbe pas l’eau mais craint la chaleur : il ramollit bien avant le nylon.',
        ],
        [
          'Coton',
          '30 °C, les couleurs foncées à part. Il rétrécit : lavez-le avant de nouer si la taille compte.',
        ],
        ['Jute', 'Un brossage à sec, rien d’autre. L’eau le fait gonfler, et humide il moisit.'],
        ['BioThane', 'Un chiffon humide, une goutte de liquide vaisselle contre les odeurs. C’est tout.'],
        ['Cuir', 'Essuyer avec un chiffon à peine humide, ne jamais tremper. Puis nourrir.'],
      ],
    },
    'Le métal aussi aime sécher. Retirez si possible les mousquetons avant le lavage et donnez une goutte d’huile par an aux pièces mobiles.',
    { heading: 'Sécher lentement' },
    'Suspendez la corde sans la tendre sur une barre large, à l’ombre et à l’air. Ni sur le radiateur, ni au sèche-linge, ni des semaines au soleil : les ultraviolets rendent le nylon et le polypropylène cassants. Le cuir sèche à plat, à température ambiante. Près d’un poêle, il durcit et se fend, et aucun baume n’y peut plus rien.',
    { heading: 'Nourrir le cuir' },
    'Une ou deux fois par an, et après chaque trempage : étalez au chiffon doux une fine couche de baume, laissez pénétrer une nuit et lustrez le surplus au matin. Peu suffit. Trop de graisse amollit la lanière, qui s’allonge. Le cuir fonce un peu : c’est la patine, pas un dommage.',
    { heading: 'Regarder de près' },
    'Une fois par mois, faites glisser la corde entre vos doigts. Un léger duvet en surface est sans danger, il protège même. Mettez une laisse ou une ligne à la retraite si vous trouvez',
    {
      list: [
        'un endroit plus mince, plat ou étrangement mou : l’âme y est rompue,',
        'des zones dures et vitreuses, là où elle a chauffé,',
        'des brins de l’âme qui percent la gaine,',
        'des coutures, rivets ou mousquetons qui ont du jeu.',
      ],
    },
    'Couper un demi-mètre et renouer suffit souvent. Ce qui doit vraiment partir devient jouet ou porte-clés, ou nous revient : voir [recyclage](page:recycling).',
    { heading: 'Bien ranger' },
    'Au sec, à l’ombre, lovée souplement en huit plutôt qu’en rond, pour éviter les vrilles. Tenez piles, diluants et nettoyants puissants à l’écart ; l’acide abîme le nylon sans laisser de trace. Le cuir se garde mieux suspendu que plié.',
    {
      note: 'Si une corde retient ce qui ne doit pas tomber, son âge compte aussi. Dans le doute, remplacez-la. Les questions brèves trouvent réponse sous [produits et matières](faq:products-and-materials).',
    },
  ],
};
