export default {
	title: "{{brand}} 常见问题：价格、上线、数据、支持",
	description: "要花多少钱、多久能用、旧数据怎么办、不合适能不能退款：给企业主和会计主管的简短回答。",
	heading: "常见问题",
	intro: "这里只给简短的回答，完整条件见使用条款。没找到您的问题，请致电 {{brandPhone}}。",
	popular: {
		id: "popular",
		heading: "问得最多",
		items: [
			{
				id: "what",
				question: "{{brand}} 是什么？适合什么样的公司？",
				answer:
					"它是在网页和手机上使用的企业管理软件（ERP），有 {{moduleCount}} 个模块，涵盖销售、库存、生产、会计、人事、薪资。适合越南 {{smallestCompany}}\u2011{{largestCompany}} 人的企业。",
			},
			{
				id: "cost",
				question: "要花多少钱？",
				answer:
					"{{#reduced}}首年立减 {{firstYearDiscountPercent}}% 后：{{/reduced}}{{^reduced}}每年：{{/reduced}}Starter {{starterPrice}}，Professional {{professionalPrice}}，Enterprise {{enterprisePrice}}。{{#reduced}}自第二年起每年：{{starterLaterPrice}}、{{professionalLaterPrice}}、{{enterpriseLaterPrice}}。{{/reduced}}比大型 ERP 厂商便宜约 {{savingsPercent}}%。",
			},
			{
				id: "time",
				question: "多久能用上？",
				answer: "{{deploymentWeeks}} 周上线，含导入旧数据和 {{trainingDays}} 天培训。",
			},
			{
				id: "trial",
				question: "试用要付钱吗？",
				answer: "不用。试用 {{trialDays}} 天，无需银行卡。到期未购买，账号自动关闭，分文不收。",
			},
			{
				id: "refund",
				question: "买了以后不合适怎么办？",
				answer:
					"自签约之日起 {{refundDays}} 天内提出，我们全额退款。发邮件至 {{brandEmail}} 或致电 {{brandPhone}} 即可。",
			},
			{
				id: "import",
				question: "Excel 或旧软件里的数据能导进来吗？",
				answer:
					"能，首年签约即可免费导入。您把商品、客户、应收应付余额、期初库存的文件发来，我们导入后与您一起核对。",
			},
			{
				id: "skill",
				question: "员工不太懂电脑，能用吗？",
				answer: "能。我们免费上门培训 {{trainingDays}} 天。之后哪里不懂问哪里，{{supportHours}} 越南语支持。",
			},
			{
				id: "backup",
				question: "数据安全吗？能导出吗？",
				answer:
					"数据归贵公司所有，随时可导出为 Excel。每个人只看得到自己负责的部分。每天备份，每份保留 {{backupKeptDays}} 天。",
			},
		],
	},
	notYet: "还没有。如贵公司需要，请在签约前告诉我们：致电 {{brandPhone}}，我们书面答复。",
	ask: {
		id: "ask",
		heading: "签约前先问清",
		hint: "勾选想问的，一次发给我们。{{replyHours}} 小时内书面答复。",
		send: "发送所选问题",
		begin: "签约前请书面答复以下问题：",
	},
	groups: [
		{
			id: "accounting",
			heading: "会计主管常问",
			items: [
				{
					id: "e-invoices",
					question: "有符合越南现行规定的电子发票吗？",
					answer:
						"发票由订单生成，不必重录。电子发票服务商已对接的，点“开具”即可；尚未对接的，在其网站开具，再把号码填在这里。",
					confirmed:
						"有。发票由订单生成，再传给贵公司的电子发票服务商，经数字签名后报送税务机关，符合越南现行电子发票规定。",
					open: "我们的电子发票服务商对接了吗？",
				},
				{
					id: "accounting-regime",
					question: "账簿按第 99/2025 号还是第 133/2016 号通知？",
					confirmed:
						"两者皆可。贵公司可选第 99/2025/TT-BTC 号通知（自 2026 年起取代第 200/2014 号通知）或第 133/2016/TT-BTC 号通知，会计科目、账簿和财务报表随之设定。",
				},
				{
					id: "other-software",
					question: "能从 MISA、Fast、KiotViet 转过来吗？",
					answer:
						"能，通过 Excel。您导出基础资料、科目余额、应收应付和库存，首年签约时我们免费导入，并与您一起核对借方合计等于贷方合计。还需要往年的凭证，请先把文件发给我们看看。",
				},
				{
					id: "banks",
					question: "能与银行对接吗？",
					answer: "导入 Excel 对账单，逐行与收付款单匹配，没匹配上的会列出来。",
					confirmed: "能。对账单每天进入系统，与收付款凭证匹配。尚未对接的银行，导入 Excel 对账单即可。",
					open: "我们的银行能直接对接吗？",
				},
				{
					id: "insurance-and-tax",
					question: "社会保险和个人所得税怎么算？",
					answer:
						"工资表计算每个人的社保、医保、失业保险和个税，点一个数字就能看到算法。法定标准变动时，由我们更新。",
					confirmed:
						"工资表按现行标准计算每个人的社保、医保、失业保险和个税，并按规定格式导出申报表，供您在税务和社保网站上报送。",
					open: "社保和个税申报表能直接报送吗？",
				},
				{
					id: "statements",
					question: "能出财务报表吗？",
					confirmed: "能。财务状况表、经营成果表、现金流量表和附注由账簿直接生成，按所选会计制度编制。",
				},
				{
					id: "declarations",
					question: "能导出可直接申报的税表吗？",
					confirmed: "能。增值税、企业所得税和个人所得税申报表按税务网站要求的格式导出，申报前由您复核。",
				},
				{
					id: "fixed-assets",
					question: "能管理固定资产和折旧吗？",
					answer: "折旧和摊销是月末结账的一步：分录先供您检查，再入账。",
					confirmed: "能。每项资产一张卡片；折旧按月计提，工器具和待摊费用按月摊销。",
					open: "有固定资产卡片、逐项计提折旧吗？",
				},
				{
					id: "several-firms",
					question: "一名会计能管几家公司的账吗？",
					confirmed: "能。每个税号一套独立账簿，切换公司不必重新登录。",
				},
				{
					id: "closing",
					question: "结账之后还能反结账吗？",
					confirmed:
						"能。会计主管点“反结账”并填写原因；谁操作、何时、为何都有记录。步骤见使用指南“月末结账”。",
				},
				{
					id: "who-changed",
					question: "能看到谁在什么时候改过凭证吗？",
					confirmed: "能。每次修改都记录人、时间、旧数和新数，日志谁也删不掉。",
				},
				{
					id: "till-invoices",
					question: "门店能从收银机开电子发票吗？",
					confirmed: "能。收款后即生成收银机发票，并通过贵公司的电子发票服务商把数据报送税务机关。",
				},
				{
					id: "piece-wages",
					question: "能算计件工资吗？",
					confirmed: "能。各工序产量乘以单价，就是每个人的工资。",
				},
				{
					id: "variants",
					question: "多尺码、多颜色的商品怎么管？",
					confirmed: "一个商品编码下有多个尺码和颜色，各有库存、价格和条码。",
				},
				{
					id: "processing",
					question: "能管理来料加工吗？",
					confirmed: "能。客户来料单独存放，不计入贵公司库存，成本只算加工费用。",
				},
			],
		},
		{
			id: "buying",
			heading: "试用与购买",
			items: [
				{
					id: "trial-or-demo",
					question: "先试用还是先看演示？",
					answer:
						"想提问、看别人操作，就预约 {{demoMinutes}} 分钟的演示。想自己动手，就申请试用。两样都选也可以，全部免费。",
				},
				{
					id: "trial-end",
					question: "试用到期后，数据怎么办？",
					answer:
						"到期后数据再保留 {{trialDataKeptDays}} 天，然后删除。满意就选一个套餐；不满意，账号自动关闭，不收费。",
				},
				{
					id: "choose-plan",
					question: "选哪个套餐？",
					answer:
						"看两点：用户数（即拥有登录账号的人数）和所需模块。生产和薪资从 Starter 起就有。在两个套餐之间拿不定主意，请致电 {{brandPhone}}，我们帮您算。",
				},
				{
					id: "renewal",
					question: "合同会自动续约吗？",
					answer: "会。如不再续约，请在到期前至少 {{renewalNoticeDays}} 天通知我们。",
				},
				{
					id: "domain",
					question: "怎样获赠 .com 域名？",
					answer: "首年签约时还没有网站的公司，可获赠一个 .com 域名。您选名字，我们代为注册。",
				},
			],
		},
		{
			id: "rollout",
			heading: "上线与培训",
			items: [
				{
					id: "steps",
					question: "上线有哪些步骤？",
					answer:
						"调研、配置、导入数据、培训、正式运行，一共 {{deploymentWeeks}} 周。每一步都有我们的人陪着做。",
				},
				{
					id: "server",
					question: "要买服务器吗？",
					answer: "不用。软件在网页和手机上运行，现有的电脑能打开浏览器就够了。",
				},
				{
					id: "training",
					question: "在哪里培训？多久？",
					answer: "在贵公司，{{trainingDays}} 天，免费。每个部门只学自己那部分。",
				},
				{
					id: "switch",
					question: "正在用别的软件，年中能换吗？",
					answer: "能。您选定一天，通常是月初，我们按当天导入余额和基础资料，新旧两边的账更容易对上。",
				},
				{
					id: "custom",
					question: "我们的流程有些特别，能调整吗？",
					answer: "要看流程。请在演示时讲一讲，我们会说清楚哪些能调、哪些还不能、要多久。",
				},
			],
		},
		{
			id: "data",
			heading: "数据与安全",
			items: [
				{
					id: "financial-data",
					question: "会计凭证保存多久？",
					answer:
						"财务数据至少保存 {{financialDataYears}} 年。越南《会计法》要求企业将用于记账的会计凭证至少保存 {{voucherYearsByLaw}} 年：原件（发票 XML、签字单据）请自行保存，账簿请导出为 Excel。需要时我们帮您导出。",
				},
				{
					id: "leaving",
					question: "不用了，怎样取回数据？",
					answer:
						"请发邮件至 {{brandEmail}}。{{dataHandoverDays}} 天内，我们把贵公司的全部数据以 Excel 文件交给您，不收费。",
				},
				{
					id: "refund-arrives",
					question: "退款多久到账？",
					confirmed: "自您提出之日起 {{refundWorkingDays}} 个工作日内。",
				},
				{
					id: "rest-of-fee",
					question: "年中停用，剩余费用怎么算？",
					confirmed: "超过前 {{refundDays}} 天，当年费用不退，软件可用到期满。",
				},
				{
					id: "attachments",
					question: "停用时附件能拿回来吗？",
					confirmed: "能。附件与 Excel 文件一并交付，按单据编号整理。",
				},
				{
					id: "erasure",
					question: "停用后多久删除数据？",
					confirmed: "交付数据后 {{erasureDays}} 天内删除，备份再过 {{backupKeptDays}} 天到期。",
				},
				{
					id: "below-uptime",
					question: "可用率低于 {{uptimePercent, number}}% 怎么办？",
					confirmed: "每有一个月未达标，下次付款时减免该月费用的 {{uptimeCreditPercent}}%。",
				},
				{
					id: "lost",
					question: "误删的数据能找回吗？",
					answer: "请马上告诉技术支持，我们从备份里找。备份每天做，保留 {{backupKeptDays}} 天。",
				},
				{
					id: "personal-data",
					question: "我在本站填写的信息用来做什么？",
					answer:
						"用来给您回电、开通账号、答复您的问题；您同意的话，还会发送信息与优惠。本站没有第三方跟踪工具。详见隐私政策。",
				},
			],
		},
		{
			id: "using",
			heading: "使用与支持",
			items: [
				{
					id: "mobile",
					question: "手机上能用吗？",
					answer: "能。网页版和手机版共用一套数据，一边改了，另一边马上看到。",
					open: "手机版是 App Store、Google Play 上的应用，还是用浏览器打开？",
					confirmed: "能。应用已上架 App Store 和 Google Play，与网页版共用一套数据。",
				},
				{
					id: "support",
					question: "什么时候可以找技术支持？多久有人答复？",
					answer: "{{supportHours}} 越南语支持。工作时间内，{{supportReplyMinutes}} 分钟内有人答复。",
				},
				{
					id: "maintenance",
					question: "系统维护会中断工作吗？",
					answer:
						"维护期间可能会，所以我们提前 {{maintenanceNoticeHours}} 小时通知。我们承诺系统可用率达到 {{uptimePercent, number}}%。",
				},
			],
		},
	],
	more: {
		heading: "没找到您的问题？",
		text: "给我们留言，{{replyHours}} 小时内答复。",
	},
};
