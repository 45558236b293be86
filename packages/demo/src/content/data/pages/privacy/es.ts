import type { Article } from '../../../writing/article.ts';

export const privacyEs: Article = {
  title: 'Privacidad y cookies',
  intro:
    'Para enviarte cuerda necesitamos algunos datos, y muy poco más. Aquí está lo que recogemos, por qué, cuánto tiempo y cómo decir que no.',
  metaDescription:
    'Privacidad en {brand}: qué datos usamos y para qué, cookies por categoría y solo con tu permiso, quién los recibe, cuánto los guardamos y tus derechos.',
  blocks: [
    {
      note: 'Datos de demostración: {legalName} es una empresa inventada. Si pruebas esta tienda, no escribas datos personales reales.',
    },
    { heading: 'Quién es el responsable' },
    'El responsable del tratamiento es {legalName}, Países Bajos; la dirección y el registro están en el [aviso legal](page:imprint). Las preguntas sobre tus datos nos llegan por la [página de contacto](page:contact). No tenemos delegado de protección de datos, porque la ley no lo exige a una empresa como la nuestra.',
    { heading: 'Qué usamos, para qué y con qué base' },
    {
      table: {
        head: ['Finalidad', 'Datos', 'Base jurídica'],
        rows: [
          [
            'Gestionar pedido, entrega y devoluciones',
            'Nombre, direcciones, correo, teléfono, pedido, estado del pago',
            'Ejecución del contrato',
          ],
          [
            'Facturas y contabilidad',
            'Datos de facturación, número de IVA y su comprobación',
            'Obligación legal',
          ],
          [
            'Tu cuenta, listas de deseos y opiniones',
            'Correo, contraseña cifrada, listas, opiniones',
            'Ejecución del contrato',
          ],
          [
            'Responder a mensajes y solicitudes de cita',
            'Lo que escribes y cómo localizarte',
            'Medidas precontractuales; interés legítimo en responder',
          ],
          [
            'Boletín y aviso de vuelta al stock',
            'Correo electrónico, artículo que esperas',
            'Consentimiento',
          ],
          [
            'Mantener segura la tienda',
            'Dirección IP, hora, página solicitada',
            'Interés legítimo en evitar abusos',
          ],
          [
            'Estadística y publicidad',
            'Páginas visitadas, acciones como añadir al carrito',
            'Consentimiento',
          ],
        ],
      },
    },
    'Sin dirección ni correo no podemos entregar; todo lo demás es voluntario. Las búsquedas las contamos sin relación contigo. No tomamos decisiones con efectos jurídicos para ti solo por medios automáticos.',
    { heading: 'Cookies' },
    'Al llegar solo se instalan las cookies necesarias. Las demás esperan tu sí; decir que no también cuesta un solo clic y no cambia nada en la tienda. Puedes cambiar de opinión cuando quieras en los ajustes de cookies, al pie de cada página.',
    {
      table: {
        head: ['Categoría', 'Para qué sirven', 'Consentimiento', 'Duración'],
        rows: [
          [
            'Necesarias',
            'Idioma, país y moneda (vsf-locale, vsf-store, vsf-currency), sesión iniciada (vsf-customer), carrito, tu elección de cookies',
            'No hace falta',
            'Hasta un año',
          ],
          [
            'Estadística',
            'Cuentan visitas y muestran dónde se atasca la gente, mediante un gestor de etiquetas; en la tienda neerlandesa, también un mapa de calor',
            'Necesario',
            'Hasta 13 meses',
          ],
          ['Marketing', 'Miden si un anuncio ha llevado a un pedido', 'Necesario', 'Hasta 13 meses'],
          [
            'Contenido externo',
            'Vídeos, formularios y, en la tienda alemana, un sello de confianza, de otros proveedores',
            'Necesario',
            'Según el proveedor',
          ],
        ],
      },
    },
    { heading: 'Quién recibe datos' },
    'Los encargados del tratamiento trabajan para nosotros, con contrato y siguiendo nuestras instrucciones: alojamiento, envío de correo, servicios de contenido y de búsqueda, estadística. Los transportistas reciben lo necesario para entregar. El proveedor de pagos, y Klarna o PayPal si los eliges, son responsables de su parte. Las autoridades solo reciben datos cuando la ley nos obliga. No vendemos datos.',
    'Siempre que es posible, los datos se quedan en el Espacio Económico Europeo. Si un proveedor los trata en otro lugar, nos apoyamos en una decisión de adecuación o en las cláusulas tipo de la Comisión Europea.',
    { heading: 'Cuánto tiempo los guardamos' },
    {
      list: [
        'Pedidos y facturas: siete años, como exige la ley fiscal neerlandesa.',
        'Cuenta, listas y opiniones: hasta que las borres.',
        'Mensajes y solicitudes de cita: un año desde la última respuesta.',
        'Dirección del boletín: hasta que te des de baja; aviso de stock: hasta que se envíe.',
        'Registros del servidor: treinta días, y más solo mientras se investiga un ataque.',
      ],
    },
    { heading: 'Tus derechos' },
    'Puedes pedir acceso a tus datos, su rectificación, supresión y limitación y una copia portable, y oponerte a un tratamiento basado en el interés legítimo. El consentimiento se puede retirar en cualquier momento, con efecto para el futuro. En tu cuenta, en *privacidad y seguridad*, puedes descargar tus datos y borrar la cuenta sin ayuda; las facturas que debemos conservar quedan bloqueadas. Para lo demás, escríbenos. Respondemos en un mes, gratis, y quizá te pidamos que acredites quién eres.',
    { heading: 'Reclamaciones' },
    '¿No te gusta cómo tratamos tus datos? Dínoslo. También puedes reclamar ante la autoridad neerlandesa, la Autoriteit Persoonsgegevens, o ante la del país donde vives o trabajas, en España la Agencia Española de Protección de Datos.',
    { heading: 'Seguridad y cambios' },
    'Las conexiones van cifradas, las contraseñas se guardan solo como huella y quien trabaja aquí ve únicamente lo que necesita. Si cambiamos este texto, la nueva versión aparece aquí; los cambios importantes los anunciamos por correo a quienes tienen cuenta.',
  ],
};
