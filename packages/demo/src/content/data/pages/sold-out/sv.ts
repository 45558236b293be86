import type { Article } from '../../../writing/article.ts';

export const soldOutSv: Article = {
  title: 'Artikeln är slutsåld',
  intro:
    'Den här artikeln säljs inte längre. Den sista metern har lämnat lagret och den tillverkas inte mer, men säkert finns det något på hyllan som kommer nära.',
  metaDescription:
    'Artikeln du söker säljs inte längre hos {brand}. Se vad som kommer närmast i färg, tjocklek och material, eller fråga oss om råd.',
  blocks: [
    { insert: 'alternatives' },
    { heading: 'Så hittar du en bra ersättare' },
    'Börja med vad linan ska klara och se sedan till utseendet.',
    {
      list: [
        'Först **diametern**: en halv millimeter avgör om den fortfarande går genom en pärla eller ett snörstopp.',
        'Sedan **materialet**: nylon töjer sig och är mjukt, polyester behåller längd och färg, bomull ligger varm i handen.',
        '**Brottstyrkan** måste vara minst lika hög som den gamlas om något ska hänga i linan.',
        'Sist **färgen**: beställ två eller tre prov och håll dem bredvid din egen bit i dagsljus.',
      ],
    },
    'Värdena står under *Specifikationer* på varje produktsida, och du kan filtrera på dem bland [{productWord}](category:mainCord) och [övriga rep](category:otherCord).',
    { heading: 'Saknar du bara en liten bit?' },
    '[Skriv till oss](page:contact) med artikelnumret och längden du saknar. Ibland dyker det upp en stump på kapbordet: för kort för butiken, lagom för att göra klart ett koppel.',
    { heading: 'Är den bara tillfälligt slut?' },
    'Den här sidan gäller artiklar som inte kommer tillbaka. Står det *Slutsåld* på en produktsida kan du lämna din e-postadress där. Du får ett enda meddelande när varan finns igen.',
  ],
};
