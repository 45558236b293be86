import type { Article } from '../../../writing/article.ts';

export const showroomSv: Article = {
  title: 'Boka tid',
  intro:
    'Bredvid lagret finns ett rum med en hel vägg av rullar. Kom och håll färgerna intill varandra, känn skillnaden mellan 3 och 4 mm och ta med dig din order hem.',
  metaDescription:
    'Boka ett besök i {brand}s visningsrum bredvid lagret i Nederländerna: se alla färger, känn på linorna och ta med dig din order direkt.',
  blocks: [
    { heading: 'Det här väntar dig' },
    {
      list: [
        'Hela sortimentet av {productWord} i de verkliga färgerna, sorterat som på webben, under dagsljuslampor.',
        'Rep, band, [BioThane](category:biothane) och [läder](category:leather) att böja, dra i och lukta på.',
        'Spännen, ringar och karbinhakar att prova på din egen rem. Ta gärna med den.',
        'Någon som kapar det du väljer och berättar vilken knut som håller.',
      ],
    },
    { heading: 'Varför bokad tid?' },
    'Rummet är litet och på lagret intill är det full fart. Med en bokad tid har du bordet och oss för dig själv i ungefär en timme. Det kostar ingenting och du behöver inte köpa något.',
    { heading: 'Föreslå en tid' },
    'Ange en nederländsk vardag och ett klockslag under våra öppettider. Vi bekräftar med e-post eller föreslår en annan tid. Får du förhinder räcker det med ett kort meddelande.',
    { insert: 'appointmentForm' },
    { heading: 'Bra att veta' },
    {
      list: [
        'Berätta vad du vill göra. Då lägger vi fram linor som passar, och hela rullar om du behöver många meter.',
        'Du betalar med kort, eller på nätet innan du kommer. Vi tar inte kontanter.',
        'Lugna hundar är välkomna, särskilt om ett halsband ska måttas.',
        'Det går att komma in och fram till bordet med rullstol.',
        'Grupper på upp till åtta, till exempel scouter eller en syjunta, kan komma tillsammans. Skriv det gärna.',
      ],
    },
    { heading: 'Hitta hit' },
    { insert: 'storeLocations' },
    'Ska du bara hämta en order? Då behöver du ingen tid: [välj hämtning](page:shippingRates) i kassan, så hör vi av oss när den är klar.',
  ],
};
