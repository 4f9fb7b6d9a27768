/** The dashboard's own address: the list alone. */
export default function DashboardIndex() {
	return null;
}
