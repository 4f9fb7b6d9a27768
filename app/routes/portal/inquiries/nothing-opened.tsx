/** The dashboard's own address: the list alone. */
export default function NothingOpened() {
	return null;
}
