import { type Words, words } from '../../../language/languages.ts';

/** Lines that editors add to places of the shop, by the key of the message. */
export const notes: Readonly<Record<string, Words>> = {
  'notes.footer': words(
    'Not sure which cord fits? Tell us what you are making: we gladly think along.',
    'Twijfel je welk koord past? Vertel ons wat je maakt: we denken graag mee.',
    'Nicht sicher, welche Schnur passt? Erzähl uns, was du machst: Wir denken gern mit.',
    'Vous hésitez sur la corde ? Dites-nous ce que vous fabriquez : nous vous aidons volontiers à choisir.',
    'Non sai quale corda scegliere? Raccontaci che cosa stai creando: ti aiutiamo volentieri.',
    '¿Dudas qué cuerda elegir? Cuéntanos qué estás haciendo: te ayudamos con gusto.',
    'Nie wiesz, którą linkę wybrać? Napisz nam, co robisz: chętnie doradzimy.',
    'I tvivl om hvilken snor der passer? Fortæl os, hvad du laver: vi hjælper gerne.',
    'Osäker på vilken lina som passar? Berätta vad du gör: vi hjälper gärna till.',
  ),
  'notes.notFound': words(
    'Looking for a colour that is no longer made? Write to us: we know which one comes closest.',
    'Zoek je een kleur die niet meer wordt gemaakt? Schrijf ons: we weten welke er het dichtst bij komt.',
    'Suchst du eine Farbe, die nicht mehr hergestellt wird? Schreib uns: Wir wissen, welche ihr am nächsten kommt.',
    'Vous cherchez une couleur qui n’est plus fabriquée ? Écrivez-nous : nous savons laquelle s’en rapproche le plus.',
    'Cerchi un colore che non si produce più? Scrivici: sappiamo qual è il più vicino.',
    '¿Buscas un color que ya no se fabrica? Escríbenos: sabemos cuál se le parece más.',
    'Szukasz koloru, którego już się nie produkuje? Napisz do nas: wiemy, który jest najbliższy.',
    'Leder du efter en farve, der ikke laves mere? Skriv til os: vi ved, hvilken der kommer tættest på.',
    'Letar du efter en färg som inte tillverkas längre? Skriv till oss: vi vet vilken som ligger närmast.',
  ),
  'notes.nothingFound': words(
    'Colours have many names: search without the colour and choose it in the filter.',
    'Kleuren hebben veel namen: zoek zonder de kleur en kies die in het filter.',
    'Farben haben viele Namen: Such ohne die Farbe und wähle sie im Filter.',
    'Les couleurs ont plusieurs noms : cherchez sans la couleur et choisissez-la dans le filtre.',
    'I colori hanno molti nomi: cerca senza il colore e sceglilo nel filtro.',
    'Los colores tienen muchos nombres: busca sin el color y elígelo en el filtro.',
    'Kolory mają wiele nazw: szukaj bez koloru i wybierz go w filtrze.',
    'Farver har mange navne: søg uden farven, og vælg den i filteret.',
    'Färger har många namn: sök utan färgen och välj den i filtret.',
  ),
};
