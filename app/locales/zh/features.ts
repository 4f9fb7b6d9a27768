export default {
	title: "会计、库存、销售、薪资软件：{{brand}} {{moduleCount}} 个模块",
	description:
		"会计、库存、销售、CRM、采购、生产、人事、薪资、零售、出口：每个模块做什么、给谁用、长什么样。",
	heading: "{{moduleCount}} 个模块，一套数据",
	intro: "录入一张订单，库存随之扣减，凭证自动入账，老板看到营业收入。谁都不必重复录入。",
	onHome: {
		heading: "{{moduleCount}} 个模块，开箱即互通",
		text: "先选适合当下的套餐，公司壮大后再升级，数据原样保留。",
		lines: {
			accounting: "销售、采购、收付自动入账",
			finance: "资金与往来款一屏掌握",
			reports: "每天的营业收入、毛利与库存",
			sales: "报价变订单，订单变发票",
			crm: "客户属于公司，不属于个人",
			pos: "柜台收款，按班结账",
			ecommerce: "网上订单扣减同一库存",
			exportOrders: "合同、装箱、全套单证",
			purchasing: "比价、审批、跟踪交期",
			inventory: "还剩多少，值多少钱",
			warehouse: "每箱有库位，每批有效期",
			manufacturing: "工单、工序、损耗，按班可见",
			mrp: "买什么，何时之前买",
			hr: "档案、出勤、休假",
			payroll: "从考勤到工资条",
		},
	},
	path: {
		sales: "订单 DH-1192：纸箱 2,000 个",
		inventory: "扣减 2,000 个，剩余 6,400 个",
		accounting: "凭证 BH-0412：51,840,000\u00a0₫，已入账",
		reports: "10 月营业收入：增加 48,000,000\u00a0₫",
	},
	forWhom: "适用于",
	groups: {
		money: { name: "会计与财务", text: "账目对得上，现金流提前看得见。" },
		customers: { name: "客户与订单", text: "从第一份报价到收款。" },
		goods: { name: "货物与仓库", text: "买得准，找得到。" },
		production: { name: "生产", text: "每张工单、每个批次、每公斤物料。" },
		people: { name: "人事与薪资", text: "考勤、休假、工资，一清二楚。" },
	},
	modules: {
		accounting: {
			name: "会计",
			text: "销售、采购、收款、付款，凭证随时入账。月底核对、做期末分录，再结账。",
			audience: "会计主管、总账会计",
			screen: {
				title: "凭证 BH-0412，2026-10-30",
				rows: [
					{ label: "借 131 · 应收账款", value: "51,840,000 ₫" },
					{ label: "贷 511 · 营业收入", value: "48,000,000 ₫" },
					{ label: "贷 3331 · 增值税 8%", value: "3,840,000 ₫" },
				],
				status: "已入账",
			},
		},
		finance: {
			name: "财务",
			text: "现金、银行、应收应付在同一屏幕。下周缺钱还是有余，今天就知道。",
			audience: "总经理、出纳",
			screen: {
				title: "下周现金流",
				rows: [
					{ label: "预计收款", value: "820,000,000 ₫" },
					{ label: "预计付款", value: "610,000,000 ₫" },
				],
				status: "净流入 210,000,000 ₫",
			},
		},
		reports: {
			name: "报表与分析",
			text: "{{reportTemplateCount}} 个报表模板：营业收入、毛利、库存、应收应付。打开手机就能看。",
			audience: "企业主、管理层",
			screen: {
				title: "10 月毛利率",
				rows: [
					{ label: "包装", value: "31%" },
					{ label: "标签", value: "24%" },
				],
				status: "比 9 月高 3 个百分点",
			},
		},
		sales: {
			name: "销售",
			text: "报价、订单、发货、开票一气呵成。录入一次，不再重打。",
			audience: "销售人员、销售主管",
			screen: {
				title: "订单 DH-1187",
				rows: [
					{ label: "成功塑料", value: "120 箱" },
					{ label: "金额", value: "48,600,000 ₫" },
				],
				status: "配送中",
			},
		},
		crm: {
			name: "客户关系（CRM）",
			text: "谁联系过、答应了什么、何时回访，都记在一处。员工离职，客户还在。",
			audience: "销售团队、客户服务",
			screen: {
				title: "客户：安平超市",
				rows: [
					{ label: "最近通话", value: "周二，河女士" },
					{ label: "下一步", value: "16:00 前发报价" },
				],
				status: "今天需致电",
			},
		},
		pos: {
			name: "门店零售（POS）",
			text: "柜台售出，库存立即扣减，每班收银对得上。",
			audience: "门店、连锁店",
			screen: {
				title: "2 号柜台小票",
				rows: [
					{ label: "不锈钢锅 24 cm × 1", value: "560,000 ₫" },
					{ label: "实收", value: "600,000 ₫" },
				],
				status: "找零 40,000 ₫",
			},
		},
		ecommerce: {
			name: "电子商务",
			text: "线上订单和柜台销售在同一张列表，扣同一个库存。",
			audience: "做线上销售的公司",
			screen: {
				title: "今日线上订单",
				rows: [
					{ label: "待打包", value: "18 单" },
					{ label: "已交运", value: "42 单" },
				],
				status: "库存已扣减",
			},
		},
		exportOrders: {
			name: "出口订单",
			text: "从合同到全套单证：装箱单、商业发票、外币计价。",
			audience: "进出口部门",
			screen: {
				title: "订单 EX-026 · 横滨",
				rows: [
					{ label: "金额", value: "86,400 美元" },
					{ label: "装柜", value: "2 个 40 尺柜" },
				],
				status: "单证齐全",
			},
		},
		purchasing: {
			name: "采购",
			text: "申请、审批、下单、收货。哪家价格好，哪家准时交货，一目了然。",
			audience: "采购部、审批人",
			screen: {
				title: "采购单 MH-0306",
				rows: [
					{ label: "PP 粒料", value: "5 吨" },
					{ label: "交货", value: "周五" },
				],
				status: "待审批",
			},
		},
		inventory: {
			name: "库存",
			text: "还剩多少、在哪个仓、值多少钱，一查便知。快用完时，系统提前提醒。",
			audience: "存货会计、销售人员",
			screen: {
				title: "28 mm 瓶盖",
				rows: [
					{ label: "剩余", value: "12 箱" },
					{ label: "最低库存", value: "40 箱" },
				],
				status: "库存不足",
			},
		},
		warehouse: {
			name: "库位与批次",
			text: "每个货架、每个库位都有编码。收货、发货、盘点，用手机完成。",
			audience: "仓管员、仓库员工",
			screen: {
				title: "库位 A-03-2",
				rows: [
					{ label: "批次 2611", value: "64 箱" },
					{ label: "有效期至", value: "2027-11" },
				],
				status: "已盘点",
			},
		},
		manufacturing: {
			name: "生产",
			text: "工单、工序、损耗，机器还在运转时就能看到；工单关闭，即得每批暂估成本。",
			audience: "车间主管、成本会计",
			screen: {
				title: "工单 SX-0158",
				rows: [
					{ label: "计划", value: "5,000 瓶" },
					{ label: "完成", value: "3,650 瓶" },
				],
				status: "完成 73%",
			},
		},
		mrp: {
			name: "物料计划（MRP）",
			text: "根据订单算出要买什么、买多少、哪天前到货。",
			audience: "计划部、采购部",
			screen: {
				title: "第 48 周物料",
				rows: [
					{ label: "PE 收缩膜", value: "缺 320 kg" },
					{ label: "标签", value: "充足" },
				],
				status: "周三前下单",
			},
		},
		hr: {
			name: "人事",
			text: "档案、合同、出勤、休假集中管理。合同快到期时有提醒。",
			audience: "人事部、部门主管",
			screen: {
				title: "阮文才 · 印刷组",
				rows: [
					{ label: "10 月出勤", value: "26 天" },
					{ label: "剩余假期", value: "5 天" },
				],
				status: "合同 30 天后到期",
			},
		},
		payroll: {
			name: "薪资",
			text: "考勤、津贴、社保、医保、失业保险和个税在一张表里算清。每个人在手机上看自己的工资单。",
			audience: "薪资会计、人事部",
			screen: {
				title: "10 月工资单",
				rows: [
					{ label: "工资和津贴", value: "14,200,000 ₫" },
					{ label: "保险", value: "−1,386,000 ₫" },
				],
				status: "实发 12,814,000 ₫",
			},
		},
	},
	next: {
		heading: "想看模块实际运行？",
		text: "预约 {{demoMinutes}} 分钟在线演示。您说难题，我们当场在屏幕上操作。",
	},
};
