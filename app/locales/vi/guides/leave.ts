import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Chấm công và nghỉ phép",
	text: "Khai ca làm, xin và duyệt phép trên điện thoại, rồi chốt bảng công cuối tháng để chuyển sang tính lương.",
	audience: "Phòng nhân sự, trưởng bộ phận, mọi nhân viên",
	ready: ["Các ca làm và giờ nghỉ của công ty", "Số ngày phép năm của từng người"],
	steps: [
		{
			do: "Mở phân hệ Nhân sự, khai các ca làm, xếp ca cho từng bộ phận.",
			see: "Lịch tuần hiện tên từng người theo ca.",
		},
		{
			do: "Nhập số ngày phép còn lại của mỗi người.",
			see: "Ai cũng thấy số phép của mình trên điện thoại.",
		},
		{
			do: "Nhân viên bấm “Xin nghỉ”, chọn ngày và loại nghỉ.",
			see: "Số phép còn lại sau khi nghỉ hiện ngay trước khi gửi.",
		},
		{
			do: "Trưởng bộ phận mở đơn, xem hôm đó còn ai làm, bấm “Duyệt” hoặc “Từ chối”.",
			see: "Nhân viên nhận kết quả, ngày nghỉ vào lịch.",
		},
		{
			do: "Cuối tháng mở bảng công, lọc các ô còn thiếu giờ vào hoặc giờ ra.",
			see: "Mỗi ô thiếu có tên người phải bổ sung.",
		},
		{
			do: "Các trưởng bộ phận xác nhận, nhân sự bấm “Chốt bảng công”.",
			see: "Ngày công, giờ làm thêm, ngày phép chuyển sang bảng lương. Muốn sửa thì phải mở lại bảng công.",
		},
	],
	mistake: {
		what: "Duyệt phép qua tin nhắn, cuối tháng bảng công và phiếu phép không khớp.",
		remedy: "Chỉ tính đơn trong phần mềm. Nghỉ đột xuất thì tạo đơn ngay hôm đi làm lại.",
	},
} satisfies GuideText;
