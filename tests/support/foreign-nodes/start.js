globalThis.runAt = "start";
