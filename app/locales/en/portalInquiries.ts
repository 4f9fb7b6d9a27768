import type { Vi } from "../index.ts";

const portalInquiries: Vi["portalInquiries"] = {
	dashboard: {
		title: "Inquiries",
		heading: "Inquiries",
		empty: 'No inquiries found. Click "New Inquiry" to create one.',
		loading: "Loading inquiries...",
		columns: {
			date: "Date",
			customer: "Customer",
			company: "Company",
			projectType: "Project type",
			urgency: "Urgency",
			status: "Status",
			actions: "Actions",
		},
		counts: { total: "Total", pending: "Pending", "in-progress": "In progress", completed: "Completed" },
	},
	inquiry: {
		title: "New inquiry",
		heading: "New inquiry",
		groups: { customer: "Customer", project: "Project", planning: "Planning" },
		fields: {
			salesRepName: { label: "Sales representative" },
			customerName: { label: "Customer name" },
			companyName: { label: "Company" },
			customerEmail: { label: "Customer email" },
			customerPhone: { label: "Customer phone" },
			projectType: { label: "Project type", empty: "Choose a project type" },
			industry: { label: "Industry" },
			employeeCount: { label: "Number of employees", empty: "Not known" },
			currentSystem: { label: "Current system" },
			requirements: { label: "Requirements" },
			painPoints: { label: "Pain points" },
			timeline: { label: "Timeline" },
			budget: { label: "Budget" },
			urgency: { label: "Urgency" },
			notes: { label: "Notes" },
		},
		submit: "Submit inquiry",
		failed: "Failed to submit inquiry. Please try again.",
		done: {
			heading: "Inquiry submitted",
			text: "You will be taken to the dashboard in 2 seconds.",
			link: "Go to the dashboard now",
		},
	},
	options: {
		projectType: {
			"full-erp": "Full ERP",
			accounting: "Accounting",
			inventory: "Inventory",
			crm: "CRM",
			manufacturing: "Manufacturing",
			custom: "Custom",
		},
		urgency: { low: "Low", medium: "Medium", high: "High" },
		status: { pending: "Pending", "in-progress": "In progress", completed: "Completed" },
	},
};

export default portalInquiries;
