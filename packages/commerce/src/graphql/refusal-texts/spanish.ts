import type { RefusalTexts } from './translated-codes.ts';

export const spanish: RefusalTexts = {
  'country-id-missing': 'Indica el "id" de un país',
  'country-not-available': 'Este país no está disponible.',
  'too-many-requests': 'Demasiadas solicitudes. Inténtalo de nuevo más tarde.',
  'search-or-filter-missing': "El argumento 'search' o 'filter' es obligatorio.",
  'current-page-not-positive': 'El valor de currentPage debe ser mayor que 0.',
  'page-size-not-positive': 'El valor de pageSize debe ser mayor que 0.',
  'page-size-too-large': 'El pageSize máximo es {maximum}',
  'page-out-of-range':
    'El valor {currentPage} indicado para currentPage supera el número de páginas disponibles ({pages}).',
  'filters-exclude-one-another': '`{first}` y `{second}` no se pueden usar al mismo tiempo',
  'category-url-path-not-found': 'No se ha encontrado ninguna categoría con el `category_url_path` indicado',
  'uid-incorrect': 'El valor "{uid}" de uid no es correcto.',
  'match-too-short': 'Filtro de búsqueda no válido. La longitud mínima es {minimum}.',
  'option-value-uids-incorrect': 'Los valores de configurableOptionValueUids no son correctos',
  'category-not-found': 'La categoría no existe',
  'attribute-code-missing': 'Falta attribute_code para el entity_type: {entityType}.',
  'entity-type-missing': 'Falta entity_type para el attribute_code: {attributeCode}.',
  'attribute-and-entity-type-missing': 'Faltan attribute_code y entity_type en la solicitud.',
  'entity-type-invalid': 'El entity_type indicado no es válido: {entityType}',
  'url-missing': 'El argumento "url" es obligatorio y no puede estar vacío',
  'route-leads-nowhere': 'No se ha encontrado nada con esta clave de URL: {path}',
  'page-id-missing': 'Indica el id o el identificador de una página',
  'page-not-found': 'La página CMS con el id "{identifier}" no existe.',
  'block-identifiers-missing': 'Indica los "identifiers" de los bloques CMS',
  'block-not-found': 'El bloque CMS con el id "{identifier}" no existe.',
  'contact-unavailable': 'El formulario de contacto no está disponible.',
  'contact-email-not-valid':
    'La dirección de correo electrónico no es válida. Compruébala e inténtalo de nuevo.',
  'contact-name-missing': 'Introduce tu nombre e inténtalo de nuevo.',
  'contact-comment-missing': 'Introduce tu mensaje e inténtalo de nuevo.',
  'contact-field-not-valid': '"{field}" no es válido. Compruébalo e inténtalo de nuevo.',
  'contact-field-too-long': '"{field}" puede tener {most} caracteres como máximo.',
  'email-not-valid': 'Introduce una dirección de correo electrónico válida.',
  'reminder-product-not-found':
    'El producto solicitado no existe. Comprueba el producto e inténtalo de nuevo.',
};
