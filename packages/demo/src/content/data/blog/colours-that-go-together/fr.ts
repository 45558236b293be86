import type { Article } from '../../../writing/article.ts';

export const coloursThatGoTogetherFr: Article = {
  title: 'Des couleurs qui vont ensemble',
  intro:
    'Un mur de couleurs est un bonheur, jusqu’au moment d’en choisir trois. Cinq règles simples vous aident, pour un bracelet comme pour une laisse.',
  metaDescription:
    'Quelles couleurs de corde se marient ? Cinq règles pour deux, trois ou quatre couleurs, dix duos éprouvés et un test au téléphone avant de couper.',
  blocks: [
    { heading: 'Une vive, les autres calmes' },
    'L’erreur la plus courante : réunir trois couleurs préférées qui veulent toutes être devant. Choisissez **une** couleur forte et donnez-lui une compagnie tranquille : anthracite, sable, crème, marine, olive. Un vert fluo près du noir rayonne ; près de l’orange et du rose, il crie.',
    { heading: 'Du clair près du sombre' },
    'Dans un nœud, l’écart de clarté compte plus que la teinte. Le rouge et le vert forêt s’opposent sur le cercle chromatique, et pourtant, à deux mètres, ils se fondent en brun, car ils sont aussi sombres l’un que l’autre. Photographiez vos échantillons et passez l’image en noir et blanc : si vous voyez encore deux couleurs, le motif se verra aussi.',
    { heading: 'Voisines ou opposées' },
    'Les couleurs qui se suivent sur le cercle, comme pétrole, turquoise et menthe, sont paisibles et s’accordent d’elles-mêmes. Celles qui se font face, comme marine et orange ou violet et jaune, sont vivantes. Les deux marchent. L’entre-deux, rouge et bleu violacé par exemple, est délicat et demande une troisième couleur, neutre, pour les réconcilier.',
    { heading: 'Soixante, trente, dix' },
    'Peintres et tailleurs partagent ainsi, et vous pouvez en faire autant : environ soixante pour cent d’une couleur principale, trente d’une deuxième, dix d’un accent. Dans un bracelet cobra, l’âme et les arcs donnent les deux premières ; l’accent, c’est une perle, une couture en microcorde ou la boucle.',
    { heading: 'Laissez décider le motif' },
    'Une corde à motif est déjà une combinaison toute faite. Prenez l’une de ses couleurs, en général la moins présente, et reprenez-la dans une corde unie. Deux motifs côte à côte se disputent presque toujours.',
    { heading: 'Dix duos que nous aimons' },
    {
      table: {
        head: ['Couleurs', 'Effet'],
        rows: [
          ['marine et crème', 'marin, jamais faux'],
          ['vert forêt et sable', 'nature, discret'],
          ['bordeaux et vieux rose', 'chaud, un brin festif'],
          ['pétrole et jaune tournesol', 'vif, en toute saison'],
          ['anthracite et orange fluo', 'bien visible, sans faire jouet'],
          ['sauge et blanc', 'clair, parfait avec le bois et le lin'],
          ['chocolat et turquoise', 'inattendu, beau avec le cuir'],
          ['noir et brun doré', 'classique, avec du laiton'],
          ['bleu ciel et corail', 'l’été'],
          ['olive et moutarde', 'l’automne en forêt'],
        ],
      },
    },
    { heading: 'Pensez au métal' },
    'Anneaux et boucles comptent comme une couleur. Le laiton et le bronze vont aux tons chauds, l’acier et l’argent aux tons froids ; la quincaillerie noire va avec tout et assagit le fluo. Tout se trouve parmi les [accessoires](category:accessories).',
    { heading: 'Avant de couper' },
    {
      steps: [
        'Mettez les cordes qui vous tentent dans une liste d’envies et regardez leurs images côte à côte.',
        'Commandez un échantillon de chacune et posez-les près de la fenêtre, sur la veste ou sur le chien à qui elles sont destinées.',
        'Torsadez les échantillons. Dans une tresse, les couleurs sont plus proches que sur la table, et cela les change.',
        'Laissez passer la nuit. Ce qui vous plaît encore au matin est juste.',
      ],
    },
    'Commencez par regarder : au rayon [{productWord}](category:mainCord), on filtre par couleur, et ce qui vient d’être tressé est dans les [nouveautés](category:newArrivals). Pour mettre deux couleurs dans un nœud, voyez [le bracelet cobra](blog:cobra-bracelet).',
  ],
};
