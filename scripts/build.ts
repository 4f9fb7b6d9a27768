import "./settings.ts";
import { runScript } from "./script.ts";
import { buildSite } from "./site-build.ts";

await runScript(buildSite);
