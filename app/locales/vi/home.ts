import type { TestimonialId } from "#app/content/testimonials.ts";

const testimonials: Record<TestimonialId, { result: string; quote: string; who: string }> = {
	packaging: {
		result: "Chốt sổ trong một buổi sáng",
		quote:
			"Trước đây cuối tháng, kế toán trưởng gom số từ bảy file Excel, mất bốn ngày. Giờ kho, bán hàng, kế toán chung một sổ. Sáng mùng một đối chiếu, trưa nộp báo cáo cho giám đốc.",
		who: "Kế toán trưởng, sản xuất bao bì, Hải Phòng",
	},
	shops: {
		result: "Không còn bán nhầm hàng đã hết",
		quote:
			"Bốn cửa hàng cùng nhìn một con số tồn. Khách hỏi, nhân viên tra điện thoại là biết cửa hàng nào còn. Ba tháng liền chưa phải gọi lại xin lỗi khách.",
		who: "Giám đốc, bán lẻ đồ gia dụng, Đà Nẵng",
	},
	exporter: {
		result: "Bộ chứng từ xong trong hai giờ",
		quote:
			"Một đơn đi Nhật trước đây phải gõ lại số liệu năm lần. Giờ nhập một lần, packing list và hóa đơn lấy từ đó ra.",
		who: "Trưởng phòng xuất khẩu, chế biến nông sản, Cần Thơ",
	},
};

export default {
	pains: {
		heading: "Bảng tính ấy còn ba ô lỗi nữa",
		before: "Hiện nay",
		after: "Với {{brand}}",
		items: [
			{
				title: "Cuối tháng là thức đêm",
				before: "Gom file, dò lệch, gõ lại chứng từ. Báo cáo tháng này đến giữa tháng sau mới có.",
				after:
					"Chứng từ vào sổ ngay lúc phát sinh. Đủ sao kê, hóa đơn, bảng lương là chốt sổ trong một buổi sáng.",
			},
			{
				title: "Nhận đơn rồi mới biết hết hàng",
				before: "Nhân viên hứa theo trí nhớ. Khách đợi, rồi khách bỏ.",
				after: "Tra tồn ngay lúc nói chuyện với khách. Sắp hết hàng thì phần mềm báo trước.",
			},
			{
				title: "Nhân viên nghỉ, khách đi theo",
				before: "Lịch sử khách nằm trong Zalo, điện thoại cá nhân. Người đi là mất.",
				after:
					"Cuộc gọi, báo giá, lời hứa đều ghi vào hệ thống của công ty. Người mới đọc lại là làm tiếp được.",
			},
		],
	},
	screens: {
		heading: "Xem tận\u00a0mắt tháng\u00a010 của\u00a0một công\u00a0ty bao\u00a0bì",
		text: "Số liệu minh họa mà cộng khớp: đơn DH-1192 bên bán hàng là 2.000 thùng bên kho, 51.840.000\u00a0₫ bên kế toán.",
		choose: "Chọn màn hình",
		guide: "Xem từng bước",
		phone:
			"Đơn vượt hạn mức nợ thì chờ người duyệt. Thấy đủ để quyết ngay trên điện thoại: đơn bao nhiêu, khách đang nợ bao nhiêu.",
		items: {
			closing: {
				name: "Khóa sổ tháng 10",
				text: "Tám bút toán cuối kỳ, Nợ bằng Có. Mở dòng cuối là thấy 1.214.600.000\u00a0₫ doanh thu còn lại 146.200.000\u00a0₫ lãi trước thuế.",
			},
			orders: {
				name: "Đơn hàng DH-1192",
				text: "Tám đơn của một tuần, thuế tách riêng. Mở một đơn là thấy hàng, chứng từ và bút toán của nó.",
			},
			stock: {
				name: "Tồn theo kho",
				text: "Tám mặt hàng ở hai kho, kèm giá trị. Mở thẻ kho là thấy đơn DH-1192 vừa lấy đi 2.000 thùng.",
			},
			workOrder: {
				name: "Lệnh SX-0158",
				text: "Tám công đoạn: nhận, đạt, hỏng, còn dở. Giá thành là tạm tính, cuối tháng mới chốt.",
			},
			payroll: {
				name: "Bảng lương",
				text: "Sáu người, từ thu nhập đến thực lĩnh. Bấm vào một số là thấy cách tính ra số đó.",
			},
		},
	},
	technology: {
		heading: "Máy chủ, sao\u00a0lưu, cập\u00a0nhật: để chúng\u00a0tôi lo",
		text: "Anh chị không phải mua máy chủ, cũng không phải nuôi đội IT.",
		scale: { from: "{{backupKeptDays}} ngày trước", to: "hôm qua" },
		items: [
			{
				value: "Web và điện thoại",
				text: "Mở trình duyệt là làm. Ra kho, đi gặp khách thì dùng điện thoại, cùng một nguồn dữ liệu.",
			},
			{
				value: "{{uptimePercent, number}}%",
				text: "Thời gian hệ thống chạy thông suốt, cam kết trong Điều khoản. Bảo trì báo trước {{maintenanceNoticeHours}} giờ.",
			},
			{
				value: "{{backupKeptDays}} bản sao lưu",
				text: "Sao lưu mỗi ngày, mỗi bản giữ {{backupKeptDays}} ngày.",
			},
			{
				value: "{{engineerCount}} kỹ sư",
				text: "Làm ra phần mềm anh chị dùng.",
			},
			{
				value: "{{supportHours}}",
				text: "Hỗ trợ bằng tiếng Việt. Trong giờ làm việc, trả lời trong {{supportReplyMinutes}} phút.",
			},
		],
	},
	compare: {
		heading: "Khác gì ERP hãng\u00a0lớn, mã\u00a0nguồn\u00a0mở và\u00a0Excel?",
		text: "Cách nào cũng có chỗ mạnh. Bảng này ghi cả chỗ mạnh của người khác.",
		caption: "{{brand}} so với ERP hãng lớn, ERP mã nguồn mở và Excel, theo chín tiêu chí",
		criterion: "Tiêu chí",
		versus: "So {{brand}} với",
		all: "Xem đủ chín tiêu chí",
		columns: ["{{brand}}", "ERP hãng lớn", "ERP mã nguồn mở", "Excel"],
		rows: [
			{
				label: "Chi phí 5 năm",
				cells: [
					"Thấp hơn ERP hãng lớn khoảng {{savingsPercent}}%",
					"Cao nhất: bản quyền, triển khai, bảo trì",
					"Bản quyền rẻ hoặc miễn phí; tốn công cài và nuôi máy chủ",
					"Gần như không tốn tiền, nhưng tốn giờ công và dễ sai sót",
				],
			},
			{
				label: "Thời gian triển khai",
				cells: [
					"{{deploymentWeeks}} tuần",
					"Thường nhiều tháng",
					"Tùy đội làm, thường vài tháng",
					"Dùng ngay",
				],
			},
			{
				label: "Dễ dùng",
				cells: [
					"Học {{trainingDays}} ngày là dùng được",
					"Rất đầy đủ, nên nhiều màn hình phải học",
					"Tùy bản cài và tùy người chỉnh",
					"Ai cũng quen",
				],
			},
			{
				label: "Hỗ trợ tiếng Việt",
				cells: [
					"{{supportHours}}",
					"Có, qua đối tác tại Việt Nam",
					"Cộng đồng, hoặc đối tác trả phí",
					"Tự tìm trên mạng",
				],
			},
			{
				label: "Chỉnh theo công ty",
				cells: [
					"Hỏi trước khi mua, chúng tôi nói rõ được đến đâu",
					"Rất sâu, chi phí cao",
					"Sâu nhất, nếu có lập trình viên",
					"Tự do, mỗi người một kiểu",
				],
			},
			{
				label: "Ứng dụng điện thoại",
				cells: ["Có, chung dữ liệu với bản web", "Có", "Tùy sản phẩm", "Xem được, khó nhập liệu"],
			},
			{
				label: "Cập nhật",
				cells: [
					"Tự động, bảo trì báo trước {{maintenanceNoticeHours}} giờ",
					"Theo lịch của hãng, bản lớn cần một dự án",
					"Tự nâng cấp, tự kiểm tra",
					"Theo bản Office đang dùng",
				],
			},
			{
				label: "Đào tạo",
				cells: [
					"{{trainingDays}} ngày, tận nơi, miễn phí",
					"Bài bản, tính phí",
					"Tài liệu mở, khóa học tính phí",
					"Sách và khóa học ở đâu cũng có",
				],
			},
			{
				label: "Hỗ trợ kỹ thuật",
				cells: [
					"Trả lời trong {{supportReplyMinutes}} phút, giờ làm việc",
					"Theo hợp đồng dịch vụ",
					"Diễn đàn, hoặc hợp đồng với đối tác",
					"Không ai chịu trách nhiệm về file",
				],
			},
		],
		note: "Các cột còn lại nói về tình hình chung; từng sản phẩm có thể khác.",
	},
	testimonials: {
		heading: "Khách hàng nói gì",
		examples: "Đổi được gì: ba ví dụ",
		example: "Ví dụ",
		items: testimonials,
	},
	faq: {
		heading: "Câu hỏi hay gặp nhất",
	},
	cta: {
		heading: "Thử ngay với số\u00a0liệu của chính công\u00a0ty mình",
		text: "Để lại thông tin, chúng tôi gọi trong {{replyHours}} giờ. Tài khoản mở trong {{setupHours}} giờ sau cuộc gọi.",
	},
};
