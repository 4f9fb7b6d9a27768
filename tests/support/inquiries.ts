import mongoose from "mongoose";
import type { Viewer } from "#models/account/user.server.ts";
import type { InquiryFields } from "#models/inquiry/fields.ts";

/** A member of staff whom the models take at their word: no account is stored. */
export function viewerNamed(name: string, role: Viewer["role"] = "sales"): Viewer {
	const id = String(new mongoose.Types.ObjectId());
	return { id, email: `${name}@may-erp.example`, fullName: name, role, isAdmin: role === "admin" };
}

/** An inquiry form, every field filled in. */
export function inquiryFields(changes: Partial<InquiryFields> = {}): InquiryFields {
	const filledIn: Required<InquiryFields> = {
		customerName: "Nguyễn Thị Thu Hà",
		companyName: "Công ty TNHH Gỗ Minh Phát",
		customerEmail: "ha@minhphat.example",
		customerPhone: "0912 345 678",
		projectType: "full-erp",
		industry: "Sản xuất đồ gỗ",
		employeeCount: "51-200",
		currentSystem: "Excel",
		requirements: "Giá thành theo đơn hàng",
		painPoints: "Chốt sổ mất 9 ngày",
		timeline: "Quý 1",
		budget: "350 triệu",
		urgency: "high",
		notes: "Hẹn xuống xưởng",
	};
	return { ...filledIn, ...changes };
}
