export default {
	skip: "跳到正文",
	home: "返回首页",
	menu: "菜单",
	close: "关闭",
	breadcrumb: "当前位置",
	optional: "选填",
	required: "必填",
	sending: "正在提交……",
	errorSummary: "请检查以下内容",
	failure: "未能提交",
	example: "示例",
	updated: "更新于 {{date}}",
	actions: {
		trial: "免费试用 {{trialDays}} 天",
		demo: "预约演示",
		contact: "联系我们",
		call: "致电 {{brandPhone}}",
		pricing: "查看价格",
		faq: "查看全部问题",
		retry: "重新加载页面",
	},
	chat: {
		open: "在线咨询",
		note: "点击打开聊天窗口，此时浏览器才加载聊天服务商的程序。",
	},
	errorPages: {
		code: "联系我们时，请提供此代码：",
		again: {
			text: "您刚才提交的内容仍保留在本页。请稍等几分钟再次发送，无需重新填写。",
			submit: "再次发送",
		},
		400: {
			heading: "无法读取这次请求",
			text: "浏览器发来的内容，系统无法识别。",
			next: "请重新打开页面再填写一次。如仍有问题，请致电 {{brandPhone}}。",
		},
		403: {
			heading: "您无法打开此页面",
			text: "请求来自其他网站，或您的账号没有权限。",
			next: "请从 {{brand}} 首页重新打开页面，再试一次。",
		},
		404: {
			heading: "找不到这个页面",
			text: "网址可能有误，或页面已经移动。",
			next: "请返回首页，或致电 {{brandPhone}}，我们帮您找到要看的页面。",
		},
		405: {
			heading: "此页面不接受该操作",
			text: "页面仅供浏览，或表单提交到了错误的地址。",
			next: "请从首页重新打开页面，再试一次。",
		},
		413: {
			heading: "提交的内容过长",
			text: "表单中有部分内容超出了可接收的大小。",
			next: "请返回，精简内容后重新提交；其余部分可发邮件至 {{brandEmail}}。",
		},
		415: {
			heading: "无法接收这种格式",
			text: "系统只接收本站表单提交的数据。",
			next: "请打开本站的表单重新提交。",
		},
		429: {
			heading: "网址尝试过多，已暂停响应",
			text: "为防止他人的专属页面被猜中，我们暂停响应来自您所在网络的请求。",
			next: "请 10 分钟后再试。如有急事，请致电 {{brandPhone}}。",
		},
		500: {
			heading: "我们这边出了问题",
			text: "错误已被记录，与您的操作无关。",
			next: "请几分钟后再试。如有急事，请致电 {{brandPhone}} 或发邮件至 {{brandEmail}}。",
		},
		503: {
			heading: "服务暂时中断",
			text: "网站目前无法处理您的请求。",
			next: "请几分钟后重新加载。如有急事，请致电 {{brandPhone}} 或发邮件至 {{brandEmail}}。",
		},
	},
};
