import type { Article } from '../../../writing/article.ts';

export const cobraBraceletFr: Article = {
  title: 'Le bracelet cobra, pas à pas',
  intro:
    'Une corde, une boucle, un nœud qui se répète : presque tout le monde commence par le cobra. Au bout d’une demi-heure, vous le portez, et en cas de besoin vous avez plus de deux mètres de corde au poignet.',
  metaDescription:
    'Nouer un bracelet cobra en paracorde : le matériel, un tableau des longueurs pour chaque poignet, huit étapes, et que faire quand ça ne va pas.',
  blocks: [
    { heading: 'Ce qu’il vous faut' },
    {
      list: [
        'De la paracorde 550 type III, 4 mm, d’une seule couleur, au rayon [{productWord}](category:mainCord)',
        'une boucle à clip de 15 ou 16 mm parmi les [accessoires](category:accessories)',
        'des ciseaux, un briquet et un mètre ruban ; un [gabarit](category:diyTools) est agréable, mais pas indispensable',
      ],
    },
    { heading: 'Combien de corde ?' },
    'Passez le mètre autour du poignet sans serrer. Le bracelet fini doit mesurer environ 2 cm de plus, car le nœud est épais et prend de la place à l’intérieur. Chaque centimètre de bracelet demande à peu près 12 cm de corde ; le tableau ajoute une réserve pour les bouts.',
    {
      table: {
        head: ['Poignet', 'Bracelet avec la boucle', 'Corde'],
        rows: [
          ['14 cm', '16 cm', '2,1 m'],
          ['16 cm', '18 cm', '2,4 m'],
          ['18 cm', '20 cm', '2,7 m'],
          ['20 cm', '22 cm', '3,0 m'],
          ['22 cm', '24 cm', '3,2 m'],
        ],
      },
    },
    { heading: 'Le nœud' },
    {
      steps: [
        'Pliez la corde en deux. Tirez la ganse à travers une moitié de la boucle, passez les deux bouts dedans et serrez.',
        'Passez les deux bouts dans l’autre moitié jusqu’à obtenir, d’un bord à l’autre, la longueur du tableau. Ces deux brins forment l’âme ; les bouts se trouvent à présent à sa gauche et à sa droite.',
        'Posez le bout gauche **sur** l’âme, en laissant dépasser un arc à gauche. Le bout droit passe sur le gauche, **derrière** l’âme, puis remonte dans cet arc. Serrez.',
        'Maintenant en miroir : posez le bout droit sur l’âme, l’arc à droite. Le gauche passe dessus, derrière l’âme, et remonte dans l’arc. Serrez. Voilà un nœud cobra entier.',
        'Continuez : gauche, droite, gauche, droite. Vous ne savez plus de quel côté reprendre ? C’est celui où le dernier nœud montre, au bord, une petite bosse verticale.',
        'Tous les quelques nœuds, tassez-les avec les pouces. Ils doivent être serrés de la même façon : mieux vaut tirer régulièrement que fort.',
        'Quand l’âme est remplie, glissez les bouts à l’intérieur sous les deux derniers nœuds, avec une [aiguille](category:diyTools) ou une pince.',
        'Coupez-les à 3 mm, faites-les fondre deux secondes à côté de la flamme et aplatissez-les avec la lame. Jamais avec le doigt.',
      ],
    },
    { heading: 'Si ça ne va pas' },
    '**Il part en spirale :** vous avez toujours commencé du même côté. C’est joli, à condition de continuer jusqu’au bout. **Le bord ondule :** vous tirez inégalement. **Il serre :** le nylon rétrécit un peu la première fois qu’il est mouillé ; laissez un doigt de jeu. **La corde était trop courte :** soudez-en une seconde à la flamme et cachez le joint dans un nœud.',
    { heading: 'Et maintenant, deux couleurs' },
    'Soudez un morceau de chaque couleur et faites disparaître le joint dans la première ganse : un côté sera rouge, l’autre bleu. Quelles couleurs s’entendent ? C’est le sujet d’[un autre article](blog:colours-that-go-together).',
    {
      note: 'Un bracelet d’enfant demande une boucle qui s’ouvre d’elle-même sous la charge. Et aucun bracelet, si longue que soit sa corde, ne retient une personne.',
    },
  ],
};
