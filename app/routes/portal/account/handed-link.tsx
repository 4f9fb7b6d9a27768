import { Announcement } from "../shell/announcement.tsx";
import { CopyButton } from "../shell/copy-button.tsx";

/** A link that no mail delivers, for the administrator who hands it on. */
export function HandedLink({ handed: { told, link } }: { handed: { told: string; link: string } }) {
	return (
		<Announcement className="success-panel" text={told}>
			{told} <code className="block wrap-anywhere select-all">{link}</code>
			<CopyButton text={link} />
		</Announcement>
	);
}
