import { expect, test } from "vitest";
import { leavingOut } from "./leave-out-people.ts";

const customer = {
	customerName: "Nguyễn Thị Thu Hà",
	companyName: "Công ty TNHH Gỗ Minh Phát",
	customerPhone: "0912 345 678",
};
const leave = leavingOut(customer, ["Trần Văn Bình", "binh"]);

test.each([
	["Gặp chị Hà ở xưởng", "Gặp chị [left out] ở xưởng"],
	["Chị Thu Hà và chi Ha goi lai", "Chị [left out] và chi [left out] goi lai"],
	["Thu Hà nói, NGUYỄN THỊ THU HÀ ký, nguyen thi thu ha", "[left out] nói, [left out] ký, [left out]"],
	["Hà Nguyễn (Nguyễn Hà)", "[left out] ([left out])"],
	["Anh Bình, Văn Bình và Trần Văn Bình đã hẹn", "Anh [left out], [left out] và [left out] đã hẹn"],
	["ke.toan@khac.example hoặc 0987.654.321", "[left out] hoặc [left out]"],
	["+84 (0)987 654 321", "[left out]"],
])("of %j is left %j", (text, left) => {
	expect(leave(text, "text")).toBe(left);
});

test.each([
	"Gỗ Minh Phát có hai xưởng; CÔNG TY TNHH GỖ MINH PHÁT",
	"Ngân sách 350.000.000 đến 84.000.000.000, mã hàng 12345678",
	"Nhập kho ở Hà Nội, phát sinh chi phí",
	"Tổng hà tiện, chi thu qua Excel",
	"Anh Phát bên kho, whom the record does not know",
])("%j stays", (text) => {
	expect(leave(text, "text")).toBe(text);
});

test.each([
	["Khách", "Khách sạn Mường Thanh", "Khách sạn Mường Thanh"],
	["Khách", "Công ty Khách Hàng Việt", "Công ty Khách Hàng Việt"],
	["Hà", "Gốm Hà Nội", "Gốm Hà Nội"],
	["Nguyễn Minh Phát", "Gỗ Minh Phát", "Gỗ Minh Phát"],
	["Nguyễn Minh Phát", "Hộ kinh doanh Nguyễn Minh Phát", "Hộ kinh doanh [left out]"],
	["Minh Phát", "minh phát", "[left out]"],
])("the customer %j leaves of the company %j %j", (customerName, companyName, left) => {
	expect(leavingOut({ customerName, companyName }, [])(companyName, "company")).toBe(left);
});

test("a name that is a word is left out of what was written, not of a fact or of a company that is called so", () => {
	const one = leavingOut({ customerName: "Khách", companyName: "Khách sạn Mường Thanh" }, []);
	expect(one("Khách sạn", "fact")).toBe("Khách sạn");
	expect(one("Khách hỏi cho Khách sạn Mường Thanh", "text")).toBe("[left out] hỏi cho Khách sạn Mường Thanh");
});
