import { config } from "zod/v4/core";

// Must run before any schema is made: zod otherwise probes `new Function`, which the content policy reports.
config({ jitless: true });

export * as z from "zod/mini";
