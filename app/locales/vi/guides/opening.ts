import type { GuideText } from "#app/locales/guide-text.ts";

export default {
	title: "Nhập số dư đầu kỳ",
	text: "Đưa số dư tài khoản, công nợ từng khách và tồn kho vào sổ tại ngày bắt đầu, rồi kiểm tra tổng dư Nợ bằng tổng dư Có.",
	audience: "Kế toán trưởng, kế toán tổng hợp",
	ready: [
		"Bảng cân đối số phát sinh đã chốt của kỳ trước",
		"Công nợ chi tiết theo khách hàng, nhà cung cấp",
		"Biên bản kiểm kê tại ngày bắt đầu",
	],
	steps: [
		{
			do: "Nhập xong danh mục rồi mới mở “Số dư đầu kỳ” trong phân hệ Kế toán.",
			see: "Ngày bắt đầu ghi sổ hiện sẵn ở trên cùng.",
		},
		{
			do: "Tải lên số dư từng tài khoản.",
			see: "Cuối bảng có tổng dư Nợ, tổng dư Có và số chênh lệch.",
		},
		{
			do: "Tải lên công nợ theo từng khách hàng và nhà cung cấp, kèm số và ngày hóa đơn còn nợ.",
			see: "Tổng công nợ chi tiết đứng cạnh số dư tài khoản phải thu, phải trả.",
		},
		{
			do: "Tải lên tồn kho: mã hàng, kho, số lượng, đơn giá.",
			see: "Trị giá tồn đứng cạnh số dư các tài khoản hàng tồn kho.",
		},
		{
			do: "Sửa cho mọi dòng chênh lệch về 0.",
			see: "Dòng nào khớp thì có dấu tích xanh.",
		},
		{
			do: "In bảng đối chiếu, trình giám đốc ký, rồi bấm “Chốt số dư”.",
			see: "Số dư được khóa. Chứng từ mới ghi từ ngày bắt đầu trở đi.",
		},
	],
	mistake: {
		what: "Tổng công nợ khớp sổ cái, nhưng tiền của khách này nằm ở khách khác.",
		remedy: "Trước khi chốt, in công nợ mười khách lớn nhất và đọc lại với người bán hàng phụ trách.",
	},
} satisfies GuideText;
