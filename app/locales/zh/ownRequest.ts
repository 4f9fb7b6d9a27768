export default {
	headings: {
		trial: "您的试用申请",
		demo: "您的演示预约",
		contact: "您的留言",
	},
	state: {
		waiting: {
			trial: "{{brandPerson}}或同事将在{{deadline}}致电 {{phone}}。",
			demo: "{{brandPerson}}或同事将在{{deadline}}致电 {{phone}}，与您商定日期和时间。",
			contact: "{{brandPerson}}或同事将在{{deadline}}回复至 {{email}}。",
		},
		late: "我们本应在{{deadline}}与您联系，非常抱歉。请致电 {{brandPhone}}，我们马上处理。",
		answered: "我们已于 {{time}}（越南时间）首次与您联系。如还有疑问，请致电 {{brandPhone}}。",
		withdrawn: "您已撤回此申请，我们不会再联系您。如改变主意，请重新提交，或致电 {{brandPhone}}。",
		inHand: "我们正在处理您的申请。如有其他需要，请致电 {{brandPhone}} 或发邮件至 {{brandEmail}}。",
		ended: "此申请已处理完毕。如有其他需要，请致电 {{brandPhone}} 或发邮件至 {{brandEmail}}。",
	},
	owner: "负责人：{{person}}",
	sent: { heading: "您提交的内容", time: "提交时间：{{time}}（越南时间）" },
	mailRefused: "发往 {{email}} 的邮件被退回：该邮箱无法收信。请在下方更正。",
	correct: {
		heading: "更正电话号码或邮箱",
		submit: "保存更改",
		failed: "未能保存，请稍后再试。",
	},
	consent: {
		heading: "您的同意",
		given: "您于 {{time}}（越南时间）同意了 {{version}} 版本的以下内容：",
		withdrawn: "您已于 {{time}}（越南时间）撤回同意。我们不再向您发送信息和优惠。",
		none: "此留言仅用于答复您，我们不发广告。",
		hint: "撤回后，我们不再发送信息和优惠。",
		stays: "上面的申请仍会得到答复。",
		submit: "撤回同意",
	},
	withdraw: {
		heading: "不再需要了？",
		hint: "撤回申请后，我们不会再联系您。您无需说明理由。",
		link: "撤回申请",
		question: "要撤回此申请吗？",
		warning: "撤回后，我们不再联系您，已预约的演示也会取消。撤回的申请无法恢复；如有需要，请重新提交。",
		confirm: "撤回申请",
		cancel: "保留",
	},
	erase: {
		heading: "删除您的信息",
		hint: "立即删除您在此申请中提交的全部内容。",
		link: "删除此申请",
		question: "要彻底删除此申请吗？",
		warning:
			"您提交的内容、联系记录和邮件副本将立即删除，无法恢复；此链接也将失效。备份中的数据在 {{backupKeptDays}} 天后彻底消失。",
		inquiry:
			"我们已根据此申请建立了咨询记录。负责人会立即收到通知，该记录将在 {{privacyErasureDays}} 天内删除。",
		confirm: "彻底删除",
		cancel: "保留",
	},
	erased: {
		heading: "您的申请已删除",
		text: "您随此申请提交的内容已不在我们的系统中。如有人正在负责此申请，他们已收到通知，需一并删除自己的记录。",
	},
	dead: {
		heading: "此链接已无法打开",
		text: "如果您刚修改过邮箱，新链接在发往新邮箱的邮件中。如果申请已删除，此页面不再存在。",
		next: "如果没有找到邮件，请致电 {{brandPhone}}。",
	},
	notices: {
		corrected: "已保存。我们将按新的信息联系您。",
		consent: "已撤回同意。",
		withdrawn: "已撤回申请。",
	},
	secret: "任何拥有此页面地址的人都能看到它，请勿外传。",
	mail: "查看、更正、撤回或删除您的申请：\n{{link}}\n任何拥有此链接的人都能看到该申请，请勿外传。",
};
