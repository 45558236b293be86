import type { LocaleName } from '@bowline/markets';

/** The names of what every catalogue has; attributes bring their own labels. */
export interface SystemLabels {
  readonly price: string;
  readonly category: string;
  readonly position: string;
  readonly name: string;
  readonly relevance: string;
  readonly yes: string;
  readonly no: string;
}

type Words = readonly [
  price: string,
  category: string,
  position: string,
  name: string,
  relevance: string,
  yes: string,
  no: string,
];

const english: Words = ['Price', 'Category', 'Position', 'Product name', 'Relevance', 'Yes', 'No'];

const words: Readonly<Record<LocaleName, Words>> = {
  en: english,
  'en-US': english,
  'en-GB': english,
  'nl-NL': ['Prijs', 'Categorie', 'Positie', 'Productnaam', 'Relevantie', 'Ja', 'Nee'],
  'de-DE': ['Preis', 'Kategorie', 'Position', 'Produktname', 'Relevanz', 'Ja', 'Nein'],
  'fr-FR': ['Prix', 'Catégorie', 'Position', 'Nom du produit', 'Pertinence', 'Oui', 'Non'],
  'it-IT': ['Prezzo', 'Categoria', 'Posizione', 'Nome del prodotto', 'Rilevanza', 'Sì', 'No'],
  'es-ES': ['Precio', 'Categoría', 'Posición', 'Nombre del producto', 'Relevancia', 'Sí', 'No'],
  'pl-PL': ['Cena', 'Kategoria', 'Pozycja', 'Nazwa produktu', 'Trafność', 'Tak', 'Nie'],
  'da-DK': ['Pris', 'Kategori', 'Position', 'Produktnavn', 'Relevans', 'Ja', 'Nej'],
  'sv-SE': ['Pris', 'Kategori', 'Position', 'Produktnamn', 'Relevans', 'Ja', 'Nej'],
};

export function systemLabels(locale: LocaleName): SystemLabels {
  const [price, category, position, name, relevance, yes, no] = words[locale];
  return { price, category, position, name, relevance, yes, no };
}
