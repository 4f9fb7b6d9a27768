export default {
	title: "Condiciones de uso de {{brand}}",
	description:
		"Prueba, precios, reembolso, renovación, cancelación, disponibilidad, copias de seguridad, soporte y límite de responsabilidad al usar {{brand}}.",
	heading: "Condiciones de uso",
	updated: "En vigor desde el {{date}}",
	intro:
		"Este es un acuerdo entre su empresa (el cliente) y {{brandLegalName}}, número fiscal {{brandTaxCode}}, dirección {{brandAddress}}, que opera {{brand}} (nosotros). Es corto para que todos puedan leerlo entero. Si un contrato firmado por ambas partes dice otra cosa, prevalece el contrato.",
	contents: "En esta página",
	sections: [
		{
			id: "dich-vu",
			heading: "El servicio",
			paragraphs: [
				"{{brand}} es un programa de gestión empresarial que se presta en línea y se usa en la web y en el teléfono. Los módulos y el número de usuarios son los del plan que elige el cliente. Un usuario es una persona con acceso propio.",
			],
			items: [],
		},
		{
			id: "dung-thu",
			heading: "Prueba",
			paragraphs: [],
			items: [
				"La prueba dura {{trialDays}} días desde que se abre la cuenta. Sin tarjeta y sin coste.",
				"La cuenta se abre en las {{setupHours}} horas siguientes a la llamada de confirmación. El cliente puede dejar la prueba cuando quiera.",
				"Pasados {{trialDays}} días, el cliente elige un plan de pago para seguir; si no lo hace, la cuenta se cierra sola y no se cobra nada.",
				"Los datos de la prueba se guardan {{trialDataKeptDays}} días después del final y luego se borran.",
			],
		},
		{
			id: "phi",
			heading: "Precios y ofertas",
			paragraphs: [
				"El precio depende del plan y se paga por año, en dongs vietnamitas, según la lista vigente el día de la firma. La lista indica si el precio incluye el impuesto sobre el valor añadido (IVA).",
			],
			items: [
				"{{#reduced}}El primer año cuesta un {{firstYearDiscountPercent}}\u00a0% menos que el precio de lista. Desde el segundo año se aplica el precio de lista.{{/reduced}}",
				"La importación de datos y la formación en la empresa del cliente son gratis.",
				"El cliente que no tiene sitio web recibe un dominio .com.",
			],
		},
		{
			id: "hoan-tien",
			heading: "Reembolso",
			paragraphs: [
				"En los {{refundDays}} días siguientes a la firma del contrato, el cliente puede pedir el reembolso del {{refundPercent}}\u00a0% de lo pagado, por correo a {{brandEmail}} o por teléfono al {{brandPhone}}.",
			],
			items: [],
		},
		{
			id: "gia-han",
			heading: "Renovación y cancelación",
			paragraphs: [],
			items: [
				"El contrato se renueva solo al terminar su plazo, salvo que el cliente nos avise de lo contrario al menos {{renewalNoticeDays}} días antes.",
				"Para cancelarlo antes de que termine el plazo, el cliente avisa con {{cancellationNoticeDays}} días de antelación, por escrito o por correo electrónico.",
			],
		},
		{
			id: "cham-tra",
			heading: "Retraso en el pago",
			paragraphs: [
				"Si un pago lleva {{overdueDays}} días vencido y sigue pendiente, podemos resolver el contrato.",
			],
			items: [],
		},
		{
			id: "hoat-dong",
			heading: "Disponibilidad y mantenimiento",
			paragraphs: [],
			items: [
				"Nos comprometemos a que el sistema esté en funcionamiento el {{uptimePercent, number}}\u00a0% del tiempo.",
				"El mantenimiento se avisa {{maintenanceNoticeHours}} horas antes.",
			],
		},
		{
			id: "ho-tro",
			heading: "Soporte",
			paragraphs: [],
			items: [
				"Soporte en vietnamita, {{supportHours}}.",
				"En horario de oficina (de lunes a viernes, {{officeMorning}} y {{officeAfternoon}}) respondemos en {{supportReplyMinutes}} minutos.",
				"Respondemos a las solicitudes de prueba y a los mensajes en {{replyHours}} horas. A quien solicita una demo le llamamos en {{demoContactHours}} horas laborables.",
			],
		},
		{
			id: "du-lieu",
			heading: "Datos y copias de seguridad",
			paragraphs: [],
			items: [
				"Lo que introduce el cliente es del cliente.",
				"Se hace una copia de seguridad al día; cada copia se conserva {{backupKeptDays}} días.",
				"Los datos financieros se guardan al menos {{financialDataYears}} años. Conservarlos más tiempo, como exige la Ley de Contabilidad de Vietnam, corresponde al cliente, con los datos que exporte del sistema.",
				"El cliente que deja el servicio escribe a {{brandEmail}}; en {{dataHandoverDays}} días le entregamos todos sus datos en archivos de Excel, sin coste.",
				"Los datos personales se tratan según la Política de privacidad.",
			],
		},
		{
			id: "trach-nhiem-khach-hang",
			heading: "De qué responde el cliente",
			paragraphs: [],
			items: [
				"De mantener en secreto las contraseñas y de cerrar las cuentas de quienes ya no trabajan en la empresa.",
				"De las cifras, los documentos y las declaraciones de su empresa.",
				"De no usar el servicio de forma ilícita, ni intentar dañarlo o ir más allá de sus permisos.",
			],
		},
		{
			id: "gioi-han",
			heading: "Límite de responsabilidad",
			paragraphs: [
				"Nuestra responsabilidad total no supera lo que el cliente haya pagado en los últimos {{liabilityMonths}} meses.",
			],
			items: [],
		},
		{
			id: "luat",
			heading: "Ley aplicable",
			paragraphs: [
				"Estas condiciones se rigen por la ley de Hong Kong. Los derechos sobre los datos personales que reconoce la ley vietnamita se mantienen.",
			],
			items: [],
		},
		{
			id: "thay-doi",
			heading: "Cambios en estas condiciones",
			paragraphs: [
				"El texto nuevo se publica aquí con la fecha desde la que se aplica. Un contrato en curso conserva el texto vigente el día de la firma, hasta su renovación.",
			],
			items: [],
		},
		{
			id: "lien-he",
			heading: "Contacto",
			paragraphs: ["{{brandAddress}}. Teléfono {{brandPhone}}. Correo electrónico {{brandEmail}}."],
			items: [],
		},
	],
};
