import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Đăng nhập, mật khẩu và điện thoại",
	text: "Đặt mật khẩu lần đầu, lấy lại khi quên, đăng nhập trên điện thoại, và việc cần làm ngay khi mất máy.",
	audience: "Tất cả mọi người",
	ready: ["Email mà công ty đã dùng để mời anh chị", "Điện thoại, nếu muốn dùng khi không ngồi ở bàn"],
	steps: [
		{
			do: "Mở email mời, bấm liên kết, đặt mật khẩu. Nên dài mà dễ nhớ, đừng ngắn mà rắc rối.",
			see: "Đăng nhập xong, màn hình chính hiện đúng phần việc của anh chị.",
		},
		{
			do: "Quên mật khẩu thì bấm “Quên mật khẩu” ở trang đăng nhập, nhập email.",
			see: "Một email có liên kết đặt lại được gửi đến. Không thấy thì xem hộp thư rác.",
		},
		{
			do: "Bấm liên kết, đặt mật khẩu mới.",
			see: "Mật khẩu cũ không dùng được nữa.",
		},
		{
			do: "Trên điện thoại: mở trang đăng nhập, dùng đúng email và mật khẩu ấy.",
			see: "Cùng dữ liệu, màn hình xếp lại cho vừa điện thoại: duyệt đơn, tra tồn, xem báo cáo.",
		},
		{
			do: "Mất điện thoại: báo người quản trị khóa tài khoản, rồi đặt lại mật khẩu trên máy khác.",
			see: "Máy bị mất không vào được nữa.",
		},
	],
	mistake: {
		what: "Nhập sai nhiều lần rồi nhờ đồng nghiệp cho mượn tài khoản.",
		remedy:
			"Bấm “Quên mật khẩu” mất hai phút. Email công ty không còn mở được thì nhờ người quản trị mời lại bằng email khác.",
	},
} satisfies GuideText;
