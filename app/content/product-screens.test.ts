import { expect, test } from "vitest";
import { locales } from "#app/locales/index.ts";
import { languages } from "#models/language.ts";
import { approval, octoberRevenue, productMenu, productScreens, screenIds } from "./product-screens.ts";

const { closing, orders, stock, workOrder, payroll } = productScreens;
const added = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
const numbersOf = (row: readonly (string | number)[]) => row.filter((cell) => typeof cell === "number");
const digits = (text: string) => Number(text.replace(/\D/g, ""));
const openedOf = ({ opened, lines }: (typeof productScreens)[keyof typeof productScreens]) => ({
	line: numbersOf(lines[opened.line] ?? []),
	values: numbersOf(opened.rows.map(([, value]) => value)),
});

test("a screen has a cell for every column, and a line that is open", () => {
	for (const id of screenIds) {
		const { module, columns, lines, sum, opened } = productScreens[id];
		expect(productMenu).toContain(module);
		for (const row of [...lines, sum]) expect(row, id).toHaveLength(columns.length);
		expect(lines, id).toHaveLength(id === "payroll" ? 6 : 8);
		expect(lines[opened.line], id).toBeDefined();
	}
});

test("a column with a sum adds up to it; the work order's runs from what came in to what came out", () => {
	for (const { columns, lines, sum } of [closing, orders, stock, payroll]) {
		for (const [index, total] of sum.entries()) {
			if (typeof total !== "number") continue;
			expect(added(lines.map((line) => Number(line[index]))), columns[index]).toBe(total);
		}
	}
	let arrived = workOrder.sum[2];
	for (const line of workOrder.lines) {
		const [name] = line;
		const [received = 0, good = 0, bad = 0, inWork = 0] = numbersOf(line);
		expect(received, `${name}`).toBe(arrived);
		expect(good + bad + inWork, `${name}`).toBe(received);
		arrived = good;
	}
	const [received = 0, good = 0, bad = 0, inWork = 0] = numbersOf(workOrder.sum);
	expect(good).toBe(arrived);
	expect(added(workOrder.lines.map((line) => Number(line[4])))).toBe(bad);
	expect(added(workOrder.lines.map((line) => Number(line[5])))).toBe(inWork);
	expect(good + bad + inWork).toBe(received);
});

test("debit equals credit, and what the month earned is what revenue leaves over costs", () => {
	for (const line of closing.lines) {
		const [debit, credit] = numbersOf(line);
		expect(debit, `${line[0]}`).toBe(credit);
	}
	const { line, values } = openedOf(closing);
	expect(added(values)).toBe(line[0]);
	expect(digits(closing.opened.title.replace("911", ""))).toBe(line[0]);
	expect(line[0]).toBe(octoberRevenue.amount);
	const earned = locales.vi.guideScreens.closing[1]?.rows[0]?.value ?? "";
	expect(digits(earned)).toBe(values.at(-1));
});

test("an order's tax is 8% of its goods; the entries of the open one balance", () => {
	for (const line of orders.lines) {
		const [net = 0, vat = 0, total = 0] = numbersOf(line);
		expect([vat * 100, total], `${line[0]}`).toEqual([net * 8, net + vat]);
	}
	const { line, values } = openedOf(orders);
	const [receivable = 0, revenue = 0, vat = 0] = values;
	expect(receivable).toBe(revenue + vat);
	expect([revenue, vat, receivable]).toEqual(line);
	expect(revenue).toBe(2_000 * 24_000);
});

test("goods lie in one of two warehouses and are worth their cost; the open card ends at what is left", () => {
	for (const line of stock.lines) {
		const [main = 0, other = 0, all = 0, cost = 0, worth = 0] = numbersOf(line);
		expect([all, worth], `${line[0]}`).toEqual([main + other, all * cost]);
	}
	const { line, values } = openedOf(stock);
	const [before = 0, sold = 0, left] = values;
	expect(before + sold).toBe(left);
	expect(left).toBe(line[2]);
});

test("the two shifts of an operation are what it made", () => {
	const { line, values } = openedOf(workOrder);
	const [good1 = 0, bad1 = 0, good2 = 0, bad2 = 0] = values;
	expect([good1 + good2, bad1 + bad2]).toEqual([line[1], line[2]]);
});

test("pay is income without insurance and tax, which is 5% of what exceeds the allowance", () => {
	const allowance = 15_500_000;
	for (const line of payroll.lines) {
		const [, income = 0, insurance = 0, tax = 0, paid = 0] = numbersOf(line);
		const taxed = Math.max(0, income - insurance - allowance);
		expect([tax * 100, paid], `${line[0]}`).toEqual([taxed * 5, income - insurance - tax]);
	}
	const { line, values } = openedOf(payroll);
	expect(added(values.slice(0, -1))).toBe(values.at(-1));
	expect(digits(payroll.opened.title)).toBe(line[3]);
	expect(values[1]).toBe(-(16_000_000 * 105) / 1000);
});

test("an order waits for approval as its customer would owe more than allowed", () => {
	const { order, customer, total, owed, owedThen, limit, beyond } = approval;
	const line = orders.lines.find(([id]) => id === order);
	expect(line).toEqual(expect.arrayContaining([order, customer, total, "Chờ duyệt"]));
	expect([owed + total, owedThen - limit]).toEqual([owedThen, beyond]);
	expect(digits(locales.vi.guideScreens.debts[0]?.status ?? "")).toBe(owed);
});

test.each(languages)("%s: the screens show the hero's figure, voucher and goods", (language) => {
	const { hero = locales.vi.hero, features = locales.vi.features } = locales[language];
	expect(digits(hero.story.amount)).toBe(octoberRevenue.amount);
	expect(digits(hero.story.goods.value)).toBe(digits("2000 24000"));
	const entries = features.modules.accounting.screen.rows.map(({ value }) => digits(value));
	expect(entries).toEqual(openedOf(orders).values);
	expect(added(octoberRevenue.customers.map(([, amount]) => amount))).toBe(octoberRevenue.amount);
	const ofCustomer = octoberRevenue.customers.find(([name]) => name === octoberRevenue.customer)?.[1];
	expect(added(octoberRevenue.vouchers.map(([, amount]) => amount))).toBe(ofCustomer);
	const shown = octoberRevenue.vouchers.find(([id]) => id === octoberRevenue.voucher);
	expect(shown?.[1]).toBe(openedOf(orders).values[1]);
	expect(features.modules.accounting.screen.title).toContain(octoberRevenue.voucher);
});
