import type { FaqTexts } from '../faq-keys.ts';

export const orderingNl: FaqTexts<'ordering'> = {
  'minimum-order': {
    question: 'Is er een minimale bestelwaarde?',
    answer: [
      'Ja, je bestelt vanaf {minimumOrder} aan artikelen, exclusief verzendkosten. Daaronder zouden inpakken en porto duurder zijn dan het koord zelf. Alles telt mee, ook proefstukjes. Kom je iets tekort, dan zie je in de winkelwagen hoeveel; met een paar gespen of een extra streng ben je er meestal. Voor cadeaubonnen gelden eigen grenzen, die je ziet als je het bedrag kiest.',
    ],
  },
  'one-long-piece': {
    question: 'Hoe meten jullie de lengte, en kan ik één lang stuk krijgen?',
    answer: [
      'We meten koord terwijl het ontspannen op de snijtafel ligt, niet uitgerekt, en ronden naar boven af. De lengte die je kiest komt altijd **uit één stuk**: dertig meter is dertig meter, zonder knoop of las.',
      'Bestel je drie keer 10 m, dan krijg je drie stukken van 10 m. Staat jouw lengte er niet bij, kijk dan op de productpagina bij *langste stuk op voorraad* en [stuur ons een bericht](page:contact). Zo’n stuk snijden we speciaal voor jou; dat kun je niet retourneren.',
    ],
  },
  'order-a-sample': {
    question: 'Kan ik eerst een proefstukje bestellen?',
    answer: [
      'Graag zelfs. Onder *Proefstukje bestellen* op de productpagina leg je een kort stukje in je winkelwagen: lang genoeg om het vlechtwerk te zien, de kleur te vergelijken en te proberen of het door je kraal of koordstopper past. Per product kun je één stukje nemen, van zoveel producten als je wilt. Ze reizen mee met de rest van je bestelling.',
    ],
  },
  'change-order': {
    question: 'Kan ik mijn bestelling nog wijzigen of annuleren?',
    answer: [
      'Zolang het mes er niet in is gegaan wel. Wat op een werkdag vóór {cutOffHour} uur binnenkomt, snijden we dezelfde dag nog, dus wees er snel bij: [mail of bel](page:contact) met je bestelnummer en wat er anders moet. Is het pakket eenmaal dicht, dan kunnen we er niet meer bij. Wat je niet wilt hebben, stuur je dan gewoon terug, zie [retourneren](page:returns).',
    ],
  },
  'without-account': {
    question: 'Heb ik een account nodig?',
    answer: [
      'Nee, je kunt als gast bestellen met je naam, adres en e-mailadres. Een account is handig als je vaker komt: je vindt er je facturen en eerdere bestellingen, bestelt datzelfde blauw met één klik opnieuw, houdt verlanglijstjes bij voor je projecten en bewaart meerdere adressen. Het kost niets, en je verwijdert het wanneer je wilt onder *privacy en beveiliging*.',
    ],
  },
  'sold-out-colour': {
    question: 'De kleur die ik wil is uitverkocht. Komt die terug?',
    answer: [
      'Meestal wel. De meeste kleuren worden opnieuw gevlochten zodra een rol bijna leeg is, en dat duurt een paar weken. Laat je e-mailadres achter op de productpagina, dan krijg je één bericht als hij er weer is en verder niets. Is een kleur voorgoed verdwenen, dan staat dat erbij en laten we zien wat er qua tint en dikte het dichtst bij komt. Meer lees je bij [artikel uitverkocht](page:soldOut).',
    ],
  },
};
