import type { Article } from '../../../writing/article.ts';

export const soldOutEs: Article = {
  title: 'Artículo agotado',
  intro:
    'Este artículo ya no se vende. El último metro ha salido del almacén y la fábrica ya no lo trenza, pero seguramente hay algo muy parecido en la estantería.',
  metaDescription:
    'El artículo que buscas ya no se vende en {brand}. Mira qué se le parece más en color, grosor y material, o pídenos consejo.',
  blocks: [
    { insert: 'alternatives' },
    { heading: 'Cómo encontrar un buen sustituto' },
    'Empieza por lo que la cuerda tiene que hacer y fíjate después en su aspecto.',
    {
      list: [
        'Primero el **diámetro**: medio milímetro decide si aún pasa por una cuenta o un tope de cordón.',
        'Después el **material**: el nailon cede y es suave, el poliéster mantiene la longitud y el color, el algodón resulta cálido en la mano.',
        'La **resistencia a la rotura** debe ser al menos la de antes si de la cuerda va a colgar algo.',
        'Por último el **color**: pide dos o tres muestras y ponlas a la luz del día junto a tu pieza.',
      ],
    },
    'Estos valores están en *Características*, en la página de cada producto, y también como filtros en la sección de [{productWord}](category:mainCord) y entre las [otras cuerdas](category:otherCord).',
    { heading: '¿Te falta solo un poco?' },
    '[Dinos](page:contact) la referencia y la longitud que te falta. De vez en cuando aparece un retal en la mesa de corte: demasiado corto para la tienda, lo bastante largo para terminar una correa.',
    { heading: '¿Solo falta por ahora?' },
    'Esta página es para los artículos que no volverán. Si en la página de un producto pone *Agotado*, deja allí tu correo electrónico y te mandaremos un único mensaje cuando vuelva.',
  ],
};
