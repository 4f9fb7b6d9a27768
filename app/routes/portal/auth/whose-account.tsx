type Props = {
	lines: string[];
	/** Shown where a link signs in: a stranger may have sent a link to their own account, to see what is done in it. */
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
