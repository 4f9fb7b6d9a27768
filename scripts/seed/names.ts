import type { Random } from "./random.ts";

const surnames =
	"Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Đinh Trịnh Mai Lâm".split(" ");
const middles =
	"Văn Thị Minh Thanh Ngọc Quốc Hoàng Đức Thu Hồng Gia Khánh Bảo Tuấn Phương Xuân Hữu Kim".split(" ");
const givens =
	"An Anh Bình Châu Chi Cường Dũng Duy Đạt Giang Hà Hải Hạnh Hiếu Hoa Hòa Hùng Hương Huy Khang Khoa Lan Linh Long Mai Minh My Nam Nga Ngân Nghĩa Nhung Phong Phúc Phương Quân Quỳnh Sơn Tâm Thảo Thịnh Thủy Tiến Trang Trí Trung Tú Tùng Uyên Vinh Vy Yến".split(
		" ",
	);
const forms = [
	"Công ty TNHH",
	"Công ty CP",
	"Công ty TNHH MTV",
	"Doanh nghiệp tư nhân",
	"Hợp tác xã",
	"Cơ sở",
];
const lines =
	"Gỗ|Nội thất|Thủy sản|Hải sản|May mặc|Dệt|Thực phẩm|Cà phê|Phân phối|Vật tư|Xây dựng|Cơ điện|Cơ khí|Nhựa|Bao bì|Nông sản|Dược phẩm|Thiết bị|Vận tải|Kho lạnh|In ấn|Điện máy|Mỹ phẩm|Vật liệu".split(
		"|",
	);
const brands =
	"Minh|Hoàng|Đại|Phú|Tân|Thiên|Kim|Nam|Bắc|Đông|Việt|An|Bình|Hưng|Long|Ngọc|Thành|Trường|Vạn|Xuân|Hải|Gia".split(
		"|",
	);
const endings =
	"Phát|Long|Thịnh|Lộc|Hưng|Tiến|Thành|Sơn|Hà|Nam|Khang|An|Vinh|Quang|Đạt|Phong|Cường|Lợi|Tín|Nghĩa|Hòa|Phúc".split(
		"|",
	);

export function personName(random: Random): string {
	return `${random.pick(surnames)} ${random.pick(middles)} ${random.pick(givens)}`;
}

/** A company's name, and its brand alone. */
export function companyName(random: Random): { name: string; brand: string } {
	const brand = `${random.pick(brands)} ${random.pick(endings)}`;
	return { name: `${random.pick(forms)} ${random.pick(lines)} ${brand}`, brand };
}
