import type { Article } from '../../../writing/article.ts';

export const contactEs: Article = {
  title: 'Contacto',
  intro:
    'Escribe, llama o manda una foto del nudo que se te resiste. Quienes te responden trabajan junto a las bobinas y también anudan.',
  metaDescription:
    'Contacta con {brand} por correo, Messenger, WhatsApp, teléfono o formulario: horario, respuestas rápidas y qué contarnos para ayudarte enseguida.',
  blocks: [
    { insert: 'contactChannels' },
    'Estamos los días laborables neerlandeses, en hora central europea. Los mensajes que llegan por la noche o en fin de semana son los primeros que leemos el siguiente día laborable.',
    { heading: 'Quizá no haga falta esperar' },
    {
      list: [
        '¿Dónde está mi paquete? El enlace de seguimiento está en el correo de envío y junto al pedido, en tu cuenta.',
        '¿Cuánto cuesta el envío? Mira los [gastos de envío](page:shippingRates).',
        '¿Quieres devolver algo? Así funcionan las [devoluciones](page:returns).',
        '¿Qué cuerda para cada cosa? Casi todo está en las [preguntas frecuentes](faq:) y en el [blog](blog:).',
        '¿Compras para una tienda o una asociación? Echa un vistazo a la [venta al por mayor](page:wholesale).',
      ],
    },
    { heading: 'Lo que nos ayuda a ayudarte' },
    {
      list: [
        'Sobre un pedido: el número y una foto, si algo no está bien.',
        'Sobre un color: la referencia y la luz en que lo viste. Cada pantalla dice una cosa; una muestra lo aclara.',
        'Sobre la resistencia: qué va a colgar, cómo se mueve y si alguien podría hacerse daño. Para escalar o izar personas solo recomendamos cuerdas cuya descripción lo indique.',
      ],
    },
    { heading: 'Envía un mensaje' },
    { insert: 'contactForm' },
    'Lo que escribas solo lo usamos para responderte; cuánto tiempo lo guardamos está en [privacidad y cookies](page:privacy). ¿Prefieres tocar la cuerda? [Pide cita en la sala de exposición](page:showroom).',
  ],
};
