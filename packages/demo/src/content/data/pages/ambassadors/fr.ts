import type { Article } from '../../../writing/article.ts';

export const ambassadorsFr: Article = {
  title: 'Ambassadeurs',
  intro:
    'Vous nouez, tressez ou cousez, et l’on aime vous regarder faire ? Nous vous fournissons la corde, et nous voyons ce qu’elle devient.',
  metaDescription:
    'Devenir ambassadeur de {brand} : de la corde chaque saison, les nouvelles couleurs avant tout le monde, des règles claires. Comment postuler.',
  blocks: [
    { heading: 'Ce que fait un ambassadeur' },
    {
      list: [
        'Plusieurs fois par an, il crée quelque chose avec nos cordes et le montre : en images, en vidéo ou sous forme de tutoriel.',
        'Il dit ce qui a marché et ce qui n’a pas marché. Une critique nous apprend plus qu’un compliment.',
        'Il répond de temps en temps à une question sur sa création.',
      ],
    },
    { heading: 'Ce que vous recevez' },
    {
      list: [
        'Chaque saison, un colis de cordes et d’accessoires que vous composez vous-même.',
        'Les nouvelles couleurs et les nouveaux types avant leur arrivée en boutique.',
        'Un code de réduction pour les personnes qui vous suivent.',
        'Une place pour vos tutoriels dans notre [blog](blog:), sous votre nom et avec un lien vers vous.',
      ],
    },
    { heading: 'Ce que nous cherchons' },
    'Le nombre d’abonnés ne décide de rien. Nous regardons le style personnel, les explications que d’autres peuvent vraiment suivre et les images où l’on voit la corde. Qui reprend le modèle d’un autre le dit. Toutes les techniques sont bienvenues, des nœuds marins au macramé et au travail du [BioThane](category:biothane).',
    { heading: 'Des règles claires' },
    {
      list: [
        'Ce que vous montrez avec nos cordes est signalé comme publicité, nettement et dès le début. La loi le demande, et nous aussi.',
        'Images et tutoriels restent à vous. Nous pouvons les montrer en citant votre nom ; avant d’imprimer quoi que ce soit, nous vous demandons.',
        'Ni quota ni rémunération. Chacun peut arrêter du jour au lendemain ; ce qui a été envoyé est à vous.',
        'Vous avez au moins 18 ans, ou l’accord écrit d’un parent.',
      ],
    },
    { heading: 'Comment postuler' },
    {
      steps: [
        'Écrivez-nous par la [page de contact](page:contact) en commençant votre message par *Ambassadeur*.',
        'Montrez-nous trois créations : liens ou images, et de quoi elles sont faites.',
        'Dites-nous ce que vous aimeriez faire cette saison et quelle corde il vous faut.',
        'Vous avez de nos nouvelles sous deux semaines. Si nous nous entendons, nous essayons pendant une saison.',
      ],
    },
    {
      note: '{brand} étant une boutique de démonstration, vous ne trouverez ici aucune liste d’ambassadeurs : nous n’inventons personne.',
    },
  ],
};
