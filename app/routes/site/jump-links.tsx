type Props = { parts: readonly { id: string; heading: string }[] };

export function JumpLinks({ parts }: Props) {
	return (
		<ul className="flex flex-wrap gap-2 text-sm font-bold print:hidden">
			{parts.map(({ id, heading }) => (
				<li key={id}>
					<a
						className="block rounded-full border bg-white px-[0.9rem] py-2 text-inherit no-underline hover:border-sky hover:text-sky"
						href={`#${id}`}
					>
						{heading}
					</a>
				</li>
			))}
		</ul>
	);
}
