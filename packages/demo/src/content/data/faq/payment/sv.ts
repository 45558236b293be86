import type { FaqTexts } from '../faq-keys.ts';

export const paymentSv: FaqTexts<'payment'> = {
  'which-methods': {
    question: 'Hur kan jag betala?',
    answer: [
      'Det beror på land och valuta: iDEAL i Nederländerna, Bancontact i Belgien och nästan överallt kort, PayPal eller Klarna. Du kan också göra en banköverföring i euro eller använda ett presentkort. Inget av dem kostar extra, och i kassan ser du bara det som fungerar för dig. Detaljerna finns under [betalningssätt](page:paymentMethods).',
    ],
  },
  'price-per-metre': {
    question: 'Varför beror meterpriset på längden?',
    answer: [
      'För att det tar lika lång tid att kapa, rulla upp och märka fem meter som hundra. På en kort bit fördelas arbetet på få meter, på en lång bit på många, och därför är metern billigast i den längsta längden. Meterpriset står vid varje längd, så det är lätt att jämföra. Mönster kostar lite mer än enfärgat, och reflexgarn och självlysande garn är dyrare i inköp.',
    ],
  },
  'quantity-discount': {
    question: 'Betalar jag mindre om jag beställer mer?',
    answer: [
      'Ja, på två sätt. Tar du flera av samma artikel sjunker styckpriset; stegen står på produktsidan. Dessutom ger varukorgen rabatt på hela ordern från ett visst belopp och visar hur mycket som fattas till nästa steg. Båda sker av sig själva, utan kod. Behöver du hela rullar regelbundet, titta under [grossist](page:wholesale).',
    ],
  },
  'payment-failed': {
    question: 'Min betalning gick inte igenom. Vad gör jag?',
    answer: [
      'Ingenting har gått förlorat: varukorgen är kvar som den var. Försök igen eller välj ett annat sätt. Ofta stängdes bankappen för tidigt, eller så har kortet en dagsgräns. Har pengarna dragits utan att du fått någon bekräftelse inom en timme, [berätta för oss](page:contact) vilken tid och vilket belopp. Vi letar upp betalningen, och en order debiteras aldrig två gånger.',
    ],
  },
  'gift-card': {
    question: 'Hur fungerar ett presentkort?',
    answer: [
      'Du väljer ett belopp mellan {giftCardMinimum} och {giftCardMaximum}, skriver några ord, och vi mejlar kortet till den som ska få välja en färg. Koden skrivs in i varukorgen. Kostar ordern mer betalas resten på annat sätt; kostar den mindre finns saldot kvar på kortet till nästa gång. Momsen betalas först på det som köps för kortet.',
    ],
  },
};
