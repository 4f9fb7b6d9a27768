// The stored value is the word of the product specification; pages in other languages show its translation.

export const industries = [
	"Sản xuất",
	"Thương mại",
	"Bán lẻ",
	"Dịch vụ",
	"Xây dựng",
	"F&B",
	"Logistics",
	"Nông nghiệp",
	"Khác",
] as const;

export const companySizes = ["1-10", "11-20", "21-50", "51-100", "101-200", "200+"] as const;

/** Suggestions: people may type another system. */
export const currentSystems = ["Excel", "Phần mềm riêng", "ERP khác", "Chưa có"] as const;

export const preferredTimes = ["Sáng (8h-12h)", "Chiều (13h-17h)", "Bất kỳ"] as const;

export const demoInterests = [
	"Toàn bộ hệ thống",
	"Kế toán & Tài chính",
	"Quản lý kho",
	"Sản xuất & MRP",
	"Bán hàng & CRM",
	"Nhân sự & Lương",
	"Export Order",
] as const;

export const contactSubjects = ["Tư vấn sản phẩm", "Báo giá", "Hỗ trợ kỹ thuật", "Đối tác", "Khác"] as const;

export const projectTypes = [
	"full-erp",
	"accounting",
	"inventory",
	"crm",
	"manufacturing",
	"custom",
] as const;

export const employeeCounts = ["1-10", "11-50", "51-200", "201-500", "500+"] as const;

export const urgencies = ["low", "medium", "high"] as const;

export const inquiryStatuses = ["pending", "in-progress", "completed"] as const;

/** How a completed inquiry ended; it has no outcome until somebody records one. */
export const outcomes = ["won", "lost"] as const;

export const lostReasons = [
	"price",
	"competitor",
	"missingFeature",
	"noBudget",
	"postponed",
	"noNeed",
	"unreachable",
	"other",
] as const;

export const inquirySorts = ["date", "urgency", "company"] as const;

export const followUps = ["today", "overdue"] as const;

/** "waiting": the visitor has no answer yet. */
export const requestStates = ["waiting", "answered", "ended"] as const;

/** What a line of the log says that happened; "zalo" is any message. */
export const contactWays = [
	"reached",
	"noAnswer",
	"calledBack",
	"met",
	"zalo",
	"mailed",
	"wrongNumber",
	"note",
	// Of a demo, and of what came of one.
	"demoGiven",
	"noShow",
] as const;

/** What a line may say that a form does not offer: a quotation was made. */
export const loggedWays = [...contactWays, "quotation"] as const;

export const requestOutcomes = ["answered", "inTime", "tooLate", "inquiry", "mailRefused"] as const;
export type RequestOutcome = (typeof requestOutcomes)[number];

export const endings = ["answered", "notInterested", "unreachable", "duplicate", "notCustomer"] as const;

/** What a representative learns of a colleague's customer: with the colleague's name, without it, or nothing. */
export const othersCustomers = ["named", "unnamed", "hidden"] as const;

export const vatModes = ["included", "excluded", "exempt"] as const;

export const roles = ["admin", "sales"] as const;

/** Whether people who sign up are staff at once, wait for approval, or must be invited. */
export const signUpModes = ["open", "approval", "off"] as const;

export type Industry = (typeof industries)[number];
export type CompanySize = (typeof companySizes)[number];
export type CurrentSystem = (typeof currentSystems)[number];
export type PreferredTime = (typeof preferredTimes)[number];
export type DemoInterest = (typeof demoInterests)[number];
export type ContactSubject = (typeof contactSubjects)[number];
export type ProjectType = (typeof projectTypes)[number];
export type EmployeeCount = (typeof employeeCounts)[number];
export type Urgency = (typeof urgencies)[number];
export type InquiryStatus = (typeof inquiryStatuses)[number];
export type Outcome = (typeof outcomes)[number];
export type LostReason = (typeof lostReasons)[number];
export type InquirySort = (typeof inquirySorts)[number];
export type FollowUp = (typeof followUps)[number];
export type RequestState = (typeof requestStates)[number];
export type ContactWay = (typeof loggedWays)[number];
export type Ending = (typeof endings)[number];
export type VatMode = (typeof vatModes)[number];
export type Role = (typeof roles)[number];
