/** The mark: a cloud laid out of rows of data. */
export function Logo() {
	return (
		<svg className="mark" viewBox="0 0 36 28" width="36" height="28" aria-hidden="true">
			<path d="M15 3.5h8M6.5 14h23M3.5 24.5h15" />
			<path className="mark-sun" d="M28.5 24.5h4" />
		</svg>
	);
}
