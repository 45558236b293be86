import type { LocaleName } from '@bowline/markets';

const english = [
  'The item(s) are no longer needed',
  'The order was placed by mistake',
  'Item(s) not arriving within the expected timeframe',
  'Found a better price elsewhere',
  'Other',
];

/** Behaviour 137: what a customer chooses from; the text itself is what a client sends. */
const reasons: Readonly<Record<LocaleName, readonly string[]>> = {
  en: english,
  'en-US': english,
  'en-GB': english,
  'nl-NL': [
    'Ik heb de artikelen niet meer nodig',
    'Ik heb per ongeluk besteld',
    'De artikelen komen niet op tijd',
    'Ik heb elders een betere prijs gevonden',
    'Anders',
  ],
  'de-DE': [
    'Ich brauche die Artikel nicht mehr',
    'Ich habe versehentlich bestellt',
    'Die Artikel kommen nicht rechtzeitig an',
    'Ich habe anderswo einen besseren Preis gefunden',
    'Sonstiges',
  ],
  'fr-FR': [
    "Je n'ai plus besoin des articles",
    'La commande a été passée par erreur',
    "Les articles n'arriveront pas à temps",
    "J'ai trouvé un meilleur prix ailleurs",
    'Autre raison',
  ],
  'it-IT': [
    'Gli articoli non mi servono più',
    "L'ordine è stato effettuato per errore",
    'Gli articoli non arriverebbero in tempo',
    'Ho trovato un prezzo migliore altrove',
    'Altro motivo',
  ],
  'es-ES': [
    'Ya no necesito los artículos',
    'Hice el pedido por error',
    'Los artículos no llegarían a tiempo',
    'Encontré un precio mejor en otro sitio',
    'Otro motivo',
  ],
  'pl-PL': [
    'Artykuły nie są już potrzebne',
    'Zamówienie złożono przez pomyłkę',
    'Artykuły nie dotrą na czas',
    'Znaleziono lepszą cenę gdzie indziej',
    'Inny powód',
  ],
  'da-DK': [
    'Jeg har ikke længere brug for varerne',
    'Ordren blev afgivet ved en fejl',
    'Varerne når ikke frem i tide',
    'Jeg har fundet en bedre pris et andet sted',
    'Andet',
  ],
  'sv-SE': [
    'Jag behöver inte längre varorna',
    'Beställningen gjordes av misstag',
    'Varorna kommer inte fram i tid',
    'Jag hittade ett bättre pris någon annanstans',
    'Annat',
  ],
};

export function cancellationReasons(locale: LocaleName): readonly string[] {
  return reasons[locale];
}

const known: ReadonlySet<string> = new Set(Object.values(reasons).flat());

/** In whatever language: a customer may have changed it meanwhile. */
export function isCancellationReason(text: string): boolean {
  return known.has(text);
}
