import type { RefusalTexts } from './translated-codes.ts';

export const dutch: RefusalTexts = {
  'country-id-missing': 'Geef de "id" van een land op',
  'country-not-available': 'Dit land is niet beschikbaar.',
  'too-many-requests': 'Te veel verzoeken. Probeer het later opnieuw.',
  'search-or-filter-missing': "Het argument 'search' of 'filter' is verplicht.",
  'current-page-not-positive': 'De waarde van currentPage moet groter zijn dan 0.',
  'page-size-not-positive': 'De waarde van pageSize moet groter zijn dan 0.',
  'page-size-too-large': 'De maximale pageSize is {maximum}',
  'page-out-of-range':
    "De opgegeven waarde {currentPage} voor currentPage is groter dan de {pages} beschikbare pagina('s).",
  'filters-exclude-one-another': '`{first}` en `{second}` kunnen niet tegelijk worden gebruikt',
  'category-url-path-not-found': 'Er is geen categorie gevonden met het opgegeven `category_url_path`',
  'uid-incorrect': 'De waarde "{uid}" van uid is onjuist.',
  'match-too-short': 'Ongeldig zoekfilter. De minimale lengte is {minimum}.',
  'option-value-uids-incorrect': 'De waarden van configurableOptionValueUids zijn onjuist',
  'category-not-found': 'De categorie bestaat niet',
  'attribute-code-missing': 'De attribute_code ontbreekt bij entity_type: {entityType}.',
  'entity-type-missing': 'Het entity_type ontbreekt bij attribute_code: {attributeCode}.',
  'attribute-and-entity-type-missing': 'De attribute_code en het entity_type ontbreken in de invoer.',
  'entity-type-invalid': 'Ongeldig entity_type opgegeven: {entityType}',
  'url-missing': 'Het argument "url" moet worden opgegeven en mag niet leeg zijn',
  'route-leads-nowhere': 'Er is niets gevonden met deze URL-sleutel: {path}',
  'page-id-missing': 'Geef de id of identifier van een pagina op',
  'page-not-found': 'De CMS-pagina met de id "{identifier}" bestaat niet.',
  'block-identifiers-missing': 'Geef de "identifiers" van CMS-blokken op',
  'block-not-found': 'Het CMS-blok met de id "{identifier}" bestaat niet.',
  'contact-unavailable': 'Het contactformulier is niet beschikbaar.',
  'contact-email-not-valid':
    'Het e-mailadres is ongeldig. Controleer het e-mailadres en probeer het opnieuw.',
  'contact-name-missing': 'Vul de naam in en probeer het opnieuw.',
  'contact-comment-missing': 'Vul de opmerking in en probeer het opnieuw.',
  'contact-field-not-valid': '"{field}" is ongeldig. Controleer het en probeer het opnieuw.',
  'contact-field-too-long': '"{field}" mag hoogstens {most} tekens hebben.',
  'email-not-valid': 'Vul een geldig e-mailadres in.',
  'reminder-product-not-found':
    'Het gevraagde product bestaat niet. Controleer het product en probeer het opnieuw.',
};
