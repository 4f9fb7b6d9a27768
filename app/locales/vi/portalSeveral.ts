import type { SeveralAct, SeveralList } from "#app/addresses/records.ts";

const count: Record<SeveralList, string> = { inquiries: "{{count}} cơ hội", requests: "{{count}} khách mới" };
const done: Record<SeveralAct, string> = {
	pending: "Đã chuyển về chờ xử lý: {{count}}.",
	"in-progress": "Đã chuyển sang đang làm: {{count}}.",
	completed: "Đã chuyển sang hoàn tất: {{count}}.",
	undo: "Đã trả về trạng thái cũ: {{count}}.",
	take: "Đã nhận: {{count}}.",
	"hand-over": "Đã giao cho {{to}}: {{count}}.",
	delete: "Đã xóa: {{count}}.",
};

/** What is done to several rows of a list at once. */
export default {
	label: "Làm với các dòng đã chọn",
	hint: "Đánh dấu vào các dòng cần làm, rồi bấm một nút dưới đây.",
	chosen: "Đã chọn {{count}}",
	all: "Cả trang",
	none: "Bỏ chọn",
	more: "Khác",
	moveTo: "Đổi sang {{status}}",
	buttons: { take: "Nhận", "hand-over": "Giao", export: "Xuất CSV", delete: "Xóa" },
	failed: "Chưa làm được. Anh chị thử lại.",
	undo: "Hoàn tác",
	count,
	back: "Quay lại danh sách",
	done,
	/** Why something was not done, before the names. */
	left: {
		missing: "Không còn trong danh sách của anh chị",
		notYours: "Chưa phải khách của anh chị, nhận trước rồi mới giao được",
		taken: "Người khác đã nhận",
		changed: "Người khác vừa sửa, anh chị xem lại rồi chọn tiếp",
		closed: "Đã chốt, để nguyên",
		requestEnded: "Đã kết thúc, mở lại nếu cần làm tiếp",
		tooManyWrites: "Chưa làm vì đã lưu quá nhiều trong một phút, chờ một phút rồi làm tiếp",
		unfinished: "Chưa kịp làm, vẫn còn đánh dấu: anh chị bấm lại để làm tiếp",
		failed: "Chưa làm được, anh chị thử lại",
	},
	remove: {
		title: "Xóa cơ hội",
		heading: "Xóa {{what}}?",
		hint: "Khôi phục được trong 30 ngày.",
		confirm: "Xóa",
		restore: "Mở mục đã xóa",
	},
};
