export default {
	title: "Contabilidad, almacén, ventas, nóminas: {{moduleCount}} módulos",
	description:
		"Contabilidad, existencias, ventas, CRM, compras, producción, personal, nóminas, tienda, exportación: qué hace cada módulo, para quién y cómo se ve.",
	heading: "{{moduleCount}} módulos, los mismos\u00a0datos",
	intro:
		"Entra un pedido: bajan las existencias, contabilidad tiene su asiento y dirección ve la venta. Nadie lo escribe dos veces.",
	onHome: {
		heading: "{{moduleCount}} módulos que ya trabajan juntos",
		text: "Elija el plan que le conviene hoy y cambie a uno mayor cuando la empresa crezca. Sus datos se quedan como están.",
		lines: {
			accounting: "Cada venta, compra y pago se contabiliza solo",
			finance: "Dinero y deudas en una pantalla",
			reports: "Ventas, margen y existencias, día a día",
			sales: "Del presupuesto al pedido y a la factura",
			crm: "Los clientes se quedan en la empresa",
			pos: "Cobrar y cerrar cada turno",
			ecommerce: "Los pedidos en línea salen del mismo almacén",
			exportOrders: "Contrato, embalaje y documentos",
			purchasing: "Comparar precios, aprobar y seguir entregas",
			inventory: "Cuánto queda y cuánto vale",
			warehouse: "Cada caja en su sitio, cada lote con su fecha",
			manufacturing: "Órdenes, operaciones y mermas por turno",
			mrp: "Qué comprar y antes de qué día",
			hr: "Expedientes, jornadas y vacaciones",
			payroll: "De las horas a la nómina",
		},
	},
	path: {
		sales: "Pedido DH-1192: 2.000 cajas",
		inventory: "Salen 2.000 cajas, quedan 6.400",
		accounting: "Comprobante BH-0412: 51.840.000\u00a0₫, contabilizado",
		reports: "Ventas de octubre: 48.000.000\u00a0₫ más",
	},
	forWhom: "Para",
	groups: {
		money: { name: "Contabilidad y finanzas", text: "Cuentas que cuadran, tesorería sin sorpresas." },
		customers: { name: "Clientes y pedidos", text: "Del primer presupuesto al cobro." },
		goods: { name: "Mercancía y almacén", text: "Comprar lo justo y saber dónde está." },
		production: { name: "Producción", text: "Cada orden, cada lote, cada kilo." },
		people: { name: "Personal y nóminas", text: "Horas, vacaciones y sueldo, a la vista." },
	},
	modules: {
		accounting: {
			name: "Contabilidad",
			text: "Vender, comprar, cobrar, pagar: el asiento se hace en el momento. A fin de mes queda conciliar, hacer los asientos de cierre y cerrar.",
			audience: "Jefes de contabilidad, contables",
			screen: {
				title: "Comprobante BH-0412, 30/10/2026",
				rows: [
					{ label: "Debe 131 · Clientes", value: "51.840.000 ₫" },
					{ label: "Haber 511 · Ventas", value: "48.000.000 ₫" },
					{ label: "Haber 3331 · IVA 8\u00a0%", value: "3.840.000 ₫" },
				],
				status: "Contabilizado",
			},
		},
		finance: {
			name: "Finanzas",
			text: "Caja, bancos y cuentas por cobrar y por pagar en una pantalla. Hoy ya sabe si la semana que viene faltará dinero.",
			audience: "Dirección, tesorería",
			screen: {
				title: "Flujo de caja, próxima semana",
				rows: [
					{ label: "Cobros previstos", value: "820.000.000 ₫" },
					{ label: "Pagos previstos", value: "610.000.000 ₫" },
				],
				status: "210.000.000 ₫ a favor",
			},
		},
		reports: {
			name: "Informes y análisis",
			text: "{{reportTemplateCount}} plantillas de informes: ventas, margen bruto, existencias, cuentas por cobrar y por pagar. Los ve al abrir el teléfono.",
			audience: "Propietarios, dirección",
			screen: {
				title: "Margen bruto de octubre",
				rows: [
					{ label: "Envases", value: "31\u00a0%" },
					{ label: "Etiquetas", value: "24\u00a0%" },
				],
				status: "3 puntos porcentuales más",
			},
		},
		sales: {
			name: "Ventas",
			text: "Presupuesto, pedido, entrega y factura de un tirón. Se escribe una vez y no se copia más.",
			audience: "Vendedores, jefes de ventas",
			screen: {
				title: "Pedido DH-1187",
				rows: [
					{ label: "Plásticos Thanh Cong", value: "120 cajas" },
					{ label: "Importe", value: "48.600.000 ₫" },
				],
				status: "En reparto",
			},
		},
		crm: {
			name: "Clientes (CRM)",
			text: "Quién llamó, qué se prometió, cuándo volver a llamar: todo en un sitio. El empleado se va, el cliente se queda.",
			audience: "Equipo comercial, atención al cliente",
			screen: {
				title: "Cliente: Supermercado An Binh",
				rows: [
					{ label: "Última llamada", value: "Martes, Sra. Ha" },
					{ label: "Siguiente paso", value: "Presupuesto antes de las 16:00" },
				],
				status: "Llamar hoy",
			},
		},
		pos: {
			name: "Tienda y caja (POS)",
			text: "Se vende en el mostrador: las existencias bajan al momento y la caja cuadra en cada turno.",
			audience: "Tiendas y cadenas de tiendas",
			screen: {
				title: "Tique de la caja 2",
				rows: [
					{ label: "Olla de acero 24 cm × 1", value: "560.000 ₫" },
					{ label: "Entregado", value: "600.000 ₫" },
				],
				status: "Cambio 40.000 ₫",
			},
		},
		ecommerce: {
			name: "Comercio electrónico",
			text: "Los pedidos en línea y los del mostrador, en una sola lista y de un mismo almacén.",
			audience: "Empresas que venden en línea",
			screen: {
				title: "Pedidos en línea hoy",
				rows: [
					{ label: "Por embalar", value: "18 pedidos" },
					{ label: "Con el transportista", value: "42 pedidos" },
				],
				status: "Existencias al día",
			},
		},
		exportOrders: {
			name: "Exportación",
			text: "Del contrato a los documentos de embarque: lista de contenido (packing list), factura comercial, precios en divisas.",
			audience: "Departamentos de comercio exterior",
			screen: {
				title: "Pedido EX-026 · Yokohama",
				rows: [
					{ label: "Importe", value: "86.400 USD" },
					{ label: "Carga", value: "2 contenedores de 40 pies" },
				],
				status: "Documentos completos",
			},
		},
		purchasing: {
			name: "Compras",
			text: "Solicitar, aprobar, pedir, recibir. Vea qué proveedor tiene mejor precio y cuál cumple el plazo.",
			audience: "Compradores, responsables de gasto",
			screen: {
				title: "Pedido de compra MH-0306",
				rows: [
					{ label: "Granza de PP", value: "5 toneladas" },
					{ label: "Entrega", value: "Viernes" },
				],
				status: "Por aprobar",
			},
		},
		inventory: {
			name: "Existencias",
			text: "Cuánto queda, dónde está y cuánto vale: se consulta en un momento. Si queda poco, avisa a tiempo.",
			audience: "Contables de existencias, vendedores",
			screen: {
				title: "Tapones de 28 mm",
				rows: [
					{ label: "Quedan", value: "12 cajas" },
					{ label: "Mínimo", value: "40 cajas" },
				],
				status: "Queda poco",
			},
		},
		warehouse: {
			name: "Ubicaciones y lotes",
			text: "Cada estante y cada ubicación tiene su código. Entradas, salidas y recuentos con el teléfono.",
			audience: "Jefes y personal de almacén",
			screen: {
				title: "Ubicación A-03-2",
				rows: [
					{ label: "Lote 2611", value: "64 cajas" },
					{ label: "Caduca", value: "11/2027" },
				],
				status: "Contada",
			},
		},
		manufacturing: {
			name: "Producción",
			text: "Órdenes, operaciones y mermas con la máquina todavía en marcha, y el coste provisional del lote al cerrar la orden.",
			audience: "Jefes de producción, contables de costes",
			screen: {
				title: "Orden SX-0158",
				rows: [
					{ label: "Previsto", value: "5.000 botellas" },
					{ label: "Hecho", value: "3.650 botellas" },
				],
				status: "73\u00a0% hecho",
			},
		},
		mrp: {
			name: "Materiales (MRP)",
			text: "A partir de los pedidos calcula qué comprar, cuánto y antes de qué día.",
			audience: "Planificación, compras",
			screen: {
				title: "Materiales de la semana 48",
				rows: [
					{ label: "Film retráctil PE", value: "Faltan 320 kg" },
					{ label: "Etiquetas", value: "Suficiente" },
				],
				status: "Pedir antes del miércoles",
			},
		},
		hr: {
			name: "Personal",
			text: "Expedientes, contratos, días trabajados y vacaciones en un sitio. Le avisa antes de que venza un contrato.",
			audience: "Recursos humanos, jefes de departamento",
			screen: {
				title: "Nguyen Van Tai · Impresión",
				rows: [
					{ label: "Días trabajados, octubre", value: "26" },
					{ label: "Vacaciones pendientes", value: "5" },
				],
				status: "Contrato: quedan 30 días",
			},
		},
		payroll: {
			name: "Nóminas",
			text: "Horas, complementos, seguros e impuestos en una tabla. Cada persona ve su recibo de sueldo en el teléfono.",
			audience: "Contables de nóminas, recursos humanos",
			screen: {
				title: "Recibo de sueldo, octubre",
				rows: [
					{ label: "Sueldo y complementos", value: "14.200.000 ₫" },
					{ label: "Seguros", value: "−1.386.000 ₫" },
				],
				status: "Neto 12.814.000 ₫",
			},
		},
	},
	next: {
		heading: "¿Quiere ver su módulo en marcha?",
		text: "Reserve una demo de {{demoMinutes}} minutos. Usted plantea el problema y lo resolvemos en la pantalla.",
	},
};
