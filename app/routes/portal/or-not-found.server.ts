/** @throws Response 404 for a record that is missing or somebody else's */
export function orNotFound<Found>(found: Found | null | undefined | false): Found {
	if (!found) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
	return found;
}
