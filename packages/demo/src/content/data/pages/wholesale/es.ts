import type { Article } from '../../../writing/article.ts';

export const wholesaleEs: Article = {
  title: 'Venta al por mayor',
  intro:
    '¿Vives de hacer collares, llevas una tienda de manualidades o haces nudos con cuarenta scouts a la vez? Compra por bobinas y habla directamente con nosotros.',
  metaDescription:
    'Venta al por mayor en {brand}: cuerda por bobinas, hebillas por cientos, lotes de tinte reservados y facturas sin IVA en la UE. Pide tu tarifa.',
  blocks: [
    { heading: 'Con qué puedes contar' },
    {
      list: [
        '**Bobinas enteras**, de una pieza y aún en su carrete. Los accesorios van por cientos o por cajas completas.',
        '**Una tarifa propia**, según lo que necesitas en un año y no según un solo pedido grande.',
        '**Un solo tinte.** Dos entregas del mismo verde pueden diferir en un matiz. Si lo pides, apartamos tu lote para que una colección conserve el mismo color.',
        '**Muestrarios** con cuerda de verdad, para que tus clientes elijan en el mostrador.',
        '**Datos que puedes usar**: descripciones, imágenes, cargas de rotura y códigos arancelarios para tu propia tienda.',
      ],
    },
    { heading: 'Para quién' },
    'Para quienes hacen artículos para perros o joyas, tiendas de manualidades y de aire libre, velerías, escuelas, grupos scouts y talleres ocupacionales. No hace falta ser grande, pero sí necesitar cuerda con regularidad. Las asociaciones y escuelas sin número de IVA también son bienvenidas; para ellas los precios llevan el IVA incluido.',
    { heading: 'Cómo funciona' },
    {
      steps: [
        'Cuéntanos en el formulario de abajo qué haces y qué necesitas: qué cuerda, cuántos metros, cada cuánto.',
        'Te respondemos en dos días laborables, normalmente con una primera oferta y algunas muestras.',
        'Creas una cuenta con el nombre de la empresa y el número de IVA. Qué cambia eso en el importe lo explica [con o sin IVA](page:withOrWithoutVat).',
        'A partir de ahí pides en la tienda como cualquiera, a cualquier hora, o nos mandas una lista.',
      ],
    },
    { heading: '¿Aún no has llegado a tanto?' },
    'Los precios por cantidad son para todos: la página del producto indica a partir de cuántas unidades sale más barata una cuerda. Para una primera serie pequeña suele bastar. El pago y la entrega siguen los [métodos de pago](page:paymentMethods) y los [gastos de envío](page:shippingRates) de siempre; para palés hacemos un presupuesto aparte.',
    { heading: 'Pide una tarifa' },
    { insert: 'wholesaleForm' },
    'Usamos tus datos para la oferta y para nada más; véase [privacidad y cookies](page:privacy).',
  ],
};
