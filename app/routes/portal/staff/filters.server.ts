import * as z from "zod";
import { word } from "#app/server/list-query.server.ts";

/** Parts of the name and the address. */
export const staffFilters = z.object({ q: word });
