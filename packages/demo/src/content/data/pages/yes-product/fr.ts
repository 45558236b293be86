import type { Article } from '../../../writing/article.ts';

export const yesProductFr: Article = {
  title: 'Oui à la {productWord} !',
  intro:
    'Une gaine, sept brins, et presque rien qu’on ne puisse en faire. Ce qu’est la {productWord}, quelle épaisseur pour quel usage, et comment s’y mettre dès ce soir.',
  metaDescription:
    'La {productWord}, c’est quoi et qu’en faire : les types comparés, des idées du bracelet à la laisse, un premier bracelet en quatre étapes et l’entretien.',
  blocks: [
    { heading: 'De quoi s’agit-il ?' },
    'Ouvrez-en un bout : une gaine de nylon tressée et, dedans, un faisceau de brins fins et retors. C’est tout le secret. Les brins portent, la gaine les protège, et comme tout est en nylon, la corde reste souple, amortit un à-coup et sèche vite. Le nom vient du parachute, dont les suspentes étaient faites ainsi.',
    { heading: 'La famille' },
    {
      table: {
        head: ['Type', 'Épaisseur', 'Brins', 'Fait pour'],
        rows: [
          ['95, type I', '2 mm', '1', 'bijoux fins, tirettes de fermeture, haubans de tente'],
          ['425, type II', '3 mm', '4', 'bracelets minces, tours de cou, mains d’enfants'],
          ['550, type III', '4 mm', '7', 'presque tout'],
          ['750, type IV', '5 mm', '11', 'laisses de grands chiens, poignées, sangles'],
        ],
      },
    },
    'Le grand nombre est la charge de rupture en livres : une corde 550 casse vers 250 kilos, neuve, sèche et sans nœud. Plus fines encore, la microcorde et la nanocorde servent aux perles, aux ligatures et au décor.',
    { heading: 'Ce qu’on peut en faire' },
    {
      list: [
        'Des bracelets, des porte-clés, des bracelets de montre ; un [kit](category:diyKits) contient tout pour le premier.',
        'Des laisses, des colliers et des longes pour chiens.',
        'Des tours de cou, des sangles d’appareil photo, des anses de sac.',
        'Des poignées bien serrées pour couteaux, outils et bâtons de marche.',
        'Des haubans visibles la nuit, en corde à fil réfléchissant.',
        'Des suspentes de tarp, des porte-bouteilles, des suspensions pour plantes.',
      ],
    },
    { heading: 'Votre premier bracelet' },
    {
      steps: [
        'Mesurez votre poignet et ajoutez deux centimètres. Prenez trois mètres de 550 et une [boucle à clip](category:accessories).',
        'Pliez la corde en deux, passez la ganse dans une moitié de la boucle et les deux bouts dans l’autre. L’écart entre les deux est votre mesure.',
        'Faites des nœuds plats autour des deux brins du milieu, en alternant gauche et droite. Serrez chacun contre le précédent.',
        'Une fois à la boucle, coupez les bouts à trois millimètres et faites-les fondre avec précaution au briquet. Aplatissez-les avec la lame d’un couteau, pas avec le doigt.',
      ],
    },
    { heading: 'Bon à savoir' },
    {
      list: [
        'Le nylon rétrécit un peu au premier lavage. Pour un collier, faites tremper la corde avant et laissez-la sécher.',
        'Sale ? Eau tiède, savon doux, grand air. Ni sèche-linge ni javel.',
        'Avec une [aiguille à tresser](category:diyTools) au bout, la corde passe les nœuds serrés sans jurons.',
      ],
    },
    {
      note: '{brand} vend beaucoup de cordes solides, mais celle-ci n’est pas du matériel d’escalade : elle n’est pas faite pour retenir des personnes.',
    },
    'Quelle couleur ? C’est là que tout se complique. Commencez par le [rayon {productWord}](category:mainCord) ou poursuivez dans le [blog](blog:).',
  ],
};
