import type { RefusalTexts } from './translated-codes.ts';

export const german: RefusalTexts = {
  'country-id-missing': 'Gib die "id" eines Landes an',
  'country-not-available': 'Dieses Land ist nicht verfügbar.',
  'too-many-requests': 'Zu viele Anfragen. Bitte versuche es später erneut.',
  'search-or-filter-missing': "Das Argument 'search' oder 'filter' ist erforderlich.",
  'current-page-not-positive': 'Der Wert von currentPage muss größer als 0 sein.',
  'page-size-not-positive': 'Der Wert von pageSize muss größer als 0 sein.',
  'page-size-too-large': 'Die maximale pageSize ist {maximum}',
  'page-out-of-range':
    'Der angegebene Wert {currentPage} für currentPage ist größer als die Anzahl der verfügbaren Seiten ({pages}).',
  'filters-exclude-one-another': '`{first}` und `{second}` können nicht gleichzeitig verwendet werden',
  'category-url-path-not-found': 'Es wurde keine Kategorie mit dem angegebenen `category_url_path` gefunden',
  'uid-incorrect': 'Der Wert "{uid}" von uid ist nicht korrekt.',
  'match-too-short': 'Ungültiger Suchfilter. Die Mindestlänge ist {minimum}.',
  'option-value-uids-incorrect': 'Die Werte von configurableOptionValueUids sind nicht korrekt',
  'category-not-found': 'Die Kategorie existiert nicht',
  'attribute-code-missing': 'Zu entity_type fehlt attribute_code: {entityType}.',
  'entity-type-missing': 'Zu attribute_code fehlt entity_type: {attributeCode}.',
  'attribute-and-entity-type-missing': 'In der Eingabe fehlen attribute_code und entity_type.',
  'entity-type-invalid': 'Ungültiger entity_type angegeben: {entityType}',
  'url-missing': 'Das Argument "url" muss angegeben werden und darf nicht leer sein',
  'route-leads-nowhere': 'Zu diesem URL-Schlüssel wurde nichts gefunden: {path}',
  'page-id-missing': 'Gib die ID oder den Identifier einer Seite an',
  'page-not-found': 'Die CMS-Seite mit der ID "{identifier}" existiert nicht.',
  'block-identifiers-missing': 'Gib die "identifiers" von CMS-Blöcken an',
  'block-not-found': 'Der CMS-Block mit der ID "{identifier}" existiert nicht.',
  'contact-unavailable': 'Das Kontaktformular ist nicht verfügbar.',
  'contact-email-not-valid':
    'Die E-Mail-Adresse ist ungültig. Prüfe die E-Mail-Adresse und versuche es erneut.',
  'contact-name-missing': 'Gib deinen Namen ein und versuche es erneut.',
  'contact-comment-missing': 'Gib deine Nachricht ein und versuche es erneut.',
  'contact-field-not-valid': '"{field}" ist ungültig. Prüfe die Eingabe und versuche es erneut.',
  'contact-field-too-long': '"{field}" darf höchstens {most} Zeichen haben.',
  'email-not-valid': 'Gib eine gültige E-Mail-Adresse ein.',
  'reminder-product-not-found':
    'Das angeforderte Produkt existiert nicht. Prüfe das Produkt und versuche es erneut.',
};
