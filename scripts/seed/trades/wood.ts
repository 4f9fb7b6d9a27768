import type { Trade } from "#scripts/seed/trade.ts";

export const wood: Trade = {
	industry: "Sản xuất đồ gỗ",
	cases: [
		{
			customerName: "Nguyễn Thị Thu Hà",
			companyName: "Công ty TNHH Gỗ Minh Phát",
			domain: "gominhphat",
			projectType: "full-erp",
			employeeCount: "51-200",
			currentSystem: "Excel và MISA",
			requirements:
				"Quản lý từ đơn hàng xuất khẩu đến lệnh sản xuất. Mỗi đơn 20 đến 40 mã hàng, mỗi mã có định mức gỗ, sơn, phụ kiện. Cần tách giá thành theo từng đơn và theo dõi tiến độ qua năm công đoạn: xẻ, tinh, lắp ráp, sơn, đóng gói.",
			painPoints:
				"Cuối tháng kế toán giá thành mất 9 ngày để chốt. Khách Mỹ hỏi tiến độ thì phải gọi từng tổ trưởng.",
			timeline: "Chạy thật trước mùa đơn hàng tháng 3",
			budget: "Khoảng 350 triệu năm đầu",
			urgency: "high",
			notes:
				"Chị Hà là kế toán trưởng, quyết định cuối cùng là anh Phát (giám đốc). Hẹn xuống xưởng Thuận An.",
		},
		{
			customerName: "Trần Quốc Bảo",
			companyName: "Công ty CP Nội thất Trường Sơn",
			domain: "noithattruongson",
			projectType: "manufacturing",
			employeeCount: "201-500",
			currentSystem: "Phần mềm thuê viết năm 2016",
			requirements:
				"Lập kế hoạch vật tư cho hàng dự án khách sạn: một dự án 300 phòng, mỗi phòng 18 món. Tính được ngày phải đặt ván và phụ kiện nhập khẩu để không trễ công trình.",
			painPoints: "Phần mềm cũ không ai sửa được nữa. Tháng rồi dừng chuyền hai ngày vì thiếu bản lề.",
			timeline: "Quý 1 năm sau",
			budget: "Đã duyệt 500 triệu",
			urgency: "high",
		},
		{
			customerName: "Lê Văn Thành",
			companyName: "Cơ sở mộc Thành Lợi",
			domain: "mocthanhloi",
			projectType: "accounting",
			employeeCount: "11-50",
			currentSystem: "Sổ tay và Excel",
			requirements:
				"Theo dõi công nợ khách, tạm ứng thợ và hóa đơn điện tử. Anh Thành muốn xem lãi lỗ từng tháng trên điện thoại.",
			painPoints:
				"Thợ ứng lương nhiều lần, cuối tháng cộng lại hay sai. Không biết khách nào nợ quá 60 ngày.",
			timeline: "Không gấp, thử trước đã",
			budget: "Dưới 100 triệu",
			urgency: "low",
		},
		{
			customerName: "Phạm Ngọc Diệp",
			companyName: "Công ty TNHH Ván ép Bình Định",
			domain: "vanepbinhdinh",
			projectType: "inventory",
			employeeCount: "51-200",
			currentSystem: "Excel",
			requirements:
				"Quản lý kho ván theo khổ, độ dày, lô và chứng chỉ FSC. In tem mã vạch cho từng kiện, quét bằng điện thoại khi xuất container.",
			painPoints: "Kiểm kê mất cả ngày chủ nhật mà vẫn lệch 3 đến 5 phần trăm.",
			timeline: "Hai tháng",
			budget: "150 triệu",
			urgency: "medium",
		},
		{
			customerName: "Võ Hoàng Nam",
			companyName: "Công ty TNHH Sofa Nam Việt",
			domain: "sofanamviet",
			projectType: "crm",
			employeeCount: "11-50",
			currentSystem: "Zalo và Google Sheet",
			requirements:
				"Ghi lại khách từ ba showroom và Facebook, nhắc nhân viên gọi lại, báo giá sofa theo kích thước và loại da ngay tại quầy.",
			painPoints: "Hai showroom báo hai giá cho cùng một khách. Nhân viên nghỉ là mất luôn danh sách khách.",
			timeline: "Trước Tết",
			budget: "80 đến 120 triệu",
			urgency: "medium",
			notes: "Anh Nam thích bản demo trên điện thoại. Gửi thêm ví dụ báo giá có hình.",
		},
		{
			customerName: "Đặng Thị Mai Phương",
			companyName: "Công ty CP Gỗ Xuất khẩu Đại Ngàn",
			domain: "godaingan",
			projectType: "custom",
			employeeCount: "500+",
			currentSystem: "SAP Business One",
			requirements:
				"Giữ SAP cho kế toán tập đoàn, cần phần truy xuất nguồn gốc gỗ theo quy định EUDR của châu Âu và cổng cho nhà cung cấp nhập hồ sơ lô gỗ.",
			painPoints: "Hồ sơ nguồn gốc đang nằm trong 40 thư mục. Mỗi container mất nửa ngày gom giấy tờ.",
			timeline: "Phải xong trước khi quy định có hiệu lực",
			budget: "Mở, cần báo giá chi tiết",
			urgency: "high",
		},
	],
};
