import { type Person, Staff } from "#models/account/staff.server.ts";

/** The people to choose from when handing over: by name, and by address where two have the same name. */
export async function colleaguesOf(ownerId: string | null): Promise<{ value: string; label: string }[]> {
	const people = await Staff.active();
	const isShared = ({ name }: Person) => people.filter((one) => one.name === name).length > 1;
	return people
		.filter(({ id }) => id !== ownerId)
		.map((person) => ({
			value: person.id,
			label: isShared(person) ? `${person.name} (${person.emailShown})` : person.name,
		}));
}
