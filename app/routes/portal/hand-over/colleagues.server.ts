import { type Person, Staff } from "#models/account/staff.server.ts";

/** The name of who owns something; of those whose account is no longer in use it takes a query of its own. */
export const ownerNameAmong = async (people: Person[], ownerId: string): Promise<string | undefined> =>
	people.find(({ id }) => id === ownerId)?.name ?? (await Staff.names([ownerId])).get(ownerId);

/** The people to choose from when handing over: by name, and by address where two have the same name. */
export async function colleaguesOf(
	ownerId: string | null,
	among: Promise<Person[]> = Staff.active(),
): Promise<{ value: string; label: string }[]> {
	const people = await among;
	const isShared = ({ name }: Person) => people.filter((one) => one.name === name).length > 1;
	return people
		.filter(({ id }) => id !== ownerId)
		.map((person) => ({
			value: person.id,
			label: isShared(person) ? `${person.name} (${person.emailShown})` : person.name,
		}));
}
