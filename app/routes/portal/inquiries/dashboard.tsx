/** The list with nothing opened over it: all that is to be seen comes from list/route.tsx. */
export default function Dashboard() {
	return null;
}
