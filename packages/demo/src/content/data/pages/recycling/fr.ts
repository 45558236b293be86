import type { Article } from '../../../writing/article.ts';

export const recyclingFr: Article = {
  title: '{brand} recycle vos cordes',
  intro:
    'Le soleil ôte sa force à la corde, les arêtes lui usent la gaine. Ce n’est pas une raison pour la jeter : envoyez-la-nous, et ses fibres repartiront pour un tour.',
  metaDescription:
    'Rendre une vieille corde : ce que {brand} reprend pour le recyclage, comment l’envoyer ou l’apporter, ce que deviennent nylon, coton et jute.',
  blocks: [
    { heading: 'Ce que nous prenons' },
    {
      list: [
        'Cordes et cordons en nylon, polyester, polypropylène ou HMPE, même passés, effilochés ou pleins de nœuds.',
        'Coton, jute et chanvre, liés à part des fibres synthétiques.',
        'Cordes d’escalade réformées et amarres, de toute longueur.',
        'Sangles et vieilles laisses, une fois boucles et mousquetons retirés.',
      ],
    },
    'Peu importe où vous les avez achetées. Les bouts plus courts que la main servent mieux chez vous, en tirette de fermeture par exemple.',
    { heading: 'Ce dont nous ne pouvons rien faire' },
    {
      list: [
        'Les câbles d’acier et tout ce qui contient du métal.',
        'Les cordes imbibées d’huile, de goudron ou de peinture, ou moisies.',
        'Le cuir et le BioThane : on ne peut pas en retirer les fibres.',
      ],
    },
    { heading: 'Comment les rendre' },
    {
      steps: [
        'Défaites les nœuds autant que possible et gardez les pièces de métal. Un bon mousqueton de laiton survit à trois laisses.',
        'Secouez le sable et la terre. La corde doit être sèche, sinon elle arrivera moisie.',
        'Faites un paquet par matière. Si vous ne la connaissez pas, dites-le sur une étiquette : une flamme et un verre d’eau nous renseigneront.',
        '[Dites-nous](page:contact) à peu près combien il y en a. Vous recevez l’adresse pour le colis, ou vous l’apportez en [venant au showroom](page:showroom) ou en retirant une commande.',
      ],
    },
    { heading: 'Ce qu’elles deviennent' },
    {
      facts: [
        [
          'Encore saines',
          'Cordes d’exercice pour les cours de nœuds, les scouts et les écoles. Jamais pour une charge.',
        ],
        ['Nylon et polyester', 'Triés, broyés et fondus en granulés pour pièces moulées.'],
        ['Polypropylène et HMPE', 'Granulés pour caisses et pots de fleurs.'],
        ['Coton, jute et chanvre', 'Effilochés, ils redeviennent fibres pour le feutre et l’isolant.'],
        ['Le reste', 'Finit malgré tout aux déchets. Il y en a moins chaque année, mais il y en a.'],
      ],
    },
    { heading: 'À quoi voit-on qu’une corde a fait son temps ?' },
    'Pliez-la franchement. Des endroits raides, un méplat, une âme qui se montre ou une surface vitrifiée : plus aucune charge. Une couleur sombre devenue pâle a vu trop de soleil. Coupez en morceaux une corde d’escalade réformée avant de la donner, afin que personne n’y grimpe plus.',
    {
      note: 'Nous ne jetons pas nos propres chutes non plus : elles deviennent les échantillons que vous pouvez commander pour chaque corde.',
    },
  ],
};
