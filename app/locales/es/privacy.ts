export default {
	title: "Política de privacidad de {{brand}}",
	description:
		"Qué recoge cada formulario, para qué, cuánto tiempo lo guardamos, quién lo ve y qué derechos le da la Ley 91/2025/QH15 de Vietnam.",
	heading: "Política de privacidad",
	updated: "En vigor desde el {{date}}",
	intro:
		"Esta página explica cómo usamos sus datos personales, según la Ley de Protección de Datos Personales de Vietnam 91/2025/QH15 y el Decreto 356/2025/NĐ-CP. La responsable del tratamiento es {{brandLegalName}}, número fiscal {{brandTaxCode}}, que opera {{brand}}; dirección {{brandAddress}}, correo electrónico {{brandEmail}}, teléfono {{brandPhone}}.",
	contents: "En esta página",
	collected: {
		id: "thu-thap",
		heading: "Qué recogemos, para qué y por cuánto tiempo",
		caption: "Qué recoge cada formulario",
		columns: ["Formulario", "Datos", "Para qué", "Base", "Se guarda"],
		rows: {
			trial: {
				label: "Prueba gratis",
				cells: [
					"Llamarle y abrir la cuenta; enviarle información y ofertas",
					"Su consentimiento",
					"{{leadKeptYears}} años desde el día del envío",
				],
			},
			demo: {
				label: "Demo",
				cells: [
					"Llamarle y preparar la demo; enviarle información y ofertas",
					"Su consentimiento",
					"{{demoRequestKeptYears}} años desde el día del envío",
				],
			},
			contact: {
				label: "Contacto",
				cells: [
					"Responderle, sin publicidad",
					"Su propia petición al escribirnos",
					"{{contactMessageKeptYears}} año desde el día del envío",
				],
			},
		},
	},
	sections: [
		{
			id: "dong-y",
			heading: "Qué acepta al marcar la casilla",
			paragraphs: [
				"La casilla de los formularios de prueba y de demo dice: “Acepto las condiciones de uso, y que {{brand}} me llame y me envíe información y ofertas por correo electrónico y por teléfono.” Son dos cosas:",
			],
			items: [
				"Llamarle: para confirmar, abrir la cuenta de prueba o fijar la hora de la demo que ha pedido. Si ya no la quiere, retire la solicitud.",
				"Información y ofertas: novedades, precios y ofertas de {{brand}}. Puede retirar este permiso cuando quiera; la solicitud pendiente la atendemos igualmente.",
			],
		},
		{
			id: "kem-theo",
			heading: "Qué se anota además",
			paragraphs: [
				"Con cada formulario, el sistema anota la hora del envío, el idioma de la página, la primera página que abrió, la página que le trajo aquí, los parámetros de campaña de la dirección (utm) y el plan que eligió. Así sabemos cómo nos encuentran.",
				"Con las solicitudes de prueba y de demo anota también su consentimiento: con qué texto, para qué y cuándo marcó la casilla. La casilla nunca aparece marcada.",
				"Cuando usted habla con nuestro equipo comercial, anotamos su nombre, empresa, correo electrónico, teléfono y necesidades. Esa ficha se guarda mientras le asesoramos y trabajamos juntos; si se descarta, se guarda {{deletedInquiryKeptDays}} días más, por si fue un error, y después desaparece.",
				"Su dirección de red (IP) solo sirve para frenar los envíos masivos y a quien intenta adivinar contraseñas. No se guarda tal cual, sino cifrada en un solo sentido, y se borra en {{rateLimitKeptDays}} día. Solo donde entra nuestro personal, un registro guarda durante {{auditLineKeptDays}} días la primera parte de la dirección de red, que no basta para saber de qué dispositivo era. Lo que parece correo basura se guarda aparte {{suspectedSpamKeptDays}} días. Las copias de los correos que enviamos se guardan {{sentMailKeptDays}} días.",
			],
			items: [],
		},
		{
			id: "khong-lam",
			heading: "Qué no hacemos",
			paragraphs: [],
			items: [
				"No vendemos ni alquilamos sus datos.",
				"No ponemos en este sitio herramientas de seguimiento ni de publicidad de terceros.",
				"No pedimos números de tarjeta para la prueba.",
			],
		},
		{
			id: "ai-xem",
			heading: "Quién los ve",
			paragraphs: [
				"El equipo comercial y los administradores de {{brand}}, en la medida en que su trabajo lo exige. Nuestros proveedores de servidores y de correo tratan datos por cuenta nuestra, con contrato y solo según nuestras instrucciones. Las autoridades competentes los ven cuando la ley lo exige.",
				"Para preparar una propuesta, nuestro personal puede pegar el nombre, el sector, el tamaño y las necesidades de su empresa en una herramienta de inteligencia artificial (IA) de terceros. Antes, el sistema quita todas las direcciones de correo y los teléfonos, y los nombres de la persona de contacto y de los empleados responsables: enteros, en parte o solo el nombre de pila, como en “chị Hà”. Los nombres de otras personas que el texto mencione, y un nombre escrito de otra forma, quedan; el nombre de la empresa se mantiene, salvo que contenga su nombre completo. Un empleado puede decidir incluir estos datos, y cada vez queda constancia.",
				"Si hay que guardar o tratar datos fuera de Vietnam, presentamos la evaluación de impacto de la transferencia que exige la ley.",
				"La ventana de chat, si la hay, es de otro proveedor. Su programa solo se carga cuando usted pulsa el botón del chat.",
			],
			items: [],
		},
		{
			id: "cookie",
			heading: "Cookies y almacenamiento del navegador",
			paragraphs: ["Este sitio guarda en su dispositivo solo lo siguiente:"],
			items: [
				"language (cookie): el idioma que eligió. El navegador lo guarda también en su almacenamiento local, con el mismo nombre.",
				"visit (en el almacenamiento de sesión del navegador, no es una cookie): la primera página que abrió, la página que le trajo aquí y el plan que eligió. Solo se envía junto con un formulario y desaparece al cerrar la pestaña.",
				"typed (también en el almacenamiento de sesión): lo que estaba escribiendo, solo mientras cambia de idioma. La página siguiente lo borra en cuanto lo recibe.",
				"sent (cookie, o __Host-sent): guarda durante una hora lo que la página posterior a un formulario le muestra de nuevo, como nombre, correo y teléfono, para que nada de ello figure en la dirección de la página.",
				"flash (cookie, o __Host-flash): guarda un minuto como máximo la frase que dice la página siguiente cuando usted pulsa un botón en la página de su solicitud, como “Guardado”.",
				"portalLanguage (cookie): el idioma en que el personal de {{brand}} usa el portal. Los visitantes no la tienen.",
				"session (cookie, o __Host-session): mantiene abierta la sesión del personal de {{brand}}. Los visitantes no la tienen.",
				"device (cookie, o __Host-device): recuerda durante un año que un empleado ha entrado con este navegador, para que quien intente adivinar contraseñas no pueda bloquearle el acceso.",
				"link (cookie, o __Host-link): guarda durante 30 minutos el código de un enlace de un solo uso, cuando el personal restablece una contraseña o confirma un correo electrónico.",
			],
		},
		{
			id: "quyen",
			heading: "Sus derechos",
			paragraphs: ["Sobre sus datos tiene derecho a:"],
			items: [
				"Saber qué hacemos con ellos.",
				"Dar, negar y retirar su consentimiento.",
				"Verlos, corregirlos o pedir que se corrijan.",
				"Pedir una copia, el borrado o la limitación, u oponerse a su uso.",
				"Reclamar, denunciar, demandar y pedir una indemnización según la ley.",
				"Pedirnos a nosotros o a las autoridades que protejan sus datos.",
			],
		},
		{
			id: "cach-lam",
			heading: "Cómo ejercer sus derechos",
			paragraphs: [
				"Cada solicitud enviada desde este sitio tiene su propia página, que se abre con el enlace del correo de confirmación. Allí puede ver lo que envió y lo que aceptó, corregir el teléfono o el correo electrónico, retirar su consentimiento, retirar la solicitud o borrarlo todo. El sistema lo hace al momento, sin preguntar a nadie.",
				"Para todo lo demás, escriba a {{brandEmail}} desde la dirección que usó o llame al {{brandPhone}}. Le hacemos unas preguntas para estar seguros de que es usted, y lo hacemos. Es gratis.",
			],
			items: [
				"Primera respuesta: en {{privacyReplyDays}} días laborables.",
				"Ver, corregir, recibir una copia: en {{privacyAccessDays}} días.",
				"Retirar el consentimiento, limitar, oponerse: en {{privacyWithdrawalDays}} días.",
				"Borrar: en {{privacyErasureDays}} días. Borramos todas las solicitudes, mensajes, fichas comerciales y copias de correos que lleven su dirección.",
			],
		},
		{
			id: "rut-lai",
			heading: "Cuando retira su consentimiento",
			paragraphs: [
				"Dejamos de enviarle información y ofertas, también por teléfono. Lo hecho hasta entonces sigue siendo lícito; la solicitud pendiente la atendemos igualmente, salvo que también la retire. Una prueba en curso sigue, si lo desea, hasta cumplir sus {{trialDays}} días.",
			],
			items: [],
		},
		{
			id: "bao-ve",
			heading: "Cómo protegemos sus datos",
			paragraphs: [
				"Solo entra en el sistema el personal con cuenta; los vendedores ven solo las solicitudes que nadie ha tomado todavía y sus propias fichas; los administradores lo ven todo. Se hace una copia de seguridad al día y cada copia se conserva {{backupKeptDays}} días, de modo que lo borrado permanece en las copias {{backupKeptDays}} días como máximo y después desaparece.",
				"Si una fuga de datos puede perjudicarle, avisamos a las autoridades y a usted, como exige la ley.",
			],
			items: [],
		},
		{
			id: "thay-doi",
			heading: "Cuando cambia esta política",
			paragraphs: [
				"El texto nuevo se publica aquí con la fecha desde la que se aplica. Si cambian los fines, antes le pedimos de nuevo su consentimiento.",
			],
			items: [],
		},
	],
};
