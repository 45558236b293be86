import type { Article } from '../../../writing/article.ts';

export const paracordTypesFr: Article = {
  title: 'Paracorde : les types I à IV expliqués',
  intro:
    '95, 425, 550, 750 : les chiffres d’un écheveau de paracorde ont l’air d’un code. Ils disent simplement ce qu’elle supporte ; avec le type, vous savez aussi son épaisseur et ce qu’elle contient.',
  metaDescription:
    'Que signifient les types I, II, III et IV ? Épaisseur, brins intérieurs et résistance en un tableau, le meilleur usage de chacun et comment tester une corde.',
  blocks: [
    { heading: 'D’où viennent ces noms' },
    'La paracorde reliait jadis les parachutes aux hommes suspendus dessous. L’armée américaine a fixé dans une norme, MIL-C-5040, la façon de la fabriquer, et numéroté les variantes en chiffres romains. Le commerce y a ajouté la résistance en livres : 550 lb font environ 250 kg. Les deux sont restés, d’où *paracorde 550 type III*.',
    {
      table: {
        head: ['Type', 'Nom', 'Épaisseur', 'Brins intérieurs', 'Cède vers'],
        rows: [
          ['I', '95', '2 mm', '1', '43 kg'],
          ['II', '425', '3 mm', '4', '193 kg'],
          ['III', '550', '4 mm', '7', '249 kg'],
          ['IV', '750', '5 mm', '11', '340 kg'],
        ],
      },
    },
    'La nano, la micro et la tactical ne figurent pas dans la norme. Ce sont de jeunes cousines : fines, tressées serré et étonnamment solides.',
    { heading: 'Ce qu’elle contient' },
    'Chaque type est une corde à *âme et gaine* : une gaine de nylon tressée qui encaisse l’usure, et une âme de brins retors qui porte l’essentiel de la charge. On peut tirer ces brins et s’en servir à part, comme fil à coudre ou pour tuteurer les tomates. La gaine vidée s’aplatit comme un ruban : c’est le secret des bracelets fins.',
    { heading: 'Quel type pour quoi' },
    {
      list: [
        '**Type I :** bijoux fins, tirettes, haubans d’un tarp léger.',
        '**Type II :** bracelets pour poignets menus, tours de cou, nœuds serrés qui doivent rester discrets.',
        '**Type III :** tout le reste. Il a de loin le plus de couleurs, et presque tous les tutoriels de nœuds l’utilisent.',
        '**Type IV :** laisses pour petits chiens, anses de sac, bracelets de caractère. Ses onze brins le rendent rond et ferme.',
      ],
    },
    { heading: 'Est-ce de la vraie ?' },
    'La corde militaire suit la norme à la lettre et reste d’un olive terne. Ce que l’on achète pour créer, c’est de la paracorde du commerce : même structure, plus de couleurs, toucher plus doux. La bonne se reconnaît à la maison :',
    {
      steps: [
        '**Comptez les brins.** Le type III en a sept, chacun fait de deux ou trois fils retors. De la bourre en vrac, c’est du remplissage.',
        '**Plongez un bout dans l’eau.** Le nylon coule lentement. S’il flotte, c’est du polypropylène.',
        '**Approchez une flamme.** Le nylon fond en une goutte lisse, brun clair, sans couler en fumant noir.',
        '**Tirez.** Le nylon cède nettement et revient.',
      ],
    },
    { heading: 'Ce que le chiffre ne promet pas' },
    'La résistance se mesure sur une corde neuve, sans nœud, tirée lentement. Nœuds, arêtes, soleil et années prennent leur part. Comptez un cinquième pour ce qui pend, un dixième pour ce qui tire par à-coups.',
    {
      note: 'Aucune paracorde n’est une corde d’escalade, et aucune n’est faite pour retenir une personne, si grand que soit le chiffre. Voir les [questions sur les matières](faq:products-and-materials).',
    },
    'Les quatre types, dans toutes les couleurs, sont au rayon [{productWord}](category:mainCord). Pour savoir qu’en faire, commencez par [le bracelet cobra](blog:cobra-bracelet).',
  ],
};
