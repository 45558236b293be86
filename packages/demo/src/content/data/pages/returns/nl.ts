import type { Article } from '../../../writing/article.ts';

export const returnsNl: Article = {
  title: 'Retourneren',
  intro:
    'Is het groen toch anders dan op je scherm, of het koord net een maat te dik? Stuur het terug. Je hebt {returnDays} dagen, ruim twee keer zo lang als de wet voorschrijft.',
  metaDescription:
    'Touw, koord en accessoires retourneren bij {brand} binnen {returnDays} dagen: zo werkt het, dit mag terug, dit kost het en dan heb je je geld terug.',
  blocks: [
    { heading: 'Zo stuur je iets terug' },
    {
      steps: [
        'Meld je retour binnen {returnDays} dagen nadat je het pakket hebt ontvangen. Dat kan bij de bestelling in je account of via de [contactpagina](page:contact), met je ordernummer en wat je terugstuurt. Een reden hoeft niet, maar we leren er wel van.',
        'Je krijgt van ons het retouradres en een retourbon, meestal nog dezelfde werkdag.',
        'Rol het koord losjes op, doe de bon erbij en verstuur het pakket binnen 14 dagen na je melding. Bewaar het verzendbewijs tot je geld terug is.',
        'Is alles in orde, dan betalen we je terug op dezelfde manier als waarop je hebt betaald.',
      ],
    },
    { heading: 'Wat mag terug' },
    'Alles wat je in een winkel ook had kunnen vastpakken, in de staat waarin je het kreeg. Voor koord betekent dat:',
    {
      list: [
        'het stuk is nog helemaal compleet, ook het dichtgesmolten uiteinde zit er nog aan;',
        'het is schoon en droog, zonder knopen, knikken of hondenharen;',
        'gespen, ringen en gereedschap zijn ongebruikt en zitten in de verpakking;',
        'cadeaubonnen zijn nog niet ingewisseld.',
      ],
    },
    'Elke lengte die je op de productpagina kunt kiezen, geldt als standaardlengte. We snijden die vers van de rol, maar je mag hem gewoon terugsturen.',
    { heading: 'Wat niet terug kan' },
    {
      list: [
        'Lengtes die we speciaal voor jou op maat hebben gesneden: maten die niet op de productpagina staan en die je apart hebt aangevraagd.',
        'Cursussen en andere digitale producten waarmee je al begonnen bent, als je daar bij het bestellen mee hebt ingestemd.',
        'Stukken die geknipt, gewassen, geverfd of verwerkt zijn.',
      ],
    },
    { heading: 'Kosten en terugbetaling' },
    'De verzendkosten van je retour betaal je zelf, behalve als wij een fout hebben gemaakt of als er iets aan het artikel mankeert. Stuur je de hele bestelling terug, dan krijg je ook de standaardverzendkosten terug. Je hebt je geld binnen 14 dagen na je melding; we mogen wel wachten tot we het pakket of het verzendbewijs hebben gezien.',
    { heading: 'Verkeerd, beschadigd of te kort?' },
    'Stuur ons een foto, bij een te kort stuk met een meetlint ernaast. We sturen meteen een nieuw stuk op onze kosten en vaak hoef je niets terug te sturen. Je wettelijke rechten, die in onze [algemene voorwaarden](page:terms) staan, blijven altijd gelden.',
    {
      note: 'Oud touw dat zijn werk heeft gedaan, is geen retour, maar we krijgen het graag: lees meer over [recycling](page:recycling).',
    },
  ],
};
