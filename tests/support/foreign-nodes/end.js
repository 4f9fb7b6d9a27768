globalThis.runAt = "end";
