type Props = {
	lines: string[];
	/** Said where the link signs in: a stranger may have sent their own, to see what is then done in it. */
	notYours?: string;
};

/** Whose account a mailed link opens. */
export function WhoseAccount({ lines: [account, ...more], notYours }: Props) {
	return (
		<div className="notice grid gap-1 wrap-anywhere">
			<p className="font-bold">{account}</p>
			{more.map((line) => (
				<p key={line}>{line}</p>
			))}
			{notYours && <p>{notYours}</p>}
		</div>
	);
}
