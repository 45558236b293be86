import type { Article } from '../../../writing/article.ts';

export const shippingRatesEs: Article = {
  title: 'Gastos de envío',
  intro:
    'Lo que cuesta un paquete depende de adónde va y de cuánto pesa. La cuerda pesa más de lo que parece, así que aquí tienes la tabla completa.',
  metaDescription:
    'Gastos de envío de {brand} por país, transportista y peso, a partir de qué importe el envío es gratuito y cuánto tardan en llegar tus cuerdas.',
  blocks: [
    { insert: 'shippingRates' },
    { heading: 'Cómo lo calculamos' },
    'El carrito suma el peso de cada metro y de cada hebilla y te muestra el precio para tu país antes de que escribas una dirección. Cien metros de cordón de 4 mm pesan menos que un paquete de azúcar; una bobina de cuerda de 12 mm ya es otra cosa. Lo que pesa demasiado para un paquete viaja en dos, y entonces se pagan dos envíos.',
    'Donde la tabla indica un importe, el envío es gratuito a partir de ese valor de artículos, una vez restados los descuentos.',
    { heading: 'En casa o en un punto de recogida' },
    'La entrega a domicilio va bien si hay alguien en casa. Un punto de recogida o una taquilla suele salir más barato, y es el paquete el que te espera a ti. Lo eliges al tramitar el pedido; solo aparecen los puntos que admiten un paquete de ese tamaño.',
    { heading: 'Recógelo tú' },
    'Recoger el pedido en nuestro almacén de los Países Bajos no cuesta nada. Está listo el siguiente día laborable y te escribimos en cuanto lo esté. Si antes quieres ver los colores, [pide cita en la sala de exposición](page:showroom).',
    { heading: 'Cuándo llega' },
    {
      list: [
        'Lo que pides un día laborable antes de las {cutOffHour} (hora de los Países Bajos) lo cortamos, lo embalamos y lo entregamos al transportista ese mismo día.',
        'La página del producto y el carrito indican los días en que debería llegar. Ya tienen en cuenta los fines de semana y los festivos neerlandeses.',
        'En cuanto sale el paquete, recibes por correo electrónico un enlace de seguimiento.',
      ],
    },
    { heading: 'Fuera de la Unión Europea' },
    'Las exportaciones salen sin IVA neerlandés. Tu país puede cobrar aranceles e impuestos de importación, y el transportista una tasa por gestionarlos; esos gastos son tuyos. Para el Reino Unido cobramos nosotros el IVA británico hasta el límite de importación; por encima lo cobra el transportista, y te avisamos al tramitar el pedido. Más detalles en [con o sin IVA](page:withOrWithoutVat).',
    { note: '¿Tu paquete lleva tres días laborables sin moverse? [Escríbenos](page:contact) y lo buscamos.' },
  ],
};
