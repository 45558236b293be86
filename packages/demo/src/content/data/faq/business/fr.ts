import type { FaqTexts } from '../faq-keys.ts';

export const businessFr: FaqTexts<'business'> = {
  'vat-abroad': {
    question: 'Facturez-vous la TVA aux clients professionnels à l’étranger ?',
    answer: [
      'Non, si votre entreprise est établie dans un autre pays de l’UE et possède un numéro de TVA valide : la taxe est alors autoliquidée, et la facture le mentionne. Cochez *commande professionnelle* et saisissez le numéro avec les lettres du pays ; le total change aussitôt. Les entreprises néerlandaises paient la TVA et la récupèrent. Hors de l’UE, nous exportons sans TVA, sauf pour les petites commandes vers le Royaume-Uni. Le tableau complet : [avec ou sans TVA](page:withOrWithoutVat).',
    ],
  },
  'company-invoice': {
    question: 'Comment obtenir une facture au nom de mon entreprise ?',
    answer: [
      'Saisissez la raison sociale et le numéro de TVA avec vos coordonnées avant de payer. La facture arrive en PDF avec la confirmation et reste dans votre compte, sous la commande, aussi longtemps qu’il vous la faut. Elle porte les références, la TVA et vos remarques : un centre de coûts ou un numéro d’achat y trouve donc sa place. Une facture émise ne peut plus être établie au nom d’une autre société.',
    ],
  },
  'wholesale-terms': {
    question: 'À partir de quelle quantité les conditions de gros valent-elles la peine ?',
    answer: [
      'Si vous prenez régulièrement des bobines entières, des assortiments pour des ateliers ou de quoi alimenter une petite production, posez-nous la question. Dites ce que vous fabriquez, avec quelles cordes et combien par an : vous recevez une offre pour vous, pas une liste toute faite. Pour une seule grosse commande, aucun accord n’est nécessaire : les paliers de la page du produit et la remise du panier valent pour tous. Le formulaire est sous [vente en gros](page:wholesale).',
    ],
  },
  'sell-what-i-make': {
    question: 'Puis-je vendre ce que je fabrique avec vos cordes ?',
    answer: [
      'Bien sûr. Il ne faut pas de licence, et rien ne vous oblige à nous citer. Deux précautions. La résistance indiquée est celle de la corde, pas celle de votre laisse finie : nœuds, rivets et mousquetons la réduisent, alors testez votre propre montage. Et qui vend des produits dans l’UE répond de leur sécurité, avec son nom et son adresse sur l’article. Nous fournissons volontiers les données pour votre dossier : [demandez-les](page:contact).',
    ],
  },
};
