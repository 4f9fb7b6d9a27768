export default {
	firstDay: [
		{
			title: "Configuración",
			rows: [
				{ label: "Empresa", value: "Minh Phat Co., Ltd." },
				{ label: "Almacenes", value: "Principal, Thu Duc" },
				{ label: "Tiendas", value: "2" },
			],
			status: "Guardado",
		},
		{
			title: "Informe de hoy",
			rows: [
				{ label: "Ventas, pedido DH-0001", value: "1.250.000 ₫" },
				{ label: "IVA 8\u00a0%", value: "100.000 ₫" },
				{ label: "Existencias", value: "−5 cajas" },
				{ label: "Caja", value: "+1.350.000 ₫" },
			],
			status: "Contabilizado",
		},
	],
	people: [
		{
			title: "Invitar a alguien",
			rows: [
				{ label: "Nombre", value: "Tran Thu Ha" },
				{ label: "Trabajo", value: "Ventas, clientes" },
				{ label: "Verá", value: "6 pantallas" },
			],
			status: "Sin enviar",
		},
		{
			title: "Usuarios",
			rows: [
				{ label: "Tran Thu Ha", value: "Invitado" },
				{ label: "Le Van Phuc", value: "Activo" },
			],
			status: "2 personas",
		},
	],
	signIn: [
		{
			title: "Olvidé mi contraseña",
			rows: [{ label: "Correo", value: "ha@minhphat.example" }],
			status: "Enlace enviado",
		},
		{
			title: "En el teléfono",
			rows: [
				{ label: "Pedidos por aprobar", value: "3" },
				{ label: "Queda poco", value: "1" },
			],
			status: "Los mismos datos que en la web",
		},
	],
	import: [
		{
			title: "Vista previa: 412 filas",
			rows: [
				{ label: "Filas correctas", value: "411" },
				{ label: "Fila 87, columna Unidad", value: "Vacía" },
			],
			status: "1 fila con error",
		},
		{
			title: "Lista de artículos",
			rows: [
				{ label: "Añadidos", value: "412 códigos" },
				{ label: "Códigos repetidos", value: "0" },
			],
			status: "Importado",
		},
	],
	backup: [
		{
			title: "Libro mayor, 3.er trimestre de 2026",
			rows: [
				{ label: "Filas", value: "3.184" },
				{ label: "Total del debe", value: "18.420.600.000 ₫" },
			],
			status: "Exportar a Excel",
		},
		{
			title: "Comparado con el archivo",
			rows: [
				{ label: "En la pantalla", value: "18.420.600.000 ₫" },
				{ label: "En el archivo", value: "18.420.600.000 ₫" },
			],
			status: "Diferencia 0 ₫",
		},
	],
	help: [
		{
			title: "Captura de pantalla",
			rows: [
				{ label: "Pantalla", value: "Salida de almacén" },
				{ label: "Comprobante", value: "XK-0731" },
				{ label: "Hora", value: "09:42" },
			],
			status: "Adjunta",
		},
		{
			title: "Consulta a soporte",
			rows: [
				{ label: "Enviada", value: "09:45" },
				{ label: "Respondida", value: "09:53" },
			],
			status: "Resuelta",
		},
	],
	opening: [
		{
			title: "Saldos de cuentas",
			rows: [
				{ label: "Total debe", value: "6.240.000.000 ₫" },
				{ label: "Total haber", value: "6.228.000.000 ₫" },
			],
			status: "Diferencia 12.000.000 ₫",
		},
		{
			title: "Conciliación",
			rows: [
				{ label: "Clientes", value: "Coincide" },
				{ label: "Existencias", value: "Coincide" },
				{ label: "Proveedores", value: "Coincide" },
			],
			status: "Diferencia 0 ₫",
		},
	],
	cash: [
		{
			title: "Cobro PT-0218",
			rows: [
				{ label: "Factura HD-0977", value: "38.500.000 ₫" },
				{ label: "El cliente paga", value: "20.000.000 ₫" },
			],
			status: "Queda por cobrar 18.500.000 ₫",
		},
		{
			title: "Conciliación bancaria",
			rows: [
				{ label: "Emparejadas", value: "46 líneas" },
				{ label: "Sin emparejar", value: "2 líneas" },
			],
			status: "Quedan 2 líneas",
		},
	],
	debts: [
		{
			title: "Por cobrar: Supermercado An Binh",
			rows: [
				{ label: "Sin vencer", value: "86.350.000 ₫" },
				{ label: "30 días de retraso", value: "40.000.000 ₫" },
			],
			status: "Total 126.350.000 ₫",
		},
		{
			title: "Estado de cuenta",
			rows: [
				{ label: "Saldo inicial", value: "210.000.000 ₫" },
				{ label: "Pagado", value: "83.650.000 ₫" },
			],
			status: "Pendiente 126.350.000 ₫",
		},
	],
	closing: [
		{
			title: "Cierre de octubre",
			rows: [
				{ label: "Sin contabilizar", value: "0" },
				{ label: "Entregado sin facturar", value: "3" },
				{ label: "Banco sin emparejar", value: "2" },
			],
			status: "Quedan 5 comprobantes",
		},
		{
			title: "Periodo: octubre",
			rows: [
				{ label: "Beneficio antes de impuestos", value: "146.200.000 ₫" },
				{ label: "Bloqueado por", value: "Jefe de contabilidad" },
			],
			status: "Periodo bloqueado",
		},
	],
	reports: [
		{
			title: "Octubre de 2026",
			rows: [
				{ label: "Ventas", value: "1.214.600.000 ₫" },
				{ label: "Margen bruto", value: "27\u00a0%" },
				{ label: "Vencido", value: "96.000.000 ₫" },
			],
			status: "Queda poco: 4 artículos",
		},
		{
			title: "Ventas: Agrícola Cuu Long",
			rows: [
				{ label: "Comprobante BH-0412", value: "48.000.000 ₫" },
				{ label: "Creado", value: "30/10/2026, 14:20" },
			],
			status: "Por Tran Thu Ha",
		},
	],
	quoteToPayment: [
		{
			title: "Presupuesto BG-0266",
			rows: [
				{ label: "Cajas de cartón", value: "2.000 × 24.000 ₫" },
				{ label: "En almacén", value: "8.400 cajas" },
				{ label: "El cliente debe", value: "0 ₫" },
			],
			status: "Sin enviar",
		},
		{
			title: "Pedido DH-1192",
			rows: [
				{ label: "Entregado", value: "2.000 cajas" },
				{ label: "Factura", value: "51.840.000 ₫" },
			],
			status: "Cobrado",
		},
	],
	invoices: [
		{
			title: "Borrador de factura",
			rows: [
				{ label: "Mercancía", value: "48.000.000 ₫" },
				{ label: "IVA 8\u00a0%", value: "3.840.000 ₫" },
				{ label: "Total", value: "51.840.000 ₫" },
			],
			status: "Sin contabilizar",
		},
		{
			title: "Comprobante BH-0412, 30/10/2026",
			rows: [
				{ label: "Debe 131", value: "51.840.000 ₫" },
				{ label: "Haber 511", value: "48.000.000 ₫" },
				{ label: "Haber 3331", value: "3.840.000 ₫" },
			],
			status: "Contabilizado",
		},
	],
	customers: [
		{
			title: "Supermercado An Binh",
			rows: [
				{ label: "Contacto", value: "Sra. Ha" },
				{ label: "Pedidos abiertos", value: "2" },
				{ label: "Debe", value: "126.350.000 ₫" },
			],
			status: "Última llamada: martes",
		},
		{
			title: "Hoy",
			rows: [
				{ label: "09:00", value: "Llamar a Supermercado An Binh" },
				{ label: "14:00", value: "Enviar presupuesto BG-0266" },
			],
			status: "2 tareas",
		},
	],
	counter: [
		{
			title: "Tique de la caja 2",
			rows: [
				{ label: "Olla de acero 24 cm × 1", value: "560.000 ₫" },
				{ label: "Entregado", value: "600.000 ₫" },
			],
			status: "Cambio 40.000 ₫",
		},
		{
			title: "Turno de mañana cerrado",
			rows: [
				{ label: "Previsto", value: "8.460.000 ₫" },
				{ label: "Contado", value: "8.460.000 ₫" },
			],
			status: "Diferencia 0 ₫",
		},
	],
	export: [
		{
			title: "Embalaje EX-026",
			rows: [
				{ label: "Contenedor 1", value: "540 bultos, 11.880 kg" },
				{ label: "Contenedor 2", value: "540 bultos, 11.880 kg" },
			],
			status: "Total 116 m³",
		},
		{
			title: "Documentos EX-026",
			rows: [
				{ label: "Conocimiento de embarque", value: "Sí" },
				{ label: "Declaración aduanera", value: "Sí" },
				{ label: "Certificado de origen", value: "Sí" },
			],
			status: "Documentos completos",
		},
	],
	purchase: [
		{
			title: "Precios: granza de PP, 5 t",
			rows: [
				{ label: "Plásticos Phuong Nam, 96\u00a0% a tiempo", value: "31.200 ₫/kg" },
				{ label: "Suministros Tan Tien, 71\u00a0% a tiempo", value: "30.900 ₫/kg" },
			],
			status: "Sin elegir",
		},
		{
			title: "Recepción MH-0306",
			rows: [
				{ label: "Pedido", value: "5.000 kg" },
				{ label: "Recibido", value: "4.950 kg" },
			],
			status: "Faltan 50 kg",
		},
	],
	binCard: [
		{
			title: "Ficha: lote 2611",
			rows: [
				{ label: "Entrada NK-0420", value: "+64 cajas" },
				{ label: "Ubicación", value: "A-03-2" },
				{ label: "Quedan", value: "64 cajas" },
			],
			status: "Caduca 11/2027",
		},
		{
			title: "Ficha de octubre",
			rows: [
				{ label: "Inicial", value: "120 cajas" },
				{ label: "Entradas", value: "64 cajas" },
				{ label: "Salidas", value: "98 cajas" },
			],
			status: "Final 86 cajas",
		},
	],
	stockCount: [
		{
			title: "Almacén principal, fila A",
			rows: [
				{ label: "Ubicación A-03-2", value: "64 cajas" },
				{ label: "Ubicación A-03-3", value: "Sin contar" },
			],
			status: "68\u00a0% hecho",
		},
		{
			title: "Diferencia: film retráctil PE",
			rows: [
				{ label: "En libros", value: "880 kg" },
				{ label: "Contado", value: "860 kg" },
			],
			status: "Faltan 20 kg",
		},
	],
	lowStock: [
		{
			title: "Tapones de 28 mm",
			rows: [
				{ label: "Quedan", value: "12 cajas" },
				{ label: "Mínimo", value: "40 cajas" },
			],
			status: "Queda poco",
		},
		{
			title: "Solicitud de compra DN-0119",
			rows: [
				{ label: "Tapones de 28 mm", value: "60 cajas" },
				{ label: "En pedido", value: "0" },
			],
			status: "Por aprobar",
		},
	],
	recipe: [
		{
			title: "Materiales para 1.000 botellas",
			rows: [
				{ label: "Granza de PP", value: "24 kg" },
				{ label: "Tapones de 28 mm", value: "1.000 uds." },
				{ label: "Etiquetas", value: "1.000 uds." },
			],
			status: "Coste previsto 1.840.000 ₫",
		},
		{
			title: "Merma: granza de PP",
			rows: [
				{ label: "Permitida", value: "2\u00a0%" },
				{ label: "Por entregar", value: "24,48 kg" },
			],
			status: "Recalculado",
		},
	],
	workOrder: [
		{
			title: "Material para SX-0158",
			rows: [
				{ label: "Granza de PP", value: "Suficiente" },
				{ label: "Etiquetas", value: "Faltan 400" },
			],
			status: "Hacer solicitud de compra",
		},
		{
			title: "Orden SX-0158",
			rows: [
				{ label: "Previsto", value: "5.000 botellas" },
				{ label: "Hecho", value: "3.650 botellas" },
			],
			status: "73\u00a0% hecho",
		},
	],
	leave: [
		{
			title: "Vacaciones: Nguyen Van Tai",
			rows: [
				{ label: "Día", value: "12 de noviembre, un día" },
				{ label: "Quedan después", value: "4 días" },
			],
			status: "Sin enviar",
		},
		{
			title: "Hoja de horas, octubre",
			rows: [
				{ label: "Días trabajados", value: "26" },
				{ label: "Horas extra", value: "6" },
				{ label: "Vacaciones", value: "1 día" },
			],
			status: "Confirmada",
		},
	],
	payroll: [
		{
			title: "Recibo de octubre: Nguyen Van Tai",
			rows: [
				{ label: "Sueldo y complementos", value: "14.200.000 ₫" },
				{ label: "Seguros", value: "−1.386.000 ₫" },
			],
			status: "Neto 12.814.000 ₫",
		},
		{
			title: "Comparado con el mes anterior",
			rows: [
				{ label: "Impresión", value: "+2\u00a0%" },
				{ label: "Embalaje", value: "+18\u00a0%" },
			],
			status: "1 línea por revisar",
		},
	],
};
