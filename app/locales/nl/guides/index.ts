import type { Guides } from "#app/locales/guide-text.ts";
import backup from "./backup.ts";
import binCard from "./binCard.ts";
import cash from "./cash.ts";
import closing from "./closing.ts";
import counter from "./counter.ts";
import customers from "./customers.ts";
import debts from "./debts.ts";
import exporting from "./export.ts";
import firstDay from "./firstDay.ts";
import help from "./help.ts";
import importing from "./import.ts";
import invoices from "./invoices.ts";
import leave from "./leave.ts";
import lowStock from "./lowStock.ts";
import opening from "./opening.ts";
import payroll from "./payroll.ts";
import people from "./people.ts";
import purchase from "./purchase.ts";
import quoteToPayment from "./quoteToPayment.ts";
import recipe from "./recipe.ts";
import reports from "./reports.ts";
import signIn from "./signIn.ts";
import stockCount from "./stockCount.ts";
import workOrder from "./workOrder.ts";

const guides: Guides = {
	backup,
	binCard,
	cash,
	closing,
	counter,
	customers,
	debts,
	export: exporting,
	firstDay,
	help,
	import: importing,
	invoices,
	leave,
	lowStock,
	opening,
	payroll,
	people,
	purchase,
	quoteToPayment,
	recipe,
	reports,
	signIn,
	stockCount,
	workOrder,
};

export default guides;
