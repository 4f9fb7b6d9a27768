export default {
	firstDay: [
		{
			title: "设置",
			rows: [
				{ label: "公司", value: "明发有限公司" },
				{ label: "仓库", value: "主仓、守德仓" },
				{ label: "门店", value: "2" },
			],
			status: "已保存",
		},
		{
			title: "今日报表",
			rows: [
				{ label: "营业收入，订单 DH-0001", value: "1,250,000 ₫" },
				{ label: "增值税 8%", value: "100,000 ₫" },
				{ label: "库存", value: "−5 箱" },
				{ label: "现金", value: "+1,350,000 ₫" },
			],
			status: "已入账",
		},
	],
	people: [
		{
			title: "邀请成员",
			rows: [
				{ label: "姓名", value: "陈秋河" },
				{ label: "工作范围", value: "销售、客户" },
				{ label: "可见", value: "6 个界面" },
			],
			status: "尚未发送",
		},
		{
			title: "用户",
			rows: [
				{ label: "陈秋河", value: "已邀请" },
				{ label: "黎文福", value: "使用中" },
			],
			status: "2 人",
		},
	],
	signIn: [
		{
			title: "忘记密码",
			rows: [{ label: "邮箱", value: "ha@minhphat.example" }],
			status: "链接已发送",
		},
		{
			title: "手机上",
			rows: [
				{ label: "待审批订单", value: "3" },
				{ label: "库存不足", value: "1" },
			],
			status: "与网页版同一套数据",
		},
	],
	import: [
		{
			title: "预览：412 行",
			rows: [
				{ label: "正确", value: "411 行" },
				{ label: "第 87 行，单位列", value: "为空" },
			],
			status: "1 行有误",
		},
		{
			title: "商品目录",
			rows: [
				{ label: "已新增", value: "412 个编码" },
				{ label: "重复编码", value: "0" },
			],
			status: "已导入",
		},
	],
	backup: [
		{
			title: "总账，2026 年第三季度",
			rows: [
				{ label: "行数", value: "3,184" },
				{ label: "借方发生额合计", value: "18,420,600,000 ₫" },
			],
			status: "导出 Excel",
		},
		{
			title: "与文件核对",
			rows: [
				{ label: "屏幕上", value: "18,420,600,000 ₫" },
				{ label: "文件中", value: "18,420,600,000 ₫" },
			],
			status: "差额 0 ₫",
		},
	],
	help: [
		{
			title: "截图",
			rows: [
				{ label: "界面", value: "出库" },
				{ label: "单据", value: "XK-0731" },
				{ label: "时间", value: "09:42" },
			],
			status: "随附发送",
		},
		{
			title: "支持请求",
			rows: [
				{ label: "发送", value: "09:45" },
				{ label: "答复", value: "09:53" },
			],
			status: "已解决",
		},
	],
	opening: [
		{
			title: "科目余额",
			rows: [
				{ label: "借方合计", value: "6,240,000,000 ₫" },
				{ label: "贷方合计", value: "6,228,000,000 ₫" },
			],
			status: "相差 12,000,000 ₫",
		},
		{
			title: "核对",
			rows: [
				{ label: "应收账款", value: "一致" },
				{ label: "存货", value: "一致" },
				{ label: "应付账款", value: "一致" },
			],
			status: "差额 0 ₫",
		},
	],
	cash: [
		{
			title: "收款单 PT-0218",
			rows: [
				{ label: "发票 HD-0977", value: "38,500,000 ₫" },
				{ label: "客户付款", value: "20,000,000 ₫" },
			],
			status: "尚欠 18,500,000 ₫",
		},
		{
			title: "银行对账",
			rows: [
				{ label: "已匹配", value: "46 笔" },
				{ label: "未匹配", value: "2 笔" },
			],
			status: "剩 2 笔",
		},
	],
	debts: [
		{
			title: "应收：安平超市",
			rows: [
				{ label: "未到期", value: "86,350,000 ₫" },
				{ label: "逾期 30 天", value: "40,000,000 ₫" },
			],
			status: "合计 126,350,000 ₫",
		},
		{
			title: "对账单",
			rows: [
				{ label: "期初欠款", value: "210,000,000 ₫" },
				{ label: "已付", value: "83,650,000 ₫" },
			],
			status: "尚欠 126,350,000 ₫",
		},
	],
	closing: [
		{
			title: "10 月结账",
			rows: [
				{ label: "未入账单据", value: "0" },
				{ label: "已发货未开票", value: "3" },
				{ label: "银行未匹配", value: "2" },
			],
			status: "剩 5 张单据",
		},
		{
			title: "会计期间：10 月",
			rows: [
				{ label: "税前利润", value: "146,200,000 ₫" },
				{ label: "锁定人", value: "会计主管" },
			],
			status: "期间已锁定",
		},
	],
	reports: [
		{
			title: "2026 年 10 月",
			rows: [
				{ label: "营业收入", value: "1,214,600,000 ₫" },
				{ label: "毛利率", value: "27%" },
				{ label: "逾期应收", value: "96,000,000 ₫" },
			],
			status: "库存不足：4 种商品",
		},
		{
			title: "营业收入：九龙农产",
			rows: [
				{ label: "凭证 BH-0412", value: "48,000,000 ₫" },
				{ label: "制单时间", value: "2026-10-30 14:20" },
			],
			status: "制单人：陈秋河",
		},
	],
	quoteToPayment: [
		{
			title: "报价单 BG-0266",
			rows: [
				{ label: "五层纸箱", value: "2,000 × 24,000 ₫" },
				{ label: "库存", value: "8,400 个" },
				{ label: "客户欠款", value: "0 ₫" },
			],
			status: "尚未发送",
		},
		{
			title: "订单 DH-1192",
			rows: [
				{ label: "已发货", value: "2,000 个" },
				{ label: "发票", value: "51,840,000 ₫" },
			],
			status: "已收款",
		},
	],
	invoices: [
		{
			title: "发票草稿",
			rows: [
				{ label: "货款", value: "48,000,000 ₫" },
				{ label: "增值税 8%", value: "3,840,000 ₫" },
				{ label: "合计", value: "51,840,000 ₫" },
			],
			status: "未入账",
		},
		{
			title: "凭证 BH-0412，2026-10-30",
			rows: [
				{ label: "借 131", value: "51,840,000 ₫" },
				{ label: "贷 511", value: "48,000,000 ₫" },
				{ label: "贷 3331", value: "3,840,000 ₫" },
			],
			status: "已入账",
		},
	],
	customers: [
		{
			title: "安平超市",
			rows: [
				{ label: "联系人", value: "河女士" },
				{ label: "进行中的订单", value: "2" },
				{ label: "欠款", value: "126,350,000 ₫" },
			],
			status: "最近通话：周二",
		},
		{
			title: "今天",
			rows: [
				{ label: "09:00", value: "致电安平超市" },
				{ label: "14:00", value: "发送报价单 BG-0266" },
			],
			status: "2 项任务",
		},
	],
	counter: [
		{
			title: "2 号柜台小票",
			rows: [
				{ label: "不锈钢锅 24 cm × 1", value: "560,000 ₫" },
				{ label: "实收", value: "600,000 ₫" },
			],
			status: "找零 40,000 ₫",
		},
		{
			title: "早班交班",
			rows: [
				{ label: "应有", value: "8,460,000 ₫" },
				{ label: "实点", value: "8,460,000 ₫" },
			],
			status: "差额 0 ₫",
		},
	],
	export: [
		{
			title: "装箱 EX-026",
			rows: [
				{ label: "1 号集装箱", value: "540 件，11,880 kg" },
				{ label: "2 号集装箱", value: "540 件，11,880 kg" },
			],
			status: "共 116 m³",
		},
		{
			title: "单证 EX-026",
			rows: [
				{ label: "提单", value: "有" },
				{ label: "报关单", value: "有" },
				{ label: "原产地证", value: "有" },
			],
			status: "单证齐全",
		},
	],
	purchase: [
		{
			title: "比价：PP 粒料 5 吨",
			rows: [
				{ label: "方南塑料，准时率 96%", value: "31,200 ₫/kg" },
				{ label: "新进物资，准时率 71%", value: "30,900 ₫/kg" },
			],
			status: "尚未选择",
		},
		{
			title: "收货 MH-0306",
			rows: [
				{ label: "订购", value: "5,000 kg" },
				{ label: "实收", value: "4,950 kg" },
			],
			status: "缺 50 kg",
		},
	],
	binCard: [
		{
			title: "库存卡：批次 2611",
			rows: [
				{ label: "入库单 NK-0420", value: "+64 箱" },
				{ label: "库位", value: "A-03-2" },
				{ label: "结存", value: "64 箱" },
			],
			status: "有效期 2027-11",
		},
		{
			title: "10 月库存卡",
			rows: [
				{ label: "期初", value: "120 箱" },
				{ label: "入库", value: "64 箱" },
				{ label: "出库", value: "98 箱" },
			],
			status: "期末 86 箱",
		},
	],
	stockCount: [
		{
			title: "主仓 A 排",
			rows: [
				{ label: "库位 A-03-2", value: "64 箱" },
				{ label: "库位 A-03-3", value: "未盘" },
			],
			status: "完成 68%",
		},
		{
			title: "差异：PE 收缩膜",
			rows: [
				{ label: "账面", value: "880 kg" },
				{ label: "实盘", value: "860 kg" },
			],
			status: "少 20 kg",
		},
	],
	lowStock: [
		{
			title: "28 mm 瓶盖",
			rows: [
				{ label: "剩余", value: "12 箱" },
				{ label: "最低库存", value: "40 箱" },
			],
			status: "库存不足",
		},
		{
			title: "采购申请 DN-0119",
			rows: [
				{ label: "28 mm 瓶盖", value: "60 箱" },
				{ label: "在途", value: "0" },
			],
			status: "待审批",
		},
	],
	recipe: [
		{
			title: "BOM：1,000 瓶",
			rows: [
				{ label: "PP 粒料", value: "24 kg" },
				{ label: "28 mm 瓶盖", value: "1,000 个" },
				{ label: "标签", value: "1,000 个" },
			],
			status: "预计成本 1,840,000 ₫",
		},
		{
			title: "损耗：PP 粒料",
			rows: [
				{ label: "允许", value: "2%" },
				{ label: "应领", value: "24.48 kg" },
			],
			status: "已重新计算",
		},
	],
	workOrder: [
		{
			title: "SX-0158 的物料",
			rows: [
				{ label: "PP 粒料", value: "充足" },
				{ label: "标签", value: "缺 400 个" },
			],
			status: "生成采购申请",
		},
		{
			title: "工单 SX-0158",
			rows: [
				{ label: "计划", value: "5,000 瓶" },
				{ label: "已完成", value: "3,650 瓶" },
			],
			status: "完成 73%",
		},
	],
	leave: [
		{
			title: "请假单：阮文才",
			rows: [
				{ label: "日期", value: "11 月 12 日，一天" },
				{ label: "请假后剩余", value: "4 天" },
			],
			status: "尚未提交",
		},
		{
			title: "10 月考勤表",
			rows: [
				{ label: "出勤", value: "26 天" },
				{ label: "加班", value: "6 小时" },
				{ label: "休假", value: "1 天" },
			],
			status: "已确认",
		},
	],
	payroll: [
		{
			title: "10 月工资：阮文才",
			rows: [
				{ label: "工资和津贴", value: "14,200,000 ₫" },
				{ label: "保险", value: "−1,386,000 ₫" },
			],
			status: "实发 12,814,000 ₫",
		},
		{
			title: "与上月比较",
			rows: [
				{ label: "印刷组", value: "+2%" },
				{ label: "包装组", value: "+18%" },
			],
			status: "1 行需复核",
		},
	],
};
