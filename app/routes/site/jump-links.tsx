type Props = { parts: readonly { id: string; heading: string }[] };

export function JumpLinks({ parts }: Props) {
	return (
		<ul className="flex gap-2 text-sm font-bold max-sm:-mx-(--edge) max-sm:overflow-x-auto max-sm:px-(--edge) max-sm:py-1 sm:flex-wrap print:hidden">
			{parts.map(({ id, heading }) => (
				<li key={id}>
					<a
						className="block rounded-full border bg-white px-[0.9rem] py-2 text-inherit max-sm:whitespace-nowrap no-underline hover:border-sky hover:text-sky"
						href={`#${id}`}
					>
						{heading}
					</a>
				</li>
			))}
		</ul>
	);
}
