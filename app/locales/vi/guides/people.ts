import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Mời người dùng và phân quyền",
	text: "Thêm người mới qua email, giao đúng phần việc để ai cũng chỉ thấy màn hình mình cần, và khóa tài khoản khi có người nghỉ việc.",
	audience: "Chủ doanh nghiệp, người quản trị phần mềm",
	ready: ["Danh sách người dùng kèm email công ty", "Mỗi người làm việc gì: bán hàng, kho, kế toán, duyệt"],
	steps: [
		{
			do: "Mở “Thiết lập”, chọn “Người dùng”, bấm “Mời người”.",
			see: "Hiện hai ô: họ tên và email.",
		},
		{
			do: "Nhập họ tên, email, rồi chọn phần việc của người đó.",
			see: "Danh sách màn hình mà người đó sẽ thấy hiện ngay bên cạnh.",
		},
		{
			do: "Xem lại phần duyệt: ai được duyệt đơn mua, duyệt chi, khóa sổ. Chỉ tích cho người chịu trách nhiệm.",
			see: "Các quyền đã tích nằm thành một dòng dưới tên.",
		},
		{
			do: "Bấm “Gửi lời mời”.",
			see: "Người đó nhận email có liên kết. Trạng thái là “Đã mời”, đăng nhập xong thì thành “Đang dùng”.",
		},
		{
			do: "Khi có người nghỉ việc: mở tên người đó, bấm “Khóa tài khoản”.",
			see: "Họ bị thoát ra ngay. Chứng từ và khách hàng họ đã ghi vẫn còn nguyên.",
		},
		{
			do: "Chuyển khách hàng và việc dở dang sang người nhận bàn giao.",
			see: "Người mới mở lên là thấy đủ cuộc gọi, báo giá, lời hẹn cũ.",
		},
	],
	mistake: {
		what: "Cả phòng dùng chung một tài khoản, có sai sót thì không biết ai đã ghi.",
		remedy: "Mỗi người một tài khoản. Gói sắp đủ người dùng thì khóa trước tài khoản của người đã nghỉ việc.",
	},
} satisfies GuideText;
