export default {
	title: "Preguntas sobre {{brand}}: precio, puesta en marcha, datos",
	description:
		"Cuánto cuesta, cuándo se empieza, qué pasa con los datos antiguos y si devolvemos el dinero: respuestas cortas para propietarios y jefes de contabilidad.",
	heading: "Preguntas frecuentes",
	intro:
		"Respuestas cortas. Lo que nos compromete está en las Condiciones de uso. Si no encuentra su pregunta, llame al {{brandPhone}}.",
	popular: {
		id: "popular",
		heading: "Lo que más nos preguntan",
		items: [
			{
				id: "what",
				question: "¿Qué es {{brand}} y para quién es?",
				answer:
					"Un programa de gestión (ERP) en la web y en el teléfono: {{moduleCount}} módulos, desde ventas, existencias y producción hasta contabilidad, personal y nóminas. Es para empresas de {{smallestCompany}} a {{largestCompany}} personas en Vietnam.",
			},
			{
				id: "cost",
				question: "¿Cuánto cuesta?",
				answer:
					"{{#reduced}}El primer año, con un {{firstYearDiscountPercent}}\u00a0% de descuento: {{/reduced}}{{^reduced}}Por año: {{/reduced}}Starter {{starterPrice}}, Professional {{professionalPrice}}, Enterprise {{enterprisePrice}}. {{#reduced}}Desde el segundo año: {{starterLaterPrice}}, {{professionalLaterPrice}} y {{enterpriseLaterPrice}}. {{/reduced}}Es cerca de un {{savingsPercent}}\u00a0% menos que los grandes ERP.",
			},
			{
				id: "time",
				question: "¿Cuándo podemos empezar a usarlo?",
				answer:
					"En {{deploymentWeeks}} semanas, con sus datos ya cargados y {{trainingDays}} días de formación.",
			},
			{
				id: "trial",
				question: "¿La prueba cuesta algo?",
				answer:
					"No. Son {{trialDays}} días, sin tarjeta. Si no compra, la cuenta se cierra sola y no se cobra nada.",
			},
			{
				id: "refund",
				question: "¿Y si lo compramos y no nos sirve?",
				answer:
					"Díganoslo en los {{refundDays}} días siguientes a la firma y le devolvemos el {{refundPercent}}\u00a0% de lo pagado. Basta con escribir a {{brandEmail}} o llamar al {{brandPhone}}.",
			},
			{
				id: "import",
				question: "¿Podemos traer los datos de Excel o de otro programa?",
				answer:
					"Sí, y gratis al contratar el primer año. Envíenos los archivos de artículos, clientes, saldos y existencias iniciales; los cargamos y los revisamos con usted.",
			},
			{
				id: "skill",
				question: "Nuestro personal no sabe mucho de informática. ¿Podrá usarlo?",
				answer:
					"Sí. Le damos {{trainingDays}} días de formación, en su empresa y gratis. Después puede preguntar siempre que se atasque, en vietnamita, {{supportHours}}.",
			},
			{
				id: "backup",
				question: "¿Están seguros los datos y son exportables?",
				answer:
					"Los datos son de su empresa y se exportan a Excel cuando quiera. Cada persona ve solo la parte que le toca. Se hace una copia de seguridad al día y cada copia se conserva {{backupKeptDays}} días.",
			},
		],
	},
	notYet:
		"Todavía no. Si su empresa lo necesita, dígalo antes de firmar: llame al {{brandPhone}} y le respondemos por escrito.",
	ask: {
		id: "ask",
		heading: "Pregunte antes de firmar",
		hint: "Marque lo que quiera saber y envíelo de una vez. Respondemos por escrito en {{replyHours}} horas.",
		send: "Enviar estas preguntas",
		begin: "Por favor, respondan por escrito antes de firmar:",
	},
	groups: [
		{
			id: "accounting",
			heading: "Lo que pregunta contabilidad",
			items: [
				{
					id: "e-invoices",
					question: "¿Hay factura electrónica según la normativa vietnamita vigente?",
					answer:
						"La factura se hace a partir del pedido, sin volver a escribir nada. Si su proveedor de factura electrónica está conectado, pulse “Emitir”; si no, emítala en la web del proveedor y anote aquí el número.",
					confirmed:
						"Sí. La factura se hace a partir del pedido y pasa a su proveedor de factura electrónica, que la firma y la envía a la autoridad fiscal, según la normativa vietnamita vigente.",
					open: "¿Está conectado nuestro proveedor de factura electrónica?",
				},
				{
					id: "accounting-regime",
					question: "¿La contabilidad sigue la Circular 99/2025 o la 133/2016?",
					confirmed:
						"Las dos. Su empresa elige la Circular 99/2025/TT-BTC (que desde 2026 sustituye a la 200/2014) o la Circular 133/2016/TT-BTC, y a ella se ajustan el plan de cuentas, los libros y los estados financieros.",
				},
				{
					id: "other-software",
					question: "¿Podemos pasarnos desde MISA, Fast o KiotViet?",
					answer:
						"Sí, con Excel. Usted exporta catálogos, saldos contables, cuentas por cobrar y por pagar y existencias; al contratar el primer año, lo cargamos gratis y comprobamos con usted que los saldos deudores y acreedores suman lo mismo. Si también necesita los comprobantes de años anteriores, envíenos antes los archivos para verlos.",
				},
				{
					id: "banks",
					question: "¿Se conecta con nuestro banco?",
					answer:
						"Cargue el extracto en Excel: cada línea se empareja con un cobro o un pago, y las que quedan sueltas se ven.",
					confirmed:
						"Sí. Los extractos entran cada día y se cotejan con los cobros y los pagos. Si su banco no tiene conexión, se carga el extracto en Excel.",
					open: "¿Se conecta directamente nuestro banco?",
				},
				{
					id: "insurance-and-tax",
					question: "¿Cómo se calculan los seguros y el impuesto sobre la renta?",
					answer:
						"La nómina calcula el seguro social, el de salud, el de desempleo y el impuesto sobre la renta de cada persona; pulse una cifra y verá el cálculo. Si cambia un tipo legal, lo actualizamos nosotros.",
					confirmed:
						"La nómina calcula el seguro social, el de salud, el de desempleo y el impuesto sobre la renta de cada persona con los tipos vigentes, y prepara las declaraciones en el formato que aceptan los portales de impuestos y de seguridad social.",
					open: "¿Se presentan desde el programa las declaraciones de seguros y de renta?",
				},
				{
					id: "statements",
					question: "¿Prepara los estados financieros?",
					confirmed:
						"Sí. La situación financiera, los resultados, los flujos de efectivo y las notas salen directamente de los libros, según la circular elegida.",
				},
				{
					id: "declarations",
					question: "¿Prepara las declaraciones de impuestos?",
					confirmed:
						"Sí. Las declaraciones de IVA, sociedades y renta salen en el formato que acepta el portal de impuestos; usted las revisa antes de presentarlas.",
				},
				{
					id: "fixed-assets",
					question: "¿Lleva el inmovilizado y su amortización?",
					answer:
						"La amortización y el reparto son un paso del cierre de mes: los asientos esperan a que usted los lea.",
					confirmed:
						"Sí. Cada bien tiene su ficha; la amortización, los útiles y los gastos anticipados se reparten mes a mes.",
					open: "¿Tiene cada bien su ficha, con la amortización calculada?",
				},
				{
					id: "several-firms",
					question: "¿Puede un contable llevar varias empresas?",
					confirmed:
						"Sí. Cada número fiscal tiene sus propios libros, y para cambiar de empresa no hay que volver a entrar.",
				},
				{
					id: "closing",
					question: "¿Se puede reabrir un mes cerrado?",
					confirmed:
						"Sí. El jefe de contabilidad pulsa “Reabrir periodo” y da un motivo; queda guardado quién, cuándo y por qué. La guía de cierre de mes tiene todos los pasos.",
				},
				{
					id: "who-changed",
					question: "¿Se ve quién cambió un comprobante y cuándo?",
					confirmed:
						"Sí. De cada cambio se guarda quién lo hizo y cuándo, la cifra anterior y la nueva; nadie puede borrar el registro.",
				},
				{
					id: "till-invoices",
					question: "¿Pueden nuestras tiendas emitir factura electrónica desde la caja?",
					confirmed:
						"Sí. Al cobrar se hace la factura de caja y sus datos llegan a la autoridad fiscal a través de su proveedor.",
				},
				{
					id: "piece-wages",
					question: "¿Calcula el salario a destajo?",
					confirmed:
						"Sí. La producción de cada operación, multiplicada por la tarifa, da el salario de cada persona.",
				},
				{
					id: "variants",
					question: "¿Cómo se llevan tallas y colores?",
					confirmed:
						"Un artículo con muchas tallas y colores; cada combinación, con sus existencias, precio y código de barras.",
				},
				{
					id: "processing",
					question: "¿Se puede llevar el trabajo con materiales del cliente?",
					confirmed:
						"Sí. Los materiales del cliente van aparte y no son existencias de su empresa; solo el trabajo cuenta como coste.",
				},
			],
		},
		{
			id: "buying",
			heading: "Probar y comprar",
			items: [
				{
					id: "trial-or-demo",
					question: "¿Primero la prueba o la demo?",
					answer:
						"Para preguntar y mirar, reserve una demo de {{demoMinutes}} minutos. Para usarlo usted mismo, pida la prueba. Puede hacer las dos cosas; ambas son gratis.",
				},
				{
					id: "trial-end",
					question: "¿Qué pasa con los datos al terminar la prueba?",
					answer:
						"Los guardamos {{trialDataKeptDays}} días más y después los borramos. Si le convence, elige un plan; si no, la cuenta se cierra sola y sin coste.",
				},
				{
					id: "choose-plan",
					question: "¿Qué plan elegimos?",
					answer:
						"Mire dos cosas: el número de usuarios, es decir, de personas con acceso propio, y los módulos que necesita. Producción y nóminas están en todos los planes, desde Starter. Si duda entre dos, llame al {{brandPhone}} y lo vemos con usted.",
				},
				{
					id: "renewal",
					question: "¿El contrato se renueva solo?",
					answer:
						"Sí. Si no quiere seguir, avísenos al menos {{renewalNoticeDays}} días antes de que termine.",
				},
				{
					id: "domain",
					question: "¿Cómo se consigue el dominio\u00a0.com?",
					answer:
						"La empresa que no tiene sitio web cuando firma el primer año recibe un dominio\u00a0.com. Usted elige el nombre y nosotros lo registramos.",
				},
			],
		},
		{
			id: "rollout",
			heading: "Puesta en marcha y formación",
			items: [
				{
					id: "steps",
					question: "¿Cuáles son los pasos?",
					answer:
						"Estudiamos cómo trabaja, instalamos, cargamos sus datos, formamos a su equipo y empieza el uso real. Todo en {{deploymentWeeks}} semanas y con alguien nuestro a su lado en cada paso.",
				},
				{
					id: "server",
					question: "¿Hace falta un servidor?",
					answer: "No. Funciona en la web y en el teléfono. Basta un equipo en el que se abra un navegador.",
				},
				{
					id: "training",
					question: "¿Dónde es la formación y cuánto dura?",
					answer: "En su empresa, {{trainingDays}} días, gratis. Cada departamento aprende solo su parte.",
				},
				{
					id: "switch",
					question: "¿Podemos cambiar a mitad de año?",
					answer:
						"Sí. Cargamos saldos y catálogos con fecha del día que usted elija, normalmente el primero de un mes, para que las dos contabilidades cuadren.",
				},
				{
					id: "custom",
					question: "Nuestro proceso es algo distinto. ¿Se puede adaptar?",
					answer:
						"Depende del proceso. Explíquelo en la demo y le decimos qué se puede adaptar, qué no y cuánto se tarda.",
				},
			],
		},
		{
			id: "data",
			heading: "Datos y seguridad",
			items: [
				{
					id: "financial-data",
					question: "¿Cuánto tiempo se guardan los documentos contables?",
					answer:
						"Los datos financieros se guardan al menos {{financialDataYears}} años. La Ley de Contabilidad de Vietnam obliga a conservar los documentos al menos {{voucherYearsByLaw}} años: guarde usted los originales (XML de facturas, comprobantes firmados) y exporte los libros a Excel. Si lo necesita, los exportamos nosotros.",
				},
				{
					id: "leaving",
					question: "Si nos vamos, ¿cómo sacamos los datos?",
					answer:
						"Escriba a {{brandEmail}}. En {{dataHandoverDays}} días le entregamos todos los datos de su empresa en archivos de Excel, sin coste.",
				},
				{
					id: "refund-arrives",
					question: "¿Cuándo llega un reembolso?",
					confirmed: "En {{refundWorkingDays}} días laborables desde que nos avisa.",
				},
				{
					id: "rest-of-fee",
					question: "Si lo dejamos a mitad de año, ¿qué pasa con el resto de la cuota?",
					confirmed:
						"Pasados los primeros {{refundDays}} días, la cuota del año no se devuelve; puede usarlo hasta el final.",
				},
				{
					id: "attachments",
					question: "Al marcharnos, ¿nos llevamos los archivos adjuntos?",
					confirmed: "Sí. Van con los archivos de Excel, ordenados por número de comprobante.",
				},
				{
					id: "erasure",
					question: "Al marcharnos, ¿cuándo se borran nuestros datos?",
					confirmed:
						"En {{erasureDays}} días desde la entrega; las copias caducan {{backupKeptDays}} días después.",
				},
				{
					id: "below-uptime",
					question: "¿Y si funciona menos del {{uptimePercent, number}}\u00a0% del tiempo?",
					confirmed:
						"Por cada mes por debajo, se descuenta el {{uptimeCreditPercent}}\u00a0% de la cuota de ese mes en el siguiente pago.",
				},
				{
					id: "lost",
					question: "Hemos borrado algo por error. ¿Se puede recuperar?",
					answer:
						"Avise enseguida a soporte y lo buscamos en las copias de seguridad, que se hacen cada día y se conservan {{backupKeptDays}} días.",
				},
				{
					id: "personal-data",
					question: "¿Para qué se usan los datos que dejo en este sitio?",
					answer:
						"Para llamarle, abrir su cuenta y responderle; y para enviarle información y ofertas, si dio su consentimiento. Este sitio no lleva herramientas de seguimiento de terceros. Todo está en la Política de privacidad.",
				},
			],
		},
		{
			id: "using",
			heading: "Uso y soporte",
			items: [
				{
					id: "mobile",
					question: "¿Funciona en el teléfono?",
					answer:
						"Sí. La web y el teléfono usan los mismos datos: lo que cambia en una se ve al momento en el otro.",
					open: "¿La versión móvil es una app de App Store y Google Play o se abre en el navegador?",
					confirmed: "Sí. La app está en App Store y Google Play y usa los mismos datos que la web.",
				},
				{
					id: "support",
					question: "¿Cuándo podemos llamar y cuánto tardan en responder?",
					answer:
						"Soporte en vietnamita, {{supportHours}}. En horario de oficina respondemos en {{supportReplyMinutes}} minutos.",
				},
				{
					id: "maintenance",
					question: "¿El mantenimiento interrumpe el trabajo?",
					answer:
						"Puede ser, mientras dura. Por eso lo anunciamos {{maintenanceNoticeHours}} horas antes. Nos comprometemos a que el sistema esté en funcionamiento el {{uptimePercent, number}}\u00a0% del tiempo.",
				},
			],
		},
	],
	more: {
		heading: "¿No está su pregunta?",
		text: "Escríbanos. Recibirá respuesta en menos de {{replyHours}} horas.",
	},
};
