import type { Voice } from '../voice.ts';

export const fr: Voice = {
  names: ['Camille', 'Julien', 'Élodie', 'Karim', 'Sophie', 'Antoine', 'Manon', 'Luc'],
  aboutCords: [
    [
      5,
      'Souple, solide, couleur fidèle',
      'J’en ai fait deux laisses, et après un été au bord de la mer elles ont encore l’air neuves. La couleur de la photo est celle que l’on a en main.',
    ],
    [
      5,
      'Ma préférée pour travailler',
      'Les nœuds tiennent bien et la surface est régulière d’un bout à l’autre. J’ai commandé trois autres couleurs la même semaine.',
    ],
    [
      4,
      'Bonne corde, livraison rapide',
      'Régulière et agréable en main. Une étoile de moins parce que j’aurais aimé un morceau plus long.',
    ],
    [
      4,
      'Fait ce qu’on lui demande',
      'Elle tient ce que j’attache avec et garde sa forme. Un peu raide le premier jour, très bien ensuite.',
    ],
    [
      3,
      'Bien, mais plus foncée que prévu',
      'La qualité est bonne. Sur mon écran la couleur paraissait plus claire : commandez d’abord un échantillon si elle doit s’accorder.',
    ],
    [
      2,
      'Effilochée à un bout',
      'Une des extrémités s’était défaite pendant le transport. Vite réparé, mais cela ne devrait pas être nécessaire.',
    ],
  ],
  aboutPieces: [
    [5, 'Solide et bien fait', 'Aucune arête vive, finition soignée, on sent que cela durera des années.'],
    [
      5,
      'Exactement ce que je cherchais',
      'Bonne taille, bel aspect, et reçu deux jours plus tard. J’en reprendrai.',
    ],
    [
      4,
      'Bon rapport qualité-prix',
      'Remplit bien son rôle pour le prix. Un peu plus petit que je l’imaginais : regardez les dimensions.',
    ],
    [3, 'Correct', 'Utilisable, mais je m’attendais à une finition plus lisse.'],
  ],
  answer:
    'Merci de nous l’avoir dit. Cela ne devrait pas arriver : écrivez-nous, et nous vous en enverrons un nouveau.',
};
