import type { FaqTexts } from '../faq-keys.ts';

export const productsAndMaterialsFr: FaqTexts<'products-and-materials'> = {
  'leash-30-kg-dog': {
    question: 'Quelle corde pour la laisse d’un chien de 30 kg ?',
    answer: [
      'Pour un chien de cette taille, prenez une corde ronde de 10 mm : [corde pour laisse](category:dogLeash) si vous l’aimez douce, [PPM](category:ppm) si vous rentrez souvent mouillés, ou [corde d’escalade au mètre](category:climbingRope) si vous la préférez ferme. Un chien lancé qui arrive au bout de sa laisse tire plusieurs fois son poids, et un nœud coûte jusqu’à la moitié de la résistance. Visez donc au moins dix fois le poids du chien. Le mousqueton doit suivre. Pour choisir un diamètre en général, lisez [notre guide](blog:choose-a-diameter).',
    ],
  },
  'colour-run': {
    question: 'La couleur déteint-elle ?',
    answer: [
      'Le nylon, le polyester et le polypropylène, presque jamais : la couleur est dans la fibre. Un rouge, un noir ou un fluo très saturé peut rendre un peu de teinture au premier lavage. Trempez la corde une fois dans l’eau tiède avant de la marier à du blanc. Pour le coton et le cuir, c’est différent. Lavez le coton foncé seul la première fois et tenez le cuir mouillé loin des tissus clairs.',
    ],
  },
  'melt-ends': {
    question: 'Comment faire fondre les bouts ?',
    answer: [
      'Coupez droit avec des ciseaux bien aiguisés et tenez le bout deux ou trois secondes à côté de la flamme, pas dedans. Quand le bord devient vitreux, pressez-le avec le plat de la lame ou un morceau de cuir humide, jamais à doigts nus : le nylon fondu colle et brûle.',
      'Cela vaut pour le nylon, le polyester et le polypropylène. Le coton, le jute et le cuir brûleraient : collez-les ou surliez-les. Le HMPE y perd sa force : coupez-le avec une lame très affûtée. Brûleurs et coupeurs sont parmi les [outils](category:diyTools).',
    ],
  },
  'hold-a-person': {
    question: 'La paracorde peut-elle retenir une personne ? Puis-je grimper avec ?',
    answer: [
      'Non. Le type III cède vers 250 kg de traction régulière, mais une courte chute, un nœud ou une arête vive suffisent à le rompre bien avant. La paracorde sert à créer, à attacher et à arrimer, pas à grimper, ni à faire une balançoire, ni à secourir quelqu’un. Il en va de même de notre [corde d’escalade au mètre](category:climbingRope) : les coupes ne sont pas certifiées et servent aux laisses, aux rampes et à la décoration. Pour votre vie, achetez une corde complète et homologuée dans un magasin d’escalade.',
    ],
  },
  'colour-on-screen': {
    question: 'La couleur est-elle la même que sur mon écran ?',
    answer: [
      'Presque. Aucun écran ne montre un fluo ou un marine profond tel qu’il est, et chacun est réglé autrement. Les bains de teinture varient aussi d’une nuance : pour un même ouvrage, achetez assez en une fois. Si le ton compte, commandez des échantillons et regardez-les à la lumière du jour, contre ce qu’ils doivent accompagner. Ou venez comparer les bobines au [showroom](page:showroom).',
    ],
  },
  'shrink-and-stretch': {
    question: 'La paracorde rétrécit-elle ou s’allonge-t-elle ?',
    answer: [
      'Les deux, un peu. Le nylon cède sous la charge et reprend sa place ; mouillé pour la première fois, il rétrécit de quelques pour cent. Un bracelet parfaitement ajusté peut alors serrer : nouez-le avec un doigt de jeu, ou trempez la corde dans l’eau chaude et laissez-la sécher avant de commencer. Le polyester garde sa longueur, sec ou mouillé ; le polypropylène n’absorbe pas l’eau.',
    ],
  },
};
