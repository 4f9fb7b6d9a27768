import type { Trade } from "#scripts/seed/trade.ts";

export const seafood: Trade = {
	industry: "Chế biến thủy sản",
	cases: [
		{
			customerName: "Huỳnh Thanh Tùng",
			companyName: "Công ty CP Thủy sản Sông Hậu",
			domain: "thuysansonghau",
			projectType: "full-erp",
			employeeCount: "500+",
			currentSystem: "Bravo và Excel",
			requirements:
				"Truy xuất từng lô cá tra từ ao nuôi đến thùng thành phẩm. Ghi định mức phi lê theo size, năng suất từng công nhân theo mã thẻ, kho lạnh theo vị trí kệ.",
			painPoints:
				"Khách EU yêu cầu truy xuất trong hai giờ, hiện mất hơn một ngày. Lương sản phẩm của 600 công nhân nhập tay.",
			timeline: "Đợt thanh tra tháng 4",
			budget: "700 đến 850 triệu",
			urgency: "high",
			notes: "Có phòng IT ba người. Anh Tùng muốn gặp khách cùng ngành đã dùng.",
		},
		{
			customerName: "Nguyễn Văn Khoa",
			companyName: "Công ty TNHH Tôm Cà Mau Xanh",
			domain: "tomcamauxanh",
			projectType: "inventory",
			employeeCount: "51-200",
			currentSystem: "Excel",
			requirements:
				"Kho lạnh 1.200 tấn, quản lý theo lô, size, ngày cấp đông và hạn dùng. Xuất hàng theo lô cũ trước.",
			painPoints: "Năm ngoái hủy gần 4 tấn vì hết hạn mà không ai biết còn nằm trong kho.",
			timeline: "Sáu tuần",
			budget: "200 triệu",
			urgency: "high",
		},
		{
			customerName: "Trương Mỹ Linh",
			companyName: "Công ty TNHH Nước mắm Phú Quốc Hưng Thịnh",
			domain: "nuocmamhungthinh",
			projectType: "crm",
			employeeCount: "11-50",
			currentSystem: "KiotViet",
			requirements:
				"Quản lý 180 đại lý, chiết khấu theo sản lượng quý, đơn đặt hàng qua điện thoại của nhân viên thị trường.",
			painPoints:
				"Đại lý thắc mắc chiết khấu, phải dò lại từng phiếu. Nhân viên thị trường chốt đơn qua Zalo, hay sót.",
			timeline: "Đầu quý sau",
			budget: "120 triệu",
			urgency: "medium",
		},
		{
			customerName: "Đỗ Minh Quân",
			companyName: "Công ty CP Chế biến Mực Nha Trang",
			domain: "mucnhatrang",
			projectType: "manufacturing",
			employeeCount: "201-500",
			currentSystem: "ERP khác",
			requirements:
				"Cân tại chuyền nối thẳng vào phần mềm, tính hao hụt từng công đoạn, cảnh báo khi vượt định mức.",
			painPoints: "Hao hụt chỉ biết vào cuối tuần, lúc đó không sửa được nữa.",
			timeline: "Quý 2",
			budget: "Chờ báo giá",
			urgency: "medium",
		},
		{
			customerName: "Lâm Thị Kim Ngân",
			companyName: "Hợp tác xã Nghêu Bến Tre",
			domain: "ngheubentre",
			projectType: "accounting",
			employeeCount: "11-50",
			currentSystem: "Sổ giấy",
			requirements: "Theo dõi sản lượng thu hoạch của 64 xã viên, chia lợi nhuận theo cổ phần và ngày công.",
			painPoints: "Mỗi lần chia tiền là một lần tranh luận vì số liệu ghi tay.",
			timeline: "Trước vụ thu hoạch tháng 2",
			budget: "Dưới 80 triệu",
			urgency: "low",
			notes: "Cần giá hợp tác xã. Máy tính yếu, mạng 4G.",
		},
		{
			customerName: "Bùi Đức Anh",
			companyName: "Công ty TNHH Hải sản Đông lạnh Vũng Tàu",
			domain: "haisanvungtau",
			projectType: "custom",
			employeeCount: "51-200",
			currentSystem: "Phần mềm riêng",
			requirements:
				"Làm chứng từ xuất khẩu (C/O, health certificate, packing list) từ cùng một đơn hàng, không gõ lại.",
			painPoints: "Một bộ chứng từ gõ lại bốn lần, tháng trước sai số cont nên bị phạt lưu bãi.",
			timeline: "Một tháng",
			budget: "180 triệu",
			urgency: "high",
		},
	],
};
