import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Nhập dữ liệu từ Excel",
	text: "Đưa danh mục hàng, khách hàng, nhà cung cấp vào phần mềm từ file Excel: cột nào bắt buộc, đặt mã ra sao, sửa dòng lỗi thế nào.",
	audience: "Kế toán, người phụ trách kho, người phụ trách triển khai",
	ready: [
		"File Excel danh mục đang dùng, hoặc file xuất từ phần mềm cũ",
		"Quy tắc đặt mã đã thống nhất giữa kho và kế toán",
	],
	steps: [
		{
			do: "Mở “Nhập từ Excel”, chọn loại dữ liệu: hàng hóa, khách hàng hay nhà cung cấp. Bấm “Tải file mẫu”.",
			see: "Máy tải về file có sẵn tên cột. Cột bắt buộc được tô màu.",
		},
		{
			do: "Chép dữ liệu vào file mẫu. Mỗi dòng một mã, không để dòng trống, không gộp ô.",
			see: "File có bao nhiêu dòng hàng là bấy nhiêu mã, không mã nào lặp lại.",
		},
		{
			do: "Bấm “Tải lên”, chọn file.",
			see: "Hiện bản xem trước: dòng đúng, dòng lỗi, mỗi lỗi ghi rõ ở cột nào.",
		},
		{
			do: "Sửa dòng lỗi ngay trong Excel rồi tải lên lại.",
			see: "Số dòng lỗi về 0. Lúc này chưa có gì được ghi vào phần mềm.",
		},
		{
			do: "Bấm “Nhập”.",
			see: "Phần mềm báo đã thêm bao nhiêu mã. Mở danh mục, tìm thử vài mã quen.",
		},
		{
			do: "Nhập theo thứ tự: hàng hóa, khách hàng, nhà cung cấp, rồi mới đến số dư đầu kỳ.",
			see: "Số dư tìm thấy mã tương ứng, không dòng nào bị treo.",
		},
	],
	mistake: {
		what: "Một mặt hàng có hai mã vì mỗi phòng viết một kiểu: “NAP28” và “Nắp 28”.",
		remedy:
			"Sắp xếp theo tên trong Excel trước khi tải lên, gộp các dòng trùng. Ngại làm thì gửi file, chúng tôi làm cùng anh chị.",
	},
} satisfies GuideText;
