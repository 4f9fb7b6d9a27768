import { localizedPath } from "#app/addresses/site.ts";
import { guidePath } from "#app/content/guides.ts";
import { productScreens, screenIds } from "#app/content/product-screens.ts";
import type { Vi } from "#app/locales/index.ts";
import { ProductScreen } from "#app/routes/site/parts/product-screen.tsx";
import { usePageLanguage } from "#app/ui/page-language.ts";
import { Section } from "#app/ui/section.tsx";
import type { Language } from "#models/language.ts";
import { Approval } from "./approval.tsx";

const shown = {
	closing: "group-has-[[value='closing']:not(:checked)]:hidden",
	orders: "group-has-[[value='orders']:not(:checked)]:hidden",
	stock: "group-has-[[value='stock']:not(:checked)]:hidden",
	workOrder: "group-has-[[value='workOrder']:not(:checked)]:hidden",
	payroll: "group-has-[[value='payroll']:not(:checked)]:hidden",
};

/** One October of one firm: five screens for a desk, and the one that a phone is used for. */
export function Screens({ text, lang }: { text: Vi["home"]["screens"]; lang: Language }) {
	const language = usePageLanguage();
	return (
		<Section lang={lang} heading={text.heading}>
			<div className="group max-md:hidden">
				<p className="lead -mt-5 mb-6">{text.text}</p>
				<fieldset className="mb-4 flex flex-wrap gap-2">
					<legend className="sr-only">{text.choose}</legend>
					{screenIds.map((id, index) => (
						<label key={id} className="relative">
							<input
								type="radio"
								name="screen"
								value={id}
								className="peer absolute inset-0 opacity-0"
								defaultChecked={index === 0}
							/>
							<span className="flex min-h-11 items-center rounded-full border border-edge bg-white px-[1.1rem] text-sm font-bold hover:border-sky peer-checked:border-sky-deep peer-checked:bg-sky-deep peer-checked:text-white peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-sky forced-colors:peer-checked:border-4">
								{text.items[id].name}
							</span>{" "}
						</label>
					))}
				</fieldset>
				{screenIds.map((id) => (
					<figure key={id} className={shown[id]}>
						<ProductScreen of={id} />
						<figcaption className="mt-4 text-ink-soft">
							{text.items[id].text}{" "}
							<a
								className="whitespace-nowrap"
								href={localizedPath(language, guidePath(productScreens[id].guide))}
							>
								{text.guide}
							</a>
						</figcaption>
					</figure>
				))}
			</div>
			<figure className="grid gap-6 md:hidden">
				<figcaption className="lead -mt-4">{text.phone}</figcaption>
				<Approval />
			</figure>
		</Section>
	);
}
