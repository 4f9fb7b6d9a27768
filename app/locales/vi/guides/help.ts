import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Nhờ hỗ trợ sao cho được việc nhanh",
	text: "Gọi ai, lúc nào, và nói gì để người nghe hiểu ngay. Một ảnh chụp màn hình thường bớt được nửa cuộc gọi.",
	audience: "Tất cả mọi người",
	ready: ["Số chứng từ hoặc mã đang vướng", "Ảnh chụp cả màn hình"],
	steps: [
		{
			do: "Ghi lại việc đang làm: mở màn hình nào, bấm gì, mong thấy gì.",
			see: "Anh chị có ba câu để đọc cho người hỗ trợ.",
		},
		{
			do: "Chụp cả màn hình, để nguyên dòng báo lỗi.",
			see: "Ảnh có tên màn hình, số chứng từ và giờ.",
		},
		{
			do: "Việc làm cả phòng phải dừng thì gọi {{brandPhone}}. Việc không gấp thì gửi email về {{brandEmail}}.",
			see: "Hỗ trợ tiếng Việt {{supportHours}}. Trong giờ làm việc, có người trả lời trong {{supportReplyMinutes}} phút.",
		},
		{
			do: "Làm theo hướng dẫn cùng người hỗ trợ, đừng cúp máy trước khi thử lại.",
			see: "Việc đang vướng làm được ngay trong cuộc gọi, hoặc anh chị biết khi nào xong.",
		},
		{
			do: "Hỏi luôn cách tránh lần sau và ghi vào sổ tay của phòng.",
			see: "Người sau gặp lại thì tự làm được.",
		},
	],
	mistake: {
		what: "Chỉ nhắn “phần mềm bị lỗi”, rồi đợi.",
		remedy:
			"Gửi số chứng từ và ảnh màn hình ngay từ tin đầu. Tuyệt đối không gửi mật khẩu: chúng tôi không bao giờ hỏi.",
	},
} satisfies GuideText;
