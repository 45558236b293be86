import type { Article } from '../../../writing/article.ts';

export const chooseADiameterFr: Article = {
  title: 'Comment choisir le bon diamètre',
  intro:
    'Un millimètre suffit à rendre un bracelet délicat ou imposant, et une laisse agréable ou non en main. Trois questions mènent à la bonne épaisseur : que doit-elle retenir, qui la tient, et par où doit-elle passer ?',
  metaDescription:
    'Quel diamètre de corde pour un bracelet, un collier, un sac ou une laisse ? Un tableau des résistances, une règle simple et ce que demandent main et œillet.',
  blocks: [
    { heading: 'D’abord la charge' },
    'La résistance à la rupture indiquée sur la page du produit dit quand une corde neuve et droite cède au laboratoire. Votre ouvrage, lui, a des nœuds, des courbes et des arêtes, et un seul nœud peut coûter la moitié de la force. Divisez donc largement : pour ce qui pend simplement, comptez **un cinquième** de la valeur ; là où ça tire par à-coups, comme un chien, **un dixième**. Une corde de 500 kg porte en théorie un pot de fleurs de 100 kg et retient un chien de 50 kg.',
    {
      table: {
        head: ['Diamètre', 'Idéal pour', 'Cède vers'],
        rows: [
          ['0,75–1,4 mm : nano et microcorde', 'coutures, surliures, détails fins', '16–45 kg'],
          ['2 mm : paracorde type I', 'bijoux, tirettes de fermeture', '43 kg'],
          ['3 mm : paracorde type II', 'bracelets d’enfant, tours de cou', '193 kg'],
          ['4 mm : paracorde type III', 'le bracelet classique, porte-clés, colliers noués', '249 kg'],
          ['6–8 mm : corde PPM', 'laisses légères, anses, jouets', '320–560 kg'],
          ['10–12 mm : corde pour laisse', 'laisses pour grands chiens, longes', '1 050–1 400 kg'],
        ],
      },
    },
    { heading: 'Ensuite la main' },
    'La résistance est rarement la limite. Une paracorde de 4 mm retiendrait la plupart des chiens, et pourtant personne n’en veut comme laisse : elle scie la paume dès qu’on tire. À partir de 8 mm, une corde ronde devient agréable ; à 10 mm, confortable ; à 12 mm, elle remplit déjà une petite main. Pour un enfant, descendez d’une taille. Il en va de même du cou d’un chien : un collier plus large répartit la traction.',
    { heading: 'Puis le passage' },
    'Une corde doit toujours passer quelque part : dans une perle, une boucle, un œillet, un bloque-cordon. Laissez un demi-millimètre de jeu pour un brin ; en double, il faut à peu près deux fois le diamètre. Le *passage* indiqué dans les caractéristiques de nos [accessoires](category:accessories) dit ce qui convient. Une corde souple se force un peu, une corde d’escalade ferme ne se force pas.',
    { heading: 'Quelle épaisseur une fois fini ?' },
    'Les nœuds multiplient. Un nœud cobra en 4 mm fait environ 25 mm de large et 10 mm de haut ; une tresse ronde à quatre brins, deux fois et demie l’épaisseur de sa corde. Si le bracelet doit se glisser sous un poignet de chemise, prenez du 3 mm.',
    { heading: 'Vous hésitez encore ?' },
    'Commandez un échantillon de deux tailles voisines. La réponse saute le plus souvent aux yeux dès qu’on les tient côte à côte. Sinon, prenez la plus grosse pour tout ce qui porte et la plus fine pour tout ce qui se porte.',
    {
      note: 'Aucune de ces cordes n’est faite pour retenir des personnes. Cela vaut aussi pour notre [corde d’escalade au mètre](category:climbingRope) : les coupes servent aux laisses, aux rampes et à la décoration.',
    },
  ],
};
