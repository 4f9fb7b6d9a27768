export function Logo({ className = "w-[clamp(1.9rem,1.6rem+1vw,2.25rem)]" }: { className?: string }) {
	return (
		<svg
			className={`flex-none stroke-sky ${className}`}
			viewBox="0 0 36 28"
			width="36"
			height="28"
			fill="none"
			strokeWidth="7"
			strokeLinecap="round"
			aria-hidden="true"
		>
			<path d="M15 3.5h8M6.5 14h23M3.5 24.5h15" />
			<path className="stroke-offer" d="M28.5 24.5h4" />
		</svg>
	);
}
