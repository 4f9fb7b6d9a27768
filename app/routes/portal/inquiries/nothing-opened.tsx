/** The dashboard's own address: the list, and nothing over it. */
export default function NothingOpened() {
	return null;
}
