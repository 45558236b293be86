import type { FaqTexts } from '../faq-keys.ts';

export const returnsNl: FaqTexts<'returns'> = {
  'return-cut-cord': {
    question: 'Kan ik koord terugsturen dat voor mij is afgesneden?',
    answer: [
      'Ja, als je de lengte op de productpagina kon kiezen. We snijden het weliswaar voor je van de rol, maar een stuk van 15 m is een stuk van 15 m en daar is een ander ook blij mee. Het moet wel heel terugkomen: uiteinden nog dicht, geen knopen, geen hondenhaar. Alleen lengtes die je apart bij ons hebt aangevraagd, en alles wat je al hebt geknipt of verwerkt, houd je zelf.',
    ],
  },
  'return-how-long': {
    question: 'Hoelang heb ik de tijd, en wat moet ik doen?',
    answer: [
      'Je hebt {returnDays} dagen vanaf de dag dat het pakket aankomt. Laat via je account of de [contactpagina](page:contact) weten wat er terugkomt; wij sturen je het adres en een retourbon. Daarna heb je nog 14 dagen om het pakket te versturen. Rol koord losjes op in plaats van het plat te drukken, anders houdt het knikken. Stap voor stap: [retourneren](page:returns).',
    ],
  },
  'return-cost': {
    question: 'Wie betaalt de retourzending, en wanneer krijg ik mijn geld?',
    answer: [
      'Het porto betaal jij, tenzij we het verkeerde hebben gestuurd of er iets aan mankeert; dan betalen wij. Komt alles terug, dan krijg je ook de standaard verzendkosten vergoed. Het geld maken we binnen 14 dagen na je melding over, al mogen we wachten tot het pakket of een verzendbewijs er is. Je krijgt het terug zoals je hebt betaald.',
    ],
  },
  'too-short-or-faulty': {
    question: 'Mijn koord is te kort, beschadigd of verkeerd. Wat nu?',
    answer: [
      'Dan hebben wij een fout gemaakt en lossen we die op onze kosten op. [Stuur ons](page:contact) je bestelnummer en een foto: bij een te kort stuk met een rolmaat naast het ontspannen koord, bij een fout zo dichtbij als je telefoon scherp kan stellen. Je krijgt meteen een nieuw stuk en mag het oude vaak houden. Je wettelijke rechten blijven gewoon bestaan.',
    ],
  },
};
