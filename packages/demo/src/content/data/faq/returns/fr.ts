import type { FaqTexts } from '../faq-keys.ts';

export const returnsFr: FaqTexts<'returns'> = {
  'return-cut-cord': {
    question: 'Puis-je renvoyer une corde coupée pour moi ?',
    answer: [
      'Oui, si vous pouviez choisir la longueur sur la page du produit. Nous la coupons certes pour vous sur la bobine, mais 15 m restent 15 m et feront le bonheur de quelqu’un d’autre. Le morceau doit revenir entier : bouts encore scellés, sans nœud ni poil de chien. Seules les longueurs demandées hors catalogue, et tout ce que vous avez déjà coupé ou travaillé, restent chez vous.',
    ],
  },
  'return-how-long': {
    question: 'De combien de temps est-ce que je dispose, et que dois-je faire ?',
    answer: [
      'Vous avez {returnDays} jours à partir de l’arrivée du colis. Dites-nous depuis votre compte ou la [page de contact](page:contact) ce que vous renvoyez ; nous répondons avec l’adresse et un bon de retour. Vous avez ensuite 14 jours pour poster le colis. Enroulez la corde souplement au lieu de l’aplatir, sinon elle garde les plis. Étape par étape : [retours](page:returns).',
    ],
  },
  'return-cost': {
    question: 'Qui paie le retour, et quand suis-je remboursé ?',
    answer: [
      'Le port est à votre charge, sauf si nous avons envoyé le mauvais article ou s’il a un défaut : c’est alors à nous de payer. Si tout revient, nous remboursons aussi la livraison standard. Le remboursement part dans les 14 jours suivant votre message, mais nous pouvons attendre le colis ou la preuve de son envoi. Il suit le même chemin que votre paiement.',
    ],
  },
  'too-short-or-faulty': {
    question: 'Ma corde est trop courte, abîmée ou ce n’est pas la bonne. Que faire ?',
    answer: [
      'C’est alors notre erreur, et nous la réparons à nos frais. [Envoyez-nous](page:contact) le numéro de commande et une photo : pour un morceau trop court, avec un mètre ruban à côté de la corde au repos ; pour un défaut, d’aussi près que votre téléphone reste net. Vous recevez aussitôt un nouveau morceau et gardez souvent l’ancien. Vos droits légaux restent entiers.',
    ],
  },
};
