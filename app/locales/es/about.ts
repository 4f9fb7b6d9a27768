export default {
	title: "Quiénes somos: quién hace {{brand}} y por qué",
	description:
		"{{engineerCount}} ingenieros, {{customerCount}} clientes, un {{satisfactionPercent}}\u00a0% satisfechos. Hacemos ERP para empresas de {{smallestCompany}} a {{largestCompany}} personas en Vietnam.",
	heading: "Un ERP del tamaño justo para empresas en Vietnam",
	intro:
		"Los grandes ERP son caros y tardan en arrancar. Excel es barato, pero se enreda cuando la empresa crece. Hacemos {{brand}} para las que están en medio: de {{smallestCompany}} a {{largestCompany}} personas.",
	numbers: {
		heading: "En cifras",
		items: [
			{ value: "{{customerCount}}", label: "empresas clientes" },
			{ value: "{{satisfactionPercent}}\u00a0%", label: "de clientes satisfechos" },
			{ value: "{{engineerCount}}", label: "ingenieros" },
			{ value: "{{moduleCount}}", label: "módulos" },
			{ value: "{{reportTemplateCount}}", label: "plantillas de informes" },
			{ value: "{{uptimePercent, number}}\u00a0%", label: "del tiempo en funcionamiento" },
		],
	},
	principles: {
		heading: "Cómo trabajamos",
		items: [
			{
				title: "El precio, por delante",
				text: "Está en la página Precios, a la vista de todos. No hace falta dejar un teléfono.",
			},
			{
				title: "Primero prueba, después paga",
				text: "Pague solo si la prueba le convence. Y si después no le sirve, en los primeros {{refundDays}} días le devolvemos el {{refundPercent}}\u00a0%.",
			},
			{
				title: "Rápido y a su lado",
				text: "En marcha en {{deploymentWeeks}} semanas. Cargamos sus datos y vamos a su empresa para formar a su equipo durante {{trainingDays}} días.",
			},
			{
				title: "Contestamos al teléfono",
				text: "Soporte en vietnamita, {{supportHours}}. En horario de oficina respondemos en {{supportReplyMinutes}} minutos.",
			},
		],
	},
	company: {
		heading: "Quién está detrás de {{brand}}",
		text: "{{brandLegalName}}, número fiscal {{brandTaxCode}}. Los contratos y las facturas van a nombre de esta empresa. Sus {{engineerCount}} ingenieros hacen el programa.",
	},
	behind: {
		since: "Desde",
		founder: "Fundador",
		engineers: "Ingenieros",
		contract: "Contrato",
		read: "Lea el contrato tipo (PDF)",
		office: "La oficina de {{brand}}",
	},
	audience: {
		heading: "Para quién lo hacemos",
		text: "Para el propietario que quiere saber hoy si gana o pierde. Para la jefa de contabilidad que quiere llegar a casa a su hora también a fin de mes. Para el jefe de almacén que quiere contar una sola vez y que cuadre.",
	},
	office: {
		heading: "Venga a vernos",
		text: "{{brandAddress}}. De lunes a viernes, {{officeMorning}} y {{officeAfternoon}}. Llame antes al {{brandPhone}} y tendremos preparado lo que quiera ver.",
	},
};
