import type { FaqTexts } from '../faq-keys.ts';

export const businessEs: FaqTexts<'business'> = {
  'vat-abroad': {
    question: '¿Cobráis IVA a los clientes de empresa en el extranjero?',
    answer: [
      'No, si tu empresa está en otro país de la UE y tiene un número de IVA válido: se aplica la inversión del sujeto pasivo y así consta en la factura. Marca *pedido de empresa* al tramitar el pedido y escribe el número con las letras del país; el total cambia al instante. Las empresas de los Países Bajos pagan el IVA neerlandés y lo recuperan. Fuera de la UE exportamos sin IVA, salvo los pedidos pequeños al Reino Unido. La tabla completa: [con o sin IVA](page:withOrWithoutVat).',
    ],
  },
  'company-invoice': {
    question: '¿Cómo consigo una factura a nombre de mi empresa?',
    answer: [
      'Escribe el nombre de la empresa y el número de IVA junto a tus datos antes de pagar. La factura llega en PDF con la confirmación y se queda en tu cuenta, dentro del pedido, mientras la necesites. Lleva las referencias, el IVA y tus observaciones, así que ahí cabe también un centro de coste o un número de compra. Una factura ya emitida no se puede pasar después a otra empresa.',
    ],
  },
  'wholesale-terms': {
    question: '¿A partir de qué cantidad compensan las condiciones de mayorista?',
    answer: [
      'Si compras a menudo bobinas enteras, surtidos de colores para talleres o material para una pequeña producción, merece la pena preguntar. Cuéntanos qué haces, con qué cuerdas y cuánto al año: recibirás una oferta para ti, no una lista estándar. Para un solo pedido grande no hace falta acuerdo: los tramos de la página del producto y el descuento del carrito valen para todos. El formulario está en [venta al por mayor](page:wholesale).',
    ],
  },
  'sell-what-i-make': {
    question: '¿Puedo vender lo que hago con vuestra cuerda?',
    answer: [
      'Por supuesto. No hay licencia y no tienes que nombrarnos. Ten en cuenta dos cosas. La resistencia a la rotura de la página del producto es la de la cuerda, no la de tu correa terminada: los nudos, remaches y mosquetones la reducen, así que prueba tu propio montaje. Y quien vende productos en la UE responde de su seguridad, con nombre y dirección en el artículo. Te damos con gusto los datos para tu documentación: [pídelos](page:contact).',
    ],
  },
};
