import type { Article } from '../../../writing/article.ts';

export const biothaneOrLeatherFr: Article = {
  title: 'BioThane ou cuir pour une laisse ?',
  intro:
    'L’un se nettoie en dix secondes, l’autre embellit chaque année. Lequel convient à votre chien ? La météo en décide, vos mains aussi, et votre goût de l’entretien.',
  metaDescription:
    'BioThane ou cuir pour la laisse et le collier ? Résistance, eau, froid, entretien et toucher comparés, largeurs selon le chien et conseils de fabrication.',
  blocks: [
    { heading: 'De quoi il s’agit' },
    'Le **cuir** est une peau de vachette tannée à l’écorce et à l’huile : une matière vivante, où chaque lanière est un peu différente. Le **BioThane** est une sangle de polyester tissé sous un enduit lisse. La sangle porte, l’enduit arrête l’eau et la saleté. Rien d’animal là-dedans, et chaque mètre ressemble au précédent.',
    { heading: 'Côte à côte' },
    {
      table: {
        head: ['Critère', 'BioThane', 'Cuir'],
        rows: [
          ['Eau et boue', 'n’absorbe rien, sec aussitôt', 's’imbibe, sèche en une nuit'],
          ['Entretien', 'un chiffon humide', 'du baume une ou deux fois par an'],
          ['Résistance à la rupture', '19 mm : environ 450 kg', '20 mm : environ 140 kg'],
          ['Froid', 'souple jusqu’à moins 30 °C', 'raidit s’il gèle mouillé'],
          ['En main', 'lisse ; le Beta, mat, accroche mieux', 'chaud, jamais glissant'],
          ['Avec les années', 'reste le même', 'fonce, s’assouplit, se patine'],
          ['Longueur', 'jusqu’à 30 m d’un seul tenant', '2 m environ, selon la peau'],
        ],
      },
    },
    { heading: 'Prenez du BioThane si …' },
    '… votre chien nage, se roule partout ou sort par tous les temps. Les chasseurs, les pisteurs et ceux qui travaillent à la longe ne jurent que par lui : dix mètres traînés dans un pré mouillé pèsent autant qu’avant et ne sentent rien. Pour les chiens à la peau fragile, on peut le désinfecter. Et les couleurs fluo se voient de loin.',
    { heading: 'Prenez du cuir si …' },
    '… vous tenez la laisse une heure par jour et que vous aimez cela. Le cuir s’adapte : au bout de quelques semaines, il plie là où vous le tenez. Il ne brûle pas la paume quand il file, et se répare à l’alêne et au fil au lieu de finir à la poubelle. Il demande seulement de ne pas rester mouillé dans la voiture.',
    { heading: 'Quelle largeur ?' },
    {
      list: [
        '**Jusqu’à 10 kg :** BioThane 13 mm, cuir 10 à 15 mm',
        '**De 10 à 25 kg :** BioThane 16 mm, cuir 20 mm',
        '**Plus de 25 kg :** BioThane 19 à 25 mm, cuir 30 mm',
      ],
    },
    'Pour le cuir, regardez la résistance à la rupture sur la page du produit. Aucun nœud n’affaiblit une lanière : cinq fois le poids du chien suffisent, et davantage s’il démarre d’un bond. Choisissez un mousqueton aussi solide que la lanière, et pas plus lourd que le chien ne l’aime.',
    { heading: 'À faire soi-même' },
    'Tous deux se coupent au couteau bien affûté, se poinçonnent et se rivent. Le BioThane ne demande pas de finition ; la tranche du cuir se chanfreine et se polit. Mettez deux rivets ou vis par assemblage, jamais un seul, et cousez en plus le cuir au fil ciré. Les nœuds sont pour la corde : une lanière plate s’en échappe. Sangles, anneaux et vis se trouvent sous [BioThane](category:biothane), [cuir](category:leather) et [accessoires](category:accessories) ; pour tout avoir dans une boîte, voyez les [kits](category:diyKits).',
    { heading: 'Et si vous hésitez ?' },
    'Prenez les deux. Un collier en cuir, parce qu’il épouse le pelage et qu’il est beau, et une laisse en BioThane, parce que c’est elle qui traîne dans les flaques.',
    {
      note: 'N’attachez jamais un chien sans surveillance à un collier coulissant, et vérifiez rivets et mousquetons chaque mois. Comment faire : [prendre soin des cordes et du cuir](blog:care-for-rope-and-leather).',
    },
  ],
};
