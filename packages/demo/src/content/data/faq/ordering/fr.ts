import type { FaqTexts } from '../faq-keys.ts';

export const orderingFr: FaqTexts<'ordering'> = {
  'minimum-order': {
    question: 'Y a-t-il un minimum de commande ?',
    answer: [
      'Oui, les commandes commencent à {minimumOrder} d’articles, hors livraison. En dessous, l’emballage et le port coûteraient plus cher que la corde. Tout compte, échantillons compris. S’il manque un peu, le panier vous dit combien ; quelques boucles ou un écheveau de réserve suffisent en général. Les cartes cadeaux ont leurs propres limites, indiquées au moment de choisir le montant.',
    ],
  },
  'one-long-piece': {
    question: 'Comment mesurez-vous la longueur, et puis-je avoir un seul long morceau ?',
    answer: [
      'Nous mesurons la corde posée au repos sur la table de coupe, sans la tendre, et plutôt large que juste. La longueur choisie arrive toujours **d’un seul tenant** : trente mètres sont trente mètres, sans nœud ni raccord.',
      'Trois fois 10 m, ce sont trois morceaux de 10 m. Si votre longueur n’est pas proposée, regardez la *plus grande longueur en stock* sur la page du produit et [écrivez-nous](page:contact). Un tel morceau est coupé exprès pour vous et ne peut pas être repris.',
    ],
  },
  'order-a-sample': {
    question: 'Puis-je d’abord commander un échantillon ?',
    answer: [
      'Avec plaisir. Sous *Commander un échantillon*, sur la page du produit, vous ajoutez au panier un petit bout de corde : de quoi observer le tressage, comparer la couleur et vérifier qu’il passe dans votre perle ou votre bloque-cordon. Un échantillon par produit, pour autant de produits que vous le souhaitez. Ils voyagent avec le reste de la commande.',
    ],
  },
  'change-order': {
    question: 'Puis-je modifier ou annuler ma commande ?',
    answer: [
      'Oui, tant que rien n’est coupé. Une commande passée un jour ouvré avant {cutOffHour} est coupée le jour même, alors faites vite : [écrivez ou appelez](page:contact), avec le numéro de commande et ce qui doit changer. Une fois le colis fermé, nous ne pouvons plus y toucher. Il vous suffit alors de renvoyer ce que vous ne gardez pas, voir les [retours](page:returns).',
    ],
  },
  'without-account': {
    question: 'Faut-il créer un compte ?',
    answer: [
      'Non, vous pouvez commander en invité avec votre nom, votre adresse et votre e-mail. Un compte est utile si vous revenez souvent : vous y retrouvez factures et commandes passées, recommandez le même bleu en un clic, tenez des listes d’envies par projet et enregistrez plusieurs adresses. Il est gratuit et se supprime quand vous voulez sous *confidentialité et sécurité*.',
    ],
  },
  'sold-out-colour': {
    question: 'La couleur que je veux est épuisée. Reviendra-t-elle ?',
    answer: [
      'Le plus souvent, oui. La plupart des couleurs sont tressées de nouveau dès qu’une bobine se vide, ce qui prend quelques semaines. Laissez votre adresse e-mail sur la page du produit : vous recevrez un seul message à son retour. Si une couleur a disparu pour de bon, la page le dit et montre ce qui s’en approche le plus par la teinte et l’épaisseur. Tout est expliqué sous [article épuisé](page:soldOut).',
    ],
  },
};
