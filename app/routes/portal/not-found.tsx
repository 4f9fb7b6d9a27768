import { requireStaff } from "#app/server/staff.server.ts";

export const loader = requireStaff(async () => {
	throw new Response(null, { status: 404 });
});

export default function NotFound() {
	return null;
}
