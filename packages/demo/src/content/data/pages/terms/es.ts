import type { Article } from '../../../writing/article.ts';

export const termsEs: Article = {
  title: 'Condiciones generales',
  intro:
    'Estas son las reglas para comprar cuerdas, cordones y todo lo demás a {legalName}. Son lo bastante breves como para leerlas.',
  metaDescription:
    'Condiciones de {brand}: oferta, precios e IVA, entrega, desistimiento (14 días por ley, {returnDays} con nosotros), garantía, quejas y responsabilidad.',
  blocks: [
    {
      note: 'Datos de demostración: {legalName} es una empresa inventada. A través de esta tienda no se celebra ningún contrato.',
    },
    { heading: '1. Quiénes somos y cuándo se aplican estas condiciones' },
    'El vendedor es {legalName}, con sede en los Países Bajos; todos los datos están en el [aviso legal](page:imprint). Estas condiciones valen para cualquier pedido en nuestra tienda. Nunca te quitan los derechos que la ley te da como consumidor. Las condiciones de compra de una empresa solo se aplican si las hemos aceptado por escrito.',
    { heading: '2. Oferta y contrato' },
    'Las ofertas valen hasta agotar existencias. Las imágenes muestran colores y trenzados con la fidelidad que permite una pantalla; las pequeñas diferencias entre partidas son normales. Las longitudes se miden sin tensión y pueden variar hasta un dos por ciento. Los errores evidentes, como una bobina al precio de un metro, no nos obligan.',
    'Haces el pedido con el último botón del proceso de compra. El contrato se celebra cuando lo confirmamos por correo electrónico. Si no podemos aceptarlo, te lo decimos y devolvemos lo que hayas pagado. El pedido mínimo es de {minimumOrder} en artículos.',
    { heading: '3. Precios, IVA y pago' },
    'Junto a cada precio se indica si incluye el IVA. El IVA que pagas depende del país de entrega; lo explica la página [con o sin IVA](page:withOrWithoutVat). Se suman los [gastos de envío](page:shippingRates), que ves antes de hacer el pedido. Un precio tachado es el más bajo de los treinta días anteriores a la rebaja.',
    'Pagas con uno de los [métodos de pago](page:paymentMethods) mostrados. Los artículos son nuestros hasta que estén pagados. Las tarjetas regalo valen de {giftCardMinimum} a {giftCardMaximum}, no se cambian por dinero y sirven para pagar artículos y envío.',
    { heading: '4. Entrega' },
    'Entregamos en la dirección o el punto de recogida que elijas, normalmente en los días indicados al tramitar el pedido y como máximo en treinta días. Si no lo logramos, puedes cancelar sin coste. El riesgo de pérdida o daño es nuestro hasta que tú, o una persona que tú indiques, tenga el paquete en la mano.',
    { heading: '5. Desistimiento' },
    'Como consumidor puedes, por ley, desistir de la compra en los 14 días siguientes a recibir la última parte del pedido, sin dar motivos. Nosotros te damos {returnDays} días. Basta un mensaje claro por cualquiera de las vías de la [página de contacto](page:contact). Después devuelve los artículos en 14 días. Reembolsamos el precio y, si lo devuelves todo, el envío estándar, en los 14 días siguientes a tu mensaje; podemos esperar a tener los artículos o el justificante de envío. El coste de la devolución es tuyo. Puedes examinar los artículos como en una tienda; respondes de la pérdida de valor causada por un uso mayor. Lo práctico está en [devoluciones](page:returns).',
    'No hay derecho de desistimiento para:',
    {
      list: [
        'las longitudes cortadas según tus especificaciones. Son únicamente las que no se ofrecen como estándar en la página del producto y que has pedido expresamente;',
        'los contenidos digitales, como los cursos, una vez que has aceptado que empiecen de inmediato y has reconocido que así pierdes el derecho;',
        'las tarjetas regalo canjeadas, por el importe canjeado.',
      ],
    },
    { heading: '6. Garantía' },
    'Todo artículo debe ser como puedes esperar razonablemente según su descripción y su precio. Si no lo es, lo reparamos o sustituimos gratis; si es imposible o tarda demasiado, puedes pedir una rebaja del precio o resolver la compra. Son derechos que te da la ley, también cuando ha terminado una garantía comercial. Comunica el defecto en un plazo razonable desde que lo descubras; con dos meses siempre estás a tiempo. El desgaste normal, el sol, el roce y los nudos mal hechos no son defectos.',
    { heading: '7. Uso y seguridad' },
    'La resistencia a la rotura se mide en cuerda nueva, recta y seca. Un nudo, un canto afilado o un invierno húmedo pueden restarle la mitad. Salvo que la página del producto lo diga expresamente, nuestras cuerdas no están hechas para escalar, para asegurar o izar personas ni para suspender cargas sobre ellas.',
    { heading: '8. Reclamaciones' },
    '¿Algo no está bien? Escríbenos. Tendrás respuesta en cinco días laborables y, en catorce días, una solución o la fecha en que llegará. Si no la encontramos juntos, puedes acudir a los tribunales. La plataforma europea de litigios en línea ya no existe.',
    { heading: '9. Responsabilidad' },
    'Respondemos sin límite por dolo y culpa grave, por lesiones y siempre que la ley no admita límites. Frente a empresas, en lo demás, la responsabilidad se limita al valor del pedido y no incluye el lucro cesante.',
    { heading: '10. Ley aplicable' },
    'Se aplica el derecho neerlandés, sin la Convención de Viena sobre la compraventa internacional de mercaderías. Si eres consumidor y vives en otro país, conservas la protección de sus normas imperativas y puedes acudir allí a los tribunales. Si una de estas cláusulas no es válida, las demás se mantienen. La versión que aceptaste se guarda con tu pedido.',
  ],
};
